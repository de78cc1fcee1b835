/** Dutch, the rules of Stratego. */
import type { GameBook } from "../en/rulebook.js";

export const stratego: GameBook = {
  lead: "Twee legers staan tegenover elkaar aan weerszijden van twee meren, en geen van beide weet wat de stukken van de ander zijn tot ze elkaar treffen. Zoek de vlag en verover haar.",
  sections: {
    board: "Bord en legers",
    moving: "Verplaatsen",
    attacks: "Aanvallen",
    challenges: "Wie verslaat wie",
    repetition: "Herhaling",
    end: "Hoe het afloopt",
    editions: "Uitgaven",
  },
  rules: {
    SB1: "Het bord heeft tien lijnen en tien rijen. Twee meren van elk vier vakjes, c5 tot d6 en g5 tot h6, zijn geen velden: er staat niets op en er gaat niets overheen.",
    SB2: "Het klassieke leger telt 40 stukken: 33 die bewegen, in tien rangen, zes bommen en de vlag. De hogere rang is de sterkere.",
    SB3: "Elke partij vult haar eigen vier rijen, in het geheim en tegelijkertijd; het spel begint als beide klaar zijn. Een opstelling met fouten wordt geweigerd, en elke fout wordt genoemd.",
    SB4: "De kleinere legers spelen op hetzelfde bord en laten velden van hun vier rijen leeg.",
    SB5: "Zuid begint, tenzij de spelers iets anders afspreken. Een opstelling waaruit niets kan zetten is toegestaan; er komt een waarschuwing, en SE3 of SE4 beslist het spel.",

    SM1: "Een stuk gaat één veld langs een rij of lijn naar een leeg veld.",
    SM2: "Bommen en de vlag worden nooit verplaatst.",
    SM3: "De verkenner gaat in een rechte lijn zo ver hij wil over lege velden en mag het eerste vijandelijke stuk op die lijn aanvallen. Niemand springt over een stuk of een meer.",
    SM4: "Een aanval is een zet naar een veld waarop een vijandelijk stuk staat. Aanvallen is nooit verplicht.",

    SA1: "Het stuk met de hogere rang blijft staan, het andere verlaat het bord.",
    SA2: "Bij gelijke rang verdwijnen beide stukken.",
    SA3: "Een aanvaller die wint neemt het veld in; een verdediger die wint blijft waar hij staat.",
    SA4: "Elk stuk dat een bom aanvalt verdwijnt, behalve een mineur. De bom blijft liggen.",
    SA5: "Een mineur ruimt de bom op en neemt haar veld in.",
    SA6: "Een spion die de maarschalk aanvalt verslaat hem. Elke andere ontmoeting met een stuk dat beweegt verliest hij, of hij nu aanvalt of wordt aangevallen; twee spionnen verdwijnen allebei.",
    SA7: "De vlag valt voor elke aanvaller, ook voor een verkenner van ver, en daarmee is het spel uit.",
    SA8: "Bij elke aanval zien beide partijen beide rangen, en zij mogen die onthouden. Wie meer dan één veld gaat, laat zien dat hij een verkenner is.",

    SR1: "De tweeveldenregel: een stuk dat in al zijn laatste beurten dezelfde grens tussen twee velden is overgegaan, mag er niet nog eens over, ook niet om aan te vallen. Een beurt met een ander stuk laat de telling opnieuw beginnen; voor een verkenner zijn alleen de velden achter die grens gesloten.",
    SR2: "De meerveldenregel: een stuk dat steeds opnieuw dreigt, mag geen bord terugbrengen dat eerder in dezelfde achtervolging stond. Meteen teruggaan naar waar het vandaan kwam telt niet, en een aanval beëindigt de achtervolging.",
    SR3: "Een weigering noemt de regel, en de grens of de eerdere beurt.",

    SE1: "Wie zijn vlag kwijtraakt heeft verloren.",
    SE2: "Wie opgeeft heeft verloren; samen kan men gelijkspel afspreken.",
    SE3: "Wie aan de beurt is en niet kan zetten heeft verloren, ook als alleen SR1 of SR2 de zetten verbiedt.",
    SE4: "In toernooien wordt aan het begin en na elke zet gekeken: kan geen van beide partijen nog een stuk verzetten, dan is het gelijkspel; kan alleen de partij die niet aan de beurt is het niet, dan heeft zij meteen verloren.",
    SE5: "Als dat vooraf is afgesproken, is het gelijkspel na een aantal beurten, of na een aantal beurten achtereen zonder aanval. SE1 tot en met SE4 gaan voor.",
    SE6: "In een figuur mogen vlaggen en stukken ontbreken, maar er mogen er niet te veel zijn. Een partij zonder vlag kan die ook niet verliezen.",
  },
};
