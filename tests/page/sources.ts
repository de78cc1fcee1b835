/** The sources of the page and the board, and the fixed text in their templates. */
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const www = fileURLToPath(new URL("../../www/", import.meta.url));

/** Every source below a folder of www by its path, without the words themselves and what is built. */
export const sources = (folder = ""): Map<string, string> =>
  new Map(
    readdirSync(www + folder, { recursive: true, encoding: "utf8" })
      .map((path) => (folder === "" ? path : `${folder}/${path}`))
      .filter((path) => path.endsWith(".ts") && !/^(dist|words)\//.test(path))
      .sort()
      .map((path) => [path, readFileSync(www + path, "utf8")]),
  );

/** Reads past a quoted text or a comment that begins at `i`; `i` itself where there is none. */
const skip = (code: string, i: number): number => {
  const rest = code.slice(i, i + 2);
  if (rest === "//") return code.indexOf("\n", i);
  if (rest === "/*") return code.indexOf("*/", i) + 2;
  const quote = code[i];
  if (quote !== '"' && quote !== "'") return i;
  let end = i + 1;
  while (end < code.length && code[end] !== quote) end += code[end] === "\\" ? 2 : 1;
  return end + 1;
};

/** The templates in a source, each with a space for what is put into it; templates inside of templates count for themselves. */
export const templates = (code: string): { tag: string; text: string }[] => {
  const found: { tag: string; text: string }[] = [];
  /** Reads code up to the brace that closes it, and gives where it ends. */
  const inCode = (start: number): number => {
    let depth = 0;
    for (let i = start; i < code.length; i++) {
      const past = skip(code, i);
      if (past > i) i = past - 1;
      else if (code[i] === "`") i = inTemplate(i);
      else if (code[i] === "{") depth++;
      else if (code[i] === "}" && depth-- === 0) return i;
    }
    return code.length;
  };
  const inTemplate = (start: number): number => {
    const tag = /(\w*)$/.exec(code.slice(0, start))?.[1] ?? "";
    let text = "";
    for (let i = start + 1; i < code.length; i++) {
      if (code[i] === "`") {
        found.push({ tag, text });
        return i;
      }
      if (code[i] === "\\") text += code[++i];
      else if (code.startsWith("${", i)) {
        i = inCode(i + 2);
        text += " ";
      } else text += code[i];
    }
    return code.length;
  };
  inCode(0);
  return found;
};

const LETTERS = /\p{L}{2,}/u;

/** What a template says by itself: text between tags, and attributes that are read out or shown. */
export const fixedText = (template: string): string[] => {
  const shown = [
    ...template.matchAll(/\s(?:aria-\w*label|aria-\w*description|title|placeholder|alt|label)=(?:"([^"]*)"|(\S+))/g),
  ];
  const between = template.replace(/<!--.*?-->/gs, "").split(/<[^>]*>?/);
  return [...shown.map(([, quoted, plain]) => quoted ?? plain ?? ""), ...between]
    .map((text) => text.trim())
    .filter((text) => LETTERS.test(text));
};
