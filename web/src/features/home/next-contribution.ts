import { contributionsTotal } from '@coussinet/contract/domain/payments.ts'
import { compareStrings } from '@coussinet/contract/domain/strings.ts'
import type { Receipt } from '@coussinet/contract/receipts.ts'

export type NextContribution = {
  /** Those that came back, oldest first, and their total. */
  declined: Receipt[]
  declined_cents: number
  /** The first day on which the new account collects them, where it does with all of them. */
  collected_on: string | null
  upcoming: Receipt | null
}

/** The next payment: first what came back, then the earliest one due. */
export function nextContribution(receipts: readonly Receipt[]): NextContribution {
  const dated = receipts.toSorted((one, other) => compareStrings(one.due_date, other.due_date))
  const declined = dated.filter(({ status }) => status === 'declined')
  const collected = declined.flatMap(({ collected_on }) => collected_on ?? [])
  return {
    declined,
    collected_on: collected.length === declined.length ? (collected.toSorted()[0] ?? null) : null,
    declined_cents: contributionsTotal(declined),
    upcoming: dated.find(({ status }) => status === 'upcoming') ?? null,
  }
}
