import type { Agent, AgentOptions, IncomingMessage, request } from 'node:http'
import { guardedLookup, allowedAddress } from './addresses.ts'
import { readWebhookAddress } from './webhook-address.ts'

/** Outcome of one POST. `is_refusal`: the receiver understood the message and rejected it, which says nothing about other messages. */
export type PostOutcome = {
  delivered: boolean
  status_code: number | null
  ms: number
  error: string | null
  retry_after: number | null
  is_refusal: boolean
}

export type Post = (url: string, headers: Record<string, string>, body: string | Buffer) => Promise<PostOutcome>
export type WebhookSender = { post: Post; close(): void }

type SenderOptions = {
  /** networks that are not of the open internet, and may be reached all the same */ private_addresses: readonly string[]
  /** nothing leaves this machine in clear */ production?: boolean
  /** milliseconds */ timeout?: number
}

const largestAnswer = 1024

type HttpClient = { request: typeof request; agent: Agent }
type HttpClients = { plain: HttpClient; safe: HttpClient }

/** Imports the clients late: `node:http` also loads Node's own web client, 20 ms of a start that sends nothing. */
async function openClients(agentOptions: AgentOptions): Promise<HttpClients> {
  const [http, https] = await Promise.all([import('node:http'), import('node:https')])
  return {
    plain: { request: http.request, agent: new http.Agent(agentOptions) },
    safe: { request: https.request, agent: new https.Agent({ ...agentOptions, minVersion: 'TLSv1.2' }) },
  }
}

/** Posts over kept-alive connections, only to the address that was checked; follows no redirects. */
export function openSender({ private_addresses, production = false, timeout = 5000 }: SenderOptions): WebhookSender {
  const lookup = guardedLookup(allowedAddress(private_addresses))
  const agentOptions = { keepAlive: true, maxSockets: 32, maxFreeSockets: 8, timeout: 30_000 }
  let clients: Promise<HttpClients> | undefined

  function once(
    client: HttpClient,
    address: URL,
    headers: Record<string, string>,
    body: string | Buffer,
    signal: AbortSignal,
  ): Promise<IncomingMessage> {
    const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>()
    const request = client.request(address, {
      method: 'POST',
      headers: { ...headers, 'content-length': String(Buffer.byteLength(body)) },
      lookup,
      signal,
      agent: client.agent,
    })
    request.on('response', (response) => {
      resolve(response)
      drain(response).catch(() => {})
    })
    // The receiver may have closed a kept-alive connection meanwhile: that is no failure of the message.
    request.on('error', (error) =>
      request.reusedSocket && codeOf(error) === 'ECONNRESET'
        ? once(client, address, headers, body, signal).then(resolve, reject)
        : reject(error),
    )
    request.end(body)
    return promise
  }

  return {
    async post(url, headers, body) {
      const began = performance.now()
      const ms = () => Math.round(performance.now() - began)
      const failed = (error: string): PostOutcome => ({
        delivered: false,
        status_code: null,
        ms: ms(),
        error,
        retry_after: null,
        is_refusal: false,
      })
      // It may have been registered under other settings than today's.
      const read = readWebhookAddress(url, { private_addresses, production })
      if ('fault' in read) return failed(read.fault)
      const { address } = read
      try {
        const { plain, safe } = await (clients ??= openClients(agentOptions))
        const { statusCode: status_code = 0, headers: given } = await once(
          address.protocol === 'http:' ? plain : safe,
          address,
          headers,
          body,
          AbortSignal.timeout(timeout),
        )
        const delivered = status_code >= 200 && status_code < 300
        return {
          delivered,
          status_code,
          ms: ms(),
          error: delivered ? null : `http_${status_code}`,
          retry_after: secondsOf(given['retry-after']),
          is_refusal: [400, 409, 413, 415, 422].includes(status_code),
        }
      } catch (error) {
        return failed(codeOf(error))
      }
    },
    close() {
      clients?.then(
        ({ plain, safe }) => [plain, safe].forEach(({ agent }) => agent.destroy()),
        () => {},
      )
    },
  }
}

/** Reads at most the first kilobyte of a response: only the status counts, and the connection can be used again. */
async function drain(response: IncomingMessage): Promise<void> {
  let read = 0
  for await (const chunk of response) {
    read += Buffer.isBuffer(chunk) ? chunk.length : 0
    if (read > largestAnswer) return
  }
}

const secondsOf = (text: string | undefined) => (text !== undefined && /^\d{1,6}$/.test(text) ? Number(text) : null)

/** Names what went wrong in a word; never the address, which may contain a key. */
function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  if (error.name === 'AbortError' || error.name === 'TimeoutError') return 'timeout'
  const code: unknown = Reflect.get(error, 'code')
  return typeof code === 'string' && /^[\w.-]{1,60}$/.test(code) ? code : 'unknown'
}
