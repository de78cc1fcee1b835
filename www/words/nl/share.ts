/** Dutch, sharing. */
import type { share as english } from "../en/share.js";
import { platform } from "../platform.js";
import { board } from "./board.js";

const { number } = platform("nl");
const { sides } = board;

export const share: typeof english = {
  title: "Delen",
  what: "Wat wil je delen?",
  kinds: {
    position: {
      name: "Deze stelling, om verder te spelen",
      about: "Een spel dat hier begint, zonder wat eraan voorafging.",
    },
    game: {
      name: "Dit spel, om verder te spelen",
      about: "Het spel zoals het staat; beurten kunnen nog worden teruggenomen.",
    },
    replay: { name: "Het hele spel, om na te spelen", about: "Elke beurt vanaf de eerste." },
    spectator: {
      name: "Wat een toeschouwer weet",
      about: "Elke beurt zonder één verborgen rang. Veilig voor iedereen.",
    },
    referee: {
      name: "Alles, ook de verborgen rangen",
      about: "Alleen voor een scheidsrechter: alle rangen van beide partijen, en het spel kan ermee verdergaan.",
    },
  },
  seat: ({ side }) => `Wat ${sides[side]} weet`,
  seatAbout: ({ side }) =>
    `De rangen van ${sides[side]}, en wat ${sides[side]} te weten kwam. Niet voor de andere partij.`,
  refereeAsk:
    "Het spel is nog niet afgelopen. Wie dit krijgt, ziet de verborgen rangen van beide partijen. Toch maken?",
  refereeYes: "Alle rangen tonen",
  link: "Link",
  linkAbout: "Alles zit in de link zelf; geen server bewaart iets.",
  making: "De link wordt gemaakt…",
  long: ({ letters }) =>
    `Deze link telt ${number(letters)} tekens, en sommige programma's kappen lange links af. Een bestand is veiliger.`,
  copy: "Link kopiëren",
  copied: "Gekopieerd",
  file: "Bestand opslaan",
};
