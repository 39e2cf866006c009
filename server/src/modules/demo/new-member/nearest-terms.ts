import { brand } from '@coussinet/contract/brand/chosen.ts'
import type { FormulaName } from '@coussinet/contract/formulas.ts'
import { soldFormulas } from '#modules/policy/policy.ts'

// The demo's members were written for the portal's own brand; with another one they have what comes nearest.

/** A formula of the brand: that of the name, else the first for the animal, with illness unless the name is that of the one without. */
export function demoFormula(name: FormulaName, type: 'cat' | 'dog'): FormulaName {
  if (name === 'default' || brand.formulas.some((formula) => formula.name === name)) return name
  const fitting = soldFormulas.filter(({ species }) => species.includes(type))
  const near = fitting.find(({ covers }) => covers.includes('illness') === (name !== 'preventive')) ?? fitting[0]
  return near?.name ?? 'default'
}

/** A due day of the brand: the same, else the first after it, else its last. */
export const demoDueDay = (day: number): number =>
  brand.due_days.find((allowed) => allowed >= day) ?? brand.due_days.at(-1) ?? day
