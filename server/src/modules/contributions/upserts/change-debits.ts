import type { Db } from '#platform/db/db.ts'
import { setDebits } from '../contract-debits.store.ts'

/** Writes the given day and amount of a contract's debits, from the insurer's books. */
export async function changeDebits(
  db: Db,
  member_id: string,
  { due_day, amount_due_cents }: { due_day?: number; amount_due_cents?: number },
): Promise<void> {
  const debits = {
    ...(due_day !== undefined && { due_day }),
    ...(amount_due_cents !== undefined && { amount_due_cents }),
  }
  if (Object.keys(debits).length > 0) await setDebits(db, member_id, debits)
}
