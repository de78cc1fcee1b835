/** The Vite plug-in that makes the pages of the rulebook, from the finished package and the cases of tests/rulebook. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type Plugin, runnerImport } from "vite";
import type { Assets, makePages, Page } from "../www/rulebook/site.js";

/** Where things lie; the plug-in asks nobody else. */
interface Places {
  /** The pages' sources. */
  pages: string;
  /** The cases. */
  cases: string;
  /** The package's entry for Node. */
  package: string;
}

/** The cases' files by their paths below the folder, such as `bollwerk/guard.txt`. */
const readTexts = (folder: string): Record<string, string> =>
  Object.fromEntries(
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((path) => path.endsWith(".txt"))
      .sort()
      .map((path) => [path.replaceAll("\\", "/"), readFileSync(join(folder, path), "utf8")]),
  );

/** The plug-in. */
export const rulebook = (places: Places): Plugin => {
  const script = join(places.pages, "rulebook/start.ts");
  const style = join(places.pages, "rulebook/rulebook.css");
  const make = async (assets: Assets): Promise<Page[]> => {
    const { module } = await runnerImport<{ makePages: typeof makePages }>(join(places.pages, "rulebook/site.ts"), {
      configFile: false,
      logLevel: "warn",
      resolve: { alias: [{ find: /^rankfile$/, replacement: places.package }] },
    });
    return module.makePages(readTexts(places.cases), assets);
  };
  return {
    name: "rulebook",
    buildStart() {
      if (this.environment.mode === "build") this.emitFile({ type: "chunk", id: script, name: "rulebook" });
    },
    async generateBundle(_options, bundle) {
      const chunk = Object.values(bundle).find((file) => file.type === "chunk" && file.facadeModuleId === script);
      if (chunk?.type !== "chunk") throw new Error("The rulebook's script was not built.");
      const styles = [...(chunk.viteMetadata?.importedCss ?? [])];
      for (const { path, html } of await make({ script: chunk.fileName, styles }))
        this.emitFile({ type: "asset", fileName: path, source: html });
    },
    configureServer(server) {
      server.middlewares.use(async (request, response, next) => {
        const path = (request.url ?? "").split(/[?#]/)[0]?.replace(/\/$/, "/index.html").slice(1) ?? "";
        if (!/(^|\/)rulebook\/\w+\.html$/.test(path)) return next();
        try {
          const assets = { script: "rulebook/start.ts", styles: [style.slice(places.pages.length + 1)] };
          const page = (await make(assets)).find((made) => made.path === path);
          if (!page) return next();
          response.setHeader("content-type", "text/html; charset=utf-8");
          response.end(await server.transformIndexHtml(`/${path}`, page.html));
        } catch (error) {
          next(error);
        }
      });
    },
  };
};
