import { findAccountInUse, paymentHold, type PaymentHold } from '#modules/policy/policy.ts'
import type { Db, RowLock } from '#platform/db/db.ts'

type Refund = { destination_iban: string | null; destination_holder: string | null }

export type Destination = {
  /** null: the member has no account yet */
  account: { iban: string; holder: string } | null
  hold: PaymentHold | null
}

/** Account of a refund, from its decision, else the current one; and whether payment is allowed (`forUpdate` locks). */
export async function findDestination(
  db: Db,
  member_id: string,
  { destination_iban: iban, destination_holder: holder }: Refund,
  at: Date,
  { forUpdate = false }: RowLock = {},
): Promise<Destination> {
  const account = iban !== null && holder !== null ? { iban, holder } : await accountOfNow(db, member_id)
  return { account, hold: await paymentHold(db, { member_id, iban: account?.iban ?? null, at }, { forUpdate }) }
}

async function accountOfNow(db: Db, member_id: string): Promise<Destination['account']> {
  const account = await findAccountInUse(db, member_id)
  return account ? { iban: account.iban, holder: account.holder } : null
}
