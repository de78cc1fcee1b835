/** English, the rules of Stratego. */
export const stratego = {
  lead: "Two armies face each other across two lakes, and neither knows what the other's pieces are until they meet. Find the Flag and take it.",
  sections: {
    board: "Board and armies",
    moving: "Moving",
    attacks: "Attacks",
    challenges: "Who beats whom",
    repetition: "Repetition",
    end: "How it ends",
    editions: "Editions",
  },
  rules: {
    SB1: "The board has ten files and ten ranks. Two lakes of four cells each, c5 to d6 and g5 to h6, are no squares: nothing stands on them or crosses them.",
    SB2: "The classic army has 40 pieces: 33 that move, in ten ranks, six Bombs and the Flag. The higher rank is the stronger.",
    SB3: "Each side fills its own four ranks, in secret and at the same time; the game starts when both have finished. A set-up with faults is refused, and every fault is named.",
    SB4: "The smaller armies play on the same board, and leave squares of their four ranks empty.",
    SB5: "South begins unless the players agree otherwise. A set-up from which nothing can move is legal; there is a warning, and SE3 or SE4 decides the game.",

    SM1: "A piece moves one square along a rank or file to an empty square.",
    SM2: "Bombs and the Flag never move.",
    SM3: "The Scout goes any distance in a straight line over empty squares, and may attack the first enemy piece on that line. Nobody jumps a piece or a lake.",
    SM4: "An attack is a move onto a square that an enemy piece holds. It is never compulsory.",

    SA1: "The piece of the higher rank stays, the other leaves the board.",
    SA2: "Equal ranks: both leave.",
    SA3: "An attacker that wins takes the square; a defender that wins stays where it is.",
    SA4: "Any piece but a Miner that attacks a Bomb leaves. The Bomb stays.",
    SA5: "A Miner removes the Bomb and takes its square.",
    SA6: "A Spy that attacks the Marshal beats it. Every other meeting with a piece that moves it loses, whether it attacks or is attacked; two Spies both leave.",
    SA7: "The Flag falls to any attacker, to a Scout from afar too, and the game is over.",
    SA8: "At every attack both sides see both ranks, and may remember them. A move of more than one square shows a Scout.",

    SR1: "The two-square rule: a piece that has crossed the same border between two squares in all of its last turns may not cross it again, not even to attack. Turns with another piece begin the count anew; for a Scout only the squares beyond that border are closed.",
    SR2: "The more-squares rule: a piece that threatens again and again may not bring back a board that stood earlier in the same chase. Turning straight back to where it came from is not counted, and an attack ends the chase.",
    SR3: "A refusal names the rule, and the border or the earlier turn.",

    SE1: "A side whose Flag is taken has lost.",
    SE2: "Whoever resigns has lost; both sides may agree on a draw.",
    SE3: "A side that cannot move when its turn comes has lost, also if only SR1 or SR2 forbids its moves.",
    SE4: "In tournaments it is judged at the start and after each move: if neither side has a piece that can move the game is drawn; if only the side that is not on turn has none, it has lost at once.",
    SE5: "If agreed beforehand, the game is drawn after a number of turns, or after a number of turns in a row without an attack. SE1 to SE4 count first.",
    SE6: "A figure may lack Flags and pieces, but may not have too many of them. A side without a Flag simply cannot lose it.",
  },
};
