// The command that the package installs.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { project, root } from "./project.mjs";

test("npm installs the command rankfile", async () => {
  const { folder } = await project();
  const { version } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
  const run = (...args) => execFileSync(join(folder, "node_modules/.bin/rankfile"), args, { encoding: "utf8" });
  assert.equal(run("--version"), `${version}\n`);
  assert.equal(run("perft", "--position", "8f/9/9/9/9/9/9/8F s 0", "--depth", "2"), "4\n");
});
