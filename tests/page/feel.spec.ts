/** Sounds that tell nothing, and motion that stops where it is not wanted. */
import type { Page } from "@playwright/test";
import { begin, expect, move, test, turn } from "./page.js";
import { ARMY } from "./records.js";

/** Writes down every note instead of playing it. */
const listen = (page: Page) =>
  page.addInitScript(() => {
    const notes: number[] = [];
    Object.assign(globalThis, { notes });
    class Voice {
      constructor(_: unknown, { frequency }: { frequency: number }) {
        notes.push(frequency);
      }
      connect() {
        return { connect: () => {} };
      }
      start() {}
      stop() {}
    }
    class Volume {
      gain = { setValueAtTime() {}, linearRampToValueAtTime() {}, exponentialRampToValueAtTime() {} };
      connect() {}
    }
    class Speaker {
      currentTime = 0;
      destination = null;
      async resume() {}
    }
    Object.assign(globalThis, { OscillatorNode: Voice, GainNode: Volume, AudioContext: Speaker });
  });
const notes = (page: Page) => page.evaluate(() => (globalThis as unknown as { notes: number[] }).notes.splice(0));

test("silent until it is asked for, remembered after that, and silent again when it is not wanted", async ({
  page,
}) => {
  await listen(page);
  await page.goto("/");
  await page.click("[data-game=bollwerk] [data-play]");
  await move(page, "e2", "e3");
  expect(await notes(page)).toEqual([]);
  await page.check("[name=sounds]");
  expect(await notes(page)).toHaveLength(1);
  await move(page, "e13", "e12");
  expect(await notes(page)).toHaveLength(1);
  await page.reload();
  await expect(page.locator("[name=sounds]")).toBeChecked();
  await page.uncheck("[name=sounds]");
  await move(page, "f2", "f3");
  expect(await notes(page)).toEqual([]);
});

test("a challenge sounds the same whatever met there and whoever stays", async ({ page }) => {
  await listen(page);
  const heard: number[][] = [];
  // South's Private meets a Private, the Flag, and a Five-Star General.
  for (const north of [ARMY, "PPPPPFS2/ABCDEKLMN/QRTSP4", "PPPPPAS2/PBCDEKLMN/QRTSF4"]) {
    await begin(page, "generals", ARMY, north);
    await page.click("[data-open]");
    await page.check("[name=sounds]");
    await turn(page, "d3", "d4");
    await turn(page, "i6", "i5");
    await turn(page, "d4", "d5");
    await turn(page, "i5", "i4");
    await notes(page);
    await move(page, "d5", "d6");
    heard.push(await notes(page));
  }
  expect(heard[0]?.length).toBeGreaterThan(1);
  expect(heard[2]).toEqual(heard[0]);
  // Only the end, which everybody sees, has a sound of its own.
  expect(heard[1]).not.toEqual(heard[0]);
});

for (const reducedMotion of ["no-preference", "reduce"] as const) {
  test(`motion: ${reducedMotion}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion });
    await page.addInitScript(() => {
      const runs = { count: 0 };
      Object.assign(globalThis, { runs });
      const animate = Element.prototype.animate;
      Element.prototype.animate = function (...given) {
        runs.count++;
        return animate.apply(this, given);
      };
    });
    await page.goto("/");
    await page.click("[data-game=bollwerk] [data-play]");
    await move(page, "e2", "e3");
    await expect(page.locator("[data-moves] li")).toHaveCount(1);
    const count = await page.evaluate(() => (globalThis as unknown as { runs: { count: number } }).runs.count);
    expect(count > 0).toBe(reducedMotion === "no-preference");
    const slow = await page.evaluate(() =>
      [...document.querySelectorAll("button, a, select")].some(
        (node) => getComputedStyle(node).transitionDuration !== "0s",
      ),
    );
    expect(slow).toBe(reducedMotion === "no-preference");
  });
}
