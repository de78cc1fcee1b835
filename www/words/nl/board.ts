/** Dutch, the board element. */
import type { Side } from "rankfile";
import type { About } from "../about.js";
import type { BoardWords, Challenged, PieceKind, StoneKind, StoneSaid } from "../en/board.js";
import { platform, sentence } from "../platform.js";

const { number, plural } = platform("nl");

const sides = { south: "Zuid", north: "Noord" };

/** A noun: its article, one and many. */
type Noun = readonly ["de" | "het", string, string];

const pieces: Record<PieceKind, Noun> = {
  flag: ["de", "vlag", "vlaggen"],
  bomb: ["de", "bom", "bommen"],
  spy: ["de", "spion", "spionnen"],
  scout: ["de", "verkenner", "verkenners"],
  miner: ["de", "mineur", "mineurs"],
  sergeant: ["de", "sergeant", "sergeants"],
  lieutenant: ["de", "luitenant", "luitenants"],
  captain: ["de", "kapitein", "kapiteins"],
  major: ["de", "majoor", "majoors"],
  colonel: ["de", "kolonel", "kolonels"],
  general: ["de", "generaal", "generaals"],
  marshal: ["de", "maarschalk", "maarschalken"],
  "five-star-general": ["de", "vijfsterrengeneraal", "vijfsterrengeneraals"],
  "four-star-general": ["de", "viersterrengeneraal", "viersterrengeneraals"],
  "three-star-general": ["de", "driesterrengeneraal", "driesterrengeneraals"],
  "two-star-general": ["de", "tweesterrengeneraal", "tweesterrengeneraals"],
  "one-star-general": ["de", "eensterrengeneraal", "eensterrengeneraals"],
  "lieutenant-colonel": ["de", "luitenant-kolonel", "luitenant-kolonels"],
  "first-lieutenant": ["de", "eerste luitenant", "eerste luitenants"],
  "second-lieutenant": ["de", "tweede luitenant", "tweede luitenants"],
  private: ["de", "soldaat", "soldaten"],
  guard: ["de", "wachter", "wachters"],
  cannon: ["het", "kanon", "kanonnen"],
  knight: ["het", "paard", "paarden"],
  "kings-knight": ["het", "koningspaard", "koningspaarden"],
  elephant: ["de", "olifant", "olifanten"],
  chancellor: ["de", "kanselier", "kanseliers"],
  "gold-runner": ["de", "goudloper", "goudlopers"],
  queen: ["de", "dame", "dames"],
};

const stones: Record<StoneKind, Noun> = {
  arrow: ["de", "pijl", "pijlen"],
  "red-border-arrow": ["de", "pijl met rode rand", "pijlen met rode rand"],
  block: ["het", "blok", "blokken"],
  "red-border-block": ["het", "blok met rode rand", "blokken met rode rand"],
  bomb: ["de", "bom", "bommen"],
};

const noun = (names: Record<string, Noun>, kind: string): Noun => names[kind] ?? ["de", kind, kind];
const one = (names: Record<string, Noun>, kind: string): string => noun(names, kind)[1];
const the = (names: Record<string, Noun>, kind: string): string => noun(names, kind).slice(0, 2).join(" ");
const counted = (count: number, [, single, many]: Noun): string =>
  `${number(count)} ${plural(count, { one: single, other: many })}`;

/** A piece that somebody owns; null is a piece whose kind the viewer does not know. */
const whose = (side: Side, kind: string | null): string =>
  `${kind === null ? "het stuk" : the(pieces, kind)} van ${sides[side]}`;

const things = ({ piece, stone, count }: About): string => {
  const what: Noun = piece ? noun(pieces, piece) : stone ? noun(stones, stone) : ["het", "stuk", "stukken"];
  return count === undefined ? what[2] : counted(count, what);
};
const of = ({ side }: About): string => (side ? ` van ${sides[side]}` : "");

export const board: BoardWords = {
  tag: "nl",

  sides,
  piece: (kind) => (kind === null ? "verborgen stuk" : one(pieces, kind)),
  countPieces: (count, kind) => counted(count, noun(pieces, kind)),

  senses: {
    subject: "kan gekozen worden",
    move: "kan hierheen",
    "move-only": "kan hierheen, maar niet slaan",
    capture: "kan geslagen worden",
    collect: "kan opgeraapt worden",
    crush: "zou vermorzeld worden",
    place: "hier kan een steen gelegd worden",
    blast: "een bom zou dit opblazen",
    arrow: "een pijl zou deze spion slaan",
    remove: "kan verwijderd worden",
    last: "hoort bij de laatste beurt",
  },

  refusals: {
    "bad-text": ({ place }) =>
      place ? `Deze tekst is vanaf teken ${number(place)} niet te lezen.` : "Deze tekst is niet te lezen.",
    "game-over": () => "Het spel is afgelopen.",
    "not-deployed": () => "Eerst moeten beide legers opgesteld zijn.",
    "not-your-turn": () => "De andere partij is aan zet.",
    "empty-square": ({ at }) => `Op ${at ?? "dat veld"} staat geen stuk.`,
    "not-your-piece": () => "Dat stuk is van de andere partij.",
    immovable: ({ piece }) =>
      piece ? `${sentence(the(pieces, piece))} verplaatst zich nooit.` : "Dit stuk verplaatst zich nooit.",
    "own-piece": ({ at }) => `Op ${at ?? "dat veld"} staat je eigen stuk.`,
    blocked: ({ at }) => (at ? `De weg is geblokkeerd op ${at}.` : "De weg is geblokkeerd."),
    "out-of-reach": ({ at }) => `Dit stuk kan niet naar ${at ?? "dat veld"}.`,
    "not-free": ({ at }) => `${sentence(at ?? "dat veld")} is niet vrij.`,
    "no-supply": ({ stone }) =>
      stone ? `Je hebt geen ${noun(stones, stone)[2]} meer in voorraad.` : "Deze heb je niet meer in voorraad.",
    "own-end-zone": () => "In je eigen eindzone mag je niets leggen.",
    "banned-square": ({ at }) =>
      `Een bom heeft ${at ?? "dit veld"} in de vorige beurt vrijgemaakt: er mag nog geen steen liggen.`,
    "two-square": ({ border }) => `Dit stuk is te vaak heen en weer gegaan${border ? ` over de grens ${border}` : ""}.`,
    chase: ({ ply }) =>
      `Dit zou een achtervolging herhalen${ply === undefined ? "" : `: na beurt ${number(ply)} was het bord hetzelfde`}.`,
    "wrong-sign": ({ use }) => `Met het verkeerde teken geschreven: gebruik ${use ?? "het andere"}.`,
    "not-canonical": ({ use }) => `In de verkeerde volgorde geschreven: gebruik ${use ?? "de andere"}.`,
    "already-deployed": () => "Deze partij heeft al opgesteld.",
    "out-of-step": () => "Dit bericht sluit niet aan op wat al bekend is.",
    "not-ready": () => "De regels worden nog geladen.",
    "bad-setup": () => "Deze opstelling bevat fouten.",
    "bad-position": () => "Deze stelling is in strijd met de regels.",
    "bad-layout": () => "Deze bordindeling klopt niet.",
    "bad-record": () => "Dit is geen leesbaar spelverslag.",
    "bad-option": ({ name, value }) => `“${value ?? ""}” is geen waarde van ${name ?? "deze optie"}.`,
    "bad-switch": ({ name, value }) => `“${value ?? ""}” is geen waarde van de regelkeuze ${name ?? ""}.`,
    "unknown-game": ({ name }) => `Er is geen spel met de naam “${name ?? ""}”.`,
    "unknown-edition": ({ name }) => `Er is geen uitgave met de naam “${name ?? ""}”.`,
    "unknown-army": ({ name }) => `Er is geen leger met de naam “${name ?? ""}”.`,
    "unknown-piece": ({ piece }) => `Dit spel kent geen stuk “${piece ?? ""}”.`,
    freed: () => "Dit spel is gesloten.",
    "too-many": (about) => `Te veel${of(about)}: ${things(about)}.`,
    missing: (about) => (about.piece ? `Nog te plaatsen: ${things(about)}.` : `Hier staat geen stuk${of(about)}.`),
    "outside-zone": ({ at }) => `${sentence(at ?? "dat veld")} ligt buiten je eigen rijen.`,
    "not-a-square": ({ at }) => `${sentence(at ?? "dat")} is geen veld van dit bord.`,
    immobile: () => "Met deze opstelling zou je leger niet kunnen bewegen.",
  },
  refused: ({ code }) => `Niet toegestaan (${code}).`,

  reasons: {
    "flag-taken": "de vlag is veroverd",
    "flag-lost": "de vlag viel aan en ging verloren",
    "flag-home": "de vlag heeft de overkant bereikt",
    stuck: "de andere partij kan niet meer zetten",
    "both-stuck": "geen van beide partijen kan nog zetten",
    resigned: "de andere partij heeft opgegeven",
    agreed: "beide partijen zijn het eens",
    repetition: "de stelling kwam voor de derde keer voor",
    "ply-cap": "het maximum aantal beurten is bereikt",
    "no-attack": "er gingen te veel beurten voorbij zonder aanval",
    quiet: "er gingen te veel beurten voorbij waarin niets gebeurde",
    bomb: "er ligt een bom op het eindveld",
    "end-field": "een stuk heeft het eindveld bereikt",
    "no-pieces": "de andere partij heeft geen stukken meer",
    "no-action": "de andere partij kan niets meer doen",
  },
  wins: ({ side, reason }) => `${sides[side]} wint: ${reason}.`,
  draw: ({ reason }) => `Gelijkspel: ${reason}.`,

  deployed: ({ side }) => `${sides[side]} heeft opgesteld.`,
  moved: ({ side, piece, from, to }) => sentence(`${whose(side, piece)} ging van ${from} naar ${to}.`),
  challenged: {
    attacker: ({ side, attacker, foe, defender, at }: Challenged) =>
      sentence(`${whose(side, attacker)} sloeg ${whose(foe, defender)} op ${at}.`),
    defender: ({ side, attacker, foe, defender, at }: Challenged) =>
      sentence(`${whose(side, attacker)} viel op ${at} ${whose(foe, defender)} aan en sneuvelde.`),
    none: ({ side, attacker, foe, defender, at }: Challenged) =>
      sentence(`${whose(side, attacker)} viel op ${at} ${whose(foe, defender)} aan: beide verlaten het bord.`),
  },
  placed: ({ side, stone, at }: StoneSaid) => `${sides[side]} legde een ${one(stones, stone)} op ${at}.`,
  blasted: ({ side, stone, at }: StoneSaid) => `${sides[side]} blies ${the(stones, stone)} op ${at} op.`,
  collected: ({ side, stone, at }: StoneSaid) => `${sides[side]} raapte ${the(stones, stone)} op ${at} op.`,
  removed: ({ side, stone, at }: StoneSaid) => `${sides[side]} verwijderde ${the(stones, stone)} op ${at}.`,
  undone: "De laatste beurt is teruggenomen.",

  name: ({ game, files, ranks }) => `Bord van ${game}, ${number(files)} lijnen en ${number(ranks)} rijen`,
  empty: "leeg",
  water: "meer",
  token: ({ side, piece }) => `${piece === null ? "verborgen stuk" : one(pieces, piece)} van ${sides[side]}`,
  stone: (kind) => one(stones, kind),
  chosen: "gekozen",
  chose: ({ what, at, count }) =>
    `${sentence(what)} op ${at} gekozen, ${counted(count, ["het", "veld", "velden"])} om naartoe te gaan.`,
  cleared: "Niets gekozen.",
  chooseStone: ({ at }) => `Kies een steen voor ${at}.`,
  finish: "Beurt beëindigen",
  finishShort: "Klaar",
  finishHere: "beëindig de beurt hier",
  supply: ({ side }) => `Stenen van ${sides[side]}`,
  tool: ({ stone, left }) => `${sentence(one(stones, stone))}, nog ${number(left)}`,
  removeStone: "Een steen verwijderen",
  takeOff: "Van het bord nemen",
  close: "Sluiten",
  couldBe: ({ side, at }) => `Het verborgen stuk van ${sides[side]} op ${at} kan zijn`,
  left: ({ piece, left }) => `${sentence(one(pieces, piece))}, nog ${number(left)}`,
  replay: "Naspelen",
  steps: { "<": "Beginstelling", ",": "Een beurt terug", ".": "Een beurt verder", ">": "Laatste stelling" },
  afterTurn: ({ ply }) => `Na beurt ${number(ply)}.`,
  turnOf: ({ ply, all }) => `${number(ply)} / ${number(all)}`,
  blocked: "Deze pagina staat WebAssembly niet toe, dus de regels kunnen niet starten.",
  loading: "Het bord wordt klaargezet…",
  nothing: "Geen stelling om te tonen. Geef dit bord een weergave, een ontwerp of een spel.",
  faultTitle: ({ code }) => `Dit bord kan niet getoond worden (${code})`,
  faultHelp: "Controleer het genoemde attribuut of de eigenschap; het bord komt vanzelf terug zodra het klopt.",
};
