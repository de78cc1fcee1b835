// Every block of JavaScript in the guides runs against the built package.
import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";

const guides = ["README.md", ...readdirSync("docs").map((name) => `docs/${name}`)].filter((path) =>
  path.endsWith(".md"),
);

for (const path of guides) {
  const blocks = [...readFileSync(path, "utf8").matchAll(/^```js\n(.*?)^```$/gms)].map(([, code]) => code);
  for (const [index, code] of blocks.entries()) {
    test(`${path}, block ${index + 1}`, async () => {
      assert.match(code, /from "rankfile"/);
      const here = import.meta.resolve("rankfile");
      const source = code.replaceAll('from "rankfile"', `from ${JSON.stringify(here)}`);
      await import(`data:text/javascript,${encodeURIComponent(source)}`);
    });
  }
}
