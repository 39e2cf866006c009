import { sql } from 'kysely'
import type { Db } from '#platform/db.ts'
import { eachMember } from '#platform/database/sweep-members.ts'

/** Somebody who was presented and became no client is forgotten whole; of who became one, what the sponsor's gain does not need. */
export async function forgetLeads(db: Db, before: Date): Promise<number> {
  const table = 'sponsorship_requests'
  const gone = sql<boolean>`(status <> 'validated' and greatest(created_at, signed_at) < ${before})`
  const told = sql<boolean>`(status = 'validated' and coalesce(validated_at, created_at) < ${before} and num_nonnulls(lastname, email, phone, postal_code, animal, godchild_hash) > 0)`
  return eachMember(
    db,
    { table, column: 'created_at', before, due: sql`${gone} or ${told}` },
    async (trx, member_id) => {
      const { numDeletedRows } = await trx
        .deleteFrom(table)
        .where('member_id', '=', member_id)
        .where(gone)
        .executeTakeFirst()
      const { numUpdatedRows } = await trx
        .updateTable(table)
        .set({
          lastname: null,
          email: null,
          phone: null,
          country: null,
          postal_code: null,
          animal: null,
          godchild_hash: null,
        })
        .where('member_id', '=', member_id)
        .where(told)
        .executeTakeFirst()
      return Number(numDeletedRows + numUpdatedRows)
    },
  )
}
