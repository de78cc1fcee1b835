/** Romanian, the rules of Game of the Generals. */
import type { GameBook } from "../en/rulebook.js";

export const generals: GameBook = {
  lead: "Două armate de câte 21 de piese își ascund gradele până la capăt: un arbitru privește fiecare provocare și spune doar cine iese. Cucerește celălalt drapel sau du-l pe al tău dincolo.",
  sections: {
    board: "Tabla și armatele",
    moving: "Mutarea",
    attacks: "Provocările",
    challenges: "Cine pe cine învinge",
    secrets: "Ce se știe",
    end: "Cum se încheie",
    editions: "Ce se poate conveni",
  },
  rules: {
    GB1: "Tabla are nouă coloane și opt rânduri, fără obstacole.",
    GB2: "Fiecare parte are 21 de piese: doisprezece ofițeri, de la generalul cu cinci stele până la sergent, doi spioni, șase soldați și un drapel.",
    GB3: "Fiecare parte își așază armata în secret, oriunde pe primele ei trei rânduri; șase pătrate rămân goale. O așezare cu greșeli este refuzată, iar fiecare greșeală este numită.",
    GB4: "Poate începe oricare parte; aici începe Sud, dacă jucătorii nu convin altfel.",
    GB5: "Dintr-o figură pot lipsi drapele și piese. Un drapel care stă pe ultimul lui rând când cealaltă parte este la mutare așteaptă, cum spune GE3.",

    GM1: "O piesă se mută un pătrat înainte, înapoi sau în lateral, la fel și drapelul. Nimic nu merge în diagonală sau mai departe.",
    GM2: "O piesă nu se mută niciodată pe una proprie.",

    GC1: "O mutare pe o piesă inamică este o provocare. Dintre doi ofițeri rămâne cel mai mare; la grade egale ies amândoi, la fel doi soldați sau doi spioni.",
    GC2: "Orice ofițer învinge un soldat.",
    GC3: "Un spion învinge orice ofițer.",
    GC4: "Numai un soldat învinge un spion.",
    GC5: "Orice învinge un drapel. Un drapel care se mută pe celălalt drapel câștigă; pe orice altceva, este pierdut.",
    GC6: "O piesă care provoacă și supraviețuiește ocupă pătratul; una care se apără și supraviețuiește rămâne pe loc.",

    GI1: "Cu arbitru nimeni nu află vreun grad: fiecare vede doar care piesă iese, iar stăpânul ei știe ce era. Când gradele se declară, la fiecare provocare se văd amândouă.",

    GE1: "Partea al cărei drapel este capturat a pierdut.",
    GE2: "Cine se predă a pierdut; părțile pot conveni remiza.",
    GE3: "Un drapel care ajunge pe ultimul rând câștigă imediat dacă lângă el, în față, în spate sau în lateral, nu stă nicio piesă inamică. Altfel adversarul are o tură; dacă ea nu capturează drapelul, acesta câștigă.",
    GE4: "Nici adversarului, nici unui spectator nu i se arată că pe ultimul rând așteaptă un drapel.",
    GE5: "Dacă s-a convenit dinainte, este remiză când o poziție apare a treia oară, piesă cu piesă, sau după un număr de ture. O victorie după GE1 sau GE3 are întâietate.",
    GE6: "Într-o partidă cu așezări complete o parte are întotdeauna o mutare.",
  },
};
