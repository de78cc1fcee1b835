/** The head of every screen: where one is, where one can go, the language. */
import { html, nothing, type TemplateResult } from "lit";
import { language, words } from "../language.js";
import { folderOf } from "../rulebook/place.js";
import type { Screen } from "../share/link.js";
import { languageChoice } from "./language.js";

/** What the head shows. */
export interface Head {
  screen: Screen | null;
  title: string;
  /** Whether there is a game to go on with. */
  busy: boolean;
}

/** The head. */
export const head = ({ screen, title, busy }: Head): TemplateResult => {
  const link = (to: Screen, text: string, address = `#${to}`) =>
    html`<a href=${address} data-screen=${to} aria-current=${screen === to ? "page" : nothing}>${text}</a>`;
  return html`<header>
    <a class="name" href="#" aria-current=${screen === null ? "page" : nothing}>${words.page.title}</a>
    <nav aria-label=${words.site.pages}>
      ${link("play", words.site.play, busy ? "#play" : "#")}
      <a href=${folderOf(language)} data-screen="rules">${words.site.rules}</a>
      ${link("editor", words.site.editor)} ${link("replay", words.site.replay)}
    </nav>
    <h1 tabindex="-1">${title}</h1>
    ${languageChoice()}
  </header>`;
};
