// Bundlers take the package without a plug-in, and what they make runs in Chromium.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { app, html, open, plays, project, serve, tool } from "./project.mjs";

let site;
let address;
before(async () => {
  site = await project();
  site.write("main.js", app);
  site.write("index.html", html('<script type="module" src="/main.js"></script>'));
  for (const name of ["esbuild", "rollup"]) {
    site.write(`${name}.html`, html(`<script type="module" src="/made/${name}.js"></script>`));
  }
  site.write("webpack.html", html('<script src="/made/webpack.js"></script>'));
  address = await serve(site.folder);
});

const at = (...parts) => join(site.folder, ...parts);

test("esbuild", async () => {
  const { build } = await import("esbuild");
  const { warnings } = await build({
    entryPoints: [at("main.js")],
    bundle: true,
    format: "esm",
    outfile: at("made/esbuild.js"),
    logLevel: "silent",
  });
  assert.deepEqual(warnings, []);
  // One copy of the rules, although two entries use them.
  assert.equal(readFileSync(at("made/esbuild.js"), "utf8").match(/[A-Za-z0-9+/]{50000,}/g).length, 1);
  await plays(await open(`${address}/esbuild.html`));
});

test("Rollup, with nothing but what finds packages", async () => {
  const { rollup } = tool("rollup");
  const { nodeResolve } = tool("@rollup/plugin-node-resolve");
  const warnings = [];
  const bundle = await rollup({
    input: at("main.js"),
    plugins: [nodeResolve()],
    onwarn: (warning) => warnings.push(warning.message),
  });
  await bundle.write({ file: at("made/rollup.js"), format: "es" });
  assert.deepEqual(warnings, []);
  await plays(await open(`${address}/rollup.html`));
});

test("webpack", async () => {
  const webpack = tool("webpack");
  const stats = await new Promise((done, fail) =>
    webpack(
      {
        mode: "production",
        context: site.folder,
        entry: "./main.js",
        output: { path: at("made"), filename: "webpack.js" },
        performance: false,
      },
      (error, result) => (error ? fail(error) : done(result)),
    ),
  );
  const { errors, warnings } = stats.toJson({ all: false, errors: true, warnings: true });
  assert.deepEqual([errors, warnings], [[], []]);
  await plays(await open(`${address}/webpack.html`));
});

const vite = (more) => ({ root: site.folder, configFile: false, logLevel: "error", ...more });

test("Vite, serving", async () => {
  const { createServer } = await import("vite");
  const server = await createServer(vite({ server: { host: "127.0.0.1", port: 0, watch: null, hmr: false } }));
  after(() => server.close());
  await server.listen();
  await plays(await open(`http://127.0.0.1:${server.httpServer.address().port}/`));
});

test("Vite, building", async () => {
  const { build } = await import("vite");
  await build(vite({ build: { outDir: at("dist"), chunkSizeWarningLimit: 2000 } }));
  await plays(await open(`${await serve(at("dist"))}/index.html`));
});

test("Vite, with the wasm as a file of its own", async () => {
  const { build } = await import("vite");
  site.write("slim/index.html", html('<script type="module" src="./main.js"></script>', ""));
  site.write(
    "slim/main.js",
    `import { games, init } from "rankfile/slim";
     import wasm from "rankfile/rules.wasm?url";
     init(fetch(wasm)).then(() => { document.title = games().length + " games"; });`,
  );
  await build(vite({ root: at("slim"), build: { outDir: at("slim-dist"), assetsInlineLimit: 0 } }));
  const { page, faults } = await open(`${await serve(at("slim-dist"))}/index.html`);
  await page.waitForFunction("/^[1-9] games/.test(document.title)");
  assert.deepEqual(faults, []);
});
