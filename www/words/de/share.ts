/** German, sharing. */
import type { share as english } from "../en/share.js";
import { platform } from "../platform.js";
import { board } from "./board.js";

const { number } = platform("de");
const { sides } = board;

export const share: typeof english = {
  title: "Teilen",
  what: "Was möchtest du teilen?",
  kinds: {
    position: {
      name: "Diese Stellung, zum Weiterspielen",
      about: "Eine Partie, die hier beginnt, ohne das, was vorher war.",
    },
    game: {
      name: "Diese Partie, zum Weiterspielen",
      about: "Die Partie, wie sie steht; Züge lassen sich noch zurücknehmen.",
    },
    replay: { name: "Die ganze Partie, zum Nachspielen", about: "Jeder Zug vom ersten an." },
    spectator: {
      name: "Was ein Zuschauer weiß",
      about: "Jeder Zug, ohne einen verdeckten Rang. Für alle unbedenklich.",
    },
    referee: {
      name: "Alles, auch die verdeckten Ränge",
      about: "Nur für einen Schiedsrichter: alle Ränge beider Seiten, und die Partie kann damit weitergehen.",
    },
  },
  seat: ({ side }) => `Was ${sides[side]} weiß`,
  seatAbout: ({ side }) =>
    `Die Ränge von ${sides[side]} und was ${sides[side]} erfahren hat. Nicht für die andere Seite.`,
  refereeAsk:
    "Die Partie ist noch nicht zu Ende. Wer dies bekommt, sieht die verdeckten Ränge beider Seiten. Trotzdem erstellen?",
  refereeYes: "Alle Ränge zeigen",
  link: "Link",
  linkAbout: "Alles steckt im Link selbst; kein Server bewahrt etwas auf.",
  making: "Der Link wird erstellt…",
  long: ({ letters }) =>
    `Dieser Link hat ${number(letters)} Zeichen, und manche Programme kürzen lange Links. Eine Datei ist sicherer.`,
  copy: "Link kopieren",
  copied: "Kopiert",
  file: "Datei speichern",
};
