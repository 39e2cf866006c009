/** A formula's name in the database and on the wire: one of `formulaNames` (`contract/src/brand/values/formula-names.ts`). */
export type FormulaName = string

export const guarantees = ['accident', 'illness', 'illness_surgery'] as const
export type Guarantee = (typeof guarantees)[number]

export const deductibleModes = ['per_event', 'per_year'] as const
export type DeductibleMode = (typeof deductibleModes)[number]
