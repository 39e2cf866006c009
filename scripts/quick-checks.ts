import { checkStep, type Count } from './steps.ts'

/** Types, lint, and what is dead or undeclared. */
export function quickChecks(): Count[] {
  return [
    checkStep('types', 'tsc', ['-b']),
    checkStep('lint', 'oxlint', ['--type-aware', '--deny-warnings']),
    checkStep('nothing dead, nothing undeclared', 'knip', []),
  ]
}
