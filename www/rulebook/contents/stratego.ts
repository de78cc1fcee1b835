import type { Section } from "./types.js";

const scout = (value: string) => ({
  case: "moving: A long scout goes any distance and strikes from afar",
  switches: { scout: value },
});

/** Stratego. */
export const stratego: Section[] = [
  {
    id: "board",
    groups: [
      { rules: ["SB1"], figures: ["board: The lakes are no squares"] },
      { rules: ["SB2", "SB4"], tables: ["army"] },
      { rules: ["SB3"], figures: ["board: The army of 40"] },
      { rules: ["SB5"] },
    ],
  },
  {
    id: "moving",
    groups: [
      { rules: ["SM1"], figures: ["moving: One square along rank and file"] },
      { rules: ["SM2"], figures: ["moving: Bomb and Flag never move"] },
      {
        rules: ["SM3"],
        figures: ["moving: Nobody jumps a piece or a lake"],
        compare: [scout("long"), scout("adjacent"), scout("step-strike")],
      },
      {
        rules: ["SM4"],
        figures: [{ case: "moving: Attacking is a move onto an enemy piece, and never compulsory", subject: "e2" }],
      },
    ],
  },
  {
    id: "attacks",
    groups: [
      {
        rules: ["SA1", "SA2", "SA3"],
        figures: ["attacks: The higher rank stays, the attacker takes the square", "attacks: Equal ranks both leave"],
      },
      {
        rules: ["SA4", "SA5"],
        figures: [
          "attacks: A bomb beats all but the miner, and stays",
          "attacks: A miner removes the bomb and takes its square",
        ],
      },
      { rules: ["SA6"], figures: ["attacks: An attacking spy beats the marshal"] },
      { rules: ["SA7"], figures: ["attacks: The flag falls to any attacker, a scout from afar too"] },
      {
        rules: ["SA8"],
        compare: [
          { case: "attacks: Both ranks are shown at every attack and stay known", viewer: "south" },
          { case: "attacks: Both ranks are shown at every attack and stay known", viewer: "south", after: 1 },
        ],
      },
    ],
  },
  { id: "challenges", groups: [{ rules: [], tables: ["challenges"] }] },
  {
    id: "repetition",
    groups: [
      {
        rules: ["SR1"],
        figures: ["repetition: For a scout only the squares beyond the border are barred"],
        compare: [
          { case: "repetition: Three times across one border, and the fourth is barred", switches: { twoSquare: "0" } },
          { case: "repetition: Three times across one border, and the fourth is barred", switches: { twoSquare: "3" } },
        ],
      },
      {
        rules: ["SR2", "SR3"],
        compare: [
          { case: "repetition: A chase round a block may not bring an earlier board back", switches: { chase: "off" } },
          { case: "repetition: A chase round a block may not bring an earlier board back", switches: { chase: "on" } },
        ],
      },
    ],
  },
  {
    id: "end",
    groups: [
      { rules: ["SE1", "SE2"], figures: ["end: The flag is taken, and all is shown"] },
      {
        rules: ["SE3", "SE4"],
        figures: ["end: A side that cannot move when its turn comes has lost"],
        compare: [
          { case: "end: Off turn it has not", switches: { stuck: "on-turn" } },
          { case: "end: Off turn it has not", switches: { stuck: "isf" } },
        ],
      },
      { rules: ["SE5"], figures: ["end: A draw after turns without an attack"] },
      { rules: ["SE6"], figures: ["end: A side without a flag cannot lose it"] },
    ],
  },
  { id: "editions", groups: [{ rules: [], tables: ["editions", "switches"] }] },
];
