import type { Db } from '#platform/db/db.ts'
import type { NoticeKind } from './notices.ts'

type NoticedChange = { kind: NoticeKind; email?: string; passkey_id?: string; identity_id?: string }

/** Changes that the notice links since that time would undo, oldest first. */
export async function findFreezeLinks(db: Db, member_id: string, since: Date): Promise<NoticedChange[]> {
  const rows = await db
    .selectFrom('links')
    .select('details')
    .where('member_id', '=', member_id)
    .where('purpose', '=', 'freeze')
    .where('created_at', '>=', since)
    .orderBy('created_at')
    .$narrowType<{ details: NoticedChange }>()
    .execute()
  return rows.map(({ details }) => details)
}

export async function revokeFreezeLinks(db: Db, member_id: string, since: Date, at: Date): Promise<void> {
  await db
    .updateTable('links')
    .set({ used_at: at })
    .where('member_id', '=', member_id)
    .where('purpose', '=', 'freeze')
    .where('created_at', '>=', since)
    .where('used_at', 'is', null)
    .execute()
}
