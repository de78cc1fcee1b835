/** The attributes and properties of `<rule-board>`, and how an attribute's text is read. */
import type { PropertyDeclarations } from "lit";

const list = (text: string | null): string[] => (text ?? "").split(/[\s,]+/).filter((word) => word !== "");
const or = (usual: string) => (text: string | null) => text ?? usual;

/** For Lit. */
export const properties: PropertyDeclarations = {
  view: {},
  // A draft changes in place: setting it again draws it again.
  draft: { attribute: false, hasChanged: () => true },
  picks: { converter: { fromAttribute: list } },
  game: {},
  position: {},
  edition: {},
  layout: {},
  lang: { reflect: true, converter: { fromAttribute: or(""), toAttribute: (tag: string) => tag || null } },
  side: {},
  mode: { converter: { fromAttribute: or("show") } },
  theme: { reflect: true, converter: { fromAttribute: or("auto") } },
  covered: { type: Boolean },
  deduction: { type: Boolean },
  ply: { type: Number },
};
