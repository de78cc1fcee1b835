// `npm run api`: writes the reference of the package, docs/api/, from the declarations in pkg/.

import { existsSync, readdirSync, rmSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { build } from "./build.mjs";
import { installTools } from "./install.mjs";
import { at, Failure, files, main, read, run, say, write } from "./lib.mjs";

const tools = "target/doc-tools";
const reference = "docs/api";

/** The pages that the declarations make, by path. */
async function pages() {
  await installTools("docs/tools", tools);
  const entries = ["index", "slim", "element", "bot"].map((name) => at(`pkg/${name}.d.ts`)).filter(existsSync);
  rmSync(at(tools, "out"), { recursive: true, force: true });
  const typedoc = at(tools, "node_modules/typedoc/bin/typedoc");
  await run(process.execPath, [
    typedoc,
    "--options",
    at(tools, "typedoc.json"),
    "--tsconfig",
    at(tools, "tsconfig.json"),
    "--out",
    at(tools, "out"),
    ...entries,
  ]);
  const made = readdirSync(at(tools, "out")).filter((name) => name.endsWith(".md"));
  return new Map(made.map((name) => [`${reference}/${name}`, read(`${tools}/out/${name}`)]));
}

/** Compares the reference with the declarations. */
export async function checkReference() {
  const made = await pages();
  const stale = [...new Set([...made.keys(), ...files(reference)])].filter(
    (path) => !existsSync(at(path)) || made.get(path) !== read(path),
  );
  if (stale.length > 0)
    throw new Failure(`Not what the declarations say: ${stale.join(", ")}. \`npm run api\` writes them.`);
  say(`${made.size} pages are what the declarations say.`);
}

async function writeReference() {
  await build();
  const made = await pages();
  for (const path of files(reference).filter((path) => !made.has(path))) rmSync(at(path));
  for (const [path, text] of made) write(path, text);
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) await main(writeReference);
