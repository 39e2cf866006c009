import { sql } from 'kysely'
import type { Db } from '#platform/db.ts'

/** What waits in the outbox, by channel. */
export async function countOutbox(db: Db) {
  const rows = await db
    .selectFrom('outgoing_messages')
    .select(({ fn }) => [
      'channel',
      fn.countAll<number>().as('waiting'),
      fn.min('created_at').as('oldest'),
      fn.countAll<number>().filterWhere('tries', '>', 0).as('failing'),
    ])
    .where('sent_at', 'is', null)
    .where('dropped_at', 'is', null)
    .groupBy('channel')
    .orderBy('channel')
    .execute()
  return rows.map(({ channel, oldest, ...counts }) => ({
    channel,
    waiting: Number(counts.waiting),
    failing: Number(counts.failing),
    oldest,
  }))
}

/** The webhooks, and what is still to be delivered to them, or was given up. */
export async function countWebhooks(db: Db) {
  const { active } = await db
    .selectFrom('webhook_endpoints')
    .select(({ fn }) => fn.countAll<number>().as('active'))
    .where('disabled_at', 'is', null)
    .executeTakeFirstOrThrow()
  const waiting = await db
    .selectFrom('webhook_deliveries')
    .select(({ fn }) => [fn.countAll<number>().as('count'), fn.min('waiting_since').as('oldest')])
    .where('status', '=', 'waiting')
    .executeTakeFirstOrThrow()
  const { failed } = await db
    .selectFrom('webhook_deliveries')
    .select(({ fn }) => fn.countAll<number>().as('failed'))
    .where('status', '=', 'failed')
    .executeTakeFirstOrThrow()
  return { active: Number(active), waiting: Number(waiting.count), oldest: waiting.oldest, failed: Number(failed) }
}

/** `15.14` of what the database says of itself. */
export async function databaseVersion(db: Db): Promise<string> {
  const { rows } = await sql<{ server_version: string }>`show server_version`.execute(db)
  return rows[0]?.server_version ?? ''
}
