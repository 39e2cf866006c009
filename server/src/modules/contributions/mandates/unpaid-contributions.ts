import * as z from 'zod/mini'

const Contributions = z.array(z.object({ month: z.string(), amount_cents: z.int() }))
/** A declined contribution that a mandate collects: its month (YYYY-MM) and amount. */
export type UnpaidContribution = z.infer<typeof Contributions>[number]

export const parseUnpaidContributions = (stored: string | null): UnpaidContribution[] =>
  stored === null ? [] : Contributions.parse(JSON.parse(stored))

/** Months (YYYY-MM) of the contributions that a mandate collects. */
export const unpaidMonths = (stored: string | null): string[] =>
  parseUnpaidContributions(stored).map(({ month }) => month)

/** Column of the contributions that a mandate collects; null for none. */
export const unpaidColumn = (unpaid: readonly UnpaidContribution[]): string | null =>
  unpaid.length === 0 ? null : JSON.stringify(unpaid.map(({ month, amount_cents }) => ({ month, amount_cents })))
