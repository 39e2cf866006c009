import { relative } from 'node:path'
import type { Reporter, TestCase, TestError } from '@playwright/test/reporter'
import { appendOutcome, failure, type TestOutcome } from './outcome.ts'

const report = process.env['TEST_OUTCOME'] ?? ''

/** Writes the outcome of a Playwright run to the file that TEST_OUTCOME names, test by test: a run that is killed shows where it was. */
export default class OutcomeReporter implements Reporter {
  readonly #errors: TestOutcome[] = []

  onError({ message = '' }: TestError) {
    this.#errors.push(failure(`an error outside of any test: ${message.split('\n')[0] ?? ''}`))
    appendOutcome(report, 'errors', this.#errors)
  }

  onTestBegin(test: TestCase) {
    appendOutcome(report, nameOf(test), null)
  }

  onTestEnd(test: TestCase) {
    const outcome = {
      name: nameOf(test),
      passed: test.outcome() !== 'unexpected',
      tries: test.results.length,
      milliseconds: Math.max(0, ...test.results.map(({ duration }) => duration)),
    }
    appendOutcome(report, nameOf(test), test.outcome() === 'skipped' ? [] : [outcome])
  }
}

function nameOf(test: TestCase): string {
  const [, project = '', , ...titles] = test.titlePath()
  const round = test.repeatEachIndex > 0 ? ` (round ${test.repeatEachIndex + 1})` : ''
  return `${relative(process.cwd(), test.location.file)}${project && ` (${project})`}: ${titles.join(' > ')}${round}`
}
