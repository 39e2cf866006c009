import { findWebhookCounts } from '#modules/events/events.ts'
import type { Db } from '#platform/db/db.ts'
import { countWaiting } from '#platform/outbox/outbox.store.ts'

/** Queues that wait to leave the portal: mails and SMS by their channel, and what webhooks are to be told. */
export async function countPending(db: Db) {
  return { outbox: await countWaiting(db), webhooks: await findWebhookCounts(db) }
}

export { databaseVersion } from './status.store.ts'
