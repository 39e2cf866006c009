import { globSync, readFileSync } from 'node:fs'
import { defineConfig } from 'vitest/config'

const include = ['{contract,texts,server,web,e2e,scripts,examples}/**/*.test.ts', '*.test.ts']
const exclude = ['**/node_modules/**', '**/dist/**']

/** Names of things that a test shares with others: a portal, a database, a process, the environment, a mocked module. */
const shared =
  /testing\/|\btests\/|\.\.\/servers\/|\.\.\/program\/|spawnPortal|startPortal|vi\.|process\.env|child_process|worker_threads|PGlite|openEmbedded|openPostgres|\bfork\(|\bspawn\(|listen\(|prepareFile|sharp/
const pure = globSync(include, { exclude, cwd: import.meta.dirname }).filter(
  (path) =>
    !path.startsWith('server/src/testing/') && !shared.test(readFileSync(new URL(path, import.meta.url), 'utf8')),
)

/** Names of what has a process, an engine, an environment, a module or a portal of its own. */
const alone =
  /process\.env|child_process|worker_threads|runCommand|\bfork\(|\bspawn\(|spawnPortal|startPostgres|startCommandDatabase|startS3|openEmbedded|openPostgres|openTestDatabase|aPlace\(|vi\.(?:mock|hoisted|stub|useFakeTimers)|OTEL_/
const named = [
  'server/src/platform/paper/papers.test.ts',
  'server/src/platform/files/prepare.test.ts',
  'server/src/modules/accounts/session/recovery/timing.test.ts',
]
/** They start and kill whole programs, and look at how long things take: by themselves, when the others are done. */
const ofPrograms = ['server/src/testing/{chaos,program}/**/*.test.ts', 'server/src/platform/health/**/*.test.ts']
/** Two programs, a proxy, a database and a store, or a crowd of calls whose seconds count: they have the machine to themselves. */
const ofNodes = [
  'server/src/testing/nodes/**/*.test.ts',
  'server/src/testing/program/memory.test.ts',
  'server/src/platform/health/uploads.test.ts',
]

const apart = globSync(include, {
  exclude: [...exclude, ...pure, ...ofPrograms, ...ofNodes],
  cwd: import.meta.dirname,
}).filter((path) => named.includes(path) || alone.test(readFileSync(new URL(path, import.meta.url), 'utf8')))

const forks = { pool: 'forks' as const, globalSetup: ['server/src/testing/database/global-setup.ts'] }

export default defineConfig({
  test: {
    // The portal's own brand, whatever the shell was told.
    env: { BRAND: '', PAGES_DIR: '' },
    // A component's class names are those of its sheet.
    css: { modules: { classNameStrategy: 'non-scoped' } },
    testTimeout: 30_000,
    hookTimeout: 60_000,
    // Two cores: a third of a test's time is waiting.
    maxWorkers: 3,
    // A machine that is shared may stall once; what fails twice is broken.
    retry: process.env['CI'] ? 1 : 0,
    projects: [
      // Half of all tests need nothing but their functions: they share what they import, which takes longer to load than they run.
      { extends: true, test: { name: 'pure', include: pure, pool: 'threads', isolate: false } },
      // Each has a process and a database of its own for some hundred statements: to optimize PGlite's code costs more than it saves.
      { extends: true, test: { ...forks, execArgv: ['--liftoff-only'], name: 'apart', include: apart } },
      {
        extends: true,
        test: {
          ...forks,
          name: 'portal',
          include,
          exclude: [...exclude, ...pure, ...apart, ...ofPrograms, ...ofNodes],
          // One portal a worker, emptied between its files (`startPortal`), and all that they import.
          isolate: false,
          env: { BRAND: '', PAGES_DIR: '', SHARED_PORTAL: '1' },
        },
      },
      { extends: true, test: { ...forks, name: 'programs', include: ofPrograms, exclude: [...exclude, ...ofNodes] } },
      { extends: true, test: { ...forks, name: 'nodes', include: ofNodes } },
    ],
  },
})
