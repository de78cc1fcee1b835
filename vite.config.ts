import { fileURLToPath } from "node:url";
import { defineConfig } from "vite";
import { VitePWA } from "vite-plugin-pwa";
import { rulebook } from "./scripts/rulebook.js";

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  root: at("www"),
  // The page works in any folder of a site.
  base: "./",
  // The page uses the finished package, as any other site would. scripts/build.mjs makes it. The wasm is a file of its own.
  resolve: {
    alias: [
      { find: /^rankfile$/, replacement: at("www/rules.ts") },
      { find: /^rankfile\/bot$/, replacement: at("pkg/bot.js") },
      { find: /^rankfile\/slim$/, replacement: at("pkg/slim.js") },
      { find: /^rankfile\/(rules\.wasm\?url)$/, replacement: `${at("pkg/")}$1` },
    ],
  },
  cacheDir: at("target/vite"),
  build: { outDir: at("www/dist"), emptyOutDir: true, target: "es2022" },
  worker: { format: "es" },
  optimizeDeps: { include: ["lit"] },
  plugins: [
    rulebook({ pages: at("www"), cases: at("tests/rulebook"), package: at("pkg/index.js") }),
    // Everything is kept at the first visit. A new version is fetched beside the old one and shown at the next.
    VitePWA({
      strategies: "generateSW",
      registerType: "autoUpdate",
      injectRegister: "script-defer",
      manifest: {
        name: "Rankfile",
        short_name: "Rankfile",
        description: "Board games with and without secrets.",
        display: "standalone",
        background_color: "#faf6ec",
        theme_color: "#faf6ec",
        icons: [{ src: "icon.svg", sizes: "any", type: "image/svg+xml", purpose: "any" }],
      },
      workbox: {
        globPatterns: ["**/*.{html,js,css,wasm,svg}"],
        maximumFileSizeToCacheInBytes: 2 << 20,
        // Every page is a file of its own.
        navigateFallback: null,
        cleanupOutdatedCaches: true,
      },
    }),
  ],
});
