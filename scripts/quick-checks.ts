import type { Outcome } from './report/outcome.ts'
import { checkStep, sum } from './steps.ts'

/** Layout, types, lint, unused or undeclared code, and the weight of the built pages. */
export const quickChecks = (): Outcome =>
  sum([
    checkStep('layout', 'oxfmt', ['--check']),
    checkStep('types', 'tsc', ['-b']),
    checkStep('lint', 'oxlint', ['--type-aware', '--deny-warnings']),
    checkStep('nothing dead, nothing undeclared', 'knip', []),
    checkStep('page weights', 'node', ['scripts/page-weights.ts']),
  ])
