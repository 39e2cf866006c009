import { brand } from '../chosen.ts'

/** Tells that a formula has a waiting period: pages speak of such periods, and of their ends, only where one has. */
export const hasWaits: boolean = brand.formulas.some(({ waiting_days }) =>
  Object.values(waiting_days).some((days) => (days ?? 0) > 0),
)
