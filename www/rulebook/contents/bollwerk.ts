import type { Section } from "./types.js";

/** Bollwerk. */
export const bollwerk: Section[] = [
  {
    id: "diagrams",
    groups: [
      {
        rules: ["D1", "D2", "D3"],
        tables: ["marks"],
        figures: ["guard: It steps forward and sideways, and captures forward"],
      },
      {
        rules: ["D4", "D5", "D6"],
        figures: ["knights: The Knight places where it could leap, and removes arrows and blocks there"],
      },
    ],
  },
  {
    id: "board",
    groups: [
      { rules: ["BO1"], figures: ["turns: A layout of one's own"] },
      { rules: ["BO2", "BO3"], figures: ["turns: The start of the standard layout"] },
      { rules: ["BO4"], tables: ["army"] },
      { rules: ["BO5"], tables: ["stones"] },
      { rules: ["BO6", "BO7"] },
    ],
  },
  {
    id: "turn",
    groups: [
      {
        rules: ["T1", "T2"],
        figures: ["turns: A turn is a move, a placement or a removal, of an own piece"],
      },
      {
        rules: ["T3", "T4"],
        figures: ["guard: The square it left is free, so with a capture it may end where it began"],
      },
    ],
  },
  {
    id: "placing",
    groups: [
      { rules: ["P1", "P2", "P3"], figures: ["sliders: All four place where they could move without capture"] },
      {
        rules: ["P4", "P5"],
        figures: ["knights: The King's Knight places both ways, and only a bomb where an arrow yields"],
      },
      { rules: ["P6"], figures: ["stones: What is gone from supply cannot be placed"] },
      { rules: ["P7"], figures: ["stones: In the own end zone one may only blow up"] },
      { rules: ["P8", "P9"], figures: ["stones: A placement captures nothing and the piece stays"] },
    ],
  },
  {
    id: "guard",
    piece: "guard",
    groups: [
      { rules: ["G1", "G2"], figures: ["guard: Sideways it captures nothing", "guard: North goes the other way"] },
      {
        rules: ["G3", "G4"],
        figures: [
          "guard: It jumps own Guards in all directions, again and again",
          "guard: Nothing but Guards is jumped, and no jump lands on a piece",
        ],
      },
      {
        rules: ["G5", "G6"],
        figures: ["guard: It jumps enemy Guards forward only, and takes them"],
        compare: [
          { case: "guard: Jumps over enemies and own Guards mix", switches: { guardEnemyJumps: "chain" } },
          { case: "guard: Jumps over enemies and own Guards mix", switches: { guardEnemyJumps: "once" } },
        ],
      },
      {
        rules: ["G7"],
        figures: ["guard: From its guard row it may go two squares forward in one line over a free square"],
      },
      {
        rules: ["G8"],
        figures: ["guard: It enters no stone, jumps none, and may end on one with a red border"],
      },
      { rules: ["G9"], figures: ["guard: It places where it could step, and one jump away"] },
    ],
  },
  {
    id: "cannon",
    piece: "cannon",
    groups: [
      {
        rules: ["C1", "C2"],
        figures: ["cannon: It moves like a Rook without capture, and captures over exactly one screen"],
      },
      { rules: ["C3"], figures: ["cannon: Any stone is a screen, and across a screen it takes pieces only"] },
      {
        rules: ["C4", "C5"],
        compare: [
          {
            case: "cannon: It places on its Rook squares and behind one screen, up to the next obstacle",
            switches: { cannonPlacement: "behind" },
          },
          {
            case: "cannon: It places on its Rook squares and behind one screen, up to the next obstacle",
            switches: { cannonPlacement: "adjacent" },
          },
        ],
      },
    ],
  },
  {
    id: "knight",
    piece: "knight",
    groups: [
      { rules: ["N1"], figures: ["knights: The Knight leaps over pieces, arrows and bombs"] },
      { rules: ["N2", "N3"], figures: ["knights: Blocks on both ways close a leap"] },
      { rules: ["N4", "N5"], figures: ["knights: Nobody but the Knight removes, and a removal needs an open way"] },
    ],
  },
  {
    id: "kings-knight",
    piece: "kings-knight",
    groups: [
      {
        rules: ["K1", "K2", "K3"],
        figures: ["knights: The King's Knight leaps or steps, and treads on arrows"],
      },
    ],
  },
  {
    id: "elephant",
    piece: "elephant",
    groups: [
      { rules: ["E1"], figures: ["elephant: It goes one or two squares in a line, over pieces, arrows and bombs"] },
      {
        rules: ["E2", "E3"],
        figures: [
          "elephant: A block between stops it on a diagonal, and straight ahead unless a square beside the block is free",
          "elephant: The evasive step takes what any step of two squares takes",
        ],
      },
      { rules: ["E4", "E5"], figures: ["elephant: It places where it could move to a free square"] },
    ],
  },
  {
    id: "chancellor",
    piece: "chancellor",
    groups: [
      { rules: ["H1"], figures: ["sliders: The Chancellor moves like a Knight or a Rook"] },
      { rules: ["H2"], figures: ["sliders: The Chancellor places two, each legal at its moment"] },
    ],
  },
  {
    id: "marshal",
    piece: "marshal",
    groups: [{ rules: ["M1"], figures: ["sliders: The Marshal moves like a Knight or a Bishop"] }],
  },
  {
    id: "queen",
    piece: "queen",
    groups: [{ rules: ["Q1"], figures: ["sliders: The Queen moves as in chess"] }],
  },
  {
    id: "gold-runner",
    piece: "gold-runner",
    groups: [
      {
        rules: ["R1"],
        figures: ["sliders: The Gold Runner moves like a Bishop, or one square straight without capture"],
      },
      { rules: ["X1", "X2"], figures: ["sliders: The Queen's lines end at the edge and at obstacles"] },
    ],
  },
  {
    id: "spy",
    piece: "spy",
    groups: [
      { rules: ["S1", "S2"], figures: ["spy: At most two captures"] },
      {
        rules: ["S3", "S4"],
        figures: ["spy: It steps one square, or jumps without capture, and takes what it jumps if it likes"],
      },
      { rules: ["S5", "S6"], figures: ["spy: Step and jumps do not mix in a turn that captures nothing"] },
      {
        rules: ["S7"],
        compare: [
          {
            case: "spy: A run-up over a stone and an own piece forbids the capture",
            switches: { spyRunUp: "uniform" },
          },
          { case: "spy: A run-up over a stone and an own piece forbids the capture", switches: { spyRunUp: "mixed" } },
        ],
      },
      { rules: ["S8"], figures: ["spy: Once it has jumped an enemy without taking it, it takes nobody"] },
      {
        rules: ["S9"],
        compare: [
          { case: "spy: The second capture is the very next jump", switches: { spySecondCapture: "next" } },
          { case: "spy: The second capture is the very next jump", switches: { spySecondCapture: "later" } },
        ],
      },
      {
        rules: ["S10"],
        figures: ["spy: After its last capture it makes two jumps at most, or a jump and a step"],
      },
      { rules: ["S11", "S12"], figures: ["spy: An arrow on an enemy Spy takes it"] },
      { rules: ["S13"], figures: ["spy: It places by one or two jumps, by a step, or by a jump and a step"] },
      { rules: ["S14"], figures: ["spy: In the opponent's end zone an arrow does not take it"] },
      {
        rules: ["S15"],
        figures: ["spy: It jumps own and enemy pieces, arrows and bombs, as far as they lead, but no block"],
      },
    ],
  },
  {
    id: "stones",
    groups: [
      { rules: ["A1", "B1"], figures: ["stones: An arrow is passed by jumps and stops all else"] },
      { rules: ["RB1"], figures: ["stones: A red-border stone goes to the side that collects it"] },
      { rules: ["O1"], figures: ["stones: A bomb on the opponent's end field wins"] },
      {
        rules: ["O4", "O5"],
        figures: [
          "stones: A bomb on an arrow or block: both leave, and the square is closed to stones for one turn",
          "stones: The ban holds for every stone, and a piece may go there",
        ],
      },
      {
        rules: ["O7", "O8"],
        figures: ["stones: A bomb on the board stops and is jumped like an arrow, and nothing removes it"],
      },
    ],
  },
  {
    id: "end",
    groups: [
      { rules: ["W1", "W2"], figures: ["turns: A piece on the opponent's end field wins"] },
      { rules: ["W3"], figures: ["turns: The last piece falls"] },
      {
        rules: ["W4"],
        compare: [
          { case: "turns: Without it the bomb saves it", switches: { immobilised: "no-action" } },
          { case: "turns: Without it the bomb saves it", switches: { immobilised: "no-move" } },
        ],
      },
      { rules: ["W5", "W6"], figures: ["turns: The third occurrence of a position is a draw"] },
    ],
  },
];
