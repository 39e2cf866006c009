import type { EventName } from '@coussinet/contract/integration/events.ts'
import { sql } from 'kysely'
import type { Db } from '#platform/db/db.ts'

export type WebhookRow = {
  webhook_id: string
  url: string
  events: EventName[] | null
  sealed_secret: Uint8Array
  former_sealed_secret: Uint8Array | null
  former_until: Date | null
  created_at: Date
  changed_at: Date
  disabled_at: Date | null
}

const rows = (db: Db) =>
  db
    .selectFrom('webhook_endpoints')
    .select([
      'webhook_id',
      'url',
      'events',
      'sealed_secret',
      'former_sealed_secret',
      'former_until',
      'created_at',
      'changed_at',
      'disabled_at',
    ])
    .$narrowType<{ events: EventName[] | null }>()

export function findWebhooks(db: Db): Promise<WebhookRow[]> {
  return rows(db).orderBy('created_at').orderBy('webhook_id').execute()
}

export async function findWebhook(db: Db, webhook_id: string, { lock = false } = {}): Promise<WebhookRow | undefined> {
  const one = rows(db).where('webhook_id', '=', webhook_id)
  return (lock ? one.forUpdate() : one).executeTakeFirst()
}

export async function findWanting(db: Db, event: string): Promise<string[]> {
  const wanting = await db
    .selectFrom('webhook_endpoints')
    .select('webhook_id')
    .where('disabled_at', 'is', null)
    .where((where) => where.or([where('events', 'is', null), where(sql<boolean>`${event} = any(events)`, '=', true)]))
    .orderBy('webhook_id')
    .execute()
  return wanting.map(({ webhook_id }) => webhook_id)
}

export async function hasActive(db: Db): Promise<boolean> {
  return (
    (await db
      .selectFrom('webhook_endpoints')
      .select('webhook_id')
      .where('disabled_at', 'is', null)
      .limit(1)
      .executeTakeFirst()) !== undefined
  )
}

export async function countWebhooks(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('webhook_endpoints')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Locks the table against new webhooks until the transaction ends; reads continue. */
export async function lockWebhooks(db: Db): Promise<void> {
  await sql`lock table webhook_endpoints in share row exclusive mode`.execute(db)
}

/** Tells whether anything waits for a webhook, even if it was removed. */
export async function hasWaiting(db: Db, webhook_id: string): Promise<boolean> {
  return (
    (await db
      .selectFrom('webhook_streams')
      .select('member_id')
      .where('webhook_id', '=', webhook_id)
      .where('due_at', 'is not', null)
      .limit(1)
      .executeTakeFirst()) !== undefined
  )
}

type NewWebhook = Pick<WebhookRow, 'webhook_id' | 'url' | 'events' | 'sealed_secret' | 'disabled_at'> & { at: Date }

/** Adds a webhook; false when the id is taken. */
export async function insertWebhook(db: Db, { at, ...row }: NewWebhook): Promise<boolean> {
  const added = await db
    .insertInto('webhook_endpoints')
    .values({ ...row, created_at: at, changed_at: at })
    .onConflict((conflict) => conflict.column('webhook_id').doNothing())
    .returning('webhook_id')
    .executeTakeFirst()
  return added !== undefined
}

type WebhookColumns = Partial<
  Pick<WebhookRow, 'url' | 'events' | 'disabled_at' | 'sealed_secret' | 'former_sealed_secret' | 'former_until'>
>

export async function changeWebhook(db: Db, webhook_id: string, columns: WebhookColumns, at: Date): Promise<void> {
  await db
    .updateTable('webhook_endpoints')
    .set({ ...columns, changed_at: at })
    .where('webhook_id', '=', webhook_id)
    .execute()
}

/** Removes a webhook, so that nothing is sent any more; the nightly job deletes what was waiting. False if there is none. */
export async function deleteWebhook(db: Db, webhook_id: string): Promise<boolean> {
  const gone = await db
    .deleteFrom('webhook_endpoints')
    .where('webhook_id', '=', webhook_id)
    .returning('webhook_id')
    .executeTakeFirst()
  return gone !== undefined
}

/** Counts the events that wait for an existing webhook, with the time of the oldest. */
export async function findWaitingEvents(db: Db): Promise<{ count: number; since: Date | null }> {
  const { count, since } = await db
    .selectFrom('webhook_deliveries')
    .innerJoin('webhook_endpoints', 'webhook_endpoints.webhook_id', 'webhook_deliveries.webhook_id')
    .select(({ fn }) => [fn.countAll<number>().as('count'), fn.min<Date | null>('waiting_since').as('since')])
    .where('status', '=', 'waiting')
    .executeTakeFirstOrThrow()
  return { count: Number(count), since: since && new Date(since) }
}
