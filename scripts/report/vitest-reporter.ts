import type { Reporter, TestModule } from 'vitest/node'
import { appendOutcome, failure, type TestOutcome } from './outcome.ts'

const report = process.env['TEST_OUTCOME'] ?? ''

/** Writes the outcome of a Vitest run to the file that TEST_OUTCOME names, file by file: a run that is killed shows where it was. */
export default class OutcomeReporter implements Reporter {
  onTestModuleStart(module: TestModule) {
    appendOutcome(report, keyOf(module), null)
  }

  onTestModuleEnd(module: TestModule) {
    appendOutcome(report, keyOf(module), outcomesOf(module))
  }

  onTestRunEnd(modules: readonly TestModule[], unhandledErrors: readonly { message: string }[]) {
    for (const module of modules) appendOutcome(report, keyOf(module), outcomesOf(module))
    const errors = unhandledErrors.map(({ message }) => failure(`an error outside of any test: ${message}`))
    appendOutcome(report, 'errors', errors)
  }
}

const keyOf = (module: TestModule) => `${module.relativeModuleId} (${module.project.name})`

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
