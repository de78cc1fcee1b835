/** Dutch, the page around the boards. */
import type { page as english } from "../en/page.js";
import { platform, sentence } from "../platform.js";
import { board } from "./board.js";

const { number, list } = platform("nl");
const { sides } = board;
const against = { south: sides.north, north: sides.south };

export const page: typeof english = {
  title: "Rankfile",
  description: "Bordspellen met en zonder geheimen, gespeeld in de browser.",
  tagline: "Bordspellen met en zonder geheimen. Kies een stuk en verzet het, hier en nu.",
  language: "Taal",
  loading: "De regels worden geladen…",
  failed:
    "De regels konden niet geladen worden. Laad de pagina opnieuw; als dat niet helpt, blokkeert je browser misschien WebAssembly.",
  play: "Spelen",
  playGame: ({ game }) => `${game} spelen`,
  facts: ({ squares, pieces, minutes: [least, most] }) =>
    `${number(squares)} velden, ${number(pieces)} stukken per partij, ${
      least === most ? number(least) : `${number(least)}–${number(most)}`
    } minuten`,
  options: "Opties",
  optionsOf: ({ game }) => `Opties van ${game}`,
  start: "Beginnen",
  edition: "Uitgave",
  army: "Leger",
  first: "Wie begint",
  armyOption: ({ name, count }) => `${name}, ${number(count)} stukken`,
  home: "Alle spellen",
  newGame: "Nieuw spel",
  newGameAsk: "Dit spel verlaten en een nieuw beginnen?",
  rules: "Regels",
  rule: ({ number }) => `Regel ${number}`,
  cancel: "Annuleren",
  close: "Sluiten",

  setup: ({ side }) => `${sides[side]} stelt op`,
  setupHint: "Sleep een stuk naar je rijen, of tik stuk en veld aan. Wissel met twee velden.",
  tray: "Te plaatsen stukken",
  random: "Willekeurig",
  mirror: "Spiegelen",
  mirrored: "De lijnen zijn gespiegeld.",
  shuffled: "De rest is willekeurig geplaatst.",
  clear: "Leegmaken",
  copy: "Tekst kopiëren",
  copied: "De opstelling is gekopieerd.",
  copyText: "Kopiëren",
  copiedText: "Gekopieerd",
  copyFailed: "De browser staat kopiëren niet toe. Hier is de tekst.",
  paste: "Tekst plakken",
  pasteTitle: "Een opstelling plakken",
  pasteHelp: "Rijen van voor naar achter, gescheiden door /, zoals deze pagina ze kopieert.",
  pasteUse: "Deze tekst gebruiken",
  ready: "Klaar",
  allPlaced: "Alle stukken zijn geplaatst.",
  toPlace: ({ pieces }) => `Nog te plaatsen: ${list(pieces.map(({ kind, count }) => board.countPieces(count, kind)))}.`,
  stands: ({ piece, at }) => `${sentence(board.piece(piece))} op ${at}.`,
  swapped: ({ one, other }) => `${sentence(board.piece(one))} en ${board.piece(other)} gewisseld.`,
  takenOff: ({ piece }) => `${sentence(board.piece(piece))} ligt weer klaar.`,
  warning: "Let op:",

  curtainSetup: ({ side }) => `${sides[side]}, stel je leger op. ${against[side]}, kijk even weg.`,
  curtainTurn: ({ side }) => `${sides[side]}, je bent aan zet. ${against[side]}, kijk even weg.`,
  curtainOpen: ({ side }) => `Ik ben ${sides[side]}: openen`,
  handOver: ({ side }) => `Doorgeven aan ${sides[side]}`,
  handOverNow: ({ side }) => `Geef het scherm door aan ${sides[side]}.`,

  turn: ({ side }) => `${sides[side]} is aan zet.`,
  yourTurn: ({ side }) => `${sides[side]}, je bent aan zet.`,
  moves: "Zetten",
  noMoves: "Nog geen zetten.",
  stays: { attacker: "aanvaller blijft", defender: "verdediger blijft", none: "beide weg" },
  lost: "Verloren stukken",
  lostBy: ({ side }) => `Verloren door ${sides[side]}`,
  none: "geen",
  nextCrossing: ({ border }) => `De volgende keer dat dit stuk over ${border} gaat, wordt dat geweigerd.`,
  nextReturn: "Meteen teruggaan met dit stuk wordt geweigerd.",
  undo: "Terug",
  undoAsk: "Zijn beide partijen het eens om de laatste beurt terug te nemen?",
  draw: "Remise",
  drawAsk: "Zijn beide partijen het eens over gelijkspel?",
  agreed: "Beide akkoord",
  resign: "Opgeven",
  resignAsk: ({ side }) => `${sides[side]}, geef je op?`,
  flip: "Draaien",
  revealed: "Alle stukken zijn zichtbaar.",
  replay: "Naspelen",
  replayEnd: "Naspelen beëindigen",
};
