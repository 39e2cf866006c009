import { newId } from '#platform/crypto/ids.ts'
import { limitConcurrency } from '#platform/limits/limit-concurrency.ts'
import type { Platform } from '#platform/portal.ts'
import { rescheduleEarlier, leaseStreams, release, type Stream } from '../queue.store.ts'
import { findWebhooks, type WebhookRow } from '../webhooks.store.ts'
import { deliverStream, type Target } from './deliver-stream.ts'
import { openSender, type PostOutcome } from './post.ts'
import { type SigningSecrets, openSigningSecrets } from './signed-message.ts'

type DispatcherDeps = Pick<Platform, 'db' | 'clock' | 'config' | 'log' | 'health'>

export type Dispatcher = {
  /** Sends what is due now, and waits until the last of it was sent or refused; false while a receiver takes nothing. */
  settle(): Promise<boolean>
  /** Waits for messages that are being sent, and releases their streams. */
  close(): Promise<void>
}

/** Concurrent streams of one webhook on each node: a slow receiver gets no more calls at once, and delays no other webhook. */
const atOnce = 16
const idle = 500
/** A turn of 8 s, a call of 5 s and recording it; afterwards other nodes take over the streams of a killed one. */
const lease = 20_000
/** After so many failures in a row the receiver counts as down: single messages then test whether it is back. */
const isDownAfter = 5
const probeEvery = 2000
/** Most connections used for sending at once: the rest of the pool is for members. */
const connections = 4
const pauseAfterError = 2000
const farAway = 16 * 60_000
const lookAtClockEvery = 60_000

type EndpointState = { in_hand: number; failures: number; probed_at: number; is_full: boolean; is_sealed: boolean }

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
      health.watch('insurer', async () => [...states.values()].every(({ failures }) => failures < isDownAfter))
    isWatched ||= active.length > 0
    let more = false
    for (const row of active) {
      if (stopped) return false
      const { webhook_id, url } = row
      const state = states.get(webhook_id) ?? {
        in_hand: 0,
        failures: 0,
        probed_at: 0,
        is_full: false,
        is_sealed: false,
      }
      states.set(webhook_id, state)
      const signing = opened(state, row)
      if (!signing) continue
      // A clock that was far ahead for a while must not delay anything for years.
      if (reschedules)
        await limited(() => rescheduleEarlier(db, webhook_id, clock(), new Date(clock().getTime() + farAway)))
      const slots = freeSlots(state, clock().getTime())
      if (slots === 0) continue
      const now = clock()
      const streams = await limited(() =>
        leaseStreams(db, { webhook_id, lease_id: newId(), now, until: new Date(now.getTime() + lease) }, slots),
      )
      state.is_full = streams.length === slots
      more ||= state.is_full
      if (streams.length === 0) continue
      const target: Target = { webhook_id, url, ...signing }
      for (const stream of streams)
        start(
          state,
          stream,
          deliverStream({ db, clock, log, post, limited, goesOn: () => !stopped }, target, stream, (posted) =>
            noteOutcome(state, webhook_id, posted),
          ),
        )
    }
    return more
  }

  /** Secret that signs a webhook's messages; null if no key of the portal decrypts it, which delays no other webhook. */
  function opened(state: EndpointState, row: WebhookRow): SigningSecrets | null {
    try {
      const signing = openSigningSecrets(config, row)
      state.is_sealed = false
      return signing
    } catch (error) {
      if (!state.is_sealed)
        log.error(
          { err: error, event: 'webhook_sealed', webhook_id: row.webhook_id },
          'a webhook’s secret cannot be read: give it another one',
        )
      state.is_sealed = true
      return null
    }
  }

  function start(state: EndpointState, stream: Stream, work: Promise<void>): void {
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
        if (state.is_full && state.in_hand <= atOnce / 2) wake?.()
      })
    running.add(done)
  }

  async function noteOutcome(
    state: EndpointState,
    webhook_id: string,
    { delivered, is_refusal, error }: PostOutcome,
  ): Promise<void> {
    // A receiver that refuses one message is up, and gets the others.
    const isThere = delivered || is_refusal
    if (isThere && state.failures >= isDownAfter) {
      log.info({ event: 'webhook_up', webhook_id }, 'the insurer takes events again')
      await limited(() => rescheduleEarlier(db, webhook_id, clock()))
    }
    state.failures = isThere ? 0 : state.failures + 1
    if (state.failures === isDownAfter)
      log.error(
        { event: 'webhook_down', webhook_id, reason: error },
        'the insurer takes no events: they wait and are tried again',
      )
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
      const isRoom = [...states.values()].some((state) => state.is_full && state.in_hand <= atOnce / 2)
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

function freeSlots(state: EndpointState, now: number): number {
  if (state.failures < isDownAfter) return Math.max(0, atOnce - state.in_hand)
  if (state.in_hand > 0 || Math.abs(now - state.probed_at) < probeEvery) return 0
  state.probed_at = now
  return 1
}
