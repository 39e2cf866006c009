import { type Day, toLocalDay } from '@coussinet/contract/domain/days.ts'
import { compareStrings } from '@coussinet/contract/domain/strings.ts'
import { bankDaysBefore } from '#platform/time/bank-days.ts'
import { unpaidMonths } from './unpaid-contributions.ts'

// domain rules §4.6: a debit uses the new account if that was signed at least this long before
const bankDaysAhead = 5

export const isInTime = (day: Day, signed_on: Day): boolean => bankDaysBefore(day, bankDaysAhead) >= signed_on

/** A debit; for a second attempt, `month` (YYYY-MM) is that of its contribution and `tried_on` the day of the first. */
export type DebitAttempt = { on: Day; tried_on?: null } | { on: Day; month: string; tried_on: Day | null }

/** Day on which an account is signed, and the months (YYYY-MM) of the unpaid contributions that it collects too. */
type SignedFor = { signed_on: Day; collects: readonly string[] }

/**
 * Tells whether an account signed that day is debited. An unpaid contribution is tried again on the former account,
 * unless the new one collects it: one that was unpaid when it was signed.
 */
const isDebited = ({ signed_on, collects }: SignedFor, debit: DebitAttempt): boolean =>
  isInTime(debit.on, signed_on) &&
  (!debit.tried_on || collects.includes(debit.month) || isInTime(debit.tried_on, signed_on))

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
export const findDebitedMandate = <M extends { signed_at: Date; unpaid: string | null }>(
  mandates: readonly M[],
  debit: DebitAttempt,
): M | undefined =>
  mandates.findLast(({ signed_at, unpaid }) =>
    isDebited({ signed_on: toLocalDay(signed_at), collects: unpaidMonths(unpaid) }, debit),
  ) ?? mandates[0]
