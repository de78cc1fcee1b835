/** Romanian, the rules of Stratego. */
import type { GameBook } from "../en/rulebook.js";

export const stratego: GameBook = {
  lead: "Două armate stau față în față, despărțite de două lacuri, și niciuna nu știe ce sunt piesele celeilalte până nu se întâlnesc. Găsește drapelul și cucerește-l.",
  sections: {
    board: "Tabla și armatele",
    moving: "Mutarea",
    attacks: "Atacurile",
    challenges: "Cine pe cine învinge",
    repetition: "Repetarea",
    end: "Cum se încheie",
    editions: "Edițiile",
  },
  rules: {
    SB1: "Tabla are zece coloane și zece rânduri. Cele două lacuri de câte patru celule, de la c5 la d6 și de la g5 la h6, nu sunt pătrate de joc: nimic nu stă pe ele și nimic nu le trece.",
    SB2: "Armata clasică are 40 de piese: 33 care se mută, în zece grade, șase bombe și drapelul. Gradul mai mare este mai puternic.",
    SB3: "Fiecare parte își umple cele patru rânduri, în secret și în același timp; partida începe când amândouă au terminat. O așezare cu greșeli este refuzată, iar fiecare greșeală este numită.",
    SB4: "Armatele mai mici joacă pe aceeași tablă și lasă goale pătrate din cele patru rânduri.",
    SB5: "Sud începe, dacă jucătorii nu convin altfel. O așezare din care nimic nu se poate muta este permisă; apare un avertisment, iar partida o hotărăște SE3 sau SE4.",

    SM1: "O piesă se mută un pătrat, de-a lungul unui rând sau al unei coloane, pe un pătrat gol.",
    SM2: "Bombele și drapelul nu se mută niciodată.",
    SM3: "Cercetașul merge oricât de departe în linie dreaptă, peste pătrate goale, și poate ataca prima piesă inamică de pe acea linie. Nimeni nu sare peste o piesă sau peste un lac.",
    SM4: "Un atac este o mutare pe un pătrat ocupat de o piesă inamică. Nu este niciodată obligatoriu.",

    SA1: "Piesa cu gradul mai mare rămâne, cealaltă iese de pe tablă.",
    SA2: "La grade egale ies amândouă.",
    SA3: "Un atacator care învinge ocupă pătratul; un apărător care învinge rămâne pe loc.",
    SA4: "Orice piesă în afară de genist care atacă o bombă iese. Bomba rămâne.",
    SA5: "Genistul înlătură bomba și îi ocupă pătratul.",
    SA6: "Un spion care atacă mareșalul îl învinge. Orice altă întâlnire cu o piesă care se mută o pierde, fie că atacă, fie că este atacat; doi spioni ies amândoi.",
    SA7: "Drapelul cade în fața oricărui atacator, chiar și a unui cercetaș de departe, și partida se termină.",
    SA8: "La fiecare atac ambele părți văd ambele grade și le pot ține minte. Cine se mută mai mult de un pătrat se arată a fi cercetaș.",

    SR1: "Regula celor două pătrate: o piesă care în toate ultimele ei mutări a trecut aceeași graniță dintre două pătrate nu o mai poate trece încă o dată, nici ca să atace. O mutare cu altă piesă reia numărătoarea; unui cercetaș îi sunt închise doar pătratele de dincolo de graniță.",
    SR2: "Regula mai multor pătrate: o piesă care amenință mereu nu poate readuce o tablă care a mai fost în aceeași urmărire. Întoarcerea imediată de unde a venit nu se pune la socoteală, iar un atac încheie urmărirea.",
    SR3: "Un refuz numește regula și granița sau tura de dinainte.",

    SE1: "Partea al cărei drapel este capturat a pierdut.",
    SE2: "Cine se predă a pierdut; părțile pot conveni remiza.",
    SE3: "Partea care nu poate muta când îi vine rândul a pierdut, chiar dacă numai SR1 sau SR2 îi interzic mutările.",
    SE4: "La turnee se judecă la început și după fiecare mutare: dacă niciuna dintre părți nu mai are o piesă care se poate muta, este remiză; dacă numai partea care nu este la rând nu mai are, ea a pierdut imediat.",
    SE5: "Dacă s-a convenit dinainte, este remiză după un număr de ture sau după un număr de ture la rând fără atac. De la SE1 la SE4, regulile au întâietate.",
    SE6: "Dintr-o figură pot lipsi drapele și piese, dar nu pot fi prea multe. O parte fără drapel nici nu-l poate pierde.",
  },
};
