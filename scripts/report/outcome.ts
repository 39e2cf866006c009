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

/** The lines that end a run: the slowest tests, those that passed at a later try, those that failed, and the count. */
export function closingLines({ tests }: Outcome): string[] {
  const failed = tests.filter(({ passed }) => !passed)
  const late = tests.filter(({ passed, tries }) => passed && tries > 1)
  const slow = tests.toSorted((a, b) => b.milliseconds - a.milliseconds).slice(0, slowest)
  return [
    ...titled(
      'The slowest',
      slow.map(({ name, milliseconds }) => `${(milliseconds / SECOND).toFixed(1).padStart(6)} s  ${name}`),
    ),
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

const titled = (title: string, lines: string[]) =>
  lines.length === 0 ? [] : ['', `${title}:`, ...lines.map((line) => `  ${line}`)]
