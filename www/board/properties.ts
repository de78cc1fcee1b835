/** The attributes and properties of `<rule-board>`, and how an attribute's text is read. */
import type { Property } from "./reactive.js";

const list = (text: string | null): string[] => (text ?? "").split(/[\s,]+/).filter((word) => word !== "");
const or = (usual: string) => (text: string | null) => text ?? usual;
const flag = (text: string | null) => text !== null;

/** For `Reactive`. */
export const properties: Record<string, Property> = {
  view: {},
  // A draft changes in place: setting it again draws it again.
  draft: { hidden: true, always: true },
  area: {},
  diagram: {},
  picks: { read: list },
  game: {},
  position: {},
  edition: {},
  layout: {},
  lang: { read: or(""), reflect: true },
  side: {},
  mode: { read: or("show") },
  theme: { read: or("auto"), reflect: true },
  covered: { read: flag },
  deduction: { read: flag },
  silent: { read: flag },
  ply: { read: (text) => (text === null ? null : Number(text)) },
};
