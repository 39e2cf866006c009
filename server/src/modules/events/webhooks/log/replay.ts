import { fieldProblem, problem } from '#platform/core/problem.ts'
import { timedId } from '#platform/crypto/ids.ts'
import type { Db } from '#platform/db/db.ts'
import { readPages } from '#platform/db/read-pages.ts'
import { inTransaction } from '#platform/db/transaction.ts'
import type { Platform } from '#platform/portal.ts'
import { fill } from '../queue.store.ts'
import { findWebhook } from '../webhooks.store.ts'
import { findEvents, type ReplayedEvent } from './deliveries.store.ts'

/** Queue of replays. */
export const replayQueue = 'webhooks.replay'
export type Replay = { webhook_id: string; from: string; to: string }

const atOnce = 200

/** Schedules a replay of events between two moments, in the caller's transaction. Throws `not_found`, `date_order` at `from`. */
export async function requestReplay(
  db: Db,
  { clock, jobs }: Pick<Platform, 'clock' | 'jobs'>,
  { webhook_id, from, to }: { webhook_id: string; from: string; to?: string | undefined },
): Promise<Omit<Replay, 'webhook_id'>> {
  if (!(await findWebhook(db, webhook_id))) throw problem('not_found')
  const between = { from, to: to ?? clock().toISOString() }
  if (new Date(from) >= new Date(between.to)) throw fieldProblem('from', 'date_order')
  await jobs.send(db, replayQueue, { webhook_id, ...between } satisfies Replay)
  return between
}

/** Fills the streams with events, page by page, until `goesOn` returns false; a second run starts over. Returns the number of events. */
export async function replay(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  { webhook_id, from, to }: Replay,
  goesOn: (count: number) => boolean = () => true,
): Promise<number> {
  let count = 0
  const pages = readPages<ReplayedEvent>(atOnce, (after) =>
    findEvents(db, { webhook_id, from: new Date(from), to: new Date(to), after }, atOnce),
  )
  for await (const events of pages) {
    const at = clock()
    // One transaction touches one member.
    for (const [member_id, own] of Map.groupBy(events, (event) => event.member_id))
      await inTransaction(db, async (tx) => {
        for (const { position, event } of own)
          await fill(tx, { member_id, webhook_id, position, event, delivery_id: timedId(at), at })
      })
    count += events.length
    if (events.length === atOnce && !goesOn(events.length)) break
  }
  return count
}
