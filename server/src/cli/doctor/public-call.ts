import { once } from 'node:events'
import { type IncomingMessage, request as requestPlainly } from 'node:http'
import { request as requestSafely } from 'node:https'
import { text } from 'node:stream/consumers'
import { TLSSocket } from 'node:tls'

export type PublicAnswer = {
  status: number
  headers: IncomingMessage['headers']
  body: string
  /** times of the call and its response, by this machine's clock */
  sent_at: number
  answered_at: number
  /** the server's certificate; null without TLS */
  certificate: { valid_to: string; issuer: string } | null
}

export type PublicCall = {
  headers?: Record<string, string>
  /** receives each chunk of the response, with the milliseconds since the first one */
  heard?: (ms: number) => void
}

const longest = 5000

/**
 * Calls an address without following redirects or keeping the connection, so that each call is like a new visitor's.
 */
export async function callOnce(url: string, { headers = {}, heard }: PublicCall = {}): Promise<PublicAnswer> {
  const sent_at = Date.now()
  const asking = (url.startsWith('https:') ? requestSafely : requestPlainly)(url, {
    agent: false,
    headers: { 'user-agent': 'coussinet doctor', ...headers },
    signal: AbortSignal.timeout(longest),
  })
  asking.end()
  const [response]: IncomingMessage[] = await once(asking, 'response')
  if (response === undefined) throw new Error('no answer')
  const answered_at = Date.now()
  const began = performance.now()
  if (heard) response.on('data', () => heard(performance.now() - began))
  return {
    status: response.statusCode ?? 0,
    headers: response.headers,
    body: await text(response),
    sent_at,
    answered_at,
    certificate: certificateOf(asking.socket),
  }
}

function certificateOf(socket: unknown): PublicAnswer['certificate'] {
  if (!(socket instanceof TLSSocket)) return null
  const { valid_to, issuer } = socket.getPeerCertificate()
  return { valid_to, issuer: String(issuer?.O ?? issuer?.CN ?? 'unknown') }
}

/**
 * Announces a body of that size and sends none of it: a proxy with a lower limit answers 413 at once, others `100
 * Continue`. Null if neither arrives in time.
 */
export function announceBody(url: string, bytes: number): Promise<number | null> {
  return new Promise((resolve, reject) => {
    const asking = (url.startsWith('https:') ? requestSafely : requestPlainly)(url, {
      method: 'POST',
      agent: false,
      headers: {
        'user-agent': 'coussinet doctor',
        'content-type': 'application/octet-stream',
        'content-length': String(bytes),
        expect: '100-continue',
      },
    })
    const end = (status: number | null) => {
      clearTimeout(late)
      resolve(status)
      asking.destroy()
    }
    const late = setTimeout(() => end(null), longest - 1000)
    asking.on('continue', () => end(100))
    asking.on('response', ({ statusCode = 0 }) => end(statusCode))
    asking.on('error', (error) => {
      clearTimeout(late)
      reject(error)
    })
    asking.flushHeaders()
  })
}
