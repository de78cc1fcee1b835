// The public declarations: a change of them is seen in review, and what the contract shows type-checks.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { test } from "node:test";

const root = resolve(import.meta.dirname, "../..");
const golden = join(root, "tests/goldens/rankfile.d.ts");

/** An entry's declarations and those that they reach, each once, with their paths in the package. */
function declarations(entries) {
  const texts = new Map();
  const reach = (path) => {
    const name = relative(join(root, "pkg"), path);
    if (texts.has(name)) return;
    const text = readFileSync(path, "utf8");
    texts.set(name, text);
    for (const [, to] of text.matchAll(/(?:from |import\()"(\.[^"]*)\.js"/g)) reach(join(dirname(path), `${to}.d.ts`));
  };
  for (const entry of entries) reach(join(root, "pkg", entry));
  return [...texts].map(([name, text]) => `// ${name}\n${text}`).join("\n");
}

test("the public declarations are those of tests/goldens/rankfile.d.ts; UPDATE_GOLDENS=1 rewrites it", () => {
  const now = declarations(["index.d.ts", "slim.d.ts", "bot.d.ts", "element.d.ts", "auto.d.ts"]);
  if (process.env.UPDATE_GOLDENS) writeFileSync(golden, now);
  assert.equal(now, readFileSync(golden, "utf8"));
});

test("every export and every member of an exported shape that is no plain field has a doc comment", () => {
  const lines = declarations(["index.d.ts"]).split("\n");
  const bare = lines.filter((line, index) => {
    const documented = /\*\/$/.test(lines[index - 1]?.trim() ?? "");
    const exported = /^export (declare )?(abstract )?(class|function|const|interface|type) \w/.test(line);
    const method = /^ {4}\w+\(.*\): /.test(line) && !/\bconstructor\b/.test(line);
    return (exported || method) && !documented;
  });
  assert.deepEqual(bare, []);
});

test("the CommonJS twins say the same", () => {
  const twin = (text) => text.replaceAll(/"(\.[^"]*)\.cjs"/g, '"$1.js"');
  for (const name of ["index", "api", "errors", "objects", "types"]) {
    const [esm, cjs] = ["ts", "cts"].map((ending) => readFileSync(join(root, `pkg/${name}.d.${ending}`), "utf8"));
    assert.equal(twin(cjs), esm, name);
  }
});

test("what the contract shows type-checks against the built package, without skipping its declarations", () => {
  const options = ["--noEmit", "--strict", "--exactOptionalPropertyTypes", "--target", "es2022", "--lib", "es2022,dom"];
  options.push("--types", "", "--module", "nodenext", "--moduleResolution", "nodenext", "--ignoreConfig");
  try {
    execFileSync(join(root, "node_modules/.bin/tsc"), [...options, join(root, "tests/js/contract.ts")], {
      encoding: "utf8",
    });
  } catch (error) {
    assert.fail(error.stdout);
  }
});
