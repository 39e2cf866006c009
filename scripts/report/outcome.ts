import { appendFileSync, readFileSync, rmSync } from 'node:fs'

/** One test as a runner saw it; `tries` is more than one when it failed before. */
export type TestOutcome = { name: string; passed: boolean; tries: number; milliseconds: number }

/** Results of all suites, together. */
export type Outcome = { tests: TestOutcome[] }

/** Appends the outcome of a file or a test to a report; null while it runs. A later line for the same key replaces it. */
export function appendOutcome(path: string, key: string, tests: readonly TestOutcome[] | null): void {
  appendFileSync(path, `${JSON.stringify({ key, tests })}\n`)
}

/** Reads and removes a report; what still ran when the runner ended is a failure. A run that reported nothing has no tests. */
export function readOutcome(path: string): Outcome {
  let report = ''
  try {
    report = readFileSync(path, 'utf8')
  } catch {
    return { tests: [] }
  }
  rmSync(path, { force: true })
  const outcomes = new Map<string, readonly TestOutcome[] | null>()
  // The last line of a runner that was killed may be half a line.
  for (const line of report.split('\n').slice(0, -1)) {
    const { key, tests } = JSON.parse(line) as { key: string; tests: TestOutcome[] | null }
    outcomes.set(key, tests)
  }
  return {
    tests: [...outcomes].flatMap(([key, tests]) => tests ?? [failure(`${key}: still ran when its runner ended`)]),
  }
}

/** A failure that is no test's own. */
export const failure = (name: string): TestOutcome => ({ name, passed: false, tries: 1, milliseconds: 0 })

const SECOND = 1000
const slowest = 10

/** Last lines of a run: time of each part, slowest tests, late passes, failures and the count. */
export function closingLines(
  { tests }: Outcome,
  parts: readonly { name: string; milliseconds: number }[] = [],
): string[] {
  const failed = tests.filter(({ passed }) => !passed)
  const late = tests.filter(({ passed, tries }) => passed && tries > 1)
  const slow = tests.toSorted((a, b) => b.milliseconds - a.milliseconds).slice(0, slowest)
  return [
    ...titled('The parts', parts.length > 1 ? parts.map(timed) : []),
    ...titled('The slowest', slow.map(timed)),
    ...titled(
      'Passed at a later try',
      late.map(({ name }) => name),
    ),
    ...titled(
      'FAILED',
      failed.map(({ name }) => name),
    ),
    '',
    `${tests.length - failed.length} passed, ${failed.length} failed`,
  ]
}

const timed = ({ name, milliseconds }: { name: string; milliseconds: number }) =>
  `${(milliseconds / SECOND).toFixed(1).padStart(6)} s  ${name}`

const titled = (title: string, lines: string[]) =>
  lines.length === 0 ? [] : ['', `${title}:`, ...lines.map((line) => `  ${line}`)]
