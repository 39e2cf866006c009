import { defineConfig } from '@playwright/test'
import { isDeep } from './portal/depth.ts'
import type { AccountChoice } from './portal/portal-test.ts'
import { launchOptions } from './portal/server/browser.ts'
import { freePort } from './portal/server/free-port.ts'

// The workers read this file too: they take over the port that the first reading chose.
const port = (process.env['E2E_PORT'] ??= await freePort())

export default defineConfig<AccountChoice>({
  testDir: '.',
  testMatch: '**/*.e2e.ts',
  outputDir: 'test-results',
  globalSetup: './global-setup.ts',
  fullyParallel: true,
  workers: 2,
  timeout: 45_000,
  expect: { timeout: 10_000 },
  forbidOnly: true,
  ...(!isDeep && { grepInvert: /@deep/ }),
  // A machine that is shared may stall once; what fails twice is broken.
  retries: process.env['CI'] ? 1 : 0,
  use: {
    baseURL: `http://localhost:${port}`,
    browserName: 'chromium',
    locale: 'fr-FR',
    timezoneId: 'Europe/Paris',
    viewport: { width: 1280, height: 800 },
    // Journeys watch the network; `offline` has the worker.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    trace: 'off',
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: launchOptions(),
  },
})
