import { newId } from '#platform/crypto/ids.ts'
import { limitConcurrency } from '#platform/limits/limit-concurrency.ts'
import type { Platform } from '#platform/portal.ts'
import { rescheduleEarlier, leaseStreams, release, type DeliveryStream } from '../queue.store.ts'
import { findWebhooks, type WebhookRow } from '../webhooks.store.ts'
import { deliverStream, type WebhookTarget } from './deliver-stream.ts'
import {
  type EndpointState,
  hasRoom,
  isDown,
  newEndpointState,
  noteOutcome,
  takeSlots,
  unsealSecrets,
} from './endpoint-state.ts'
import { openSender } from './post.ts'

type DispatcherDeps = Pick<Platform, 'db' | 'clock' | 'config' | 'log' | 'health'>

export type Dispatcher = {
  /** Sends what is due now, and waits until the last of it was sent or refused; false while a receiver takes nothing. */
  settle(): Promise<boolean>
  /** Waits for messages that are being sent, and releases their streams. */
  close(): Promise<void>
}

const idle = 500
/** A turn of 8 s, a call of 5 s and recording it; afterwards other nodes take over the streams of a killed one. */
const lease = 20_000
/** Most connections used for sending at once: the rest of the pool is for members. */
const connections = 4
const pauseAfterError = 2000
const farAway = 16 * 60_000
const lookAtClockEvery = 60_000

/** Sends waiting events from this node until it is closed. */
export function openDispatcher({ db, clock, config, log, health }: DispatcherDeps): Dispatcher {
  const { post, close } = openSender({
    private_addresses: config.webhook_private_addresses,
    production: config.production,
  })
  const limited = limitConcurrency(connections)
  const states = new Map<string, EndpointState>()
  const running = new Set<Promise<void>>()
  let stopped = false
  let isLost = false
  let isWatched = false
  let wake: (() => void) | null = null
  let rescheduled_at = Number.NEGATIVE_INFINITY
  let begun = 0
  let looking = Promise.resolve(false)

  /** Looks after the look that is under way: what that one leases is being sent before this one ends. */
  function look(): Promise<boolean> {
    looking = looking.then(poll, poll)
    return looking
  }

  async function poll(): Promise<boolean> {
    const active = (await limited(() => findWebhooks(db))).filter(({ disabled_at }) => disabled_at === null)
    for (const gone of [...states.keys()].filter((id) => active.every(({ webhook_id }) => webhook_id !== id)))
      states.delete(gone)
    const reschedules = performance.now() - rescheduled_at > lookAtClockEvery
    if (reschedules) rescheduled_at = performance.now()
    // A portal without a webhook has no such part.
    if (active.length > 0 && !isWatched)
      health.watch('insurer', async () => [...states.values()].every((one) => !isDown(one)))
    isWatched ||= active.length > 0
    let more = false
    for (const row of active) {
      if (stopped) return false
      const isFull = await sendDue(row, reschedules)
      more ||= isFull
    }
    return more
  }

  /** Begins to send what is due of a webhook; returns whether more waits than it may take at once. */
  async function sendDue(row: WebhookRow, reschedules: boolean): Promise<boolean> {
    const { webhook_id, url } = row
    const state = states.get(webhook_id) ?? newEndpointState()
    states.set(webhook_id, state)
    const signing = unsealSecrets({ config, log }, state, row)
    if (!signing) return false
    // A clock that was far ahead for a while must not delay anything for years.
    if (reschedules)
      await limited(() => rescheduleEarlier(db, webhook_id, clock(), new Date(clock().getTime() + farAway)))
    const slots = takeSlots(state, clock().getTime())
    if (slots === 0) return false
    const now = clock()
    const streams = await limited(() =>
      leaseStreams(db, { webhook_id, lease_id: newId(), now, until: new Date(now.getTime() + lease) }, slots),
    )
    state.is_full = streams.length === slots
    const target: WebhookTarget = { webhook_id, url, ...signing }
    const onBack = () => limited(() => rescheduleEarlier(db, webhook_id, clock()))
    for (const stream of streams)
      start(
        state,
        stream,
        deliverStream({ db, clock, log, post, limited, goesOn: () => !stopped }, target, stream, (posted) =>
          noteOutcome(log, { state, webhook_id, onBack }, posted),
        ),
      )
    return state.is_full
  }

  function start(state: EndpointState, stream: DeliveryStream, work: Promise<void>): void {
    state.in_hand += 1
    begun += 1
    const done = work
      .catch((error: unknown) => {
        log.warn({ err: error }, 'a webhook’s delivery could not be noted: it is sent again')
        const now = clock()
        return limited(() => release(db, stream, new Date(now.getTime() + pauseAfterError), now))
      })
      // Otherwise the lease ends on its own.
      .catch(() => {})
      .finally(() => {
        state.in_hand -= 1
        running.delete(done)
        if (hasRoom(state)) wake?.()
      })
    running.add(done)
  }

  async function run(): Promise<void> {
    while (!stopped) {
      const more = await look().then(
        (isMore) => {
          if (isLost) log.info('webhooks are looked at again')
          isLost = false
          return isMore
        },
        (error: unknown) => {
          if (!isLost && !stopped)
            log.error({ err: error }, 'webhooks cannot be looked at: the database does not answer')
          isLost = true
          return false
        },
      )
      const isRoom = [...states.values()].some(hasRoom)
      if (!stopped && !(more && isRoom)) await rest()
    }
  }

  /** Waits until a running stream has ended, or for half a second. */
  async function rest(): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>()
    const timer = setTimeout(resolve, idle)
    wake = resolve
    await promise
    wake = null
    clearTimeout(timer)
  }

  const loop = run()
  return {
    async settle() {
      for (let before = -1; before !== begun && !stopped;) {
        before = begun
        await look()
        await Promise.all(running)
      }
      return [...states.values()].every(({ failures }) => failures === 0)
    },
    async close() {
      stopped = true
      wake?.()
      await loop
      await Promise.all(running)
      close()
    },
  }
}
