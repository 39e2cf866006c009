import type { EventData, EventName } from '@coussinet/contract/integration/events.ts'
import { eventData } from '@coussinet/contract/integration/events.ts'
import { timedId } from '#platform/crypto/ids.ts'
import type { Db } from '#platform/db/db.ts'
import type { Platform } from '#platform/portal.ts'
import { insertEvent } from './insurer-events.store.ts'
import { enqueue } from './webhooks/enqueue.ts'

export type NewInsurerEvent = { [E in EventName]: { event: E; member_id: string } & EventData[E] }[EventName]

export const demoQueue = 'insurer.events'

type NotifyDeps = Pick<Platform, 'clock' | 'config' | 'jobs'>

/**
 * Publishes an event for the insurer, in the caller's transaction: it gets the member's next position, and a delivery for each webhook that
 * subscribes to it. The events of a member are numbered under a lock: publish at the end of the transaction to keep it short.
 */
export async function publishInsurerEvent(
  db: Db,
  { clock, config, jobs }: NotifyDeps,
  published: NewInsurerEvent,
): Promise<void> {
  const { event, member_id, ...data } = published
  if (config.check_answers) check(event, data)
  const at = clock()
  const position = await insertEvent(db, { member_id, event_id: timedId(at), event, data: JSON.stringify(data), at })
  await enqueue(db, { member_id, position, event, at })
  if (config.demo) await jobs.send(db, demoQueue, published)
}

function check(event: EventName, data: object): void {
  const { error } = eventData[event].safeParse(data)
  if (error) throw new Error(`${event} tells what the contract does not promise: ${JSON.stringify(error.issues)}`)
}
