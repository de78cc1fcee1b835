/** How a rulebook is put together: plain data without a sentence. The sentences are in www/words. */

/** A figure: a case of tests/rulebook by its file and words, and what is to be shown of it. */
export interface FigureOf {
  case: string;
  switches?: Record<string, string>;
  edition?: string;
  /** The piece whose diagram is shown, where the case asks about several. */
  subject?: string;
  /** Whose knowledge is shown; everything when left out. */
  viewer?: "south" | "north";
  /** How many of the case's turns are played before it is shown. */
  after?: number;
}

/** Rules that belong together, with what shows them. */
export interface Group {
  rules: string[];
  figures?: (string | FigureOf)[];
  /** Figures side by side, with their differences marked. */
  compare?: FigureOf[];
  tables?: ("army" | "stones" | "marks" | "challenges" | "editions" | "switches")[];
}

/** A chapter: its anchor, and its groups in order. */
export interface Section {
  id: string;
  /** The piece that stands at its head. */
  piece?: string;
  groups: Group[];
}
