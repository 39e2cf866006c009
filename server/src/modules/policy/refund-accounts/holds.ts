import type { Db, RowLock } from '#platform/db/db.ts'
import { findFrozenAt } from '../members.store.ts'
import { findAccountInUse, findHold, wasAccountBy } from './accounts.store.ts'

/** Hold on refunds after a change of account, unless a new code releases them (SAFE-04). */
export const hold_ms = 48 * 3_600_000

/** End of the hold on refunds to this account of the member; null if there is none. */
async function findHoldEndOfIban(db: Db, member_id: string, iban: string, at: Date): Promise<Date | null> {
  return findHold(db, member_id, iban, at)
}

/** Latest end of the member's holds, also for accounts no longer in use; null if there is none. */
export async function lastHoldEnd(db: Db, member_id: string, at: Date): Promise<Date | null> {
  return findHold(db, member_id, null, at)
}

/** End of the hold on refunds to the account in use; null if there is no hold or account. */
export async function findHoldEnd(db: Db, member_id: string, at: Date): Promise<Date | null> {
  const account = await findAccountInUse(db, member_id)
  return account ? findHold(db, member_id, account.iban, at) : null
}

// Fraud changes the account shortly before it is noticed; an older one is the member's own (docs/decisions/0014).
const recent = 30 * 86_400_000

type PaymentCheck = {
  member_id: string
  /** account of the payment; null for none yet */ iban: string | null
  at: Date
}

/** `new_account`: free at `until`; `frozen`: the member said "it was not me", and operators must check */
export type PaymentHold = { reason: 'new_account'; until: Date } | { reason: 'frozen'; until: null }

/**
 * Reason why a payment waits: its account is in its first 48 hours, or the member said "it was not me" and the account
 * is recent, or there is no account. Null if it may be sent. `forUpdate`, for payments: blocks a freeze until the
 * transaction ends.
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
