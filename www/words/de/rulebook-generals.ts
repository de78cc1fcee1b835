/** German, the rules of Game of the Generals. */
import type { GameBook } from "../en/rulebook.js";

export const generals: GameBook = {
  lead: "Zwei Heere von 21 Figuren verbergen ihre Ränge bis zum Schluss: Ein Schiedsrichter sieht sich jede Herausforderung an und sagt nur, wer verschwindet. Erobere die andere Fahne, oder bring deine eigene hinüber.",
  sections: {
    board: "Brett und Heere",
    moving: "Ziehen",
    attacks: "Herausforderungen",
    challenges: "Wer schlägt wen",
    secrets: "Was bekannt ist",
    end: "Wie es endet",
    editions: "Was sich vereinbaren lässt",
  },
  rules: {
    GB1: "Das Brett hat neun Linien und acht Reihen, ohne Hindernisse.",
    GB2: "Jede Seite hat 21 Figuren: zwölf Offiziere vom Fünf-Sterne-General bis zum Unteroffizier, zwei Spione, sechs Soldaten und eine Fahne.",
    GB3: "Jede Seite stellt verdeckt auf, wo sie will, in ihren ersten drei Reihen; sechs Felder bleiben leer. Eine fehlerhafte Aufstellung wird abgelehnt, und jeder Fehler wird genannt.",
    GB4: "Beginnen kann jede Seite; hier ist es Süd, wenn nichts anderes vereinbart ist.",
    GB5: "In einer Abbildung dürfen Fahnen und Figuren fehlen. Eine Fahne, die auf ihrer fernsten Reihe steht, während die andere Seite am Zug ist, wartet, wie GE3 es sagt.",

    GM1: "Eine Figur zieht ein Feld vor, zurück oder zur Seite, auch die Fahne. Nichts zieht schräg oder weiter.",
    GM2: "Eine Figur zieht nie auf ein Feld mit einer eigenen.",

    GC1: "Ein Zug auf eine gegnerische Figur ist eine Herausforderung. Von zwei Offizieren bleibt der höhere; bei gleichem Rang verschwinden beide, auch zwei Soldaten oder zwei Spione.",
    GC2: "Jeder Offizier schlägt einen Soldaten.",
    GC3: "Ein Spion schlägt jeden Offizier.",
    GC4: "Nur ein Soldat schlägt einen Spion.",
    GC5: "Alles schlägt eine Fahne. Eine Fahne, die auf die andere Fahne zieht, gewinnt; zieht sie auf etwas anderes, ist sie verloren.",
    GC6: "Ein Herausforderer, der überlebt, nimmt das Feld ein; ein Verteidiger, der überlebt, bleibt, wo er steht.",

    GI1: "Unter einem Schiedsrichter erfährt niemand einen Rang: Jeder sieht nur, welche Figur verschwindet, und ihr Besitzer weiß, was sie war. Werden die Ränge angesagt, sieht man bei jeder Herausforderung beide.",

    GE1: "Wer seine Fahne verliert, hat verloren.",
    GE2: "Wer aufgibt, hat verloren; beide Seiten können sich auf ein Unentschieden einigen.",
    GE3: "Eine Fahne, die die fernste Reihe erreicht, gewinnt sofort, wenn neben, vor und hinter ihr keine gegnerische Figur steht. Sonst hat der Gegner einen Zug; nimmt der die Fahne nicht, gewinnt sie.",
    GE4: "Weder dem Gegner noch einem Zuschauer wird gezeigt, dass auf der fernsten Reihe eine Fahne wartet.",
    GE5: "Ist es vorher vereinbart, endet das Spiel unentschieden, wenn eine Stellung zum dritten Mal entsteht, Figur für Figur, oder nach einer Anzahl von Zügen. Ein Sieg nach GE1 oder GE3 geht vor.",
    GE6: "In einem Spiel aus vollen Aufstellungen hat jede Seite immer einen Zug.",
  },
};
