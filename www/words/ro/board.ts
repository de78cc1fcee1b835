/** Romanian, the board element. */
import type { Side } from "rankfile";
import type { About } from "../about.js";
import type { BoardWords, Challenged, PieceKind, StoneKind, StoneSaid } from "../en/board.js";
import { platform, sentence } from "../platform.js";

const { number, plural } = platform("ro");

const sides = { south: "Sud", north: "Nord" };

/** A noun: one, many, and one with its article. */
type Noun = readonly [string, string, string];

const pieces: Record<PieceKind, Noun> = {
  flag: ["drapel", "drapele", "drapelul"],
  bomb: ["bombă", "bombe", "bomba"],
  spy: ["spion", "spioni", "spionul"],
  scout: ["cercetaș", "cercetași", "cercetașul"],
  miner: ["genist", "geniști", "genistul"],
  sergeant: ["sergent", "sergenți", "sergentul"],
  lieutenant: ["locotenent", "locotenenți", "locotenentul"],
  captain: ["căpitan", "căpitani", "căpitanul"],
  major: ["maior", "maiori", "maiorul"],
  colonel: ["colonel", "colonei", "colonelul"],
  general: ["general", "generali", "generalul"],
  marshal: ["mareșal", "mareșali", "mareșalul"],
  "five-star-general": ["general cu cinci stele", "generali cu cinci stele", "generalul cu cinci stele"],
  "four-star-general": ["general cu patru stele", "generali cu patru stele", "generalul cu patru stele"],
  "three-star-general": ["general cu trei stele", "generali cu trei stele", "generalul cu trei stele"],
  "two-star-general": ["general cu două stele", "generali cu două stele", "generalul cu două stele"],
  "one-star-general": ["general cu o stea", "generali cu o stea", "generalul cu o stea"],
  "lieutenant-colonel": ["locotenent-colonel", "locotenent-colonei", "locotenent-colonelul"],
  "first-lieutenant": ["locotenent", "locotenenți", "locotenentul"],
  "second-lieutenant": ["sublocotenent", "sublocotenenți", "sublocotenentul"],
  private: ["soldat", "soldați", "soldatul"],
  guard: ["străjer", "străjeri", "străjerul"],
  cannon: ["tun", "tunuri", "tunul"],
  knight: ["cal", "cai", "calul"],
  "kings-knight": ["cal regal", "cai regali", "calul regal"],
  elephant: ["elefant", "elefanți", "elefantul"],
  chancellor: ["cancelar", "cancelari", "cancelarul"],
  "gold-runner": ["alergător de aur", "alergători de aur", "alergătorul de aur"],
  queen: ["regină", "regine", "regina"],
};

const stones: Record<StoneKind, Noun> = {
  arrow: ["săgeată", "săgeți", "săgeata"],
  "red-border-arrow": ["săgeată cu chenar roșu", "săgeți cu chenar roșu", "săgeata cu chenar roșu"],
  block: ["bloc", "blocuri", "blocul"],
  "red-border-block": ["bloc cu chenar roșu", "blocuri cu chenar roșu", "blocul cu chenar roșu"],
  bomb: ["bombă", "bombe", "bomba"],
};

const noun = (names: Record<string, Noun>, kind: string): Noun => names[kind] ?? [kind, kind, kind];
const one = (names: Record<string, Noun>, kind: string): string => noun(names, kind)[0];
const the = (names: Record<string, Noun>, kind: string): string => noun(names, kind)[2];
/** From 20 on (and 0 of each further hundred) the language puts a "de" between number and noun. */
const counted = (count: number, [single, many]: readonly [string, string, string?]): string =>
  `${number(count)} ${plural(count, { one: single, few: many, other: `de ${many}` })}`;

/** A piece that somebody owns; null is a piece whose kind the viewer does not know. */
const whose = (side: Side, kind: string | null): string =>
  `${kind === null ? "piesa" : the(pieces, kind)} din ${sides[side]}`;

const things = ({ piece, stone, count }: About): string => {
  const what: Noun = piece ? noun(pieces, piece) : stone ? noun(stones, stone) : ["piesă", "piese", "piesa"];
  return count === undefined ? what[1] : counted(count, what);
};
const of = ({ side }: About): string => (side ? ` din ${sides[side]}` : "");
/** A stone with its indefinite article: blocks are neuter, arrows and bombs feminine. */
const some = (stone: string): string => `${stone.endsWith("block") ? "un" : "o"} ${one(stones, stone)}`;

export const board: BoardWords = {
  tag: "ro",

  sides,
  piece: (kind) => (kind === null ? "piesă ascunsă" : one(pieces, kind)),
  countPieces: (count, kind) => counted(count, noun(pieces, kind)),

  senses: {
    subject: "poate fi aleasă",
    move: "se poate muta aici",
    "move-only": "se poate muta aici, dar nu poate captura",
    capture: "poate fi capturată",
    collect: "poate fi strânsă",
    crush: "ar fi zdrobită",
    place: "aici se poate pune o piatră",
    blast: "o bombă ar arunca-o în aer",
    arrow: "o săgeată ar captura acest spion",
    remove: "poate fi înlăturată",
    last: "face parte din ultima tură",
  },

  refusals: {
    "bad-text": ({ place }) =>
      place
        ? `Acest text nu poate fi citit de la caracterul ${number(place)} încolo.`
        : "Acest text nu poate fi citit.",
    "game-over": () => "Partida s-a terminat.",
    "not-deployed": () => "Mai întâi trebuie așezate ambele armate.",
    "not-your-turn": () => "Este rândul celeilalte părți.",
    "empty-square": ({ at }) => `Pe ${at ?? "acel pătrat"} nu este nicio piesă.`,
    "not-your-piece": () => "Acea piesă este a celeilalte părți.",
    immovable: ({ piece }) =>
      piece ? `${sentence(the(pieces, piece))} nu se mută niciodată.` : "Această piesă nu se mută niciodată.",
    "own-piece": ({ at }) => `Pe ${at ?? "acel pătrat"} stă propria ta piesă.`,
    blocked: ({ at }) => (at ? `Drumul este blocat pe ${at}.` : "Drumul este blocat."),
    "out-of-reach": ({ at }) => `Această piesă nu poate ajunge pe ${at ?? "acel pătrat"}.`,
    "not-free": ({ at }) => `${at ? `Pătratul ${at}` : "Acel pătrat"} nu este liber.`,
    "no-supply": ({ stone }) =>
      stone ? `Nu mai ai ${noun(stones, stone)[1]} în rezervă.` : "Nu mai ai așa ceva în rezervă.",
    "own-end-zone": () => "În propria zonă finală nu se poate pune nimic.",
    "banned-square": ({ at }) =>
      `O bombă a eliberat ${at ?? "acest pătrat"} în tura trecută: încă nu se poate pune acolo nicio piatră.`,
    "two-square": ({ border }) =>
      `Această piesă s-a mutat prea des înainte și înapoi${border ? ` peste granița ${border}` : ""}.`,
    chase: ({ ply }) =>
      `Astfel s-ar repeta o urmărire${ply === undefined ? "" : `: după tura ${number(ply)} tabla era la fel`}.`,
    "wrong-sign": ({ use }) => `Scris cu semnul greșit: folosește ${use ?? "celălalt semn"}.`,
    "not-canonical": ({ use }) => `Scris în ordinea greșită: folosește ${use ?? "cealaltă ordine"}.`,
    "already-deployed": () => "Această parte și-a așezat deja armata.",
    "out-of-step": () => "Această veste nu se leagă de ceea ce se știe deja.",
    "not-ready": () => "Regulile încă se încarcă.",
    "bad-setup": () => "Această așezare are greșeli.",
    "bad-position": () => "Această poziție încalcă regulile.",
    "bad-layout": () => "Acest plan de tablă nu este corect alcătuit.",
    "bad-record": () => "Acesta nu este un jurnal de partidă care se poate citi.",
    "bad-option": ({ name, value }) => `„${value ?? ""}” nu este o valoare pentru ${name ?? "această opțiune"}.`,
    "bad-switch": ({ name, value }) => `„${value ?? ""}” nu este o valoare pentru regula ${name ?? ""}.`,
    "unknown-game": ({ name }) => `Nu există niciun joc numit „${name ?? ""}”.`,
    "unknown-edition": ({ name }) => `Nu există nicio ediție numită „${name ?? ""}”.`,
    "unknown-army": ({ name }) => `Nu există nicio armată numită „${name ?? ""}”.`,
    "unknown-piece": ({ piece }) => `În acest joc nu există piesa „${piece ?? ""}”.`,
    freed: () => "Această partidă a fost închisă.",
    "too-many": (about) => `În plus${of(about)}: ${things(about)}.`,
    missing: (about) =>
      about.piece ? `Mai sunt de așezat: ${things(about)}.` : `Aici nu stă nicio piesă${of(about)}.`,
    "outside-zone": ({ at }) => `${at ? `Pătratul ${at}` : "Acel pătrat"} este în afara rândurilor tale.`,
    "not-a-square": ({ at }) => `${sentence(at ?? "acela")} nu este un pătrat al acestei table.`,
    immobile: () => "Cu această așezare armata ta nu s-ar putea mișca.",
  },
  refused: ({ code }) => `Nu este permis (${code}).`,

  reasons: {
    "flag-taken": "drapelul a fost capturat",
    "flag-lost": "drapelul a atacat și a fost pierdut",
    "flag-home": "drapelul a ajuns pe ultimul rând",
    stuck: "cealaltă parte nu poate muta",
    "both-stuck": "niciuna dintre părți nu poate muta",
    resigned: "cealaltă parte s-a predat",
    agreed: "ambele părți sunt de acord",
    repetition: "poziția a apărut a treia oară",
    "ply-cap": "s-a atins numărul maxim de ture",
    "no-attack": "au trecut prea multe ture fără atac",
    quiet: "au trecut prea multe ture în care nu s-a întâmplat nimic",
    bomb: "pe câmpul final stă o bombă",
    "end-field": "o piesă a ajuns pe câmpul final",
    "no-pieces": "cealaltă parte nu mai are piese",
    "no-action": "cealaltă parte nu mai poate face nimic",
  },
  wins: ({ side, reason }) => `${sides[side]} câștigă: ${reason}.`,
  draw: ({ reason }) => `Remiză: ${reason}.`,

  deployed: ({ side }) => `${sides[side]} și-a așezat armata.`,
  moved: ({ side, piece, from, to }) => sentence(`${whose(side, piece)} a mers de pe ${from} pe ${to}.`),
  challenged: {
    attacker: ({ side, attacker, foe, defender, at }: Challenged) =>
      sentence(`${whose(side, attacker)} a capturat ${whose(foe, defender)} pe ${at}.`),
    defender: ({ side, attacker, foe, defender, at }: Challenged) =>
      sentence(`${whose(side, attacker)} a atacat ${whose(foe, defender)} pe ${at} și a pierdut.`),
    none: ({ side, attacker, foe, defender, at }: Challenged) =>
      sentence(`${whose(side, attacker)} a atacat ${whose(foe, defender)} pe ${at}: ambele piese părăsesc tabla.`),
  },
  placed: ({ side, stone, at }: StoneSaid) => `${sides[side]} a pus ${some(stone)} pe ${at}.`,
  blasted: ({ side, stone, at }: StoneSaid) => `${sides[side]} a aruncat în aer ${the(stones, stone)} de pe ${at}.`,
  collected: ({ side, stone, at }: StoneSaid) => `${sides[side]} a strâns ${the(stones, stone)} de pe ${at}.`,
  removed: ({ side, stone, at }: StoneSaid) => `${sides[side]} a înlăturat ${the(stones, stone)} de pe ${at}.`,
  undone: "Ultima tură a fost luată înapoi.",

  name: ({ game, files, ranks }) =>
    `Tablă de ${game}, ${counted(files, ["coloană", "coloane"])} și ${counted(ranks, ["rând", "rânduri"])}`,
  empty: "gol",
  water: "lac",
  token: ({ side, piece }) => `${piece === null ? "piesă ascunsă" : one(pieces, piece)} din ${sides[side]}`,
  stone: (kind) => one(stones, kind),
  chosen: "aleasă",
  chose: ({ what, at, count }) =>
    `Ai ales ${what} de pe ${at}: ${counted(count, ["pătrat accesibil", "pătrate accesibile"])}.`,
  cleared: "Nu este aleasă nicio piesă.",
  chooseStone: ({ at }) => `Alege o piatră pentru ${at}.`,
  finish: "Încheie tura",
  finishShort: "Gata",
  finishHere: "încheie tura aici",
  supply: ({ side }) => `Pietrele din ${sides[side]}`,
  tool: ({ stone, left }) => `${sentence(one(stones, stone))}, rămase: ${number(left)}`,
  removeStone: "Înlătură o piatră",
  takeOff: "Ia de pe tablă",
  close: "Închide",
  couldBe: ({ side, at }) => `Piesa ascunsă din ${sides[side]} de pe ${at} poate fi`,
  left: ({ piece, left }) => `${sentence(one(pieces, piece))}, rămase: ${number(left)}`,
  replay: "Reluare",
  steps: { "<": "Prima poziție", ",": "O tură înapoi", ".": "O tură înainte", ">": "Ultima poziție" },
  afterTurn: ({ ply }) => `După tura ${number(ply)}.`,
  turnOf: ({ ply, all }) => `${number(ply)} / ${number(all)}`,
  blocked: "Această pagină nu permite WebAssembly, așa că regulile nu pot porni.",
  loading: "Se pregătește tabla…",
  nothing: "Nu există nicio poziție de arătat. Dă acestei table o vedere, o schiță sau un joc.",
  faultTitle: ({ code }) => `Această tablă nu poate fi arătată (${code})`,
  faultHelp: "Verifică atributul sau proprietatea numită aici; tabla revine singură de îndată ce este în regulă.",
};
