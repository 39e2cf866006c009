import type { Db } from '#platform/db.ts'
import type { NoticeKind } from './notices.ts'

type Way = { kind: NoticeKind; email?: string; passkey_id?: string }

/** What the ways out since a moment would undo, the earliest first. */
export async function findWaysOut(db: Db, member_id: string, since: Date): Promise<Way[]> {
  const rows = await db
    .selectFrom('links')
    .select('details')
    .where('member_id', '=', member_id)
    .where('purpose', '=', 'freeze')
    .where('created_at', '>=', since)
    .orderBy('created_at')
    .$narrowType<{ details: Way }>()
    .execute()
  return rows.map(({ details }) => details)
}

export async function endWaysOut(db: Db, member_id: string, since: Date, at: Date): Promise<void> {
  await db
    .updateTable('links')
    .set({ used_at: at })
    .where('member_id', '=', member_id)
    .where('purpose', '=', 'freeze')
    .where('created_at', '>=', since)
    .where('used_at', 'is', null)
    .execute()
}

/** Since when the member's payments to new accounts wait; with `hold`, held against a freeze that is being made. */
export async function findFrozenAt(db: Db, member_id: string, hold: 'hold' | 'look'): Promise<Date | null> {
  const query = db.selectFrom('members').select('frozen_at').where('member_id', '=', member_id)
  const row = await (hold === 'hold' ? query.forShare() : query).executeTakeFirst()
  return row?.frozen_at ?? null
}

/** Whether the IBAN was the member's refund account at that moment or before. */
export async function wasAccountBy(db: Db, member_id: string, iban: string, by: Date): Promise<boolean> {
  const row = await db
    .selectFrom('refund_accounts')
    .select('refund_account_id')
    .where('member_id', '=', member_id)
    .where('iban', '=', iban)
    .where('created_at', '<=', by)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}
