/** Dutch, the rulebook: what stands round its rules. */
import type { RulebookWords } from "../en/rulebook.js";
import { sentence } from "../platform.js";
import { bollwerk } from "./rulebook-bollwerk.js";
import { generals } from "./rulebook-generals.js";
import { stratego } from "./rulebook-stratego.js";

const sides = { south: "Zuid", north: "Noord" };

export const rulebook: RulebookWords = {
  name: "Spelregels",
  title: ({ game }) => `De regels van ${game}`,
  description: ({ game }) =>
    `De regels van ${game}, één voor één, met figuren waarin de stukken kunnen worden verplaatst.`,
  home: "Drie spellen, regel voor regel. De figuren zijn borden: kies een stuk, verplaats het, en vraag waarom iets niet mag.",
  contents: "Inhoud",
  languages: "Talen",
  skip: "Naar de regels",

  figure: ({ number }) => `Figuur ${number}`,
  pieceOn: ({ piece, side, at }) => `${sentence(piece)} van ${sides[side]} op ${at}`,
  toMove: ({ side }) => `${sides[side]} is aan zet`,
  seenBy: ({ side }) => `Wat ${sides[side]} ziet`,
  seenLater: ({ side }) => `Wat ${sides[side]} daarna ziet`,
  hint: "Kies een stuk, dan een veld.",
  reset: "Opnieuw",
  playThis: ({ action }) => `Speel ${action}`,
  marks: "Wat de tekens betekenen",
  subject: "het stuk waar het om gaat",
  whyNot: "Waarom niet?",
  turns: "Wat er gebeurt",
  asks: ({ action }) => `Waarom niet ${action}?`,
  compared: "Naast elkaar",
  differs: "Een streepjesrand geeft aan wat verschilt.",
  usual: "gebruikelijk",

  piece: "Stuk",
  letter: "Letter",
  stone: "Steen",
  each: "Per partij",
  edition: "Uitgave",
  choice: "Keuze",
  values: "Mogelijkheden",
  rule: "Regel",
  attacker: "Aanvaller",
  challengeHelp: "De rijen vallen aan, de kolommen verdedigen.",
  stays: { attacker: "de aanvaller blijft", defender: "de verdediger blijft", none: "beide verdwijnen" },
  ends: "het spel is uit",

  games: { bollwerk, stratego, generals },
};
