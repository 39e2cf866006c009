import type { FormulaName } from './formulas.ts'
import { sumBy } from './sum.ts'

/** Total of some contributions, in cents. */
export const contributionsTotal = (contributions: readonly { amount_cents: number }[]): number =>
  sumBy(contributions, ({ amount_cents }) => amount_cents)

/** Total of the formulas of all animals in a month, in cents; an animal without a formula costs nothing. */
export const monthlyTotal = <Animal extends { formula: { name: FormulaName } }>(
  animals: readonly Animal[],
  priceOf: (animal: Animal) => number,
): number => sumBy(animals, (animal) => (animal.formula.name === 'default' ? 0 : priceOf(animal)))
