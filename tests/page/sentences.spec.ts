/** Sentences in each language: genders, cases, plurals and numbers come out right. */
import { expect, test } from "@playwright/test";
import type { Refusal, Said } from "rankfile";
import { de } from "../../www/words/de/index.js";
import { en } from "../../www/words/en/index.js";
import { nl } from "../../www/words/nl/index.js";
import { ro } from "../../www/words/ro/index.js";
import { refusal, said } from "../../www/words/tell.js";

const move: Said = { kind: "move", side: "south", from: "a1", to: "a4", piece: "knight", key: "" };
const hidden: Said = { ...move, piece: null };
const clash: Said = {
  ...{ kind: "challenge", side: "north", from: "e5", to: "e4", stays: "defender" },
  ...{ attacker: "private", defender: "elephant", attackerKey: "", defenderKey: "" },
};
const unknown: Said = { ...clash, attacker: null, defender: null, stays: "none" };
const stone = (kind: "place" | "blast" | "remove", name: string): Said => ({
  ...{ kind, side: "south", from: "b2", to: "c3", stone: name },
});
const collect: Said = { kind: "collect", side: "south", to: "c3", stone: "RA" };
const end: Said = { kind: "end", winner: "north", reason: "flag-taken" };

const SAID: [Said, en: string, nl: string, ro: string, de: string][] = [
  [
    move,
    "South's Knight went from a1 to a4.",
    "Het paard van Zuid ging van a1 naar a4.",
    "Calul din Sud a mers de pe a1 pe a4.",
    "Der Springer von Süd zog von a1 nach a4.",
  ],
  [
    hidden,
    "South's piece went from a1 to a4.",
    "Het stuk van Zuid ging van a1 naar a4.",
    "Piesa din Sud a mers de pe a1 pe a4.",
    "Die Figur von Süd zog von a1 nach a4.",
  ],
  [
    clash,
    "North's Private attacked South's Elephant on e4 and was lost.",
    "De soldaat van Noord viel op e4 de olifant van Zuid aan en sneuvelde.",
    "Soldatul din Nord a atacat elefantul din Sud pe e4 și a pierdut.",
    "Der Soldat von Nord griff auf e4 den Elefanten von Süd an und ging verloren.",
  ],
  [
    unknown,
    "North's piece attacked South's piece on e4: both leave the board.",
    "Het stuk van Noord viel op e4 het stuk van Zuid aan: beide verlaten het bord.",
    "Piesa din Nord a atacat piesa din Sud pe e4: ambele piese părăsesc tabla.",
    "Die Figur von Nord griff auf e4 die Figur von Süd an: Beide verlassen das Brett.",
  ],
  [
    stone("place", "A"),
    "South placed an arrow on c3.",
    "Zuid legde een pijl op c3.",
    "Sud a pus o săgeată pe c3.",
    "Süd legte einen Pfeil auf c3.",
  ],
  [
    stone("place", "O"),
    "South placed a bomb on c3.",
    "Zuid legde een bom op c3.",
    "Sud a pus o bombă pe c3.",
    "Süd legte eine Bombe auf c3.",
  ],
  [
    stone("blast", "RB"),
    "South blew up the red-border block on c3.",
    "Zuid blies het blok met rode rand op c3 op.",
    "Sud a aruncat în aer blocul cu chenar roșu de pe c3.",
    "Süd sprengte den Block mit rotem Rand auf c3.",
  ],
  [
    stone("remove", "B"),
    "South removed the block on c3.",
    "Zuid verwijderde het blok op c3.",
    "Sud a înlăturat blocul de pe c3.",
    "Süd entfernte den Block auf c3.",
  ],
  [
    collect,
    "South collected the red-border arrow on c3.",
    "Zuid raapte de pijl met rode rand op c3 op.",
    "Sud a strâns săgeata cu chenar roșu de pe c3.",
    "Süd sammelte den Pfeil mit rotem Rand auf c3 ein.",
  ],
  [
    end,
    "North wins: the Flag was taken.",
    "Noord wint: de vlag is veroverd.",
    "Nord câștigă: drapelul a fost capturat.",
    "Nord gewinnt: Die Fahne wurde erobert.",
  ],
];

const REFUSED: [Refusal, en: string, nl: string, ro: string, de: string][] = [
  [
    { code: "immovable", detail: { piece: "bomb" } },
    "A Bomb never moves.",
    "De bom verplaatst zich nooit.",
    "Bomba nu se mută niciodată.",
    "Die Bombe zieht nie.",
  ],
  [
    { code: "no-supply", detail: { stone: "block" } },
    "No block is left in your supply.",
    "Je hebt geen blokken meer in voorraad.",
    "Nu mai ai blocuri în rezervă.",
    "In deinem Vorrat sind keine Blöcke mehr.",
  ],
  [
    { code: "missing", detail: { piece: "spy", count: 0, allowed: 2 } },
    "Still to place: 2 Spies.",
    "Nog te plaatsen: 2 spionnen.",
    "Mai sunt de așezat: 2 spioni.",
    "Noch aufzustellen: 2 Spione.",
  ],
  [
    { code: "too-many", detail: { piece: "captain", count: 5, allowed: 4, side: "north" } },
    "Too many of North: 1 Captain.",
    "Te veel van Noord: 1 kapitein.",
    "În plus din Nord: 1 căpitan.",
    "Zu viele von Nord: 1 Hauptmann.",
  ],
];

const languages = [en, nl, ro, de];

test("what happened is a sentence of the language", () => {
  for (const [event, ...sentences] of SAID) expect(languages.map(({ board }) => said(board, event))).toEqual(sentences);
});

test("a refusal is a sentence of the language", () => {
  for (const [refused, ...sentences] of REFUSED)
    expect(languages.map(({ board }) => refusal(board, refused))).toEqual(sentences);
});

test("a counted piece takes the form of its number", () => {
  const count = ({ board }: (typeof languages)[number], kind: string) =>
    [0, 1, 2, 19, 20, 101, 120].map((n) => board.countPieces(n, kind));
  expect(count(ro, "scout")).toEqual([
    ...["0 cercetași", "1 cercetaș", "2 cercetași", "19 cercetași"],
    ...["20 de cercetași", "101 cercetași", "120 de cercetași"],
  ]);
  for (const words of [en, nl, de]) {
    const [none, one, ...more] = count(words, "spy").map((text) => text.replace(/^\d+ /, ""));
    expect(one).not.toBe(none);
    expect(new Set([none, ...more]).size).toBe(1);
  }
});

test("numbers are written as the language writes them", () => {
  const most = { line: 1, head: "", most: 12_500, longest: 1 };
  expect(languages.map(({ saves }) => /\d\d.\d{3}/.exec(saves.errors["saves-many"](most))?.[0])).toEqual([
    ...["12,500", "12.500", "12.500", "12.500"],
  ]);
  const facts = { squares: 178, pieces: 20, minutes: [20, 90] } as const;
  expect(ro.page.facts(facts)).toBe("178 de pătrate, 20 de piese de fiecare parte, 20–90 de minute");
});
