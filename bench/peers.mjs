// Measures other libraries, for the kinds of calls that they have in common with this one. The third argument is the address of
// the folder with their bundles; those that are not there are left out.
import { existsSync, readFileSync } from "node:fs";
import { random } from "../scripts/random.mjs";
import { measure } from "./clock.mjs";

const folder = `${process.argv[4]}/`;

/** A middle game with 48 moves that is known from perft tables. */
const KIWIPETE = "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1";

const PEERS = [
  { name: "array", file: "mailbox", longest: 3000 },
  { name: "chess.js", file: "chessjs", longest: 500 },
  { name: "chessops", file: "chessops", longest: 500 },
  { name: "ffish", file: "ffish", longest: 500, wasm: "ffish.wasm" },
];

const isThere = ({ file, wasm }) =>
  [`${file}.mjs`, wasm ?? `${file}.mjs`].every((path) => existsSync(new URL(path, folder)));

for (const { name, file, longest, wasm } of PEERS.filter(isThere)) {
  const peer = await import(new URL(`${file}.mjs`, folder).href);
  await peer.ready(wasm && readFileSync(new URL(wasm, folder)));
  let seed = 0;
  measure(`${name} play-outs`, "move", () => {
    seed += 1;
    return peer.playOut(longest, random(seed));
  });
  const list = peer.lister(KIWIPETE, random(1));
  measure(`${name} actions`, "call", () => {
    for (let time = 0; time < 10; time += 1) list();
    return 10;
  });
}
