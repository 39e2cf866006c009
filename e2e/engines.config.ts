import { defineConfig } from '@playwright/test'
import type { EngineChoice } from './engines/engine-test.ts'
import { freePort } from './portal/server/free-port.ts'

// The workers read this file too: they take over the port that the first reading chose.
const port = (process.env['E2E_PORT'] ??= await freePort())

/** The engines that are there (`scripts/find-engines.ts`). */
const engines = (process.env['ENGINES'] ?? 'chromium').split(',')

export default defineConfig<object, EngineChoice>({
  testDir: 'engines',
  testMatch: '**/*.engine.ts',
  outputDir: 'test-results/engines',
  globalSetup: './global-setup.ts',
  workers: 2,
  timeout: 90_000,
  expect: { timeout: 10_000 },
  forbidOnly: true,
  // A machine that is shared may stall once; what fails twice is broken.
  retries: process.env['CI'] ? 1 : 0,
  use: { baseURL: `http://localhost:${port}` },
  projects: (['chromium', 'firefox', 'webkit'] as const)
    .filter((engine) => engines.includes(engine))
    .map((engine) => ({ name: engine, use: { engine } })),
})
