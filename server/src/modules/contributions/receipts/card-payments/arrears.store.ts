import type { Country } from '@coussinet/contract/fields.ts'
import type { Day } from '#platform/days.ts'
import type { Db } from '#platform/db.ts'
import { problem } from '#platform/problem.ts'

/** The contract, standing still until the transaction ends: payments of one member are settled one after the other. Throws `conflict` before there is one. */
export async function lockContract(db: Db, member_id: string) {
  return db
    .selectFrom('contracts')
    .select(['country', 'amount_due_cents'])
    .where('member_id', '=', member_id)
    .forUpdate()
    .$narrowType<{ country: Country }>()
    .executeTakeFirstOrThrow(() => problem('conflict'))
}

export async function setAmountDue(db: Db, member_id: string, amount_due_cents: number): Promise<void> {
  await db.updateTable('contracts').set({ amount_due_cents }).where('member_id', '=', member_id).execute()
}

/**
 * Nothing is due any more: no notice stands, no suspension is to come, and a running one ends with `last_day`, which is
 * still without cover. Answers whether one was running.
 */
export async function liftSuspension(db: Db, member_id: string, last_day: Day): Promise<boolean> {
  await db
    .updateTable('contracts')
    .set({ suspends_on: null, formal_notice_on: null })
    .where('member_id', '=', member_id)
    .execute()
  await db
    .updateTable('contracts')
    .set({ status: 'active' })
    .where('member_id', '=', member_id)
    .where('status', '=', 'suspended')
    .execute()
  await db
    .deleteFrom('suspensions')
    .where('member_id', '=', member_id)
    .where('to_day', 'is', null)
    .where('from_day', '>', last_day)
    .execute()
  const { numUpdatedRows } = await db
    .updateTable('suspensions')
    .set({ to_day: last_day })
    .where('member_id', '=', member_id)
    .where('to_day', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** To whom a confirmation is written. */
export async function findPayer(db: Db, member_id: string) {
  return db
    .selectFrom('members')
    .select(['email', 'locale', 'country'])
    .where('member_id', '=', member_id)
    .$narrowType<{ country: Country }>()
    .executeTakeFirstOrThrow()
}
