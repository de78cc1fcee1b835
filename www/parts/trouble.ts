/** What is shown instead of a screen that cannot be: why, and what to do next. */
import { html, type TemplateResult } from "lit";
import type { RulesError } from "rankfile";
import { words } from "../language.js";
import { LinkError } from "../share/link.js";
import { why } from "./panels.js";

/** A link that cannot be opened, or a part of the page that could not be fetched. */
export type Trouble = LinkError | RulesError | "part";

/** The panel. */
export const troublePanel = (trouble: Trouble): TemplateResult => {
  const told = (title: string, body: unknown, deed: unknown) =>
    html`<div class="panel trouble" role="alert" data-trouble><h2>${title}</h2><p>${body}</p><div class="buttons">${deed}</div></div>`;
  const reload = html`<button type="button" class="primary" data-again @click=${() => location.reload()}>${words.site.again}</button>`;
  const first = html`<a class="button" href="#">${words.page.home}</a>`;
  if (trouble === "part") return told(words.site.partTitle, words.site.partFailed, reload);
  if (trouble instanceof LinkError) return told(words.site.linkTitle, words.site.linkFaults[trouble.code], first);
  return told(words.site.linkTitle, html`${words.site.linkContent} ${why(trouble)}`, first);
};
