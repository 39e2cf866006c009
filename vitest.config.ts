import { globSync, readFileSync } from 'node:fs'
import { defineConfig } from 'vitest/config'

const include = ['{contract,server,web,scripts,examples}/**/*.test.ts', '*.test.ts']
const exclude = ['**/node_modules/**', '**/dist/**']

/** Names of things that a test shares with others: a portal, a database, a process, the environment, a mocked module. */
const shared =
  /testing\/|\btests\/|\.\.\/servers\/|\.\.\/program\/|spawnPortal|startPortal|vi\.|process\.env|child_process|worker_threads|PGlite|openEmbedded|openPostgres|\bfork\(|\bspawn\(|listen\(|prepareFile|sharp/
const pure = globSync(include, { exclude, cwd: import.meta.dirname }).filter(
  (path) =>
    !path.startsWith('server/src/testing/') && !shared.test(readFileSync(new URL(path, import.meta.url), 'utf8')),
)

/** They start and kill whole programs, and look at how long things take: by themselves, when the others are done. */
const ofPrograms = ['server/src/testing/{chaos,program}/**/*.test.ts', 'server/src/platform/parts/**/*.test.ts']
/** Two programs, a proxy, a database and a store, or two hundred calls whose seconds count: they have the machine to themselves. */
const ofNodes = ['server/src/testing/nodes/**/*.test.ts', 'server/src/platform/parts/uploads.test.ts']

const apart = {
  exclude: [...exclude, ...pure],
  pool: 'forks' as const,
  globalSetup: ['server/src/testing/database/global-setup.ts'],
}

export default defineConfig({
  test: {
    // The portal's own brand, whatever the shell was told.
    env: { BRAND: '', PAGES_DIR: '' },
    testTimeout: 30_000,
    hookTimeout: 60_000,
    maxWorkers: 2,
    // A machine that is shared may stall once; what fails twice is broken.
    retry: process.env['CI'] ? 1 : 0,
    projects: [
      // Half of all tests need nothing but their functions: they share what they import, which takes longer to load than they run.
      { extends: true, test: { name: 'pure', include: pure, pool: 'threads', isolate: false } },
      {
        extends: true,
        test: { ...apart, name: 'portal', include, exclude: [...apart.exclude, ...ofPrograms, ...ofNodes] },
      },
      {
        extends: true,
        test: { ...apart, name: 'programs', include: ofPrograms, exclude: [...apart.exclude, ...ofNodes] },
      },
      { extends: true, test: { ...apart, name: 'nodes', include: ofNodes } },
    ],
  },
})
