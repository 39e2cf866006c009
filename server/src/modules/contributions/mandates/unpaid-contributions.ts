import * as z from 'zod/mini'

const Contributions = z.array(z.object({ month: z.string(), amount_cents: z.int() }))
/** A contribution that came back and is collected with a mandate: its month (YYYY-MM) and its sum. */
export type UnpaidContribution = z.infer<typeof Contributions>[number]

export const parseUnpaidContributions = (kept: string | null): UnpaidContribution[] =>
  kept === null ? [] : Contributions.parse(JSON.parse(kept))

/** Column of the contributions that a mandate collects; null for nothing. */
export const unpaidColumn = (unpaid: readonly UnpaidContribution[]): string | null =>
  unpaid.length === 0 ? null : JSON.stringify(unpaid.map(({ month, amount_cents }) => ({ month, amount_cents })))
