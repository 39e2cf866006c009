// spec §3: formula names
export const formulaNames = ['default', 'preventive', 'integrale', 'confort', 'chat-plus', 'chien-plus'] as const
export type FormulaName = (typeof formulaNames)[number]

export const guarantees = ['accident', 'illness', 'illness_surgery'] as const
export type Guarantee = (typeof guarantees)[number]

export const deductibleModes = ['per_event', 'per_year'] as const
