import type { Day } from '@coussinet/contract/domain/days.ts'
import { compareStrings } from '@coussinet/contract/domain/strings.ts'
import { bankDaysBefore } from '#platform/time/bank-days.ts'

// domain rules §4.6: a debit uses the new account if that was signed at least this long before
const bankDaysAhead = 5

export const isInTime = (day: Day, signed_on: Day): boolean => bankDaysBefore(day, bankDaysAhead) >= signed_on

/** A planned debit; for a second attempt, `tried_on` is the day of the first. */
export type DebitAttempt = { on: Day; tried_on?: Day | null }

/** Time at which an account is signed, and whether unpaid contributions are collected from it too. */
type SignedFor = { signed_on: Day; collect_unpaid: boolean }

/**
 * Finds the debits around a change of account, among planned ones in any order: the first from the new account, not
 * before `from`, and the last from the former account. An unpaid contribution is tried again on the former account,
 * unless the new one collects it.
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
