import type { Db } from '#platform/db/db.ts'

/** Makes the member's feed anew under another token; the earlier one opens nothing any more. */
export async function replaceFeed(db: Db, member_id: string, token_hash: Buffer, created_at: Date): Promise<void> {
  await db
    .insertInto('calendar_feeds')
    .values({ member_id, created_at })
    // Two at once are made one after the other: the later one finds the token of the earlier.
    .onConflict((conflict) => conflict.column('member_id').doUpdateSet({ created_at, last_read_at: null }))
    .execute()
  await db.deleteFrom('calendar_feed_tokens').where('member_id', '=', member_id).execute()
  await db.insertInto('calendar_feed_tokens').values({ token_hash, member_id }).execute()
}

/** Ends the member's feed; false when there was none. */
export async function endFeed(db: Db, member_id: string): Promise<boolean> {
  const ended = await db
    .deleteFrom('calendar_feeds')
    .where('member_id', '=', member_id)
    .returning('member_id')
    .executeTakeFirst()
  await db.deleteFrom('calendar_feed_tokens').where('member_id', '=', member_id).execute()
  return ended !== undefined
}

export async function findFeed(db: Db, member_id: string) {
  const row = await db
    .selectFrom('calendar_feeds')
    .select(['created_at', 'last_read_at'])
    .where('member_id', '=', member_id)
    .executeTakeFirst()
  return row ?? null
}

/** Finds the owner of a calendar token; null for one that was revoked. */
export async function findByToken(db: Db, token_hash: Buffer) {
  // One after the other: on several machines the two cannot be joined.
  const token = await db
    .selectFrom('calendar_feed_tokens')
    .select('member_id')
    .where('token_hash', '=', token_hash)
    .executeTakeFirst()
  if (!token) return null
  const row = await db
    .selectFrom('calendar_feeds')
    .select(['member_id', 'last_read_at'])
    .where('member_id', '=', token.member_id)
    .executeTakeFirst()
  return row ?? null
}

export async function setLastRead(db: Db, member_id: string, last_read_at: Date): Promise<void> {
  await db.updateTable('calendar_feeds').set({ last_read_at }).where('member_id', '=', member_id).execute()
}
