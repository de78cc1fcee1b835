/** Romanian, the page around the boards. */
import type { page as english } from "../en/page.js";
import { platform, sentence } from "../platform.js";
import { board } from "./board.js";

const { number, plural, list } = platform("ro");
const { sides } = board;
const against = { south: sides.north, north: sides.south };

const pieces = (count: number): string =>
  `${number(count)} ${plural(count, { one: "piesă", few: "piese", other: "de piese" })}`;

export const page: typeof english = {
  title: "Rankfile",
  description: "Jocuri de masă cu și fără secrete, jucate în browser.",
  tagline: "Jocuri de masă cu și fără secrete. Alege o piesă și mut-o, aici și acum.",
  language: "Limba",
  loading: "Se încarcă regulile…",
  failed:
    "Regulile nu au putut fi încărcate. Reîncarcă pagina; dacă nu ajută, poate că browserul tău blochează WebAssembly.",
  play: "Joacă",
  playGame: ({ game }) => `Joacă ${game}`,
  facts: ({ squares, pieces: count, minutes: [least, most] }) =>
    `${number(squares)} ${plural(squares, { one: "pătrat", few: "pătrate", other: "de pătrate" })}, ${pieces(count)} de fiecare parte, ${
      least === most ? number(least) : `${number(least)}–${number(most)}`
    } ${plural(most, { one: "minut", few: "minute", other: "de minute" })}`,
  options: "Opțiuni",
  optionsOf: ({ game }) => `Opțiuni pentru ${game}`,
  start: "Începe",
  edition: "Ediția",
  army: "Armata",
  first: "Cine începe",
  armyOption: ({ name, count }) => `${name}, ${pieces(count)}`,
  home: "Toate jocurile",
  newGame: "Joc nou",
  newGameAsk: "Părăsești această partidă și începi una nouă?",
  rules: "Reguli",
  rule: ({ number }) => `Regula ${number}`,
  cancel: "Renunță",
  close: "Închide",

  setup: ({ side }) => `${sides[side]} își așază armata`,
  setupHint: "Trage o piesă pe rândurile tale, sau atinge piesa și pătratul. Cu două schimbi.",
  tray: "Piese de așezat",
  random: "La întâmplare",
  mirror: "Oglindește",
  mirrored: "Coloanele sunt oglindite.",
  shuffled: "Restul este așezat la întâmplare.",
  clear: "Golește",
  copy: "Copiază textul",
  copied: "Așezarea este copiată.",
  copyText: "Copiază",
  copiedText: "Copiat",
  copyFailed: "Browserul nu permite copierea. Iată textul.",
  paste: "Lipește text",
  pasteTitle: "Lipește o așezare",
  pasteHelp: "Rândurile din față spre spate, despărțite prin /, așa cum le copiază această pagină.",
  pasteUse: "Folosește acest text",
  ready: "Gata",
  allPlaced: "Toate piesele sunt așezate.",
  toPlace: ({ pieces }) =>
    `Mai sunt de așezat: ${list(pieces.map(({ kind, count }) => board.countPieces(count, kind)))}.`,
  stands: ({ piece, at }) => `${sentence(board.piece(piece))} pe ${at}.`,
  swapped: ({ one, other }) => `Schimbate între ele: ${board.piece(one)} și ${board.piece(other)}.`,
  takenOff: ({ piece }) => `Înapoi în rezervă: ${board.piece(piece)}.`,
  warning: "Atenție:",

  curtainSetup: ({ side }) => `${sides[side]}, așază-ți armata. ${against[side]}, nu te uita.`,
  curtainTurn: ({ side }) => `${sides[side]}, este rândul tău. ${against[side]}, nu te uita.`,
  curtainOpen: ({ side }) => `Eu sunt ${sides[side]}: deschide`,
  handOver: ({ side }) => `Predă ecranul: ${sides[side]}`,
  handOverNow: ({ side }) => `Ecranul trece la ${sides[side]}.`,

  turn: ({ side }) => `${sides[side]} la mutare.`,
  yourTurn: ({ side }) => `${sides[side]}, este rândul tău.`,
  moves: "Mutări",
  noMoves: "Nicio mutare încă.",
  stays: { attacker: "rămâne atacatorul", defender: "rămâne apărătorul", none: "ies amândouă" },
  lost: "Piese pierdute",
  lostBy: ({ side }) => `Pierderi: ${sides[side]}`,
  none: "niciuna",
  nextCrossing: ({ border }) => `Următoarea trecere a acestei piese peste ${border} va fi refuzată.`,
  nextReturn: "Întoarcerea imediată a acestei piese va fi refuzată.",
  undo: "Ia înapoi",
  undoAsk: "Sunt ambele părți de acord ca ultima tură să fie luată înapoi?",
  draw: "Remiză",
  drawAsk: "Sunt ambele părți de acord cu remiza?",
  agreed: "De acord amândoi",
  resign: "Predare",
  resignAsk: ({ side }) => `${sides[side]}, te predai?`,
  flip: "Întoarce",
  revealed: "Toate piesele sunt la vedere.",
  replay: "Reluare",
  replayEnd: "Încheie reluarea",
};
