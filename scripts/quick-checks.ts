import type { Outcome } from './report/outcome.ts'
import { checkStep, sum } from './steps.ts'

/** Layout, types, lint, what is dead or undeclared, and what the built pages weigh. */
export const quickChecks = (): Outcome =>
  sum([
    checkStep('layout', 'oxfmt', ['--check']),
    checkStep('types', 'tsc', ['-b']),
    checkStep('lint', 'oxlint', ['--type-aware', '--deny-warnings']),
    checkStep('nothing dead, nothing undeclared', 'knip', []),
    checkStep('page weights', 'node', ['scripts/page-weights.ts']),
  ])
