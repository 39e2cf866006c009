import { timedId } from '#platform/crypto/ids.ts'
import type { LimitConcurrency } from '#platform/limits/limit-concurrency.ts'
import { traceOutgoing } from '#platform/observability/trace.ts'
import type { Platform } from '#platform/portal.ts'
import { findWaiting, noteTry, release, type DeliveryStream, type WaitingDelivery } from '../queue.store.ts'
import type { Post, PostOutcome } from './post.ts'
import { createWebhookHeaders, type SigningSecrets } from './signed-message.ts'

/** `limited` queues database queries, so that members' calls find a connection. */
type DeliverStreamDeps = Pick<Platform, 'db' | 'clock' | 'log'> & {
  post: Post
  limited: LimitConcurrency
  /** returns false when the node is stopping */
  goesOn(): boolean
}
export type WebhookTarget = SigningSecrets & { webhook_id: string; url: string }

const atOnce = 20
/** Time after which a node releases a stream, well before its lease ends. */
const longestTurn = 8000

/** Time after which a delivery is given up: a receiver repaired after a long weekend still gets everything. */
const givenUpAfter = 3 * 86_400_000

/** Sends a stream's events in order until one fails, the time is up or the node stops; `tell` gets each result. */
export async function deliverStream(
  { db, clock, log, post, limited, goesOn }: DeliverStreamDeps,
  target: WebhookTarget,
  stream: DeliveryStream,
  tell: (posted: PostOutcome) => Promise<void>,
): Promise<void> {
  const began = performance.now()
  const giveBack = (due_at: Date | null, now: Date) => limited(() => release(db, stream, due_at, now))
  const waiting = await limited(() => findWaiting(db, stream, atOnce))
  for (const one of waiting) {
    const body = bodyOf(one)
    const posted = await traceOutgoing(
      'webhook',
      { event: one.event },
      () => post(target.url, createWebhookHeaders(target, one.event_id, body, clock()), body),
      ({ error }) => error,
    )
    const at = clock()
    const { delivered, status_code, ms, error } = posted
    const isOver = !delivered && at.getTime() - one.waiting_since.getTime() >= givenUpAfter
    const status = delivered ? 'delivered' : isOver ? 'failed' : 'waiting'
    await limited(() => noteTry(db, one, { try_id: timedId(at), at, status_code, ms, error, status }))
    const line = { webhook_id: one.webhook_id, member_id: one.member_id, event_id: one.event_id, about: one.event }
    if (delivered) log.info({ event: 'webhook_delivered', ...line, tries: one.tries + 1 }, 'the insurer took an event')
    if (!delivered && one.tries === 0)
      log.warn(
        { event: 'webhook_delayed', ...line, reason: error },
        'an event was not taken: it is tried again, and those after it of the same member wait',
      )
    if (isOver)
      log.error(
        { event: 'webhook_failed', ...line, tries: one.tries + 1, reason: error },
        'an event was given up after three days of tries: those after it go on',
      )
    await tell(posted)
    if (!delivered && !isOver)
      return giveBack(new Date(at.getTime() + pauseAfter(one.tries + 1, posted.retry_after) * 1000), at)
    if (performance.now() - began > longestTurn || !goesOn()) return giveBack(at, at)
  }
  await giveBack(waiting.length === atOnce ? clock() : null, clock())
}

function bodyOf({ event_id, event, at, nevg, position, data }: WaitingDelivery): string {
  return JSON.stringify({ event_id, event, at: at.toISOString(), nevg, position, data })
}

const first = 2
const longest = 15 * 60
/** Seconds until the next attempt after `tries` failures: 2, 4, 8 … 900; later if the receiver asked for it. */
export function pauseAfter(tries: number, retry_after: number | null = null): number {
  const own = Math.min(longest, first * 2 ** Math.min(tries - 1, 20))
  return Math.max(own, Math.min(longest, retry_after ?? 0))
}
