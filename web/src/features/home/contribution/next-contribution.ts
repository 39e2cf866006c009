import type { Receipt } from '@coussinet/contract/receipts.ts'

export type NextContribution = {
  /** Those that came back, oldest first, and what they cost together. */
  declined: Receipt[]
  declined_cents: number
  /** The one that is asked for next. */
  upcoming: Receipt | null
}

/** What the member is asked for: first what came back, then the earliest of what is to come. */
export function nextContribution(receipts: readonly Receipt[]): NextContribution {
  const dated = receipts.toSorted((one, other) => one.due_date.localeCompare(other.due_date))
  const declined = dated.filter(({ status }) => status === 'declined')
  return {
    declined,
    declined_cents: declined.reduce((sum, { amount_cents }) => sum + amount_cents, 0),
    upcoming: dated.find(({ status }) => status === 'upcoming') ?? null,
  }
}
