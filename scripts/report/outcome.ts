import { readFileSync, rmSync } from 'node:fs'

/** One test as a runner saw it; `tries` is more than one when it failed before. */
export type TestOutcome = { name: string; passed: boolean; tries: number; milliseconds: number }

/** Results of all suites, together. */
export type Outcome = { tests: TestOutcome[] }

/** Reads and removes what a reporter wrote; a run that reported nothing has no tests. */
export function readOutcome(path: string): Outcome {
  try {
    const read = JSON.parse(readFileSync(path, 'utf8')) as Outcome
    rmSync(path, { force: true })
    return read
  } catch {
    return { tests: [] }
  }
}

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
