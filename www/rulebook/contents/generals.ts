import type { Section } from "./types.js";

const run = (value: string) => ({
  case: "rules: With an enemy next to it the opponent has one turn",
  switches: { flagRun: value },
  after: 1,
});

/** Game of the Generals. */
export const generals: Section[] = [
  {
    id: "board",
    groups: [
      { rules: ["GB1"], figures: ["rules: Nine files, eight ranks, no obstacles"] },
      { rules: ["GB2"], tables: ["army"] },
      { rules: ["GB3", "GB4"], figures: ["rules: Set up anywhere on the first three ranks"] },
      { rules: ["GB5"], figures: ["rules: From a board alone: a flag not on turn on its far rank is waiting"] },
    ],
  },
  {
    id: "moving",
    groups: [
      { rules: ["GM1"], figures: ["rules: One square forward, backward or sideways, the flag too"] },
      { rules: ["GM2"], figures: ["rules: Never onto an own piece"] },
    ],
  },
  {
    id: "attacks",
    groups: [
      {
        rules: ["GC1"],
        figures: ["rules: Moving onto an enemy piece is a challenge", "rules: Equal ranks both leave"],
      },
      { rules: ["GC2"], figures: ["rules: Any officer beats a private"] },
      { rules: ["GC3", "GC4"], figures: ["rules: A spy beats every officer", "rules: Only a private beats a spy"] },
      {
        rules: ["GC5"],
        figures: ["rules: A flag that moves onto a flag wins", "rules: A flag that moves onto anything else is lost"],
      },
      { rules: ["GC6"], figures: ["rules: The lower officer leaves, a surviving defender stays"] },
    ],
  },
  { id: "challenges", groups: [{ rules: [], tables: ["challenges"] }] },
  {
    id: "secrets",
    groups: [
      {
        rules: ["GI1"],
        compare: [
          {
            case: "rules: Arbiter: nobody learns a rank, the owner of a lost piece knows it",
            switches: { reveal: "arbiter" },
            viewer: "north",
            after: 1,
          },
          {
            case: "rules: Arbiter: nobody learns a rank, the owner of a lost piece knows it",
            switches: { reveal: "declared" },
            viewer: "north",
            after: 1,
          },
        ],
      },
    ],
  },
  {
    id: "end",
    groups: [
      { rules: ["GE1", "GE2"], figures: ["rules: The flag is taken and all is shown"] },
      {
        rules: ["GE3"],
        figures: ["rules: A flag home with nobody next to it wins at once", "rules: In that turn he may take it"],
        compare: [run("safe-or-survive"), run("immediate"), run("survive")],
      },
      {
        rules: ["GE4"],
        compare: [
          { case: "rules: Nothing shows that a flag is waiting", viewer: "south", after: 1 },
          { case: "rules: Nothing shows that a flag is waiting", viewer: "north", after: 1 },
        ],
      },
      { rules: ["GE5"], figures: ["rules: The third occurrence of a position"] },
      { rules: ["GE6"] },
    ],
  },
  { id: "editions", groups: [{ rules: [], tables: ["switches"] }] },
];
