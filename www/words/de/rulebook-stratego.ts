/** German, the rules of Stratego. */
import type { GameBook } from "../en/rulebook.js";

export const stratego: GameBook = {
  lead: "Zwei Heere stehen sich an zwei Seen gegenüber, und keines weiß, was die Figuren des anderen sind, bis sie aufeinandertreffen. Finde die Fahne und erobere sie.",
  sections: {
    board: "Brett und Heere",
    moving: "Ziehen",
    attacks: "Angriffe",
    challenges: "Wer schlägt wen",
    repetition: "Wiederholung",
    end: "Wie es endet",
    editions: "Ausgaben",
  },
  rules: {
    SB1: "Das Brett hat zehn Linien und zehn Reihen. Zwei Seen aus je vier Kästchen, c5 bis d6 und g5 bis h6, sind keine Felder: Nichts steht auf ihnen, und nichts überquert sie.",
    SB2: "Das klassische Heer hat 40 Figuren: 33, die ziehen, in zehn Rängen, sechs Bomben und die Fahne. Der höhere Rang ist der stärkere.",
    SB3: "Jede Seite besetzt ihre eigenen vier Reihen, verdeckt und gleichzeitig; das Spiel beginnt, wenn beide fertig sind. Eine fehlerhafte Aufstellung wird abgelehnt, und jeder Fehler wird genannt.",
    SB4: "Die kleineren Heere spielen auf demselben Brett und lassen Felder ihrer vier Reihen leer.",
    SB5: "Süd beginnt, wenn nichts anderes vereinbart ist. Eine Aufstellung, aus der nichts ziehen kann, ist erlaubt; es gibt eine Warnung, und SE3 oder SE4 entscheidet das Spiel.",

    SM1: "Eine Figur zieht ein Feld entlang einer Reihe oder Linie auf ein leeres Feld.",
    SM2: "Bomben und die Fahne ziehen nie.",
    SM3: "Der Aufklärer zieht in gerader Linie beliebig weit über leere Felder und darf die erste gegnerische Figur auf dieser Linie angreifen. Niemand überspringt eine Figur oder einen See.",
    SM4: "Ein Angriff ist ein Zug auf ein Feld, auf dem eine gegnerische Figur steht. Er ist nie Pflicht.",

    SA1: "Die Figur mit dem höheren Rang bleibt, die andere verlässt das Brett.",
    SA2: "Bei gleichem Rang verschwinden beide.",
    SA3: "Ein siegreicher Angreifer nimmt das Feld ein; ein siegreicher Verteidiger bleibt, wo er steht.",
    SA4: "Jede Figur außer dem Mineur, die eine Bombe angreift, verschwindet. Die Bombe bleibt.",
    SA5: "Ein Mineur räumt die Bombe und nimmt ihr Feld ein.",
    SA6: "Ein Spion, der den Marschall angreift, schlägt ihn. Jede andere Begegnung mit einer Figur, die ziehen kann, verliert er, ob er angreift oder angegriffen wird; zwei Spione verschwinden beide.",
    SA7: "Die Fahne fällt jedem Angreifer zu, auch einem Aufklärer von weit her, und das Spiel ist aus.",
    SA8: "Bei jedem Angriff sehen beide Seiten beide Ränge und dürfen sie sich merken. Wer mehr als ein Feld zieht, zeigt sich als Aufklärer.",

    SR1: "Die Zwei-Felder-Regel: Eine Figur, die in allen ihren letzten Zügen dieselbe Grenze zwischen zwei Feldern überquert hat, darf sie nicht noch einmal überqueren, auch nicht im Angriff. Ein Zug mit einer anderen Figur lässt die Zählung neu beginnen; einem Aufklärer sind nur die Felder jenseits der Grenze verschlossen.",
    SR2: "Die Mehr-Felder-Regel: Eine Figur, die immer wieder droht, darf kein Brett zurückbringen, das in derselben Verfolgung schon einmal stand. Sofort dorthin zurückzuziehen, woher sie kam, zählt nicht, und ein Angriff beendet die Verfolgung.",
    SR3: "Eine Ablehnung nennt die Regel und die Grenze oder den früheren Zug.",

    SE1: "Wer seine Fahne verliert, hat verloren.",
    SE2: "Wer aufgibt, hat verloren; beide Seiten können sich auf ein Unentschieden einigen.",
    SE3: "Wer am Zug ist und nicht ziehen kann, hat verloren, auch wenn nur SR1 oder SR2 die Züge verbietet.",
    SE4: "Im Turnier wird am Anfang und nach jedem Zug geprüft: Kann keine Seite mehr eine Figur ziehen, ist es unentschieden; kann es nur die Seite nicht, die nicht am Zug ist, so hat sie sofort verloren.",
    SE5: "Ist es vorher vereinbart, endet das Spiel unentschieden nach einer Anzahl von Zügen oder nach einer Anzahl von Zügen in Folge ohne Angriff. SE1 bis SE4 gehen vor.",
    SE6: "In einer Abbildung dürfen Fahnen und Figuren fehlen, aber nicht zu viele stehen. Eine Seite ohne Fahne kann sie auch nicht verlieren.",
  },
};
