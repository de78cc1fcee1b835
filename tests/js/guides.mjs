// The guides and their blocks of code.
import { readdirSync, readFileSync } from "node:fs";

/** The readme and everything in docs/; the reference is written from the declarations and shows no code of its own. */
export const guides = [
  "README.md",
  ...readdirSync("docs")
    .filter((name) => name.endsWith(".md"))
    .map((name) => `docs/${name}`),
];

/** The blocks of code of a guide, in order. */
export const blocks = (path) =>
  [...readFileSync(path, "utf8").matchAll(/^```(\w*)\n(.*?)^```$/gms)].map(([, language, code]) => ({
    language,
    code,
  }));

/** Whether a block wants a page. */
export const inBrowser = (language, code) =>
  language === "html" || (language === "js" && /"rankfile\/(auto|element)"|document\./.test(code));
