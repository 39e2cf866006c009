import { globSync, readFileSync } from 'node:fs'
import { matchesGlob } from 'node:path'
import { defineConfig } from 'vitest/config'
import { longPatterns } from './scripts/test-files.ts'
import { lucideIcons } from './web/scripts/icons.ts'

// Read once: to glob for each project takes longer than a small test.
const contents = new Map(
  globSync(['{contract,texts,server,web,e2e,scripts,examples,packages,simulation}/**/*.test.ts', '*.test.ts'], {
    cwd: import.meta.dirname,
    exclude: (name) => name === 'node_modules' || name === 'dist',
  }).map((path) => [path, readFileSync(new URL(path, import.meta.url), 'utf8')]),
)
const isIn = (patterns: readonly string[]) => (path: string) => patterns.some((pattern) => matchesGlob(path, pattern))

/** Names of things that a test shares with others: a portal, a database, a process, the environment, a mocked module. */
const shared =
  /testing\/|\btests\/|\.\.\/servers\/|\.\.\/program\/|spawnPortal|startPortal|vi\.|process\.env|child_process|worker_threads|PGlite|openEmbedded|openPostgres|\bfork\(|\bspawn\(|listen\(|prepareFile|sharp/
const isPure = (path: string, text: string) =>
  path.startsWith('packages/') || (!path.startsWith('server/src/testing/') && !shared.test(text))

/** Names of what has a process, an engine, an environment, a module or a portal of its own. */
const alone =
  /process\.env|child_process|worker_threads|runCommand|\bfork\(|\bspawn\(|spawnPortal|startPostgres|startCommandDatabase|startS3|openEmbedded|openPostgres|openTestDatabase|aPlace\(|vi\.(?:mock|hoisted|stub|useFakeTimers)|OTEL_/
const named = [
  'simulation/simulate.test.ts',
  'server/src/platform/paper/papers.test.ts',
  'server/src/platform/files/prepare.test.ts',
  'server/src/modules/accounts/session/recovery/timing.test.ts',
]
/** They start and kill whole programs, and look at how long things take: by themselves, when the others are done. */
const isOfPrograms = isIn([
  'server/src/testing/{chaos,program}/**/*.test.ts',
  'server/src/platform/health/**/*.test.ts',
])
/** A crowd of calls whose seconds count, or tables that are moved under members at work: they have the machine to themselves. */
const isOfCrowds = isIn([
  'server/src/testing/nodes/upload-turns.test.ts',
  'server/src/testing/program/memory.test.ts',
  'server/src/platform/health/uploads.test.ts',
  'server/src/testing/database/migrate-under-load.test.ts',
])
/** Two programs, a proxy, a database and a store; a year of a sandbox; thousands of orders of statements: two at a time. */
const isOfNodes = isIn([
  'server/src/testing/nodes/**/*.test.ts',
  'server/src/testing/database/documents-of-former-release.test.ts',
  'server/src/cli/sandbox.command.test.ts',
  'server/src/testing/interleavings/money-orders.test.ts',
])

function projectOf(path: string, text: string): 'crowds' | 'nodes' | 'programs' | 'pure' | 'apart' | 'portal' {
  if (isOfCrowds(path)) return 'crowds'
  if (isOfNodes(path)) return 'nodes'
  if (isOfPrograms(path)) return 'programs'
  if (named.includes(path)) return 'apart'
  if (isPure(path, text)) return 'pure'
  return alone.test(text) ? 'apart' : 'portal'
}

// `npm test` leaves the long ones to `npm run test:long`; a file that is named by hand is always found.
const isLeft = process.env['LEAVE_LONG'] ? isIn(longPatterns.map(([pattern]) => pattern)) : () => false
const files = Object.groupBy(
  [...contents.keys()].filter((path) => !isLeft(path)),
  (path) => projectOf(path, contents.get(path) ?? ''),
)

const forks = { pool: 'forks' as const, globalSetup: ['server/src/testing/database/global-setup.ts'] }

export default defineConfig({
  // Tests of functions of a page import the page's icons with it.
  plugins: [lucideIcons()],
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
      { extends: true, test: { name: 'pure', include: files.pure ?? [], pool: 'threads', isolate: false } },
      // Each has a process and a database of its own for some hundred statements: to optimize PGlite's code costs more than it saves.
      { extends: true, test: { ...forks, execArgv: ['--liftoff-only'], name: 'apart', include: files.apart ?? [] } },
      {
        extends: true,
        test: {
          ...forks,
          name: 'portal',
          include: files.portal ?? [],
          // One portal a worker, emptied between its files (`startPortal`), and all that they import.
          isolate: false,
          env: { BRAND: '', PAGES_DIR: '', SHARED_PORTAL: '1' },
        },
      },
      { extends: true, test: { ...forks, name: 'programs', include: files.programs ?? [] } },
      { extends: true, test: { ...forks, name: 'nodes', include: files.nodes ?? [] } },
      { extends: true, test: { ...forks, name: 'crowds', include: files.crowds ?? [] } },
    ],
  },
})
