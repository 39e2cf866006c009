import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['{contract,server,web,scripts,examples}/**/*.test.ts', '*.test.ts'],
    exclude: ['**/node_modules/**', '**/dist/**'],
    globalSetup: ['server/src/testing/database/global-setup.ts'],
    // The portal's own brand, whatever the shell was told.
    env: { BRAND: '', PAGES_DIR: '' },
    testTimeout: 30_000,
    hookTimeout: 60_000,
    pool: 'forks',
    maxWorkers: 2,
    // A machine that is shared may stall once; what fails twice is broken.
    retry: process.env['CI'] ? 1 : 0,
  },
})
