/** Dutch, the list of saved set-ups. */
import type { saves as english } from "../en/saves.js";
import { platform } from "../platform.js";

const { number, plural } = platform("nl");

export const saves: typeof english = {
  title: "Bewaarde opstellingen",
  about: "Deze lijst hoort bij deze browser, niet bij een speler: wie hier zit, kan hem openen.",
  none: "Nog geen voor dit leger.",
  name: "Naam van deze opstelling",
  save: "Bewaren",
  saved: ({ name }) => `“${name}” is bewaard.`,
  loadName: ({ name }) => `“${name}” laden`,
  loaded: ({ name }) => `“${name}” staat op het bord.`,
  replaceAsk: ({ name }) => `Er is al een opstelling “${name}”. Vervangen?`,
  replace: "Vervangen",
  remove: "Verwijderen",
  removeName: ({ name }) => `“${name}” verwijderen`,
  removeAsk: ({ name }) => `De opstelling “${name}” verwijderen?`,
  removed: ({ name }) => `“${name}” is verwijderd.`,
  export: "Alles exporteren",
  exportTitle: "Alle bewaarde opstellingen",
  exportHelp: "Per opstelling één regel: spel, leger, opstelling, naam. Wie deze tekst heeft, kent je opstellingen.",
  import: "Importeren",
  importTitle: "Opstellingen importeren",
  importHelp: "Een tekst uit “Alles exporteren”. Hij wordt aan de lijst toegevoegd; er wordt niets vervangen.",
  imported: ({ added, all }) =>
    `${number(added)} van ${number(all)} ${plural(all, { one: "opstelling", other: "opstellingen" })} toegevoegd${
      added < all ? "; de rest was er al" : ""
    }.`,
  damaged: "De bewaarde opstellingen van deze browser zijn niet te lezen. Er is niets veranderd.",
  damagedHelp: "De tekst zoals hij bewaard is.",
  showText: "Tekst tonen",
  setAside: "Een nieuwe lijst beginnen",
  aside: "Er begint een nieuwe lijst; de beschadigde tekst blijft onder een eigen naam bewaard.",
  errors: {
    "saves-head": ({ head }) => `De eerste regel moet “${head}” zijn.`,
    "saves-line": ({ line }) =>
      `Regel ${number(line)} is geen opstelling die deze pagina kent: er is niets geïmporteerd of veranderd.`,
    "saves-many": ({ most }) => `Er zijn te veel opstellingen: er passen er hoogstens ${number(most)} in.`,
    "saves-storage": () => "In deze browser mag de pagina niets bewaren.",
    "saves-name": ({ longest }) => `Een naam heeft 1 tot ${number(longest)} tekens.`,
  },
};
