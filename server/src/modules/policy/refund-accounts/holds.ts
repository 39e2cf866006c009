import type { Db, RowLock } from '#platform/db/db.ts'
import { findFrozenAt } from '../members.store.ts'
import { findAccountInUse, findHold, wasAccountBy } from './accounts.store.ts'

/** Wait of refunds after a change of account, unless a fresh code lets them go (SAFE-04). */
export const hold_ms = 48 * 3_600_000

/** Tells until when refunds to this account of the member's wait; null when they do not. */
async function findHoldEndOfIban(db: Db, member_id: string, iban: string, at: Date): Promise<Date | null> {
  return findHold(db, member_id, iban, at)
}

/** Finds when the last of the member's holds ends, of accounts that are no longer in use too; null when nothing waits. */
export async function lastHoldEnd(db: Db, member_id: string, at: Date): Promise<Date | null> {
  return findHold(db, member_id, null, at)
}

/** Tells until when refunds to the account in use wait; null when they do not, or there is none. */
export async function findHoldEnd(db: Db, member_id: string, at: Date): Promise<Date | null> {
  const account = await findAccountInUse(db, member_id)
  return account ? findHold(db, member_id, account.iban, at) : null
}

// A fraud changes the account shortly before it is noticed; an older one is the member's own (docs/decisions/0014).
const recent = 30 * 86_400_000

type PaymentCheck = {
  member_id: string
  /** account that it goes to; null for none yet */ iban: string | null
  at: Date
}

/** `new_account`: it is free at `until`; `frozen`: the member said "it was not me", and people must look. */
export type PaymentHold = { reason: 'new_account'; until: Date } | { reason: 'frozen'; until: null }

/**
 * Why a payment waits: it goes to an account in its first 48 hours, or the member said "it was not me" and the account
 * is recent, or there is none. Null when it may leave.
 * `forUpdate`, for who pays: no freeze is made until the transaction ends.
 */
export async function paymentHold(
  db: Db,
  { member_id, iban, at }: PaymentCheck,
  { forUpdate = false }: RowLock = {},
): Promise<PaymentHold | null> {
  const until = iban === null ? null : await findHoldEndOfIban(db, member_id, iban, at)
  if (until) return { reason: 'new_account', until }
  const frozen_at = await findFrozenAt(db, member_id, { forUpdate })
  if (!frozen_at) return null
  const isOld = iban !== null && (await wasAccountBy(db, member_id, iban, new Date(frozen_at.getTime() - recent)))
  return isOld ? null : { reason: 'frozen', until: null }
}
