// Modules that no test runs import only what there is: measures and tools of the workshop.
import assert from "node:assert/strict";
import { test } from "node:test";
import { build } from "esbuild";
import { at, files } from "../../scripts/lib.mjs";

test("every import in bench and scripts finds what it names", async () => {
  const entryPoints = [...files("bench"), ...files("scripts")].filter(
    (path) => path.endsWith(".mjs") && !/node_modules/.test(path),
  );
  assert.ok(entryPoints.length > 20);
  // A name that a module of ours does not export is an error of bundling. What begins with a slash is served.
  const options = {
    bundle: true,
    write: false,
    outdir: "out",
    packages: "external",
    external: ["/bench/*"],
    format: "esm",
    platform: "node",
  };
  await build({ ...options, absWorkingDir: at(), entryPoints, target: "es2022", logLevel: "silent" });
});
