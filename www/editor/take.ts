/** A position to take away: as text, drawing, lines for a web page, or link. */
import { linkTo } from "../share/link.js";
import type { Sheet } from "./sheet.js";

/** Ways to take a position away. */
export const TAKES = ["text", "svg", "embed", "link"] as const;
/** One of them. */
export type Take = (typeof TAKES)[number];

const attribute = (name: string, value: string | undefined): string =>
  value === undefined
    ? ""
    : ` ${name}="${value.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;")}"`;

/** The lines that show a position in another web page. `script` is where that page keeps the package's `auto.js`. */
export const embed = (sheet: Sheet, script = "rankfile/auto.js"): string => {
  const { edition, layout } = sheet.rules;
  const given = [
    attribute("game", sheet.id),
    attribute("position", String(sheet)),
    attribute("edition", edition),
    attribute("layout", layout),
    attribute("mode", "show"),
  ];
  return `<script type="module" src="${script}"></script>\n<rule-board${given.join("")}></rule-board>\n`;
};

/** The text of a position taken away in some way. */
export const taken = (sheet: Sheet, how: Take, bottom: "south" | "north"): string | Promise<string> => {
  if (how === "svg") return sheet.draft.svg({ bottom });
  if (how === "embed") return embed(sheet);
  return how === "link" ? linkTo("editor", sheet.toLink()) : String(sheet);
};
