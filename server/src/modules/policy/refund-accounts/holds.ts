import type { Db } from '#platform/db.ts'
import { findAccountInUse, findHold } from './accounts.store.ts'

/** How long refunds wait after a change of account, unless a fresh code lets them go (SAFE-04). */
export const hold_ms = 48 * 3_600_000

/** Until when refunds to this account of the member's wait; null when they do not. */
export async function heldUntilOf(db: Db, member_id: string, iban: string, at: Date): Promise<Date | null> {
  return findHold(db, member_id, iban, at)
}

/** When the last of the member's holds ends, of accounts that are no longer in use too; null when nothing waits. */
export async function allFreeAt(db: Db, member_id: string, at: Date): Promise<Date | null> {
  return findHold(db, member_id, null, at)
}

/** Until when refunds to the account in use wait, null when they do not, or there is none. */
export async function heldUntil(db: Db, member_id: string, at: Date): Promise<Date | null> {
  const account = await findAccountInUse(db, member_id)
  return account ? findHold(db, member_id, account.iban, at) : null
}
