import type { Day } from '@coussinet/contract/domain/days.ts'
import { compareStrings } from '@coussinet/contract/domain/strings.ts'
import { bankDaysBefore } from '#platform/time/bank-days.ts'

// domain rules §4.6: a debit is of the new account when it was signed that long before
const bankDaysAhead = 5

export const isInTime = (day: Day, signed_on: Day): boolean => bankDaysBefore(day, bankDaysAhead) >= signed_on

/** A planned debit; `tried_on` is the day of the first attempt, where this is the second one. */
export type DebitAttempt = { on: Day; tried_on?: Day | null }

/** Moment at which an account is signed for, and whether what came back is collected from it too. */
type SignedFor = { signed_on: Day; collect_unpaid: boolean }

/**
 * Finds the debits at the turn among those planned, in any order and not before `from`: the first one of an account that is signed
 * for, and the last one of the account before it. What came back from the account before is tried there again,
 * unless it is collected from the new one.
 */
export function debitsInTime(
  planned: readonly DebitAttempt[],
  { signed_on, collect_unpaid }: SignedFor,
  from = signed_on,
): { first_debit_on: Day | null; last_debit_before: Day | null } {
  const isOfNew = ({ on, tried_on }: DebitAttempt) =>
    isInTime(on, signed_on) && (collect_unpaid || !tried_on || isInTime(tried_on, signed_on))
  const ahead = planned.filter(({ on }) => on >= from).toSorted((one, other) => compareStrings(one.on, other.on))
  return {
    first_debit_on: ahead.find(isOfNew)?.on ?? null,
    last_debit_before: ahead.findLast((debit) => !isOfNew(debit))?.on ?? null,
  }
}
