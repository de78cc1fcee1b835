/** Where a record comes from: a file chosen or dropped, a text pasted, a link. */
import { html, nothing, type TemplateResult } from "lit";
import { RulesError } from "rankfile";
import { LinkError, readRoute, unpack } from "../share/link.js";
import { type Fault, faultPanel } from "./fault.js";
import { Film } from "./film.js";
import { text } from "./words.js";

/** Most bytes of a file: far more than any game has. */
const LARGEST = 1 << 20;

/** The text of a file, or what is wrong with it. */
export const readFile = async (file: File): Promise<string | { fault: Fault }> => {
  if (file.size > LARGEST) return { fault: "large" };
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(await file.arrayBuffer());
  } catch {
    return { fault: "binary" };
  }
};

/** A link among pasted texts: its fragment carries the record. */
const LINK = /^\S+#(\S+=\S*)$/;

/** Opens a text: a record, a view, or a link to one. */
export const openFilm = async (given: string): Promise<Film | { fault: Fault }> => {
  let record = given;
  try {
    const hash = LINK.exec(given.trim())?.[1];
    if (hash !== undefined) record = await unpack(readRoute(hash).packed ?? "");
    return record.trim() === "" ? { fault: "empty" } : Film.open(record);
  } catch (error) {
    if (error instanceof LinkError) return { fault: error };
    if (error instanceof RulesError) return { fault: { error, given: record } };
    throw error;
  }
};

/** The screen without a film. */
export const loader = (
  fault: Fault | null,
  take: (given: string | { fault: Fault }) => void,
): TemplateResult => html`<div class="loader"
  @dragover=${(event: DragEvent) => event.preventDefault()}
  @drop=${async (event: DragEvent) => {
    event.preventDefault();
    const [file] = event.dataTransfer?.files ?? [];
    if (file) take(await readFile(file));
  }}>
  <p class="tagline">${text.words.intro}</p>
  ${fault === null ? nothing : faultPanel(fault)}
  <section class="panel">
    <label class="file"><input type="file" accept=".txt,.rankfile,text/plain" data-file @change=${async (
      event: Event,
    ) => {
      const input = event.target as HTMLInputElement;
      const [file] = input.files ?? [];
      if (file) take(await readFile(file));
      input.value = "";
    }}><span class="button">${text.words.choose}</span></label>
    <p class="about">${text.words.drop}</p>
  </section>
  <form class="panel" @submit=${(event: SubmitEvent) => {
    event.preventDefault();
    take(String(new FormData(event.target as HTMLFormElement).get("text")));
  }}>
    <label>${text.words.text}<textarea name="text" rows="7" spellcheck="false" data-text></textarea></label>
    <div class="buttons"><button class="primary" data-load>${text.words.load}</button></div>
  </form>
</div>`;
