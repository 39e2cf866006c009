import { sql } from 'kysely'
import type { Db } from '#platform/db.ts'

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
