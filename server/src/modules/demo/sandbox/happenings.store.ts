import { sql } from 'kysely'
import type { Db } from '#platform/db/db.ts'
import type { FactCount } from './move-listener.ts'

/** Counts what the portal, its insurer and its webhooks did from a moment until another, without what members did. */
export async function countHappenings(db: Db, { from, until }: { from: Date; until: Date }): Promise<FactCount[]> {
  const { rows } = await sql<FactCount>`
    select 'done' as kind, action as what, count(*)::integer as count from audit_log
      where at >= ${from} and at < ${until} and actor <> 'member' group by action
    union all select 'notification', kind, count(*)::integer from notifications
      where created_at >= ${from} and created_at < ${until} group by kind
    union all select 'message', channel, count(*)::integer from demo_messages
      where sent_at >= ${from} and sent_at < ${until} group by channel
    union all select 'event', event, count(*)::integer from insurer_events
      where at >= ${from} and at < ${until} group by event
    union all select 'webhook', status, count(*)::integer from webhook_deliveries
      where ended_at >= ${from} and ended_at < ${until} group by status
    order by 1, 2`.execute(db)
  return rows
}
