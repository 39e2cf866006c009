import { spawnSync } from 'node:child_process'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { deepFiles, filesOnEmbedded, filesOnEveryDatabase } from './database-tests.ts'
import { findEngines } from './find-engines.ts'
import { findPaperTools } from './find-paper-tools.ts'
import { findTestServers } from './find-test-servers.ts'
import { closingLines, type Outcome, readOutcome } from './report/outcome.ts'

const root = join(import.meta.dirname, '..')
const bins = ['node_modules/.bin', 'scripts/node_modules/.bin'].map((path) => join(root, path))
// The tools run on the project's own Node, whichever one started npm.
const env = { ...process.env, PATH: [...bins, process.env['PATH']].join(delimiter) }

/** Runs a command of ours and counts it as one test. */
export function checkStep(name: string, command: string, args: string[]): Outcome {
  const began = performance.now()
  const { status } = spawnSync(command, args, { cwd: root, stdio: 'inherit', env })
  const milliseconds = performance.now() - began
  console.log(`${status === 0 ? 'ok    ' : 'FAILED'} ${name} (${(milliseconds / 1000).toFixed(1)} s)`)
  return { tests: [{ name, passed: status === 0, tries: 1, milliseconds }] }
}

/** All tests of Vitest, but those that need a browser. Those over HTTP run on what members’ data stand on, a real PostgreSQL. */
export function unitTests(): Outcome {
  findPaperTools()
  findTestServers()
  return sum([
    vitest(['--project=pure', '--project=apart', '--project=portal'], { TEST_DATABASE: 'postgres' }),
    vitest(['--project=programs'], {}),
    vitest(['--project=nodes', '--maxWorkers=1'], {}),
  ])
}

/** One of each way of speaking to the database: through a transaction pooler, and on the embedded one, which has one connection. */
export const testsOnOtherDatabases = (): Outcome =>
  sum([vitest(filesOnEveryDatabase, { TEST_DATABASE: 'pooler' }), vitest(filesOnEveryDatabase, {})])

/** The tests that have a depth, to all of it: one file after the other, for most of them start programs and look at times. */
export function deepTests(chromium: string): Outcome {
  findPaperTools()
  findTestServers()
  const long = { LONG: '1' }
  return sum([
    vitest([...deepFiles('server/src/**/*.test.ts'), '--maxWorkers=1'], long),
    playwright('e2e/playwright.config.ts', { CHROMIUM_PATH: chromium, ...long }, deepFiles('e2e/**/*.e2e.ts')),
  ])
}

/** All tests over HTTP on the embedded database, which takes twice as long. In `npm test` journeys and programs run on it. */
export function testsOnEmbedded(): Outcome {
  findPaperTools()
  findTestServers()
  return vitest(filesOnEmbedded(), {})
}

/** Pages and their parts in Chromium, with recorded answers in the place of the server; `words` go to Vitest. */
export const componentTests = (chromium: string, words: readonly string[] = []): Outcome =>
  vitest(['--root=web', `--retry=${process.env['CI'] ? 1 : 0}`, ...words], { CHROMIUM_PATH: chromium })

const vitest = (words: readonly string[], settings: Record<string, string>): Outcome =>
  runner('vitest', ['run', '--reporter=default', `--reporter=${reporter('vitest')}`, ...words], settings)

/** Playwright's tests in Chromium; the command's own arguments go to Playwright. */
export const browserTests = (chromium: string): Outcome =>
  playwright('e2e/playwright.config.ts', { CHROMIUM_PATH: chromium }, process.argv.slice(2))

/** The pages in Chromium, Firefox and WebKit; `words` go to Playwright. What is not there is told, and in CI is a failure. */
export function engineTests(chromium: string, words: readonly string[]): Outcome {
  const { names, settings, missing } = findEngines()
  const outcome = playwright(
    'e2e/engines.config.ts',
    { CHROMIUM_PATH: chromium, ENGINES: names.join(), ...settings },
    words,
  )
  if (missing.length === 0) return outcome
  console.log(
    `NOT TRIED, for these engines are not here: ${missing.join('; ')}. Install what stands in brackets, or see \`CONTRIBUTING.md\`.`,
  )
  const untried = missing.map((name) => ({
    name: `the engine ${name}, which is not here`,
    passed: false,
    tries: 1,
    milliseconds: 0,
  }))
  return process.env['CI'] ? sum([outcome, { tests: untried }]) : outcome
}

const playwright = (config: string, settings: Record<string, string>, words: readonly string[]): Outcome =>
  runner('playwright', ['test', '--config', config, `--reporter=list,${reporter('playwright')}`, ...words], settings)

const reporter = (of: 'vitest' | 'playwright') => join(import.meta.dirname, 'report', `${of}-reporter.ts`)

/** Runs a test runner and reads what its reporter wrote; a run that fails without a failed test is a failure of its own. */
function runner(command: string, args: string[], settings: Record<string, string>): Outcome {
  const report = join(tmpdir(), `coussinet-${command}-${process.pid}.json`)
  const { status } = spawnSync(command, args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...env, ...settings, TEST_OUTCOME: report },
  })
  const { tests } = readOutcome(report)
  if (status === 0 || tests.some(({ passed }) => !passed)) return { tests }
  return {
    tests: [
      ...tests,
      { name: `${command} itself, which ended with ${status ?? 'a signal'}`, passed: false, tries: 1, milliseconds: 0 },
    ],
  }
}

export const sum = (outcomes: Outcome[]): Outcome => ({ tests: outcomes.flatMap(({ tests }) => tests) })

/** Prints what ends a run; the process fails when anything did, or when nothing ran. */
export function finish(outcome: Outcome): never {
  for (const line of closingLines(outcome)) console.log(line)
  process.exit(outcome.tests.length > 0 && outcome.tests.every(({ passed }) => passed) ? 0 : 1)
}
