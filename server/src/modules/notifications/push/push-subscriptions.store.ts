import { sql } from 'kysely'
import type { Db } from '#platform/db/db.ts'

type NewSubscription = {
  member_id: string
  subscription_id: string
  session_id: string
  endpoint_hash: Buffer
  sealed: Buffer
  user_agent: string
  created_at: Date
}

type SubscriptionKey = { member_id: string; subscription_id: string }

/** Locks the owner of a device until the transaction ends; the caller by default. Returns whose it was. */
export async function lockOwner(db: Db, endpoint_hash: Buffer, key: SubscriptionKey): Promise<SubscriptionKey> {
  return (
    db
      .insertInto('push_owners')
      .values({ endpoint_hash, ...key })
      // Changes nothing: it locks the row, which a deletion at the same time would hide from a later query.
      .onConflict((conflict) =>
        conflict
          .column('endpoint_hash')
          .doUpdateSet(({ ref }) => ({ subscription_id: ref('push_owners.subscription_id') })),
      )
      .returning(['member_id', 'subscription_id'])
      .executeTakeFirstOrThrow()
  )
}

/** Gives a locked device to another owner. */
export async function setOwner(db: Db, endpoint_hash: Buffer, key: SubscriptionKey): Promise<void> {
  await db.updateTable('push_owners').set(key).where('endpoint_hash', '=', endpoint_hash).execute()
}

export async function addSubscription(db: Db, row: NewSubscription): Promise<void> {
  await db.insertInto('push_subscriptions').values(row).execute()
}

/** Notes the present session and keys of a device that subscribes again; false if the row is gone. */
export async function renewSubscription(
  db: Db,
  { member_id, subscription_id, session_id, sealed, user_agent }: Omit<NewSubscription, 'created_at' | 'endpoint_hash'>,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('push_subscriptions')
    .set({ session_id, sealed, user_agent })
    .where('member_id', '=', member_id)
    .where('subscription_id', '=', subscription_id)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** All subscriptions of a member, the newest first; there are few. */
export async function findSubscriptions(db: Db, member_id: string) {
  return db
    .selectFrom('push_subscriptions')
    .select(['subscription_id', 'session_id', 'user_agent', 'details', 'created_at', 'last_sent_at'])
    .where('member_id', '=', member_id)
    .orderBy('created_at', 'desc')
    .orderBy('subscription_id')
    .execute()
}

export async function findSubscriptionIds(db: Db, member_id: string): Promise<string[]> {
  const rows = await db
    .selectFrom('push_subscriptions')
    .select('subscription_id')
    .where('member_id', '=', member_id)
    .execute()
  return rows.map(({ subscription_id }) => subscription_id)
}

export async function findSubscription(db: Db, { member_id, subscription_id }: SubscriptionKey) {
  return db
    .selectFrom('push_subscriptions')
    .select(['endpoint_hash', 'sealed', 'details', 'sent_ids'])
    .where('member_id', '=', member_id)
    .where('subscription_id', '=', subscription_id)
    .executeTakeFirst()
}

/** Deletes subscriptions with their owners, by id; returns the ids of those that it found. */
export async function deleteSubscriptions(
  db: Db,
  member_id: string,
  subscription_ids: readonly string[],
): Promise<string[]> {
  if (subscription_ids.length === 0) return []
  await lockOwners(db, member_id, subscription_ids)
  const deleted = await db
    .deleteFrom('push_subscriptions')
    .where('member_id', '=', member_id)
    .where('subscription_id', 'in', subscription_ids)
    .returning(['subscription_id', 'endpoint_hash'])
    .execute()
  for (const { endpoint_hash, subscription_id } of deleted)
    await db
      .deleteFrom('push_owners')
      .where('endpoint_hash', '=', endpoint_hash)
      .where('subscription_id', '=', subscription_id)
      .execute()
  return deleted.map(({ subscription_id }) => subscription_id)
}

/** Locks the owners of subscriptions in one order, before their rows as `lockOwner` does: no two transactions wait for each other. */
async function lockOwners(db: Db, member_id: string, subscription_ids: readonly string[]): Promise<void> {
  const rows = await db
    .selectFrom('push_subscriptions')
    .select('endpoint_hash')
    .where('member_id', '=', member_id)
    .where('subscription_id', 'in', subscription_ids)
    .orderBy('endpoint_hash')
    .execute()
  for (const { endpoint_hash } of rows)
    await db
      .selectFrom('push_owners')
      .select('endpoint_hash')
      .where('endpoint_hash', '=', endpoint_hash)
      .forUpdate()
      .execute()
}

/** Finds the subscriptions of some sessions. */
export async function findIdsBySession(db: Db, member_id: string, session_ids: readonly string[]): Promise<string[]> {
  if (session_ids.length === 0) return []
  const rows = await db
    .selectFrom('push_subscriptions')
    .select('subscription_id')
    .where('member_id', '=', member_id)
    .where('session_id', 'in', session_ids)
    .execute()
  return rows.map(({ subscription_id }) => subscription_id)
}

export async function setDetails(
  db: Db,
  { member_id, subscription_id }: SubscriptionKey,
  details: boolean,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('push_subscriptions')
    .set({ details })
    .where('member_id', '=', member_id)
    .where('subscription_id', '=', subscription_id)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

const remembered = 50

/** Records that a device was sent a notification, among the last fifty. */
export async function recordSent(
  db: Db,
  { member_id, subscription_id }: SubscriptionKey,
  notification_id: string,
  at: Date,
): Promise<void> {
  await db
    .updateTable('push_subscriptions')
    .set({
      last_sent_at: at,
      sent_ids: sql<
        string[]
      >`(array_append(sent_ids, ${notification_id}::text))[greatest(1, cardinality(sent_ids) + ${2 - remembered}::integer):]`,
    })
    .where('member_id', '=', member_id)
    .where('subscription_id', '=', subscription_id)
    .execute()
}

export type SealedRow = { member_id: string; subscription_id: string; sealed: Uint8Array }

/** A page of all members' subscriptions, to seal them anew. */
export async function findSealed(db: Db, after: SealedRow | undefined, limit: number): Promise<SealedRow[]> {
  return db
    .selectFrom('push_subscriptions')
    .select(['member_id', 'subscription_id', 'sealed'])
    .orderBy('member_id')
    .orderBy('subscription_id')
    .limit(limit)
    .$if(after !== undefined, (query) =>
      query.where(({ eb, refTuple, tuple }) =>
        eb(refTuple('member_id', 'subscription_id'), '>', tuple(after?.member_id ?? '', after?.subscription_id ?? '')),
      ),
    )
    .execute()
}

export async function setSealed(
  db: Db,
  { member_id, subscription_id }: SubscriptionKey,
  { former, sealed }: { former: Uint8Array; sealed: Buffer },
): Promise<void> {
  await db
    .updateTable('push_subscriptions')
    .set({ sealed })
    .where('member_id', '=', member_id)
    .where('subscription_id', '=', subscription_id)
    .where('sealed', '=', former)
    .execute()
}
