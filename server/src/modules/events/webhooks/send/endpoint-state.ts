import type { Log } from '#platform/core/app.ts'
import type { Platform } from '#platform/portal.ts'
import type { WebhookRow } from '../webhooks.store.ts'
import type { PostOutcome } from './post.ts'
import { openSigningSecrets, type SigningSecrets } from './signed-message.ts'

/** Concurrent streams of one webhook on each node: a slow receiver gets no more calls at once, and delays no other webhook. */
const atOnce = 16
/** After so many failures in a row the receiver counts as down: single messages then test whether it is back. */
const isDownAfter = 5
const probeEvery = 2000

/** Receiver of a webhook as this node knows it: streams being sent, failures in a row, ms of the last test. */
export type EndpointState = {
  in_hand: number
  failures: number
  probed_at: number
  /** more streams wait than were free */
  is_full: boolean
  /** its secret cannot be decrypted */
  is_sealed: boolean
}

export const newEndpointState = (): EndpointState => ({
  in_hand: 0,
  failures: 0,
  probed_at: 0,
  is_full: false,
  is_sealed: false,
})

export const isDown = ({ failures }: EndpointState): boolean => failures >= isDownAfter

/** Tells whether a receiver with waiting streams can take many of them again. */
export const hasRoom = ({ is_full, in_hand }: EndpointState): boolean => is_full && in_hand <= atOnce / 2

/** Counts the streams that may be sent now, and notes the test of a receiver that is down. */
export function takeSlots(state: EndpointState, now: number): number {
  if (!isDown(state)) return Math.max(0, atOnce - state.in_hand)
  if (state.in_hand > 0 || Math.abs(now - state.probed_at) < probeEvery) return 0
  state.probed_at = now
  return 1
}

/** Secrets that sign a webhook's messages; null if no key of the portal decrypts them, which delays no other webhook. */
export function unsealSecrets(
  { config, log }: Pick<Platform, 'config' | 'log'>,
  state: EndpointState,
  row: WebhookRow,
): SigningSecrets | null {
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

/** Counts the failures in a row; `onBack` runs first when a receiver that was down takes events again. */
export async function noteOutcome(
  log: Log,
  { state, webhook_id, onBack }: { state: EndpointState; webhook_id: string; onBack: () => Promise<void> },
  { delivered, is_refusal, error }: PostOutcome,
): Promise<void> {
  // A receiver that refuses one message is up, and gets the others.
  const isThere = delivered || is_refusal
  if (isThere && isDown(state)) {
    log.info({ event: 'webhook_up', webhook_id }, 'the insurer takes events again')
    await onBack()
  }
  state.failures = isThere ? 0 : state.failures + 1
  if (state.failures === isDownAfter)
    log.error(
      { event: 'webhook_down', webhook_id, reason: error },
      'the insurer takes no events: they wait and are tried again',
    )
}
