/** Why a text cannot be replayed: what is wrong, on which line, at which character. */
import { html, nothing, type TemplateResult } from "lit";
import type { Refusal, RulesError } from "rankfile";
import { words } from "../language.js";
import { why } from "../parts/panels.js";
import { LinkError } from "../share/link.js";
import { text } from "./words.js";

/** What was wrong with a file before it was read as a record. */
export type FileFault = "empty" | "large" | "binary";

/** Everything that can be wrong. */
export type Fault = FileFault | LinkError | { error: RulesError; given: string };

/** How much of a line is shown on each side of a fault. */
const AROUND = 32;

/** The character, from 0, at a column of UTF-8 bytes, from 1. */
const characterAt = (line: string, column: number): number => {
  let bytes = 1;
  let character = 0;
  for (const letter of line) {
    if (bytes >= column) break;
    bytes += new TextEncoder().encode(letter).length;
    character += letter.length;
  }
  return character;
};

const excerpt = (line: string, at: number): TemplateResult => {
  const from = Math.max(0, at - AROUND);
  const [before, after] = [line.slice(from, at), line.slice(at + 1, at + AROUND)];
  return html`<pre class="excerpt">${from > 0 ? "…" : ""}${before}<mark>${line.charAt(at) || "⏎"}</mark>${after}${line.length > at + AROUND ? "…" : ""}</pre>`;
};

const place = (given: string, { line, column }: RulesError): TemplateResult | typeof nothing => {
  if (line === undefined || column === undefined) return nothing;
  const content = given.split(/\r?\n/)[line - 1] ?? "";
  const at = characterAt(content, column);
  return html`<strong>${text.words.place({ line, column: at + 1 })}</strong> ${excerpt(content, at)}`;
};

/** The sentences for what stands inside a faulty record, by the code of the part at fault. */
const reasons = (error: RulesError): Refusal[] => {
  if (error.flaws) return error.flaws;
  const inner = error.detail?.fault;
  return [inner === undefined ? error : { ...error, code: String(inner) }];
};

const body = (fault: Fault): unknown => {
  if (typeof fault === "string") return text.words[fault];
  if (fault instanceof LinkError) return words.site.linkFaults[fault.code];
  return html`${place(fault.given, fault.error)} ${reasons(fault.error).map((reason) => html`<p>${why(reason)}</p>`)}`;
};

/** The fault in words. */
export const faultPanel = (fault: Fault): TemplateResult =>
  html`<div class="panel fault" role="alert" data-fault><h2>${text.words.faultTitle}</h2><div>${body(fault)}</div></div>`;
