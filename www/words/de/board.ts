/** German, the board element. */
import type { About } from "../about.js";
import type { BoardWords, Challenged, PieceKind, StoneKind, StoneSaid } from "../en/board.js";
import { platform, sentence } from "../platform.js";

const { number, plural } = platform("de");

const sides = { south: "Süd", north: "Nord" };

/** A noun: its article, one, many, and one as an object where that differs. */
type Noun = readonly ["der" | "die" | "das", string, string, string?];

const pieces: Record<PieceKind, Noun> = {
  flag: ["die", "Fahne", "Fahnen"],
  bomb: ["die", "Bombe", "Bomben"],
  spy: ["der", "Spion", "Spione"],
  scout: ["der", "Aufklärer", "Aufklärer"],
  miner: ["der", "Mineur", "Mineure"],
  sergeant: ["der", "Unteroffizier", "Unteroffiziere"],
  lieutenant: ["der", "Leutnant", "Leutnants"],
  captain: ["der", "Hauptmann", "Hauptleute"],
  major: ["der", "Major", "Majore"],
  colonel: ["der", "Oberst", "Obersten", "Obersten"],
  general: ["der", "General", "Generäle"],
  marshal: ["der", "Marschall", "Marschälle"],
  "five-star-general": ["der", "Fünf-Sterne-General", "Fünf-Sterne-Generäle"],
  "four-star-general": ["der", "Vier-Sterne-General", "Vier-Sterne-Generäle"],
  "three-star-general": ["der", "Drei-Sterne-General", "Drei-Sterne-Generäle"],
  "two-star-general": ["der", "Zwei-Sterne-General", "Zwei-Sterne-Generäle"],
  "one-star-general": ["der", "Ein-Stern-General", "Ein-Stern-Generäle"],
  "lieutenant-colonel": ["der", "Oberstleutnant", "Oberstleutnants"],
  "first-lieutenant": ["der", "Oberleutnant", "Oberleutnants"],
  "second-lieutenant": ["der", "Leutnant", "Leutnants"],
  private: ["der", "Soldat", "Soldaten", "Soldaten"],
  guard: ["die", "Wache", "Wachen"],
  cannon: ["die", "Kanone", "Kanonen"],
  knight: ["der", "Springer", "Springer"],
  "kings-knight": ["der", "Königsspringer", "Königsspringer"],
  elephant: ["der", "Elefant", "Elefanten", "Elefanten"],
  chancellor: ["der", "Kanzler", "Kanzler"],
  "gold-runner": ["der", "Goldläufer", "Goldläufer"],
  queen: ["die", "Dame", "Damen"],
};

const stones: Record<StoneKind, Noun> = {
  arrow: ["der", "Pfeil", "Pfeile"],
  "red-border-arrow": ["der", "Pfeil mit rotem Rand", "Pfeile mit rotem Rand"],
  block: ["der", "Block", "Blöcke"],
  "red-border-block": ["der", "Block mit rotem Rand", "Blöcke mit rotem Rand"],
  bomb: ["die", "Bombe", "Bomben"],
};

const field: Noun = ["das", "Feld", "Felder"];
const figure: Noun = ["die", "Figur", "Figuren"];
const objects = { der: ["den", "einen"], die: ["die", "eine"], das: ["das", "ein"] } as const;

const noun = (names: Record<string, Noun>, kind: string): Noun => names[kind] ?? ["das", kind, kind];
const one = (names: Record<string, Noun>, kind: string): string => noun(names, kind)[1];
/** A noun as the subject of a sentence, with its article. */
const subject = ([article, single]: Noun): string => `${article} ${single}`;
/** A noun as the object of a sentence, with its article. */
const object = ([article, single, , other]: Noun): string => `${objects[article][0]} ${other ?? single}`;
const counted = (count: number, [, single, many]: Noun): string =>
  `${number(count)} ${plural(count, { one: single, other: many })}`;

/** The piece; null is one whose kind the viewer does not know. */
const pieceOf = (kind: string | null): Noun => (kind === null ? figure : noun(pieces, kind));
const attacker = ({ side, attacker }: Challenged): string =>
  `${sentence(subject(pieceOf(attacker)))} von ${sides[side]}`;
const defender = ({ foe, defender }: Challenged): string => `${object(pieceOf(defender))} von ${sides[foe]}`;

const things = ({ piece, stone, count }: About): string => {
  const what = piece ? noun(pieces, piece) : stone ? noun(stones, stone) : figure;
  return count === undefined ? what[2] : counted(count, what);
};
const of = ({ side }: About): string => (side ? ` von ${sides[side]}` : "");

export const board: BoardWords = {
  tag: "de",

  sides,
  piece: (kind) => (kind === null ? "verdeckte Figur" : one(pieces, kind)),
  countPieces: (count, kind) => counted(count, noun(pieces, kind)),

  senses: {
    subject: "kann gewählt werden",
    move: "kann hierher ziehen",
    "move-only": "kann hierher ziehen, aber nicht schlagen",
    capture: "kann geschlagen werden",
    collect: "kann eingesammelt werden",
    crush: "würde zermalmt",
    place: "hier kann ein Stein gelegt werden",
    blast: "eine Bombe würde dies sprengen",
    arrow: "ein Pfeil würde diesen Spion schlagen",
    remove: "kann entfernt werden",
    last: "gehört zum letzten Zug",
  },

  refusals: {
    "bad-text": ({ place }) =>
      place ? `Dieser Text ist ab dem ${number(place)}. Zeichen nicht lesbar.` : "Dieser Text ist nicht lesbar.",
    "game-over": () => "Die Partie ist zu Ende.",
    "not-deployed": () => "Zuerst müssen beide Heere aufgestellt sein.",
    "not-your-turn": () => "Die andere Seite ist am Zug.",
    "empty-square": ({ at }) => `Auf ${at ?? "diesem Feld"} steht keine Figur.`,
    "not-your-piece": () => "Diese Figur gehört der anderen Seite.",
    immovable: ({ piece }) => `${piece ? sentence(subject(noun(pieces, piece))) : "Diese Figur"} zieht nie.`,
    "own-piece": ({ at }) => `Auf ${at ?? "diesem Feld"} steht deine eigene Figur.`,
    blocked: ({ at }) => (at ? `Der Weg ist auf ${at} versperrt.` : "Der Weg ist versperrt."),
    "out-of-reach": ({ at }) => `Diese Figur erreicht ${at ?? "dieses Feld"} nicht.`,
    "not-free": ({ at }) => `${sentence(at ?? "dieses Feld")} ist nicht frei.`,
    "no-supply": ({ stone }) =>
      stone ? `In deinem Vorrat sind keine ${noun(stones, stone)[2]} mehr.` : "Davon ist nichts mehr in deinem Vorrat.",
    "own-end-zone": () => "In der eigenen Endzone darf nichts gelegt werden.",
    "banned-square": ({ at }) =>
      `Eine Bombe hat ${at ?? "dieses Feld"} im letzten Zug geräumt: Noch darf dort kein Stein liegen.`,
    "two-square": ({ border }) =>
      `Diese Figur ist zu oft hin und her gezogen${border ? `, über die Grenze ${border}` : ""}.`,
    chase: ({ ply }) =>
      `Das würde eine Verfolgung wiederholen${ply === undefined ? "" : `: Nach Zug ${number(ply)} war das Brett dasselbe`}.`,
    "wrong-sign": ({ use }) => `Mit dem falschen Zeichen geschrieben: Richtig ist ${use ?? "das andere"}.`,
    "not-canonical": ({ use }) => `In der falschen Reihenfolge geschrieben: Richtig ist ${use ?? "die andere"}.`,
    "already-deployed": () => "Diese Seite hat schon aufgestellt.",
    "out-of-step": () => "Diese Nachricht schließt nicht an das an, was bekannt ist.",
    "not-ready": () => "Die Regeln werden noch geladen.",
    "bad-setup": () => "Diese Aufstellung hat Fehler.",
    "bad-position": () => "Diese Stellung verstößt gegen die Regeln.",
    "bad-layout": () => "Dieser Brettplan ist nicht wohlgeformt.",
    "bad-record": () => "Das ist keine lesbare Partieaufzeichnung.",
    "bad-option": ({ name, value }) => `„${value ?? ""}“ ist kein Wert von ${name ?? "dieser Option"}.`,
    "bad-switch": ({ name, value }) => `„${value ?? ""}“ ist kein Wert der Regelwahl ${name ?? ""}.`,
    "unknown-game": ({ name }) => `Es gibt kein Spiel namens „${name ?? ""}“.`,
    "unknown-edition": ({ name }) => `Es gibt keine Ausgabe namens „${name ?? ""}“.`,
    "unknown-army": ({ name }) => `Es gibt kein Heer namens „${name ?? ""}“.`,
    "unknown-piece": ({ piece }) => `Eine Figur „${piece ?? ""}“ gibt es in diesem Spiel nicht.`,
    freed: () => "Diese Partie wurde geschlossen.",
    "too-many": (about) => `Zu viele${of(about)}: ${things(about)}.`,
    missing: (about) => (about.piece ? `Noch aufzustellen: ${things(about)}.` : `Hier steht keine Figur${of(about)}.`),
    "outside-zone": ({ at }) => `${sentence(at ?? "dieses Feld")} liegt außerhalb der eigenen Reihen.`,
    "not-a-square": ({ at }) => `${sentence(at ?? "das")} ist kein Feld dieses Bretts.`,
    immobile: () => "Mit dieser Aufstellung könnte dein Heer nicht ziehen.",
  },
  refused: ({ code }) => `Nicht erlaubt (${code}).`,

  reasons: {
    "flag-taken": "Die Fahne wurde erobert",
    "flag-lost": "Die Fahne griff an und ging verloren",
    "flag-home": "Die Fahne hat die letzte Reihe erreicht",
    stuck: "Die andere Seite kann nicht ziehen",
    "both-stuck": "Keine Seite kann ziehen",
    resigned: "Die andere Seite hat aufgegeben",
    agreed: "Beide Seiten sind sich einig",
    repetition: "Die Stellung kam zum dritten Mal vor",
    "ply-cap": "Die Höchstzahl der Züge ist erreicht",
    "no-attack": "Zu viele Züge vergingen ohne Angriff",
    quiet: "Zu viele Züge vergingen, in denen nichts geschah",
    bomb: "Auf dem Endfeld liegt eine Bombe",
    "end-field": "Eine Figur hat das Endfeld erreicht",
    "no-pieces": "Die andere Seite hat keine Figuren mehr",
    "no-action": "Die andere Seite kann nichts mehr tun",
  },
  wins: ({ side, reason }) => `${sides[side]} gewinnt: ${reason}.`,
  draw: ({ reason }) => `Unentschieden: ${reason}.`,

  deployed: ({ side }) => `${sides[side]} hat aufgestellt.`,
  moved: ({ side, piece, from, to }) =>
    `${sentence(subject(pieceOf(piece)))} von ${sides[side]} zog von ${from} nach ${to}.`,
  challenged: {
    attacker: (event) => `${attacker(event)} schlug auf ${event.at} ${defender(event)}.`,
    defender: (event) => `${attacker(event)} griff auf ${event.at} ${defender(event)} an und ging verloren.`,
    none: (event) => `${attacker(event)} griff auf ${event.at} ${defender(event)} an: Beide verlassen das Brett.`,
  },
  placed: ({ side, stone, at }: StoneSaid) => {
    const [article, single] = noun(stones, stone);
    return `${sides[side]} legte ${objects[article][1]} ${single} auf ${at}.`;
  },
  blasted: ({ side, stone, at }: StoneSaid) => `${sides[side]} sprengte ${object(noun(stones, stone))} auf ${at}.`,
  collected: ({ side, stone, at }: StoneSaid) =>
    `${sides[side]} sammelte ${object(noun(stones, stone))} auf ${at} ein.`,
  removed: ({ side, stone, at }: StoneSaid) => `${sides[side]} entfernte ${object(noun(stones, stone))} auf ${at}.`,
  undone: "Der letzte Zug wurde zurückgenommen.",

  name: ({ game, files, ranks }) => `Brett von ${game}, ${number(files)} Linien und ${number(ranks)} Reihen`,
  empty: "leer",
  water: "See",
  token: ({ side, piece }) => `${piece === null ? "verdeckte Figur" : one(pieces, piece)} von ${sides[side]}`,
  stone: (kind) => one(stones, kind),
  chosen: "gewählt",
  chose: ({ what, at, count }) => `${sentence(what)} auf ${at} gewählt, ${counted(count, field)} zur Wahl.`,
  cleared: "Nichts gewählt.",
  chooseStone: ({ at }) => `Wähle einen Stein für ${at}.`,
  finish: "Zug beenden",
  finishShort: "Fertig",
  finishHere: "den Zug hier beenden",
  supply: ({ side }) => `Steine von ${sides[side]}`,
  tool: ({ stone, left }) => `${one(stones, stone)}, noch ${number(left)}`,
  removeStone: "Einen Stein entfernen",
  takeOff: "Vom Brett nehmen",
  close: "Schließen",
  couldBe: ({ side, at }) => `Die verdeckte Figur von ${sides[side]} auf ${at} kann sein`,
  left: ({ piece, left }) => `${one(pieces, piece)}, noch ${number(left)}`,
  replay: "Nachspielen",
  steps: { "<": "Anfangsstellung", ",": "Einen Zug zurück", ".": "Einen Zug vor", ">": "Letzte Stellung" },
  afterTurn: ({ ply }) => `Nach Zug ${number(ply)}.`,
  turnOf: ({ ply, all }) => `${number(ply)} / ${number(all)}`,
  blocked: "Diese Seite lässt WebAssembly nicht zu, daher können die Regeln nicht starten.",
  loading: "Das Brett wird aufgebaut…",
  nothing: "Keine Stellung zu zeigen. Gib diesem Brett eine Ansicht, einen Entwurf oder ein Spiel.",
  faultTitle: ({ code }) => `Dieses Brett kann nicht gezeigt werden (${code})`,
  faultHelp: "Prüfe das genannte Attribut oder die Eigenschaft; das Brett kommt von selbst zurück, sobald es stimmt.",
};
