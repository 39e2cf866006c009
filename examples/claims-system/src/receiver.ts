import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { Webhook } from 'standardwebhooks'
import type { PortalEvent } from './api.ts'

const largest = 262_144

type Receiving = {
  /** the secrets that are in use: two while one is changed */
  secrets(): string[]
  /** keeps the event for later and resolves once it is safe; the same `id` may come again */
  take(id: string, event: PortalEvent): Promise<void>
}

/**
 * Receives webhooks at any path. An event is answered as soon as it is kept, and worked on afterwards:
 * the portal waits five seconds and then sends it again. What is not signed by the portal, or too long ago, is refused.
 */
export function openReceiver({ secrets, take }: Receiving): Server {
  async function answer(request: IncomingMessage): Promise<number> {
    if (request.method !== 'POST') return 405
    const body = await bodyOf(request)
    if (body === null) return 413
    const id = String(request.headers['webhook-id'])
    const event = verified(body, request.headers, secrets())
    if (!event) return 401
    await take(id, event)
    return 204
  }

  return createServer((request, response: ServerResponse) => {
    answer(request).then(
      (status) => response.writeHead(status).end(),
      // Not kept: the portal sends it again.
      () => response.writeHead(503, { 'retry-after': '5' }).end(),
    )
  })
}

/** Signature and age are looked at by the library of Standard Webhooks, over the bytes as they came. */
function verified(body: string, headers: IncomingMessage['headers'], secrets: string[]): PortalEvent | null {
  const given = {
    'webhook-id': String(headers['webhook-id'] ?? ''),
    'webhook-timestamp': String(headers['webhook-timestamp'] ?? ''),
    'webhook-signature': String(headers['webhook-signature'] ?? ''),
  }
  for (const secret of secrets) {
    try {
      new Webhook(secret).verify(body, given)
      return JSON.parse(body)
    } catch {
      // signed by another secret, too old, or not by the portal
    }
  }
  return null
}

async function bodyOf(request: IncomingMessage): Promise<string | null> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request) {
    size += chunk.length
    // Read to its end all the same: who is cut off in the middle of a body hears no answer.
    if (size <= largest) chunks.push(chunk)
  }
  return size > largest ? null : Buffer.concat(chunks).toString('utf8')
}
