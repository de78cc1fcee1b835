/** Romanian, the list of saved set-ups. */
import type { saves as english } from "../en/saves.js";
import { platform } from "../platform.js";

const { number, plural } = platform("ro");

export const saves: typeof english = {
  title: "Așezări păstrate",
  about: "Această listă ține de browser, nu de un jucător: oricine stă aici o poate deschide.",
  none: "Niciuna încă pentru această armată.",
  name: "Numele acestei așezări",
  save: "Păstrează",
  saved: ({ name }) => `„${name}” este păstrată.`,
  loadName: ({ name }) => `Încarcă „${name}”`,
  loaded: ({ name }) => `„${name}” este pe tablă.`,
  replaceAsk: ({ name }) => `Există deja o așezare „${name}”. O înlocuiești?`,
  replace: "Înlocuiește",
  remove: "Șterge",
  removeName: ({ name }) => `Șterge „${name}”`,
  removeAsk: ({ name }) => `Ștergi așezarea „${name}”?`,
  removed: ({ name }) => `„${name}” este ștearsă.`,
  export: "Exportă tot",
  exportTitle: "Toate așezările păstrate",
  exportHelp: "Câte un rând: joc, armată, așezare, nume. Oricine are acest text îți cunoaște așezările.",
  import: "Importă",
  importTitle: "Importă așezări",
  importHelp: "Un text din „Exportă tot”. Se adaugă la listă; nu se înlocuiește nimic.",
  imported: ({ added, all }) =>
    `${number(added)} din ${number(all)} ${plural(all, { one: "așezare adăugată", few: "așezări adăugate", other: "de așezări adăugate" })}${
      added < all ? "; restul existau deja" : ""
    }.`,
  damaged: "Așezările păstrate în acest browser nu pot fi citite. Nu s-a schimbat nimic.",
  damagedHelp: "Textul așa cum este păstrat.",
  showText: "Arată textul",
  setAside: "Începe o listă nouă",
  aside: "Începe o listă nouă; textul deteriorat rămâne păstrat sub un nume propriu.",
  errors: {
    "saves-head": ({ head }) => `Primul rând trebuie să fie „${head}”.`,
    "saves-line": ({ line }) =>
      `Rândul ${number(line)} nu este o așezare pe care pagina o cunoaște: nu s-a importat și nu s-a schimbat nimic.`,
    "saves-many": ({ most }) => `Sunt prea multe așezări: se pot păstra cel mult ${number(most)}.`,
    "saves-storage": () => "Acest browser nu lasă pagina să păstreze nimic.",
    "saves-name": ({ longest }) =>
      `Un nume are între 1 și ${number(longest)} ${plural(longest, { one: "caracter", few: "caractere", other: "de caractere" })}.`,
  },
};
