/** HTML as text: what is put in is escaped, unless it is markup itself. */

/** A piece of HTML. */
export class Markup {
  constructor(readonly text: string) {}
  toString(): string {
    return this.text;
  }
}

type Part = Markup | string | number | null | undefined | false | readonly Part[];

const ESCAPES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

const write = (part: Part): string => {
  if (part === null || part === undefined || part === false) return "";
  if (part instanceof Markup) return part.text;
  if (typeof part === "object") return part.map(write).join("");
  return String(part).replaceAll(/[&<>"]/g, (sign) => ESCAPES[sign] ?? sign);
};

/** A template of HTML. */
export const markup = (texts: TemplateStringsArray, ...parts: Part[]): Markup =>
  new Markup(texts.map((text, i) => text + write(parts[i])).join(""));

/** Text that is HTML already. */
export const raw = (text: string): Markup => new Markup(text);
