import { brand } from '@coussinet/contract/brand/chosen.ts'
import type { FormulaTerms } from '@coussinet/contract/brand/formula-terms.ts'
import { type FormulaName, type Guarantee, guarantees } from '@coussinet/contract/domain/cover.ts'
import { soldFormulas } from '#modules/policy/policy.ts'

// The demo's members were written for the portal's own brand; with another one they have what comes nearest.

const withoutIllness: readonly Guarantee[] = ['accident', 'illness_surgery']

/** Distance of a formula from what the demo's history was written for: guarantees first, then waiting periods, package and deductible. */
function distance({ covers, waiting_days, vaccine_package_cents, deductible_cents }: FormulaTerms, name: FormulaName) {
  const wanted = name === 'preventive' ? withoutIllness : guarantees
  const unlike = guarantees.filter((guarantee) => covers.includes(guarantee) !== wanted.includes(guarantee)).length
  const waits = covers.every((guarantee) => (waiting_days[guarantee] ?? 0) > 0)
  return unlike * 8 + (waits ? 0 : 4) + (vaccine_package_cents > 0 ? 0 : 2) + (deductible_cents > 0 ? 0 : 1)
}

/** A formula of the brand: that of the name, else the one for the animal that is nearest to what the name is with the portal's own. */
export function demoFormula(name: FormulaName, type: 'cat' | 'dog'): FormulaName {
  if (name === 'default' || brand.formulas.some((formula) => formula.name === name)) return name
  const fitting = soldFormulas.filter(({ species }) => species.includes(type))
  const [near] = fitting.toSorted((one, other) => distance(one, name) - distance(other, name))
  return near?.name ?? 'default'
}

/** A due day of the brand: the same, else the first after it, else its last. */
export const demoDueDay = (day: number): number =>
  brand.due_days.find((allowed) => allowed >= day) ?? brand.due_days.at(-1) ?? day
