import type { Day } from '@coussinet/contract/domain/days.ts'
import type { Db } from '#platform/db/db.ts'
import { setDebits } from '../contract-debits.store.ts'
import { endChosenDueDays } from '../schedule/coming-debits.ts'

type ContractDebits = { due_day?: number | undefined; amount_due_cents?: number | undefined }

/** Writes the given day and amount of a contract's debits, from the insurer's books. Its day replaces one that the member chose. */
export async function changeDebits(
  db: Db,
  member_id: string,
  { due_day, amount_due_cents }: ContractDebits,
  today: Day,
): Promise<void> {
  const debits = {
    ...(due_day !== undefined && { due_day }),
    ...(amount_due_cents !== undefined && { amount_due_cents }),
  }
  if (Object.keys(debits).length > 0) await setDebits(db, member_id, debits)
  if (due_day !== undefined) await endChosenDueDays(db, { member_id, due_day, today })
}
