import { defineConfig } from "@playwright/test";

// scripts/test.mjs builds the page first and passes a port that is free.
const port = Number(process.env.RANKFILE_TEST_PORT ?? 4174);

export default defineConfig({
  testDir: "tests/page",
  outputDir: "target/playwright",
  // Screenshots are of Debian's Chromium alone.
  snapshotPathTemplate: "{testDir}/screens/{arg}{ext}",
  expect: { toHaveScreenshot: { maxDiffPixelRatio: 0.004, scale: "css" } },
  reporter: "list",
  workers: 2,
  fullyParallel: true,
  forbidOnly: !!process.env.CI,
  timeout: 60_000,
  // A machine that does other things at the same time may be late once; a fault is there twice. Retried tests are named.
  retries: process.env.CI ? 1 : 0,
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    trace: "retain-on-failure",
    // Every test is a first visit.
    serviceWorkers: "block",
    launchOptions: {
      // The system's Chromium: the tests download no browser. It asks nothing of the network and runs as root too.
      executablePath: "/usr/bin/chromium",
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
      ],
    },
  },
  webServer: {
    command: `node node_modules/vite/bin/vite.js preview --host 127.0.0.1 --port ${port} --strictPort`,
    url: `http://127.0.0.1:${port}`,
    reuseExistingServer: false,
  },
});
