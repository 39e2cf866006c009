/** Used share of the ceiling in whole percent: at least 1 if something is used, 100 only if nothing is left. */
export function usedPercent(used_cents: number, ceiling_cents: number): number {
  if (used_cents <= 0 || ceiling_cents <= 0) return 0
  return Math.min(100, Math.max(1, Math.floor((100 * used_cents) / ceiling_cents)))
}

/** Remainder of an amount in cents, at least zero. */
export const remaining = (amount_cents: number, used_cents: number): number => Math.max(0, amount_cents - used_cents)
