import { defineConfig } from "@playwright/test";

// scripts/test.mjs builds the page first and passes a port that is free.
const port = Number(process.env.RANKFILE_TEST_PORT ?? 4174);

/**
 * What Chromium does without. The suggestions below its address bar are two pages of its own for every window, more work than
 * most tests are. The rest is what Playwright turns off by itself, for the last list counts alone.
 */
const unwanted = `WebUIOmniboxPopup WebUIOmniboxAimPopup
  AvoidUnnecessaryBeforeUnloadCheckSync DestroyProfileOnBrowserClose HttpsUpgrades HttpsFirstBalancedModeAutoEnable LensOverlay
  MediaRouter PaintHolding ThirdPartyStoragePartitioning AvoidCorsURLLoaderRestartOnRedirect OptimizationHints
  NetworkTimeServiceQuerying AimEnabled PreconnectToSearch`.split(/\s+/);

export default defineConfig({
  testDir: "tests/page",
  outputDir: "target/playwright",
  // Screenshots are of Debian's Chromium alone.
  snapshotPathTemplate: "{testDir}/screens/{arg}{ext}",
  expect: { toHaveScreenshot: { maxDiffPixelRatio: 0.004, scale: "css" } },
  reporter: "list",
  // Tests wait for their browser now and then; one more than two cores keeps both at work.
  workers: 3,
  fullyParallel: true,
  forbidOnly: !!process.env.CI,
  timeout: 60_000,
  // A machine that does other things at the same time may be late once; a fault is there twice. Retried tests are named.
  retries: process.env.CI ? 1 : 0,
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    // A trace takes a picture of every step: two fifths of the time. `--trace on` records the test that one looks into.
    trace: "on-first-retry",
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
        `--disable-features=${unwanted.join()}`,
      ],
    },
  },
  webServer: {
    command: `node node_modules/vite/bin/vite.js preview --host 127.0.0.1 --port ${port} --strictPort`,
    url: `http://127.0.0.1:${port}`,
    reuseExistingServer: false,
  },
});
