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
  build: { outDir: at("www/dist"), emptyOutDir: true, target: "es2022" },
  optimizeDeps: { include: ["lit"] },
});
