import { defineConfig, devices } from '@playwright/test'
import { findChromium } from './scripts/test-machine.mjs'

const executablePath = process.env.CHROMIUM || findChromium()

/** Each worker starts a server of its own (see test/e2e/server.ts), so the journeys share nothing but the machine. */
export default defineConfig({
  testDir: 'test/e2e',
  testMatch: '**/*.spec.ts',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  // Of a whole journey, on a machine that has other things to do; a step that hangs is known by its own limit.
  timeout: 90_000,
  expect: { timeout: 8_000 },
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1440, height: 900 },
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: [
        '--no-sandbox',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
    screenshot: 'only-on-failure',
    trace: 'off',
    // Nothing moves that need not: drawing frames is half of what a browser does while it waits.
    contextOptions: { reducedMotion: 'reduce' },
  },
})
