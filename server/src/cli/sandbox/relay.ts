import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, request as plainRequest } from 'node:http'
import { request as safeRequest } from 'node:https'
import { buffer } from 'node:stream/consumers'

/** A webhook that was passed on: status null where nobody answered, with the reason. */
export type RelayedEvent = { event: string; event_id: string; status: number | null; ms: number; error: string | null }

type Relay = { url: string; close(): Promise<void> }

// The portal gives a receiver up after five.
const patience = 4500
// They are of the connection, not of the message.
const ofConnection = new Set(['host', 'connection', 'keep-alive', 'transfer-encoding'])

type RelayOptions = {
  receiver: URL
  /** signs anew with this machine's time: a receiver that checks the age refuses a moved clock's */
  sign: ((id: string, body: string) => Record<string, string>) | null
  hear(event: RelayedEvent): void
}

/**
 * Listens on this machine and passes each POST on, with its bytes and headers as they came, so that its signature stays
 * right. The receiver's status is answered, and 502 where there is none, so that the portal tries again by its own
 * rules.
 */
export async function openRelay({ receiver, sign, hear }: RelayOptions): Promise<Relay> {
  const server = createServer((incoming, answer) => {
    void (async () => {
      const began = performance.now()
      const body = await buffer(incoming)
      const event_id = String(incoming.headers['webhook-id'] ?? '')
      const { status, retry_after, error } = await forward(
        receiver,
        { ...incoming.headers, ...sign?.(event_id, body.toString()) },
        body,
      )
      answer.writeHead(status ?? 502, retry_after === undefined ? {} : { 'retry-after': retry_after }).end()
      hear({ event: nameIn(body), event_id, status, ms: Math.round(performance.now() - began), error })
    })().catch(() => answer.destroy())
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return {
    url: `http://127.0.0.1:${port}/`,
    async close() {
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
}

type ReceiverAnswer = { status: number | null; retry_after?: string | undefined; error: string | null }

async function forward(receiver: URL, headers: IncomingHttpHeaders, body: Buffer): Promise<ReceiverAnswer> {
  const forwarded = Object.entries(headers).filter(([name]) => !ofConnection.has(name))
  const send = receiver.protocol === 'https:' ? safeRequest : plainRequest
  return new Promise((resolve) => {
    const outgoing = send(receiver, {
      method: 'POST',
      headers: Object.fromEntries(forwarded),
      signal: AbortSignal.timeout(patience),
    })
    outgoing.once('response', (response) => {
      response.resume()
      resolve({ status: response.statusCode ?? null, retry_after: response.headers['retry-after'], error: null })
    })
    outgoing.once('error', (error: NodeJS.ErrnoException) =>
      resolve({ status: null, error: error.name === 'TimeoutError' ? 'timeout' : (error.code ?? error.name) }),
    )
    outgoing.end(body)
  })
}

function nameIn(body: Buffer): string {
  try {
    const { event }: { event?: unknown } = JSON.parse(body.toString())
    return String(event)
  } catch {
    return '-'
  }
}
