import { timedId } from '#platform/crypto/ids.ts'
import type { Db } from '#platform/db/db.ts'
import { fill } from './queue.store.ts'
import { findWanting } from './webhooks.store.ts'

type EnqueuedEvent = { member_id: string; position: number; event: string; at: Date }

/** Inserts a delivery of an event for each webhook that subscribes to it, in the caller's transaction. */
export async function enqueue(db: Db, { event, at, ...of }: EnqueuedEvent): Promise<void> {
  for (const webhook_id of await findWanting(db, event))
    await fill(db, { ...of, webhook_id, delivery_id: timedId(at), event, at })
}
