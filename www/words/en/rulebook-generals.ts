/** English, the rules of Game of the Generals. */
export const generals = {
  lead: "Two armies of 21 hide their ranks from each other to the very end: a referee looks at each challenge and says only who leaves. Take the other Flag, or bring your own across the board.",
  sections: {
    board: "Board and armies",
    moving: "Moving",
    attacks: "Challenges",
    challenges: "Who beats whom",
    secrets: "What is known",
    end: "How it ends",
    editions: "What can be agreed",
  },
  rules: {
    GB1: "The board has nine files and eight ranks, without obstacles.",
    GB2: "Each side has 21 pieces: twelve officers from the Five-Star General down to the Sergeant, two Spies, six Privates and a Flag.",
    GB3: "Each side sets up in secret anywhere on its first three ranks; six squares stay empty. A set-up with faults is refused, and every fault is named.",
    GB4: "Either side may begin; here it is South, unless the players agree otherwise.",
    GB5: "A figure may lack Flags and pieces. A Flag that stands on its far rank while the other side is on turn is waiting, as GE3 has it.",

    GM1: "A piece moves one square forward, backward or sideways, and so does the Flag. Nothing moves diagonally or further.",
    GM2: "A piece never moves onto one of its own side.",

    GC1: "A move onto an enemy piece is a challenge. Of two officers the higher stays; equal ranks both leave, two Privates or two Spies as well.",
    GC2: "Any officer beats a Private.",
    GC3: "A Spy beats every officer.",
    GC4: "Only a Private beats a Spy.",
    GC5: "Everything beats a Flag. A Flag that moves onto the other Flag wins; moving onto anything else it is lost.",
    GC6: "A challenger that survives takes the square; a defender that survives stays where it is.",

    GI1: "Under a referee neither side learns a rank: each sees only which piece leaves, and the owner knows what it was. When ranks are declared, both are shown at every challenge.",

    GE1: "A side whose Flag is taken has lost.",
    GE2: "Whoever resigns has lost; both sides may agree on a draw.",
    GE3: "A Flag that reaches the far rank wins at once if no enemy piece stands next to it, straight ahead, behind or beside. Otherwise the opponent has one turn; if that turn does not take the Flag it wins.",
    GE4: "Neither the opponent nor a spectator is shown that a Flag is waiting on the far rank.",
    GE5: "If agreed beforehand, the game is drawn when a position occurs for the third time, piece by piece, or after a number of turns. A win by GE1 or GE3 counts first.",
    GE6: "In a game from full set-ups a side always has a move.",
  },
};
