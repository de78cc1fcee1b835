// What is loaded, each from its import to the first answer, in Node and in pages alike. `at` gives the address of a file of
// the project, `bytes` resolves to what is in it.

/** The first question of whoever shows a board: what may be clicked? */
const ask = ({ newGame }) => newGame("bollwerk").view("south").options().marks.length;

const CHESS = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

const peer = (name, file, wasm) => [
  name,
  async (at, bytes) => {
    const { ready, lister } = await import(at(`target/bench/peers/${file}.mjs`));
    await ready(wasm && (await bytes(at(wasm))));
    return lister(CHESS)();
  },
];

export const FIRSTS = new Map([
  [
    "rankfile",
    async (at) => {
      const library = await import(at("pkg/index.js"));
      await library.ready;
      return ask(library);
    },
  ],
  [
    "rankfile/slim",
    async (at, bytes) => {
      const library = await import(at("pkg/slim.js"));
      await library.init(await bytes(at("pkg/rules.wasm")));
      return ask(library);
    },
  ],
  peer("chess.js", "chessjs"),
  peer("chessops", "chessops"),
  peer("ffish", "ffish", "target/bench/peers/ffish.wasm"),
]);

/** The seconds that one takes, from just before its import. */
export async function load(name, at, bytes) {
  const since = performance.now();
  const answer = await FIRSTS.get(name)(at, bytes);
  const time = performance.now() - since;
  if (!(answer > 0)) throw new Error(`${name} answers ${answer}`);
  return time / 1000;
}
