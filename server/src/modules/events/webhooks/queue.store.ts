import type { EventName } from '@coussinet/contract/integration/events.ts'
import { sql } from 'kysely'
import type { Db } from '#platform/db/db.ts'

// A member's deliveries to one webhook are a stream. Its row says when to send next, and which node is sending.

type QueuedDelivery = {
  member_id: string
  webhook_id: string
  position: number
  delivery_id: string
  event: string
  at: Date
}

/** Adds a delivery to its stream; an existing one becomes due again. */
export async function fill(db: Db, { at, ...delivery }: QueuedDelivery): Promise<void> {
  const { member_id, webhook_id } = delivery
  await db
    .with('delivery', (cte) =>
      cte
        .insertInto('webhook_deliveries')
        .values({ ...delivery, status: 'waiting', waiting_since: at })
        .onConflict((conflict) =>
          conflict
            .columns(['member_id', 'webhook_id', 'position'])
            .doUpdateSet({ status: 'waiting', tries: 0, waiting_since: at, ended_at: null }),
        )
        .returning('position'),
    )
    .insertInto('webhook_streams')
    .values({ member_id, webhook_id, fills: 1, due_at: at })
    // A failed event that waits for its next attempt blocks the following ones.
    .onConflict((conflict) =>
      conflict.columns(['member_id', 'webhook_id']).doUpdateSet({
        fills: sql`webhook_streams.fills + 1`,
        due_at: sql`coalesce(webhook_streams.due_at, excluded.due_at)`,
      }),
    )
    .execute()
}

export type StreamLease = { webhook_id: string; lease_id: string; now: Date; until: Date }
export type DeliveryStream = { member_id: string; webhook_id: string; fills: number; lease_id: string }

/** Leases up to `count` due streams, longest waiting first; no other node takes them until the lease ends. */
export async function leaseStreams(
  db: Db,
  { webhook_id, lease_id, now, until }: StreamLease,
  count: number,
): Promise<DeliveryStream[]> {
  // Both conditions are the same: a stream that another node has just leased is checked again, and skipped.
  const { rows } = await sql<DeliveryStream>`
    update webhook_streams set lease_id = ${lease_id}, leased_until = ${until}
    where webhook_id = ${webhook_id} and due_at <= ${now} and (leased_until is null or leased_until <= ${now})
      and member_id in (
        select member_id from webhook_streams
        where webhook_id = ${webhook_id} and due_at <= ${now} and (leased_until is null or leased_until <= ${now})
        order by due_at limit ${count})
    returning member_id, webhook_id, fills, lease_id`.execute(db)
  return rows
}

/** First waiting deliveries of a stream, in order. */
export async function findWaiting(
  db: Db,
  { member_id, webhook_id }: Pick<DeliveryStream, 'member_id' | 'webhook_id'>,
  count: number,
) {
  return db
    .selectFrom('webhook_deliveries as d')
    .innerJoin('insurer_events as e', (join) =>
      join.onRef('e.member_id', '=', 'd.member_id').onRef('e.position', '=', 'd.position'),
    )
    .innerJoin('members as m', 'm.member_id', 'd.member_id')
    .select([
      'd.member_id',
      'd.webhook_id',
      'd.position',
      'd.tries',
      'd.waiting_since',
      'e.event_id',
      'e.event',
      'e.data',
      'e.at',
      'm.nevg',
    ])
    .where('d.member_id', '=', member_id)
    .where('e.member_id', '=', member_id)
    .where('m.member_id', '=', member_id)
    .where('d.webhook_id', '=', webhook_id)
    .where('d.status', '=', 'waiting')
    .orderBy('d.position')
    .limit(count)
    .$narrowType<{ event: EventName }>()
    .execute()
}
export type WaitingDelivery = Awaited<ReturnType<typeof findWaiting>>[number]

type DeliveryTry = { try_id: string; at: Date; status_code: number | null; ms: number; error: string | null }
type DeliveryKey = Pick<WaitingDelivery, 'member_id' | 'webhook_id' | 'position'>

/** Records an attempt and the new state of the delivery; one that has ended already stays as it is. */
export async function noteTry(
  db: Db,
  { member_id, webhook_id, position }: DeliveryKey,
  { status, ...one }: DeliveryTry & { status: 'waiting' | 'delivered' | 'failed' },
): Promise<void> {
  await db
    .with('delivery', (cte) =>
      cte
        .updateTable('webhook_deliveries')
        .set({ status, tries: sql`tries + 1`, ended_at: status === 'waiting' ? null : one.at })
        .where('member_id', '=', member_id)
        .where('webhook_id', '=', webhook_id)
        .where('position', '=', position)
        .where('status', '=', 'waiting')
        .returning('position'),
    )
    .insertInto('webhook_tries')
    .values({ member_id, webhook_id, position, ...one })
    .execute()
}

/** Releases a stream: to continue at `due_at`, or idle, unless a new delivery arrived meanwhile. */
export async function release(
  db: Db,
  { member_id, webhook_id, fills, lease_id }: DeliveryStream,
  due_at: Date | null,
  now: Date,
): Promise<void> {
  await db
    .updateTable('webhook_streams')
    .set({
      lease_id: null,
      leased_until: null,
      due_at: due_at ?? sql<Date | null>`case when fills = ${fills} then null else ${now}::timestamptz end`,
    })
    .where('member_id', '=', member_id)
    .where('webhook_id', '=', webhook_id)
    .where('lease_id', '=', lease_id)
    .execute()
}

/** Makes every waiting delivery due now: the webhook responds again, or a clock was wrong (`after`). */
export async function rescheduleEarlier(db: Db, webhook_id: string, now: Date, after = now): Promise<void> {
  await db
    .updateTable('webhook_streams')
    .set({ due_at: now, lease_id: null, leased_until: null })
    .where('webhook_id', '=', webhook_id)
    .where('due_at', '>', after)
    .where((where) => where.or([where('leased_until', 'is', null), where('leased_until', '>', after)]))
    .execute()
}
