import { createHmac } from 'node:crypto'
import { leaseStreams } from '../../server/src/modules/events/webhooks/queue.store.ts'
import { deliverStream } from '../../server/src/modules/events/webhooks/send/deliver-stream.ts'
import type { Dispatcher } from '../../server/src/modules/events/webhooks/send/dispatcher.ts'
import type { PostOutcome } from '../../server/src/modules/events/webhooks/send/post.ts'
import { openSigningSecrets } from '../../server/src/modules/events/webhooks/send/signed-message.ts'
import { findWebhooks } from '../../server/src/modules/events/webhooks/webhooks.store.ts'
import { newId } from '../../server/src/platform/crypto/ids.ts'
import { createRandom } from '../random.ts'
import type { SimPortal } from './sim-portal.ts'

/** Event as it arrived. */
export type ReceivedEvent = { event_id: string; event: string; nevg: string; position: number; data: unknown }

/** The insurer's receiver of events, behind a network that loses messages and answers, with days on which nothing is taken. */
export type WebhookReceiver = {
  /** Sends what is due at the clock's moment, stream by stream. */
  deliver(portal: SimPortal): Promise<void>
  /** secret by which messages are signed */
  trust(secret: string): void
  /** events that have arrived at least once, since the last call */
  takeArrived(): ReceivedEvent[]
  hasReceived(nevg: string, position: number): boolean
  /** Notes an event that the portal says to have given up. */
  giveUp(nevg: string, position: number): void
  /** events that were passed over, since the last call, though nobody said that they were given up */
  takeGaps(): { nevg: string; position: number }[]
  /** what a message must not be: out of its order, changed, or signed by another; emptied by the call */
  takeFaults(): string[]
}

/** Sends nothing by itself: the simulation says when. */
export const heldDispatcher: Dispatcher = { settle: async () => true, close: async () => {} }

const lease = 20_000
const hour = 3_600_000

/** Hours without an answer, some so long that events are given up. */
function drawOutages(seed: number, begins: string, ends: string): { from: number; to: number }[] {
  const random = createRandom(seed, 'outages')
  const outages: { from: number; to: number }[] = []
  for (let at = Date.parse(begins); at < Date.parse(ends); at += random.whole(5, 12) * 24 * hour) {
    const from = at + random.whole(0, 48) * hour
    outages.push({ from, to: from + (random.chance(0.4) ? random.whole(80, 130) : random.whole(4, 60)) * hour })
  }
  return outages
}

export function openWebhookReceiver({
  seed,
  begins,
  ends,
}: {
  seed: number
  begins: string
  ends: string
}): WebhookReceiver {
  const random = createRandom(seed, 'webhooks')
  const outages = drawOutages(seed, begins, ends)
  const seen = new Map<string, { last: number; positions: Set<number> }>()
  const given_up = new Set<string>()
  let secret = ''
  let arrived: ReceivedEvent[] = []
  let gaps: { nevg: string; position: number }[] = []
  let faults: string[] = []

  function take(headers: Record<string, string>, body: string): void {
    const { 'webhook-id': id = '', 'webhook-timestamp': time = '', 'webhook-signature': signature = '' } = headers
    const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64')
    const own = `v1,${createHmac('sha256', key).update(`${id}.${time}.${body}`).digest('base64')}`
    const event = JSON.parse(body) as ReceivedEvent
    const { nevg, position, event_id } = event
    if (!signature.split(' ').includes(own)) faults.push(`a signature of another secret or body: ${event_id}`)
    const member = seen.get(nevg) ?? { last: 0, positions: new Set() }
    seen.set(nevg, member)
    if (member.positions.has(position)) return
    if (position <= member.last) faults.push(`event ${position} of ${nevg} arrived after ${member.last}`)
    for (let passed = member.last + 1; passed < position; passed += 1) gaps.push({ nevg, position: passed })
    member.positions.add(position)
    member.last = Math.max(member.last, position)
    arrived.push(event)
  }

  const failed = (
    error: string,
    status_code: number | null = null,
    retry_after: number | null = null,
  ): PostOutcome => ({
    delivered: false,
    status_code,
    ms: 1,
    error,
    retry_after,
    is_refusal: false,
  })

  function post(now: number, headers: Record<string, string>, body: string): PostOutcome {
    if (outages.some(({ from, to }) => from <= now && now < to)) return failed('ECONNREFUSED')
    const one = random.next()
    if (one < 0.08) return failed('timeout')
    if (one < 0.1) return failed('http_503', 503, random.whole(1, 1200))
    take(headers, body)
    // It was taken, and nobody heard so: the answer was lost, or the process that sent it ended.
    if (one < 0.16) return failed('timeout')
    if (one < 0.19) throw new Error('The simulated sender ended.')
    return { delivered: true, status_code: 204, ms: 1, error: null, retry_after: null, is_refusal: false }
  }

  return {
    async deliver({ platform: { db, clock, log, config } }) {
      const [webhook] = await findWebhooks(db)
      if (!webhook) return
      const { webhook_id, url } = webhook
      const target = { webhook_id, url, ...openSigningSecrets(config, webhook) }
      for (;;) {
        const now = clock()
        const held = { webhook_id, lease_id: newId(), now, until: new Date(now.getTime() + lease) }
        const streams = await leaseStreams(db, held, 16)
        if (streams.length === 0) return
        for (const stream of streams.toSorted((one, other) => (one.member_id < other.member_id ? -1 : 1)))
          await deliverStream(
            {
              db,
              clock,
              log,
              post: async (_url, headers, body) => post(clock().getTime(), headers, String(body)),
              limited: (work) => work(),
              goesOn: () => true,
            },
            target,
            stream,
            async () => {},
          ).catch((error: unknown) => {
            // Its lease ends by itself, as that of a process that was killed.
            if (!String(error).includes('The simulated sender ended.')) faults.push(String(error))
          })
      }
    },
    trust: (given) => void (secret = given),
    takeArrived() {
      const taken = arrived
      arrived = []
      return taken
    },
    hasReceived: (nevg, position) => seen.get(nevg)?.positions.has(position) ?? false,
    giveUp: (nevg, position) => void given_up.add(`${nevg} ${position}`),
    takeGaps() {
      const taken = gaps.filter(({ nevg, position }) => !given_up.has(`${nevg} ${position}`))
      gaps = []
      return taken
    },
    takeFaults() {
      const taken = faults
      faults = []
      return taken
    },
  }
}
