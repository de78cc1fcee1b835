/** Dutch, the rules of Game of the Generals. */
import type { GameBook } from "../en/rulebook.js";

export const generals: GameBook = {
  lead: "Twee legers van 21 stukken verbergen hun rangen voor elkaar tot het einde toe: een scheidsrechter bekijkt elke uitdaging en zegt alleen wie verdwijnt. Verover de andere vlag, of breng de eigen naar de overkant.",
  sections: {
    board: "Bord en legers",
    moving: "Verplaatsen",
    attacks: "Uitdagingen",
    challenges: "Wie verslaat wie",
    secrets: "Wat bekend is",
    end: "Hoe het afloopt",
    editions: "Wat men kan afspreken",
  },
  rules: {
    GB1: "Het bord heeft negen lijnen en acht rijen, zonder hindernissen.",
    GB2: "Elke partij heeft 21 stukken: twaalf officieren van de vijfsterrengeneraal tot de sergeant, twee spionnen, zes soldaten en een vlag.",
    GB3: "Elke partij stelt in het geheim op, waar zij wil op haar eerste drie rijen; zes velden blijven leeg. Een opstelling met fouten wordt geweigerd, en elke fout wordt genoemd.",
    GB4: "Elk van beide kan beginnen; hier is dat Zuid, tenzij de spelers iets anders afspreken.",
    GB5: "In een figuur mogen vlaggen en stukken ontbreken. Een vlag die op haar verste rij staat terwijl de ander aan de beurt is, wacht zoals GE3 het zegt.",

    GM1: "Een stuk gaat één veld vooruit, achteruit of opzij, en de vlag ook. Niets gaat schuin of verder.",
    GM2: "Een stuk gaat nooit naar een veld met een eigen stuk.",

    GC1: "Een zet naar een veld met een vijandelijk stuk is een uitdaging. Van twee officieren blijft de hogere; bij gelijke rang verdwijnen beide, ook twee soldaten of twee spionnen.",
    GC2: "Elke officier verslaat een soldaat.",
    GC3: "Een spion verslaat elke officier.",
    GC4: "Alleen een soldaat verslaat een spion.",
    GC5: "Alles verslaat een vlag. Een vlag die naar de andere vlag gaat wint; gaat zij naar iets anders, dan is zij verloren.",
    GC6: "Een uitdager die overleeft neemt het veld in; een verdediger die overleeft blijft waar hij staat.",

    GI1: "Bij een scheidsrechter leert niemand een rang: ieder ziet alleen welk stuk verdwijnt, en de eigenaar weet wat het was. Worden de rangen genoemd, dan ziet men bij elke uitdaging beide.",

    GE1: "Wie zijn vlag kwijtraakt heeft verloren.",
    GE2: "Wie opgeeft heeft verloren; samen kan men gelijkspel afspreken.",
    GE3: "Een vlag die de verste rij bereikt wint meteen als er geen vijandelijk stuk naast, voor of achter haar staat. Anders heeft de tegenstander één beurt; neemt die beurt de vlag niet, dan wint zij.",
    GE4: "De tegenstander en een toeschouwer krijgen niet te zien dat er een vlag op de verste rij wacht.",
    GE5: "Als dat vooraf is afgesproken, is het gelijkspel wanneer een stelling voor de derde keer ontstaat, stuk voor stuk, of na een aantal beurten. Winst volgens GE1 of GE3 gaat voor.",
    GE6: "In een spel vanuit volledige opstellingen heeft een partij altijd een zet.",
  },
};
