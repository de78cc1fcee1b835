/** What the taps and drags of the editor mean: something in hand is put down, something on the board is moved. */
import { words } from "../language.js";
import { sentence } from "../words/platform.js";
import { TAKE_OFF } from "./palette.js";
import type { Sheet } from "./sheet.js";
import { text } from "./words.js";

/** Something to be told, in the language in use when it is shown. */
export type Note = () => string;

/** The name of what stands somewhere or is in hand, as a draft takes it. */
const nameOf = (sheet: Sheet, what: string): string => {
  const kind = sheet.info.pieces.find(({ letter }) => letter === what.toUpperCase());
  if (kind) return words.board.token({ side: what === kind.letter ? "south" : "north", piece: kind.name });
  return sentence(words.board.stone(sheet.info.stones.find((each) => each.text === what)?.name ?? what));
};

/** The hand of the editor. Every deed returns what is to be told. */
export class EditorHand {
  /** What is in hand from a strip; null for nothing. */
  held: string | null = null;
  /** The square that was tapped and whose piece or stone is to go elsewhere. */
  from: string | null = null;

  /** Puts everything down; false if nothing was in hand. */
  rest(): boolean {
    const busy = this.held !== null || this.from !== null;
    this.held = this.from = null;
    return busy;
  }

  /** Takes something from a strip, or puts it back. What was tapped on the board before can be taken off at once. */
  hold(sheet: Sheet, what: string): Note {
    const { from } = this;
    const again = this.held === what;
    this.rest();
    if (from !== null && what === TAKE_OFF) return this.takeOff(sheet, from);
    if (again) return () => text.words.hint;
    this.held = what;
    return () => (what === TAKE_OFF ? text.words.takingOff : text.words.holding({ what: nameOf(sheet, what) }));
  }

  /** A tap on a square. */
  tap(sheet: Sheet, at: string): Note {
    const { held, from } = this;
    if (held === TAKE_OFF) return this.takeOff(sheet, at);
    if (held !== null) return this.put(sheet, held, at);
    const here = sheet.on(at);
    this.from = null;
    if (from !== null && from !== at) return this.move(sheet, from, at);
    if (from === at || here === null) return () => text.words.hint;
    this.from = at;
    return () => text.words.chosen({ what: nameOf(sheet, here), at });
  }

  put(sheet: Sheet, what: string, at: string): Note {
    sheet.edit((draft) => draft.put(at, what));
    return () => text.words.put({ what: nameOf(sheet, what), at });
  }

  takeOff(sheet: Sheet, at: string): Note {
    this.from = null;
    const here = sheet.on(at);
    if (here === null) return () => text.words.nothing({ at });
    sheet.edit((draft) => draft.put(at, null));
    return () => text.words.takenOff({ what: nameOf(sheet, here), at });
  }

  move(sheet: Sheet, from: string, to: string): Note {
    this.from = null;
    const here = sheet.on(from);
    if (here === null) return () => text.words.nothing({ at: from });
    if (from === to) return () => text.words.hint;
    sheet.edit((draft) => {
      draft.put(from, null);
      draft.put(to, here);
    });
    return () => text.words.moved({ what: nameOf(sheet, here), from, to });
  }
}
