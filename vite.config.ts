import { fileURLToPath } from "node:url";
import { defineConfig } from "vite";

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  root: at("www"),
  // The page works in any folder of a site.
  base: "./",
  // The page uses the finished package, as any other site would. scripts/build.mjs makes it.
  resolve: { alias: [{ find: /^rankfile$/, replacement: at("pkg/index.js") }] },
  cacheDir: at("target/vite"),
  // The rules come inside the page's script, so it is larger than what Vite warns of.
  build: { outDir: at("www/dist"), emptyOutDir: true, target: "es2022", chunkSizeWarningLimit: 1500 },
  optimizeDeps: { include: ["lit"] },
});
