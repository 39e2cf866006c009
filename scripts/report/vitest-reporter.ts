import { writeFileSync } from 'node:fs'
import type { Reporter, TestModule } from 'vitest/node'
import type { Outcome, TestOutcome } from './outcome.ts'

const failure = (name: string): TestOutcome => ({ name, passed: false, tries: 1, milliseconds: 0 })

/** Writes the outcome of a Vitest run to the file that TEST_OUTCOME names. */
export default class OutcomeReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandledErrors: readonly { message: string }[]) {
    const tests = [
      ...modules.flatMap(outcomesOf),
      ...unhandledErrors.map(({ message }) => failure(`an error outside of any test: ${message}`)),
    ]
    writeFileSync(process.env['TEST_OUTCOME'] ?? '', JSON.stringify({ tests } satisfies Outcome))
  }
}

function outcomesOf(module: TestModule): TestOutcome[] {
  const file = module.relativeModuleId
  const tests: TestOutcome[] = []
  // A file that cannot be read, or a group whose preparation fails, has tests that never ran.
  if (module.errors().length > 0) tests.push(failure(`${file}: the file itself`))
  for (const suite of module.children.allSuites())
    if (suite.errors().length > 0) tests.push(failure(`${file}: ${suite.fullName}`))
  for (const test of module.children.allTests()) {
    const { state } = test.result()
    if (state === 'skipped' || state === 'pending') continue
    const { retryCount = 0, duration = 0 } = test.diagnostic() ?? {}
    tests.push({
      name: `${file}: ${test.fullName}`,
      passed: state === 'passed',
      tries: retryCount + 1,
      milliseconds: duration,
    })
  }
  return tests
}
