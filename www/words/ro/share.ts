/** Romanian, sharing. */
import type { share as english } from "../en/share.js";
import { platform } from "../platform.js";
import { board } from "./board.js";

const { number } = platform("ro");
const { sides } = board;

export const share: typeof english = {
  title: "Distribuie",
  what: "Ce vrei să distribui?",
  kinds: {
    position: {
      name: "Poziția aceasta, de jucat mai departe",
      about: "O partidă care începe aici, fără ce s-a jucat înainte.",
    },
    game: {
      name: "Partida aceasta, de jucat mai departe",
      about: "Partida așa cum este; mutările se mai pot lua înapoi.",
    },
    replay: { name: "Toată partida, pentru reluare", about: "Fiecare mutare, de la prima." },
    spectator: {
      name: "Ce știe un spectator",
      about: "Fiecare mutare, fără niciun grad ascuns. Sigur pentru oricine.",
    },
    referee: {
      name: "Totul, și gradele ascunse",
      about: "Numai pentru un arbitru: toate gradele ambelor părți, iar partida poate continua de aici.",
    },
  },
  seat: ({ side }) => `Ce știe ${sides[side]}`,
  seatAbout: ({ side }) => `${sides[side]}: gradele proprii și ce a aflat. Nu pentru cealaltă parte.`,
  refereeAsk:
    "Partida nu s-a încheiat. Oricine primește linkul vede gradele ascunse ale ambelor părți. Îl faci totuși?",
  refereeYes: "Arată toate gradele",
  link: "Link",
  linkAbout: "Totul se află chiar în link; niciun server nu păstrează nimic.",
  making: "Linkul se pregătește…",
  long: ({ letters }) =>
    `Numărul de caractere al linkului: ${number(letters)}. Unele programe taie linkurile lungi; un fișier este mai sigur.`,
  copy: "Copiază linkul",
  copied: "Copiat",
  file: "Salvează fișierul",
};
