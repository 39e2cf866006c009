import { randomUUID } from 'node:crypto'
import type { EventName } from '@coussinet/contract/integration/events.ts'
import { privateNetworks } from '#platform/config/networks.ts'
import { openSender } from '../webhooks/send/post.ts'
import { createWebhookHeaders } from '../webhooks/send/signed-message.ts'
import { cutOff } from './cut-off.ts'
import { sampleData } from './sample-events.ts'

/** A request that was sent, in words, and what came back. */
export type SampleAttempt = { sent: string; status: number | null; error: string | null; ms: number }

/** `headers` replaces those of the signature; `body` is sent as it is, whatever was signed. */
type SampleMessage = { sent: string; body: string; headers: Record<string, string> }

export type SampleEvent = { event_id: string; nevg?: string | undefined; body: string }

export type SampleSender = {
  /** Creates an event of the contract, for a member of its own unless one is given. */
  create(event: EventName | 'ping', more?: SampleFields): SampleEvent
  /** Headers of Standard Webhooks by the portal's own code; `age` in seconds, `secret` by default the webhook's. */
  sign(event: SampleEvent, by?: { age?: number; secret?: string; former?: string }): Record<string, string>
  send(sending: SampleMessage): Promise<SampleAttempt>
  /** Sends half of the body and closes the connection. */
  interrupt(sending: SampleMessage): Promise<void>
  /** number of requests sent so far */
  requests(): number
  close(): void
}

type SampleFields = { nevg?: string | undefined; position?: number; data?: object; event?: string; extra?: object }

const mostRequests = 150

type SampleSenderOptions = { url: string; secret: string; /** ms before a request is given up */ patience: number }

/** Sends sample events to one address, also a private one, by the code that sends those of the portal. */
export function openSampleSender({ url, secret, patience }: SampleSenderOptions): SampleSender {
  const sender = openSender({ private_addresses: privateNetworks, timeout: patience })
  let [requests, members] = [0, 0]
  const count = () => {
    requests += 1
    if (requests > mostRequests) throw new Error(`More than ${mostRequests} requests: stopped.`)
  }
  return {
    create(name, { nevg, position = 1, data, event = name, extra = {} } = {}) {
      const event_id = randomUUID()
      const at = new Date().toISOString()
      if (name === 'ping') return { event_id, body: JSON.stringify({ event_id, event, at }) }
      members += 1
      const member = nevg ?? String(999_000_000 + members)
      const sample = { event_id, event, at, nevg: member, position, data: data ?? sampleData[name], ...extra }
      return { event_id, nevg: member, body: JSON.stringify(sample) }
    },
    sign({ event_id, body }, { age = 0, secret: by = secret, former } = {}) {
      const now = new Date(Date.now() - age * 1000)
      const until = new Date(now.getTime() + 60_000)
      const secrets = { secret: by, former: former === undefined ? null : { secret: former, until } }
      return createWebhookHeaders(secrets, event_id, body, now)
    },
    async send({ sent, body, headers }) {
      count()
      const { status_code, error, ms } = await sender.post(url, headers, body)
      return { sent, status: status_code, error, ms }
    },
    async interrupt({ body, headers }) {
      count()
      await cutOff(url, headers, body)
    },
    requests: () => requests,
    close: () => sender.close(),
  }
}
