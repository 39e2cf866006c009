import { deriveKeys, type Secrets } from '../crypto/keys.ts'
import { isUnsealed, openSealed, seal } from '../crypto/seal.ts'
import type { Db } from '../db/db.ts'

const page = 500

/** Re-encrypts waiting messages, which may wait as long as no mail server is set. */
export async function resealMessages(db: Db, secrets: Secrets): Promise<number> {
  const keys = deriveKeys(secrets, 'outbox')
  const [newest] = keys
  let count = 0
  let after: { member_id: string; message_id: string } | null = null
  for (;;) {
    const rows: { member_id: string; message_id: string; sealed: Uint8Array | null }[] = await waiting(db, after)
    for (const { member_id, message_id, sealed } of rows) {
      if (sealed === null || isUnsealed(newest, sealed) || !keys.some((key) => isUnsealed(key, sealed))) continue
      const anew = seal(newest, openSealed(keys, sealed))
      // A message sent meanwhile has no content and stays so.
      await db
        .updateTable('outgoing_messages')
        .set({ sealed: anew })
        .where('member_id', '=', member_id)
        .where('message_id', '=', message_id)
        .where('sealed', 'is not', null)
        .execute()
      count += 1
    }
    after = rows.at(-1) ?? null
    if (rows.length < page) return count
  }
}

function waiting(db: Db, after: { member_id: string; message_id: string } | null) {
  const rows = db
    .selectFrom('outgoing_messages')
    .select(['member_id', 'message_id', 'sealed'])
    .where('sealed', 'is not', null)
    .orderBy('member_id')
    .orderBy('message_id')
    .limit(page)
  return (
    after === null
      ? rows
      : rows.where(({ eb, refTuple, tuple }) =>
          eb(refTuple('member_id', 'message_id'), '>', tuple(after.member_id, after.message_id)),
        )
  ).execute()
}
