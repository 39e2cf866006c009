import { type Day, toLocalDay } from '@coussinet/contract/domain/days.ts'
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
 * Tells whether an account signed that day is debited. An unpaid contribution is tried again on the former account,
 * unless the new one collects it: one that was unpaid when it was signed.
 */
const isDebited = ({ signed_on, collect_unpaid }: SignedFor, { on, tried_on }: DebitAttempt): boolean =>
  isInTime(on, signed_on) && (!tried_on || isInTime(tried_on, signed_on) || (collect_unpaid && tried_on <= signed_on))

/**
 * Finds the debits around a change of account, among planned ones in any order: the first from the new account, not
 * before `from`, and the last from the former account.
 */
export function debitsInTime(
  planned: readonly DebitAttempt[],
  signed: SignedFor,
  from = signed.signed_on,
): { first_debit_on: Day | null; last_debit_before: Day | null } {
  const isOfNew = (debit: DebitAttempt) => isDebited(signed, debit)
  const ahead = planned.filter(({ on }) => on >= from).toSorted((one, other) => compareStrings(one.on, other.on))
  return {
    first_debit_on: ahead.find(isOfNew)?.on ?? null,
    last_debit_before: ahead.findLast((debit) => !isOfNew(debit))?.on ?? null,
  }
}

/** Finds the mandate of a debit among signed ones in order: the latest that was in time, or the first; undefined without any. */
export const findDebitedMandate = <M extends { signed_at: Date; collect_unpaid: boolean }>(
  mandates: readonly M[],
  debit: DebitAttempt,
): M | undefined =>
  mandates.findLast(({ signed_at, collect_unpaid }) =>
    isDebited({ signed_on: toLocalDay(signed_at), collect_unpaid }, debit),
  ) ?? mandates[0]
