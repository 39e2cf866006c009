import { type Day, toLocalDay } from '@coussinet/contract/domain/days.ts'
import { compareStrings } from '@coussinet/contract/domain/strings.ts'
import { bankDaysBefore } from '#platform/time/bank-days.ts'
import { unpaidMonths } from './unpaid-contributions.ts'

// domain rules §4.6: a debit uses the new account if that was signed at least this long before
const bankDaysAhead = 5

export const isInTime = (day: Day, signed_on: Day): boolean => bankDaysBefore(day, bankDaysAhead) >= signed_on

/** A debit; for a second attempt, `month` (YYYY-MM) is that of its contribution and `tried_on` the day of the first. */
export type DebitAttempt = { on: Day; tried_on?: null } | { on: Day; month: string; tried_on: Day | null }

type SignedFor = {
  signed_on: Day
  /** months (YYYY-MM) of the unpaid contributions that it collects too */
  collects: readonly string[]
  /** first debit that the insurer gave with it, and told the member, in place of the rule; null for none */
  given_first: Day | null
}

export type DebitedMandate = {
  signed_at: Date
  unpaid: string | null
  first_debit_on: Day | null
  text_sha256: Uint8Array | null
}

/** Reads which debits are a mandate's; the insurer gave the first debit of those that the portal did not draw up. */
export const signedFor = ({ signed_at, unpaid, first_debit_on, text_sha256 }: DebitedMandate): SignedFor => ({
  signed_on: toLocalDay(signed_at),
  collects: unpaidMonths(unpaid),
  given_first: text_sha256 === null ? first_debit_on : null,
})

/**
 * Tells whether an account signed that day is debited. An unpaid contribution is tried again on the former account,
 * unless the new one collects it: one that was unpaid when it was signed.
 */
function isDebited({ signed_on, collects, given_first }: SignedFor, debit: DebitAttempt): boolean {
  const isOfNew = (day: Day) => (given_first === null ? isInTime(day, signed_on) : day >= given_first)
  return isOfNew(debit.on) && (!debit.tried_on || collects.includes(debit.month) || isOfNew(debit.tried_on))
}

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
export const findDebitedMandate = <M extends DebitedMandate>(
  mandates: readonly M[],
  debit: DebitAttempt,
): M | undefined => mandates.findLast((mandate) => isDebited(signedFor(mandate), debit)) ?? mandates[0]
