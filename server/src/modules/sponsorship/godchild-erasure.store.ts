import type { Db } from '#platform/db/db.ts'
import { notHeld } from '#platform/records/legal-holds.ts'

export async function findSponsorsOf(db: Db, godchild_hash: Buffer): Promise<string[]> {
  const rows = await db
    .selectFrom('sponsorship_requests')
    .select('member_id')
    .where('godchild_hash', '=', godchild_hash)
    .execute()
  return rows.map(({ member_id }) => member_id)
}

/** Deletes what one sponsor keeps of a godchild; false where a legal hold keeps it. */
export async function eraseGodchild(db: Db, member_id: string, godchild_hash: Buffer): Promise<boolean> {
  const forgotten = await db
    .updateTable('sponsorship_requests')
    .set({
      firstname: '—',
      lastname: null,
      email: null,
      phone: null,
      country: null,
      postal_code: null,
      animal: null,
      godchild_hash: null,
    })
    .where('member_id', '=', member_id)
    .where('godchild_hash', '=', godchild_hash)
    .where(notHeld('sponsorship_requests'))
    .executeTakeFirst()
  return forgotten.numUpdatedRows > 0n
}
