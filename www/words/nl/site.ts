/** Dutch, what all pages share. */
import type { site as english } from "../en/site.js";
import { board } from "./board.js";

const { sides } = board;

export const site: typeof english = {
  pages: "Pagina's",
  play: "Spelen",
  rules: "Regels",
  editor: "Bouwen",
  replay: "Naspelen",

  kept: "Een spel dat nog loopt",
  keptTurn: ({ game, side }) => `${game}, ${sides[side]} is aan zet.`,
  keptSetup: ({ game }) => `${game}, de legers worden nog opgesteld.`,
  keptAbout: "Het blijft bewaard tot dit tabblad dichtgaat.",
  resume: "Verder spelen",
  replaceAsk: "Er loopt nog een spel. Dat opgeven voor dit spel?",
  replace: "Opgeven",

  thisGame: "Dit spel",
  share: "Delen",
  edit: "Stelling bewerken",
  sounds: "Geluid",
  soundsAbout: "Een toon voor elke beurt, een andere voor een aanval, een derde voor het einde. Ze verraden niets.",

  partTitle: "Deze pagina is niet compleet",
  partFailed: "Dit deel van de pagina kon niet worden opgehaald. Probeer het opnieuw zodra er verbinding is.",
  again: "Opnieuw proberen",
  linkTitle: "Deze link kan niet worden geopend",
  linkFaults: {
    "link-screen": "Hij noemt geen deel van deze pagina: misschien ontbreekt er een stuk van.",
    "link-version":
      "Hij is door een nieuwere versie van deze pagina gemaakt. Laad de pagina opnieuw en open de link dan nog eens.",
    "link-damaged":
      "Er ontbreekt iets of er is onderweg iets veranderd. Vraag de link opnieuw en kopieer hem helemaal.",
    "link-long": "Er zit meer in dan in welk spel ook.",
  },
  linkContent: "Hij is heel aangekomen, maar de inhoud is onleesbaar.",
};
