import { writeFileSync } from 'node:fs'
import { relative } from 'node:path'
import type { FullConfig, Reporter, Suite, TestError } from '@playwright/test/reporter'
import type { Outcome } from './outcome.ts'

/** Writes the outcome of a Playwright run to the file that TEST_OUTCOME names. */
export default class OutcomeReporter implements Reporter {
  readonly #outcome: Outcome = { tests: [] }
  #tests: Suite | undefined

  onBegin(_: FullConfig, suite: Suite) {
    this.#tests = suite
  }

  onError({ message = '' }: TestError) {
    this.#outcome.tests.push({
      name: `an error outside of any test: ${message.split('\n')[0] ?? ''}`,
      passed: false,
      tries: 1,
      milliseconds: 0,
    })
  }

  onEnd() {
    for (const test of this.#tests?.allTests() ?? []) {
      const kind = test.outcome()
      if (kind === 'skipped') continue
      const [, project = '', , ...titles] = test.titlePath()
      this.#outcome.tests.push({
        name: `${relative(process.cwd(), test.location.file)}${project && ` (${project})`}: ${titles.join(' > ')}`,
        passed: kind !== 'unexpected',
        tries: test.results.length,
        milliseconds: Math.max(0, ...test.results.map(({ duration }) => duration)),
      })
    }
    writeFileSync(process.env['TEST_OUTCOME'] ?? '', JSON.stringify(this.#outcome))
  }
}
