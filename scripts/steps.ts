import { spawn, spawnSync } from 'node:child_process'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { findEngines } from './find-engines.ts'
import { findPaperTools } from './find-paper-tools.ts'
import { findTestServers } from './find-test-servers.ts'
import { closingLines, failure, type Outcome, readOutcome } from './report/outcome.ts'
import { deepFiles, listFiles, filesOnEmbedded, filesOnEveryDatabase, longPatterns } from './test-files.ts'

const root = join(import.meta.dirname, '..')
const bins = ['node_modules/.bin', 'scripts/node_modules/.bin'].map((path) => join(root, path))
// The tools run on the project's own Node, whichever one started npm.
const env = { ...process.env, PATH: [...bins, process.env['PATH']].join(delimiter) }

/** Runs a command and counts it as one test; prints what it wrote once it has ended, for others run beside it. */
export async function checkStep(name: string, command: string, args: string[]): Promise<Outcome> {
  const began = performance.now()
  const { code, output } = await runCommand(command, args)
  const milliseconds = performance.now() - began
  process.stdout.write(output)
  console.log(`${code === 0 ? 'ok    ' : 'FAILED'} ${name} (${(milliseconds / 1000).toFixed(1)} s)`)
  return { tests: [{ name, passed: code === 0, tries: 1, milliseconds }] }
}

function runCommand(command: string, args: string[]): Promise<{ code: number | null; output: string }> {
  const child = spawn(command, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'], env })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (output += text))
  return new Promise((resolve) => {
    child.once('error', ({ message }) => resolve({ code: null, output: `${message}\n` }))
    child.once('close', (code) => resolve({ code, output }))
  })
}

const onPostgres = { TEST_DATABASE: 'postgres' }
const manyAtOnce = ['--project=pure', '--project=apart', '--project=portal']
const long = longPatterns.map(([pattern]) => pattern)

/**
 * Rules, calls and jobs: all Vitest tests except the long ones and those in a browser. Tests over HTTP run on PostgreSQL, as in production.
 */
export function unitTests(): Outcome {
  findPaperTools()
  findTestServers()
  return vitest(manyAtOnce, { ...onPostgres, LEAVE_LONG: '1' })
}

/** The long tests of Vitest that need no browser. */
export function longUnitTests(): Outcome {
  findPaperTools()
  findTestServers()
  return vitest([...manyAtOnce, ...listFiles(long.filter((pattern) => !isOfPages(pattern)))], onPostgres)
}

/** Programs that are started and killed; then those of several nodes in pairs, and crowds one by one. */
export function programTests(): Outcome {
  findPaperTools()
  findTestServers()
  return sum([
    vitest(['--project=programs'], {}),
    vitest(['--project=nodes', '--maxWorkers=2'], {}),
    vitest(['--project=crowds', '--maxWorkers=1'], {}),
  ])
}

/** One of each way of speaking to the database: through a transaction pooler, and on the embedded one, which has one connection. */
export const testsOnOtherDatabases = (): Outcome =>
  sum([vitest(filesOnEveryDatabase, { TEST_DATABASE: 'pooler' }), vitest(filesOnEveryDatabase, {})])

/** The tests that have a depth, to all of it: one file after the other, for most of them start programs and look at times. */
export function deepTests(chromium: string): Outcome {
  findPaperTools()
  findTestServers()
  const deep = { DEEP: '1' }
  return sum([
    vitest([...deepFiles('server/src/**/*.test.ts'), '--maxWorkers=1'], deep),
    playwright('e2e/playwright.config.ts', { CHROMIUM_PATH: chromium, ...deep }, deepFiles('e2e/**/*.e2e.ts')),
  ])
}

/** All tests over HTTP on the embedded database, which takes twice as long. In CI journeys and programs run on it. */
export function testsOnEmbedded(): Outcome {
  findPaperTools()
  findTestServers()
  return vitest(filesOnEmbedded(), {})
}

const isOfPages = (pattern: string) => pattern.startsWith('web/')
const longOfPages = () => listFiles(long.filter(isOfPages)).map((path) => path.slice('web/'.length))

/** Pages and their parts in Chromium, with recorded answers in the place of the server; `words` go to Vitest. */
export const componentTests = (chromium: string, words: readonly string[] = []): Outcome =>
  vitest(['--root=web', `--retry=${process.env['CI'] ? 1 : 0}`, ...words], { CHROMIUM_PATH: chromium })

/** All component tests but the long ones. */
export const shortComponentTests = (chromium: string): Outcome =>
  componentTests(
    chromium,
    longOfPages().map((path) => `--exclude=${path}`),
  )

export const longComponentTests = (chromium: string): Outcome => componentTests(chromium, longOfPages())

const vitest = (words: readonly string[], settings: Record<string, string>): Outcome =>
  runner('vitest', ['run', '--reporter=default', `--reporter=${reporter('vitest')}`, ...words], settings)

/** Journeys through the whole portal in Chromium; `words` go to Playwright. */
export const browserTests = (chromium: string, words: readonly string[]): Outcome =>
  playwright('e2e/playwright.config.ts', { CHROMIUM_PATH: chromium }, words)

/** The pages in Chromium, Firefox and WebKit; `words` are passed to Playwright. A missing browser is reported, and fails in CI. */
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
  const untried = missing.map((name) => failure(`the engine ${name}, which is not here`))
  return process.env['CI'] ? sum([outcome, { tests: untried }]) : outcome
}

const playwright = (config: string, settings: Record<string, string>, words: readonly string[]): Outcome =>
  runner('playwright', ['test', '--config', config, `--reporter=list,${reporter('playwright')}`, ...words], settings)

const reporter = (of: 'vitest' | 'playwright') => join(import.meta.dirname, 'report', `${of}-reporter.ts`)

const MINUTE = 60_000
/** Longest time of one runner, and of all of them together, in CI, which ends a run after 90 minutes and then knows nothing of it. */
const limits = { one: 35 * MINUTE, all: 80 * MINUTE }

/** Milliseconds that a runner may take that starts `elapsed` after the first one: a whole number, as `spawnSync` wants it. */
export const timeForOne = (elapsed: number): number =>
  Math.round(Math.max(1000, Math.min(limits.one, limits.all - elapsed)))

/**
 * Runs a test runner and reads its reporter's output; a failing run without a failed test counts as one failure. In CI a run that takes too
 * long is killed, with all its processes.
 */
function runner(command: string, args: string[], settings: Record<string, string>): Outcome {
  const report = join(tmpdir(), `coussinet-${command}-${process.pid}.jsonl`)
  const isCi = Boolean(process.env['CI'])
  const { status, pid } = spawnSync(command, args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...env, ...settings, TEST_OUTCOME: report },
    ...(isCi && {
      timeout: timeForOne(performance.now()),
      killSignal: 'SIGKILL' as const,
      // A separate process group, which can be killed as a whole. Outside CI it stays in the terminal's group, for Ctrl+C.
      detached: true,
    }),
  })
  if (isCi) endGroup(pid)
  const { tests } = readOutcome(report)
  if (status === 0 || tests.some(({ passed }) => !passed)) return { tests }
  return { tests: [...tests, failure(`${command} itself, which ended with ${status ?? 'a signal'}`)] }
}

function endGroup(leader: number): void {
  try {
    process.kill(-leader, 'SIGKILL')
  } catch {
    // Nothing of it runs any more.
  }
}

export const sum = (outcomes: Outcome[]): Outcome => ({ tests: outcomes.flatMap(({ tests }) => tests) })

/** A part of a run, by the name shown with its time. */
export type Part = { name: string; run: () => Outcome | Promise<Outcome> | void }

/**
 * Runs the parts one after the other and prints the summary; the process fails if anything failed or nothing ran. A part that breaks counts
 * as a failure, and the next one still runs.
 */
export async function runParts(parts: readonly Part[]): Promise<never> {
  const ran: RanPart[] = []
  for (const part of parts) ran.push(await runPart(part))
  const outcome = sum(ran.map(({ outcome }) => outcome))
  for (const line of closingLines(outcome, ran)) console.log(line)
  process.exit(outcome.tests.length > 0 && outcome.tests.every(({ passed }) => passed) ? 0 : 1)
}

type RanPart = { name: string; milliseconds: number; outcome: Outcome }

async function runPart({ name, run }: Part): Promise<RanPart> {
  const began = performance.now()
  const took = () => performance.now() - began
  try {
    const outcome = (await run()) ?? { tests: [] }
    return { name, milliseconds: took(), outcome }
  } catch (error) {
    console.error(error)
    return { name, milliseconds: took(), outcome: { tests: [failure(`${name}: ${String(error)}`)] } }
  }
}
