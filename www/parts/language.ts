/** The choice of the language, in the head of the page. */
import { html, type TemplateResult } from "lit";
import { choose, language, words } from "../language.js";
import { type Language, languages } from "../words/index.js";

const change = async (event: Event): Promise<void> => {
  const select = event.target as HTMLSelectElement;
  // A language that cannot be fetched is not chosen.
  await choose(select.value as Language).catch(() => {
    select.value = language;
  });
};

/** The list of languages, each by its own name. */
export const languageChoice =
  (): TemplateResult => html`<span class="language"><span aria-hidden="true">${language.toUpperCase()}</span><select data-language aria-label=${words.page.language} @change=${change}>
  ${Object.entries(languages).map(
    ([tag, name]) => html`<option value=${tag} lang=${tag} ?selected=${tag === language}>${name}</option>`,
  )}
</select></span>`;
