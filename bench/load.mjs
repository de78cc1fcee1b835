// Loads one library in this process, which is fresh. The arguments after the usual two: its name, and the address of the project.
import { readFileSync } from "node:fs";
import { tell } from "./clock.mjs";
import { load } from "./firsts.mjs";

const [name, root] = process.argv.slice(4);
const seconds = await load(
  name,
  (path) => new URL(path, root).href,
  async (address) => readFileSync(new URL(address)),
);
tell(`${name} load, node`, "load", 1, seconds);
