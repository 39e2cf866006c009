import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import type * as looks from '../e2e/portal/looks/look.ts'
import { launchOptions } from '../e2e/portal/server/browser.ts'
import vite from './vite.config.ts'

/** Commands of few tests, which load Playwright's tests and axe: loaded when first used. */
const lookers = () => import('../e2e/portal/looks/look.ts')
const look = async (...given: Parameters<typeof looks.look>) => (await lookers()).look(...given)
const findBarriers = async (...given: Parameters<typeof looks.findBarriers>) => (await lookers()).findBarriers(...given)

// Pages in a browser, with the API's answers as they are recorded: what needs the built pages or the server is `e2e`.
export default defineConfig({
  ...vite,
  // No call gets past `src/testing/wire.ts`.
  server: {},
  // Declared at once: a dependency found late reloads a page in the middle of its test.
  optimizeDeps: {
    entries: ['src/main.tsx', 'src/**/*.test.tsx'],
    include: ['react/jsx-dev-runtime', 'libheif-js/libheif-wasm/libheif.js'],
  },
  test: {
    name: 'components',
    include: ['src/**/*.test.tsx'],
    setupFiles: ['src/testing/each-test.ts'],
    env: { BRAND: '' },
    // As in a build: sheets name classes of others so.
    css: { modules: { classNameStrategy: 'scoped' } },
    // Pages are loaded once, and each test begins with an empty tab (`leavePage`).
    isolate: false,
    // Two cores: half of a test's time is waiting.
    maxWorkers: 4,
    testTimeout: 30_000,
    expect: { poll: { timeout: 10_000 } },
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      commands: { findBarriers, look },
      // Texts are looked for as Playwright looks for them in `e2e`.
      locators: { exact: false },
      viewport: { width: 1280, height: 800 },
      provider: playwright({
        launchOptions: launchOptions(),
        actionTimeout: 10_000,
        contextOptions: { locale: 'fr-FR', timezoneId: 'Europe/Paris', reducedMotion: 'reduce' },
      }),
      instances: [{ browser: 'chromium' }],
    },
  },
})
