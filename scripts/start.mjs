// `npm start`: from a fresh clone to the page in a browser. Installs and builds what is missing, then serves the page.
// `npm start -- --dev` serves the sources of www/ instead and reloads them as they change.

import { existsSync } from "node:fs";
import { build } from "./build.mjs";
import { at, Failure, main, say } from "./lib.mjs";

await main(async () => {
  await build();
  if (!existsSync(at("www/index.html"))) throw new Failure("There is no page to serve: www/index.html is missing.");
  // Only now are there packages to import.
  const vite = await import("vite");
  const address = { host: process.env.HOST ?? "127.0.0.1", port: Number(process.env.PORT) || 4173, strictPort: false };
  const common = { configFile: at("vite.config.ts"), logLevel: "warn" };
  let server;
  if (process.argv.includes("--dev")) {
    server = await vite.createServer({ ...common, server: address });
    await server.listen();
  } else {
    server = await vite.preview({ ...common, preview: address });
  }
  say(`\nThe page is at ${server.resolvedUrls.local[0] ?? server.resolvedUrls.network[0]} (Ctrl+C ends it)`);
});
