import { type IncomingMessage, request as httpRequest } from 'node:http'
import { request as httpsRequest } from 'node:https'
import type { CustomFetch, CustomFetchOptions } from 'openid-client'
import { problem } from '../core/problem.ts'
import type { Circuit } from '../limits/circuit.ts'

/** bytes of an answer: documents and tokens have some kB */
const largestAnswer = 1_048_576
// Statuses whose answers have no body, for which `Response` takes none.
const withoutBody = new Set([101, 204, 205, 304])

type ProviderConnection = {
  circuit: Circuit
  /** certificates that are trusted instead of the public ones, PEM; null: the public ones */
  ca: string | null
}

/**
 * Makes the calls to one provider: with its own certificate authority, a limit of time and size, and through its circuit. A provider
 * that does not answer, or answers 429 or 5xx, is `unavailable` with `provider_down` at `provider`.
 */
export function providerFetch({ circuit, ca }: ProviderConnection): CustomFetch {
  return async (url, options) => {
    try {
      return await circuit.run(async (signal) => {
        const response = await send(new URL(url), options, { ca, signal })
        if (response.status === 429 || response.status >= 500)
          throw new Error(`The provider answered ${response.status}.`)
        return response
      })
    } catch (cause) {
      throw problem('unavailable', { errors: { provider: ['provider_down'] }, retry_after: 10, cause })
    }
  }
}

function send(
  url: URL,
  { method, headers, body }: CustomFetchOptions,
  { ca, signal }: { ca: string | null; signal: AbortSignal },
): Promise<Response> {
  const { promise, resolve, reject } = Promise.withResolvers<Response>()
  const start = url.protocol === 'https:' ? httpsRequest : httpRequest
  const request = start(url, { method, headers, signal, ...(ca === null ? {} : { ca }) })
  request.on('error', reject)
  request.on('response', (answer) => {
    // `Response` throws at statuses outside of 200 to 599, which must fail this call, not the process.
    readAll(answer)
      .then((bytes) => toResponse(answer, bytes))
      .then(resolve, reject)
  })
  // Forms alone are sent.
  request.end(body instanceof URLSearchParams ? body.toString() : undefined)
  return promise
}

async function readAll(answer: IncomingMessage): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Buffer[] = []
  let size = 0
  for await (const part of answer) {
    parts.push(part)
    size += part.length
    if (size > largestAnswer) throw new Error('The answer of the provider is too large.')
  }
  return new Uint8Array(Buffer.concat(parts))
}

function toResponse({ statusCode = 500, headers }: IncomingMessage, bytes: Uint8Array<ArrayBuffer>): Response {
  const known = new Headers()
  for (const [name, value] of Object.entries(headers))
    if (value !== undefined) known.set(name, Array.isArray(value) ? value.join(', ') : value)
  return new Response(withoutBody.has(statusCode) ? null : bytes, { status: statusCode, headers: known })
}
