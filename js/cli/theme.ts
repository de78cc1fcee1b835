/** The colours of a drawing by the names that the board element gives them (`--rule-board-NAME`). */
import { oneOf, UsageError } from "./usage.js";

type Colours = Record<string, string>;

/** As the library draws; every colour stands in a drawing for one thing. */
const light: Colours = {
  light: "#f3ecdc",
  dark: "#e6dcc5",
  line: "#c2b496",
  water: "#cfdfe2",
  wave: "#5f8a94",
  zone: "#c9a24a",
  label: "#655a45",
  last: "#5b4a1c",
  south: "#8f4f0f",
  north: "#24466b",
  "on-token": "#fffaf0",
  stone: "#2b2620",
  ink: "#1d1a16",
  halo: "#fffdf7",
  red: "#c4122f",
  purple: "#7a1fa2",
};

/** As the element draws on dark pages. */
const dark: Colours = {
  light: "#37332d",
  dark: "#2e2a25",
  line: "#544d42",
  water: "#24343a",
  wave: "#6f9aa6",
  zone: "#d9b25a",
  label: "#b5a98f",
  last: "#e7cf8c",
  south: "#b8691d",
  north: "#3b6a9c",
  "on-token": "#fffaf0",
  stone: "#e9e1d2",
  ink: "#f4efe4",
  halo: "#14120f",
  red: "#ff5a6e",
  purple: "#d79bff",
};

/** For print without colours: shapes tell what colours tell elsewhere. */
const mono: Colours = {
  light: "#ffffff",
  dark: "#f2f2f2",
  line: "#8c8c8c",
  water: "#dedede",
  wave: "#7a7a7a",
  zone: "#9a9a9a",
  label: "#333333",
  last: "#555555",
  south: "#6e6e6e",
  north: "#1a1a1a",
  "on-token": "#ffffff",
  stone: "#000000",
  ink: "#000000",
  halo: "#ffffff",
  red: "#000000",
  purple: "#000000",
};

const THEMES: Record<string, Colours> = { light, dark, mono };
const NAMES = Object.fromEntries(Object.entries(light).map(([name, colour]) => [colour, name]));

/** The colours of a theme with some of them replaced. @throws UsageError for an unknown theme, name or no colour */
export function coloursOf(theme: string, replaced: readonly (readonly [string, string])[]): Colours {
  const colours = { ...THEMES[oneOf(theme, Object.keys(THEMES), "--theme")] };
  for (const [name, colour] of replaced) {
    oneOf(name, Object.keys(light), "--color");
    // It becomes part of an attribute.
    if (!/^(#[0-9a-f]{3,8}|[a-z]+)$/i.test(colour)) {
      throw new UsageError(`--color: ${name}=${colour} (a name or #RRGGBB is expected)`);
    }
    colours[name] = colour;
  }
  return colours;
}

/** A drawing in those colours. */
export const painted = (svg: string, colours: Colours): string =>
  svg.replaceAll(/\b(fill|stroke)="(#[0-9a-f]{6})"/g, (whole, attribute, colour) => {
    const name = NAMES[colour];
    return name === undefined ? whole : `${attribute}="${colours[name]}"`;
  });
