import { openSender } from '#modules/events/events.ts'
import { privateNetworks } from '#platform/config/networks.ts'
import type { PushSettings } from '#platform/config/push-settings.ts'
import type { Log } from '#platform/core/app.ts'
import { type Circuit, openCircuit } from '#platform/limits/circuit.ts'
import { readPushAddress } from './push-address.ts'
import type { PushKeys } from './push-keys.ts'
import type { BrowserSubscription } from './sealed-subscription.ts'

type PushMessage = {
  keys: PushKeys
  subscription: BrowserSubscription
  payload: string
  /** 1 to 32 characters of base64url: a later push of the same topic replaces one that still waits */
  topic: string
  isUrgent: boolean
}

/** `is_gone`: the device is not subscribed any more. `is_refusal`: this push will never be taken. Otherwise it may be tried again. */
export type PushOutcome = { is_sent: boolean; is_gone: boolean; is_refusal: boolean; reason: string }

export type PushSender = { send(push: PushMessage): Promise<PushOutcome>; close(): void }

type SenderDeps = { push: PushSettings; production: boolean; log: Pick<Log, 'warn' | 'info'> }

const timeout = 4000
/** seconds that a push waits for a device that is switched off */
const daysKept = 3 * 86_400

/** Sends encrypted pushes to the push services of the browsers, and to no other address. */
export function openPushSender({ push, production, log }: SenderDeps): PushSender {
  const known = openSender({ private_addresses: [], production: true, timeout })
  const own = openSender({ private_addresses: privateNetworks, production, timeout })
  const circuits = new Map<string, Circuit>()

  function circuitOf(service: string): Circuit {
    const circuit =
      circuits.get(service) ??
      openCircuit({
        at_once: 10,
        timeout: 5000,
        failures: 5,
        rest: 5000,
        tell: (state) =>
          state === 'open'
            ? log.warn({ event: 'push_service_down', service }, 'a push service does not answer')
            : log.info({ event: 'push_service_back', service }, 'a push service answers again'),
      })
    circuits.set(service, circuit)
    return circuit
  }

  return {
    async send({ keys, subscription, payload, topic, isUrgent }) {
      const address = readPushAddress(subscription.endpoint, push)
      // A service of the settings that is one no more.
      if (!address) return { is_sent: false, is_gone: false, is_refusal: true, reason: 'unknown_service' }
      const encrypted = await encrypt(push, { keys, subscription, payload, topic, isUrgent }).catch(() => null)
      if (!encrypted) return { is_sent: false, is_gone: false, is_refusal: true, reason: 'unusable_keys' }
      const { headers, body } = encrypted
      try {
        return await circuitOf(address.service).run(async () => {
          const sender = address.is_own ? own : known
          const { status_code, error } = await sender.post(subscription.endpoint, headers, body)
          const outcome = readStatus(status_code, error)
          if (outcome.is_sent || outcome.is_gone || outcome.is_refusal) return outcome
          throw new PushFailure(outcome.reason)
        })
      } catch (error) {
        const reason = error instanceof PushFailure ? error.message : 'unavailable'
        return { is_sent: false, is_gone: false, is_refusal: false, reason }
      }
    },
    close() {
      known.close()
      own.close()
    },
  }
}

class PushFailure extends Error {}

/** Reads an answer of a push service (RFC 8030 §7, RFC 8292 §2). */
function readStatus(status: number | null, error: string | null): PushOutcome {
  const is_sent = status !== null && status >= 200 && status < 300
  const is_gone = status === 404 || status === 410
  // Unknown keys and sizes are refused for good; a time-out, 429 and a fault of the service are not.
  const is_refusal = status !== null && !is_sent && !is_gone && status < 500 && ![408, 425, 429].includes(status)
  return { is_sent, is_gone, is_refusal: is_refusal || error === 'private_address', reason: error ?? '' }
}

async function encrypt(
  { contact }: PushSettings,
  { keys, subscription, payload, topic, isUrgent }: PushMessage,
): Promise<{ headers: Record<string, string>; body: Buffer }> {
  const { default: webPush } = await import('web-push')
  const { headers, body } = webPush.generateRequestDetails(subscription, payload, {
    vapidDetails: { subject: contact, publicKey: keys.public_key, privateKey: keys.private_key },
    TTL: daysKept,
    urgency: isUrgent ? 'high' : 'normal',
    topic,
  })
  const written = Object.entries(headers).filter(([name]) => name !== 'Content-Length')
  return { headers: Object.fromEntries(written.map(([name, value]) => [name, String(value)])), body }
}
