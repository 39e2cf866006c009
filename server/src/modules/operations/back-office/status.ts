import { findWebhookCounts } from '#modules/events/events.ts'
import type { Db } from '#platform/db/db.ts'
import { countWaiting } from '#platform/outbox/outbox.store.ts'

/** Outgoing queues: mails and SMS by channel, and webhook deliveries. */
export async function countPending(db: Db) {
  return { outbox: await countWaiting(db), webhooks: await findWebhookCounts(db) }
}

export { databaseVersion } from './status.store.ts'
