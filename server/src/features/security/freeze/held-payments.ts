import { isHeld } from '#features/refund-accounts/holds.ts'
import type { Db } from '#platform/db.ts'
import { findFrozenAt, wasAccountBy } from './freeze.store.ts'

// A fraud changes the account shortly before it is noticed; an older one is the member's own (docs/decisions/0014).
const recent = 30 * 86_400_000

type Payment = { member_id: string; /** where it goes; null for nowhere yet */ iban: string | null; at: Date }

/** Whether a refund waits: it goes to an account in its first 48 hours, or the member said "it was not me" and the account is recent, or there is none. */
export async function isPaymentHeld(db: Db, { member_id, iban, at }: Payment): Promise<boolean> {
  if (iban !== null && (await isHeld(db, member_id, iban, at))) return true
  const frozen_at = await findFrozenAt(db, member_id)
  if (!frozen_at) return false
  return iban === null || !(await wasAccountBy(db, member_id, iban, new Date(frozen_at.getTime() - recent)))
}
