import type { EventName } from '@coussinet/contract/integration/events.ts'
import { sql } from 'kysely'
import type { Db } from '#platform/db/db.ts'

// A member's deliveries to one webhook are a stream. Its row says when something is to be sent, and who is at it.

type QueuedDelivery = {
  member_id: string
  webhook_id: string
  position: number
  delivery_id: string
  event: string
  at: Date
}

/** Adds a delivery to its stream; one that is there already waits anew. */
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
    // A failed event that waits for its next try holds up what comes after it.
    .onConflict((conflict) =>
      conflict.columns(['member_id', 'webhook_id']).doUpdateSet({
        fills: sql`webhook_streams.fills + 1`,
        due_at: sql`coalesce(webhook_streams.due_at, excluded.due_at)`,
      }),
    )
    .execute()
}

export type Lease = { webhook_id: string; lease_id: string; now: Date; until: Date }
export type Stream = { member_id: string; webhook_id: string; fills: number; lease_id: string }

/** Takes up to `count` streams that are due, those that wait longest first; each is nobody else's until the lease ends. */
export async function leaseStreams(
  db: Db,
  { webhook_id, lease_id, now, until }: Lease,
  count: number,
): Promise<Stream[]> {
  // Both conditions say the same: a stream that another node has just taken is looked at once more, and left.
  const { rows } = await sql<Stream>`
    update webhook_streams set lease_id = ${lease_id}, leased_until = ${until}
    where webhook_id = ${webhook_id} and due_at <= ${now} and (leased_until is null or leased_until <= ${now})
      and member_id in (
        select member_id from webhook_streams
        where webhook_id = ${webhook_id} and due_at <= ${now} and (leased_until is null or leased_until <= ${now})
        order by due_at limit ${count})
    returning member_id, webhook_id, fills, lease_id`.execute(db)
  return rows
}

/** The first deliveries that wait in a stream, in their order. */
export async function findWaiting(
  db: Db,
  { member_id, webhook_id }: Pick<Stream, 'member_id' | 'webhook_id'>,
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

type Try = { try_id: string; at: Date; status_code: number | null; ms: number; error: string | null }
type DeliveryKey = Pick<WaitingDelivery, 'member_id' | 'webhook_id' | 'position'>

/** Notes a try, and what became of the delivery by it; one that is over already stays as it is. */
export async function noteTry(
  db: Db,
  { member_id, webhook_id, position }: DeliveryKey,
  { status, ...one }: Try & { status: 'waiting' | 'delivered' | 'failed' },
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

/** Gives a stream back: to be gone on with at `due_at`, or at rest, unless somebody filled it meanwhile. */
export async function release(
  db: Db,
  { member_id, webhook_id, fills, lease_id }: Stream,
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

/** Everything that waits for its next try is due now: the webhook answers again, or a clock had gone astray (`after`). */
export async function rescheduleEarlier(db: Db, webhook_id: string, now: Date, after = now): Promise<void> {
  await db
    .updateTable('webhook_streams')
    .set({ due_at: now, lease_id: null, leased_until: null })
    .where('webhook_id', '=', webhook_id)
    .where('due_at', '>', after)
    .where((where) => where.or([where('leased_until', 'is', null), where('leased_until', '>', after)]))
    .execute()
}
