// The pictures of tests/drawings, drawn by the package: to the same bytes as by the crate (tests/drawings.rs).
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { draft, newGame, ready } from "rankfile";

await ready;

const read = (name) => readFileSync(new URL(`../drawings/${name}`, import.meta.url), "utf8");

/** The view or draft of a case. */
function shown({ game: id, layout, side, text, position, plays = [], viewer }) {
  const rules = layout === undefined ? {} : { layout };
  if (text !== undefined) return draft(id, { ...rules, text, ...(side === undefined ? {} : { side }) });
  const game = newGame(id, { ...rules, position });
  for (const action of plays) game.play(action);
  return game.view(viewer);
}

for (const drawing of JSON.parse(read("cases.json"))) {
  test(`${drawing.name}: ${drawing.what}`, () => {
    assert.equal(`${shown(drawing).svg(drawing.options)}\n`, read(`${drawing.name}.svg`));
  });
}
