// What the tests of the command line share: the built program, run as npm would run it.
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

const manifest = createRequire(import.meta.url).resolve("rankfile/package.json");
const { bin, version } = createRequire(import.meta.url)(manifest);

/** The program that the package installs. */
export const program = join(dirname(manifest), bin.rankfile);
export { version };

/** Runs it; the options are those of `spawnSync`. */
export function cli(args, options = {}) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...args], {
    encoding: "utf8",
    input: "",
    ...options,
  });
  return { code: status, out: stdout, err: stderr };
}

/** A folder with those files; `remove` takes it away. */
export function folder(files) {
  const path = mkdtempSync(join(tmpdir(), "rankfile-cli-"));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(path, name), text);
  return { path, remove: () => rmSync(path, { recursive: true }) };
}
