import type { Db } from '#platform/db/db.ts'
import { notHeld } from '#platform/records/legal-holds.ts'

type FormerContact = { member_id: string; channel: 'email' | 'sms'; contact: string; left_at: Date }

export async function addFormer(db: Db, row: FormerContact): Promise<void> {
  await db
    .insertInto('former_contacts')
    .values(row)
    .onConflict((conflict) =>
      conflict.columns(['member_id', 'channel', 'contact']).doUpdateSet({ left_at: row.left_at }),
    )
    .execute()
}

export async function findFormer(db: Db, member_id: string, since: Date) {
  return db
    .selectFrom('former_contacts')
    .select(['channel', 'contact'])
    .where('member_id', '=', member_id)
    .where('left_at', '>', since)
    .orderBy('left_at')
    .orderBy('contact')
    .execute()
}

/** Only e-mail addresses: a freeze does not restore telephone numbers. */
export async function deleteFormerEmails(db: Db, member_id: string, since: Date): Promise<void> {
  await db
    .deleteFrom('former_contacts')
    .where('member_id', '=', member_id)
    .where('channel', '=', 'email')
    .where('left_at', '>=', since)
    .execute()
}

export async function deleteFormerBefore(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('former_contacts').where('left_at', '<=', before).where(notHeld('former_contacts')).execute()
}
