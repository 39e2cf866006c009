import type { GodchildStatus } from '@coussinet/contract/sponsorship.ts'
import type { Insertable } from 'kysely'
import type { Db } from '#platform/db/db.ts'
import type { Database } from '#platform/db/db.types.ts'

/** One whom a member presented, standing still until the transaction ends. */
export async function lockUpsertedGodchild(db: Db, member_id: string, sponsorship_request_id: string) {
  return db
    .selectFrom('sponsorship_requests')
    .select(['status', 'firstname', 'effective_date', 'refused_at', 'drawn_at', 'paid_on'])
    .where('member_id', '=', member_id)
    .where('sponsorship_request_id', '=', sponsorship_request_id)
    .forUpdate()
    .$narrowType<{ status: GodchildStatus }>()
    .executeTakeFirst()
}
export type UpsertedGodchild = NonNullable<Awaited<ReturnType<typeof lockUpsertedGodchild>>>

export async function hasGodchild(db: Db, member_id: string, sponsorship_request_id: string): Promise<boolean> {
  const row = await db
    .selectFrom('sponsorship_requests')
    .select('status')
    .where('member_id', '=', member_id)
    .where('sponsorship_request_id', '=', sponsorship_request_id)
    .executeTakeFirst()
  return row !== undefined
}

/** False when this mailbox was presented by the member before. */
export async function insertGodchild(db: Db, godchild: Insertable<Database['sponsorship_requests']>): Promise<boolean> {
  const added = await db
    .insertInto('sponsorship_requests')
    .values(godchild)
    .onConflict((conflict) => conflict.columns(['member_id', 'godchild_hash']).doNothing())
    .returning('sponsorship_request_id')
    .executeTakeFirst()
  return added !== undefined
}

export async function setFirstname(
  db: Db,
  member_id: string,
  sponsorship_request_id: string,
  firstname: string,
): Promise<void> {
  await db
    .updateTable('sponsorship_requests')
    .set({ firstname })
    .where('member_id', '=', member_id)
    .where('sponsorship_request_id', '=', sponsorship_request_id)
    .execute()
}
