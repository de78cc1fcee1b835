/** axe-core, for the tests that look for what keeps people out. */
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";
import { expect } from "./page.js";

/** The file of axe-core. */
export const axe = createRequire(import.meta.url).resolve("axe-core/axe.min.js");

interface Found {
  id: string;
  nodes: { target: unknown; failureSummary?: string }[];
}

/** Looks at the page as it stands for what keeps people out. */
export const check = async (page: Page, state: string): Promise<void> => {
  // Transitions of colour are over in 120 ms, and a colour half way is nobody's choice.
  await page.waitForTimeout(150);
  if (!(await page.evaluate(() => "axe" in globalThis))) await page.addScriptTag({ path: axe });
  const found = await page.evaluate(async () => {
    const { axe } = globalThis as unknown as { axe: { run: (options: object) => Promise<{ violations: Found[] }> } };
    const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
    return (await axe.run({ runOnly: tags, resultTypes: ["violations"] })).violations;
  });
  const told = found.flatMap(({ id, nodes }) =>
    nodes.slice(0, 3).map((node) => `${id} ${JSON.stringify(node.target)} ${node.failureSummary ?? ""}`),
  );
  expect.soft(told, state).toEqual([]);
};
