/** One figure of the rulebook: plain data that a page carries, and the game that it opens. */
import { type Game, type GameId, newGame, type Rules, type Scene, type Side, type View, type Viewer } from "rankfile";

/** A position to look at and to play with. */
export interface Figure {
  /** Its anchor on the page. */
  id: string;
  game: GameId;
  rules: Rules;
  /** The position text; null where armies are set up instead. */
  position: string | null;
  setups: [Side, string][];
  /** Turns played before it is shown. */
  before: string[];
  /** Turns to play on it, one after the other. */
  plays: string[];
  /** Actions to ask "why not?" about. */
  refused: string[];
  /** The piece whose diagram it shows. */
  subject: string | null;
  /** The part of the board that it shows; null is all of it. */
  area: string | null;
  viewer: Viewer;
}

/** Opens the game of a figure as it stands at first. */
export const openFigure = ({ game, rules, position, setups, before }: Figure): Game => {
  const opened = newGame(game, position === null ? rules : { ...rules, position });
  for (const [side, setup] of setups) opened.deploy(side, setup);
  for (const action of before) opened.play(action);
  return opened;
};

/** What a figure shows of its game. */
export const viewOf = (figure: Figure, game: Game): View => game.view(figure.viewer);

/** Whether a figure shows one side alone. */
export const isAlone = ({ pieces, turn }: Scene): boolean => pieces.every(({ side }) => side === turn);

/** The same position with the side on turn that has just moved: where it stands alone it goes on. */
export const goOn = (figure: Figure, game: Game, side: Side): Game => {
  const [board = "", , ...rest] = game.position().split(" ");
  // A ban of Bollwerk is for the opponent's next turn, and that is not played.
  if (rest.length > 1) rest[1] = "-";
  return newGame(figure.game, { ...figure.rules, position: [board, side.charAt(0), ...rest].join(" ") });
};
