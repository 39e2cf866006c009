import { spawnSync } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { filesOnPostgres, filesThroughPooler } from './database-tests.ts'
import { findEngines } from './find-engines.ts'
import { findPaperTools } from './find-paper-tools.ts'
import { findTestServers } from './find-test-servers.ts'

export type Count = { passed: number; failed: number }

const root = join(import.meta.dirname, '..')
const bins = ['node_modules/.bin', 'scripts/node_modules/.bin'].map((path) => join(root, path))
// The tools run on the project's own Node, whichever one started npm.
const env = { ...process.env, PATH: [...bins, process.env['PATH']].join(delimiter) }

/** Runs a command of ours and counts it as one check. */
export function checkStep(name: string, command: string, args: string[]): Count {
  const began = performance.now()
  const { status } = spawnSync(command, args, { cwd: root, stdio: 'inherit', env })
  const seconds = ((performance.now() - began) / 1000).toFixed(1)
  console.log(`${status === 0 ? 'ok    ' : 'FAILED'} ${name} (${seconds} s)`)
  return status === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
}

/** Tests that start and kill whole programs, and look at how long things take: they run when the others are done. */
const ofPrograms = ['server/src/testing/chaos/', 'server/src/testing/program/', 'server/src/platform/parts/']
/** Two programs, a proxy, a database and a store: they have the machine to themselves. */
const ofNodes = 'server/src/testing/nodes/'

/** Vitest's tests, counted from its own report; a run that reports nothing is a failure. */
export function unitTests(): Count {
  findPaperTools()
  findTestServers()
  const others = [...ofPrograms, ofNodes].flatMap((folder) => ['--exclude', `${folder}**`])
  return sum([vitest(others, {}), vitest(ofPrograms, {}), vitest([ofNodes, '--maxWorkers=1'], {})])
}

/** One of each way of speaking to the database, on a real PostgreSQL through a transaction pooler. */
export const testsThroughPooler = (): Count => vitest(filesThroughPooler, { TEST_DATABASE: 'pooler' })

/** All tests over HTTP on a real PostgreSQL: seven minutes, so by themselves. */
export function testsOnPostgres(): Count {
  findPaperTools()
  findTestServers()
  return vitest(filesOnPostgres(), { TEST_DATABASE: 'postgres' })
}

function vitest(words: readonly string[], settings: Record<string, string>): Count {
  const report = join(tmpdir(), `coussinet-vitest-${process.pid}.json`)
  const { status } = spawnSync('vitest', ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`, ...words], { cwd: root, stdio: 'inherit', env: { ...env, ...settings } })
  const read = readReport(report)
  return atLeastOneFailure(status, { passed: numberAt(read, 'numPassedTests'), failed: numberAt(read, 'numFailedTests') })
}

/** Playwright's tests in Chromium; the command's own arguments go to Playwright. */
export const browserTests = (chromium: string): Count => playwright('e2e/playwright.config.ts', { CHROMIUM_PATH: chromium }, process.argv.slice(2))

/** The pages in Chromium, Firefox and WebKit; `words` go to Playwright. What is not there is told, and in CI is a failure. */
export function engineTests(chromium: string, words: readonly string[]): Count {
  const { names, settings, missing } = findEngines()
  const count = playwright('e2e/engines.config.ts', { CHROMIUM_PATH: chromium, ENGINES: names.join(), ...settings }, words)
  if (missing.length === 0) return count
  console.log(`NOT TRIED, for these engines are not here: ${missing.join('; ')}. Install what stands in brackets, or see \`CONTRIBUTING.md\`.`)
  return process.env['CI'] ? sum([count, { passed: 0, failed: missing.length }]) : count
}

/** Playwright's tests, counted from its own report. */
function playwright(config: string, settings: Record<string, string>, words: readonly string[]): Count {
  const report = join(tmpdir(), `coussinet-playwright-${process.pid}.json`)
  const browser = { ...env, ...settings, PLAYWRIGHT_JSON_OUTPUT_NAME: report }
  const { status } = spawnSync('playwright', ['test', '--config', config, '--reporter=list,json', ...words], { cwd: root, stdio: 'inherit', env: browser })
  const stats = readReport(report)['stats']
  const counted = typeof stats === 'object' && stats ? { ...stats } : {}
  return atLeastOneFailure(status, { passed: numberAt(counted, 'expected') + numberAt(counted, 'flaky'), failed: numberAt(counted, 'unexpected') })
}

export function sum(counts: Count[]): Count {
  return counts.reduce((total, { passed, failed }) => ({ passed: total.passed + passed, failed: total.failed + failed }), { passed: 0, failed: 0 })
}

/** The closing line, alone; the process fails when anything did. */
export function finish({ passed, failed }: Count): never {
  console.log(`\n${passed} passed, ${failed} failed`)
  process.exit(failed === 0 && passed > 0 ? 0 : 1)
}

function atLeastOneFailure(status: number | null, count: Count): Count {
  return status === 0 ? count : { ...count, failed: Math.max(1, count.failed) }
}

function readReport(path: string): Record<string, unknown> {
  try {
    const read: unknown = JSON.parse(readFileSync(path, 'utf8'))
    rmSync(path, { force: true })
    return typeof read === 'object' && read ? { ...read } : {}
  } catch {
    return {}
  }
}

function numberAt(record: Record<string, unknown>, name: string): number {
  const value = record[name]
  return typeof value === 'number' ? value : 0
}
