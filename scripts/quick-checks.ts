import type { Outcome } from './report/outcome.ts'
import { checkStep, sum } from './steps.ts'

/**
 * Builds both sides, and checks layout, types, lint, unused or undeclared code and the weight of the built pages: three
 * at once, for each leaves a core idle at times.
 */
export async function buildAndCheck(): Promise<Outcome> {
  const outcomes = await Promise.all([
    inTurn(['builds', 'node', 'scripts/build.ts'], ['page weights', 'node', 'scripts/page-weights.ts']),
    inTurn(['types', 'tsc', '-b'], ['nothing dead, nothing undeclared', 'knip']),
    inTurn(['layout', 'oxfmt', '--check'], ['lint', 'oxlint', '--type-aware', '--deny-warnings']),
  ])
  return sum(outcomes)
}

async function inTurn(...steps: [name: string, command: string, ...words: string[]][]): Promise<Outcome> {
  const outcomes: Outcome[] = []
  for (const [name, command, ...words] of steps) outcomes.push(await checkStep(name, command, words))
  return sum(outcomes)
}
