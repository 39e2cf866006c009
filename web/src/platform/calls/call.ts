import type { AnswerOf, Endpoint, RequestOf } from '@coussinet/contract/endpoint.ts'
import { takeEarlyCall } from '#start/early-calls.ts'
import { buildAddress } from './address.ts'
import { answeredProblem, unansweredProblem } from './api-problem.ts'
import { ownHeaders } from './headers.ts'
import { type IdentifyOptions, withFreshToken } from './refresh.ts'
import { accessToken } from './session.ts'

type CallInput<E extends Endpoint> = {
  [K in keyof RequestOf<E> as Record<never, never> extends RequestOf<E>[K] ? never : K]: RequestOf<E>[K]
} & { [K in keyof RequestOf<E>]?: RequestOf<E>[K] | undefined }

export type CallOptions = IdentifyOptions & { signal?: AbortSignal; idempotency_key?: string }

type Rest<E extends Endpoint> =
  Record<never, never> extends CallInput<E>
    ? [request?: CallInput<E>, options?: CallOptions]
    : [request: CallInput<E>, options?: CallOptions]

type AnyCallInput = { params?: Record<string, unknown>; query?: Record<string, unknown>; body?: unknown }

async function send(method: string, address: string, body: unknown, token: string | null, options: CallOptions) {
  const early = method === 'GET' ? await takeEarlyCall(address, token) : null
  if (early !== null) return early
  const headers: Record<string, string> = {}
  if (body !== undefined) headers['content-type'] = 'application/json'
  if (options.idempotency_key !== undefined) headers['idempotency-key'] = options.idempotency_key
  return fetch(address, {
    method,
    headers: ownHeaders(headers, token),
    body: body === undefined ? null : JSON.stringify(body),
    signal: options.signal ?? null,
  })
}

// The build keeps only the parts of an answer schema that are read here: usually none.
const mayBeNone = ({ answer }: { answer?: { status: number; or_none?: true } }) => answer?.or_none === true

async function answerOf(response: Response, none: null | undefined): Promise<unknown> {
  if (response.status === 204) return none
  if (response.ok) return response.json()
  throw answeredProblem(response.status, await response.json().catch(() => null), response.headers.get('retry-after'))
}

/**
 * Calls an endpoint of the contract and returns its body; `undefined` for 204, or null if the endpoint declares `or_none`. A 401 refreshes
 * the session once. Throws an `ApiProblem`, also if the network fails (`network`), the browser times out (`timeout`) or the call is aborted
 * (`cancelled`).
 */
export async function call<E extends Endpoint>(endpoint: E, ...[request, options = {}]: Rest<E>): Promise<AnswerOf<E>> {
  const { params, query, body }: AnyCallInput = (request ?? {}) as AnyCallInput
  const address = buildAddress(endpoint.path, params, query)
  const attempt = (token: string | null) =>
    send(endpoint.method, address, body, token, options).catch((error: unknown) => {
      throw unansweredProblem(error)
    })
  const read = (response: Response) =>
    answerOf(response, mayBeNone(endpoint) ? null : undefined).catch((error: unknown) => {
      throw error instanceof Error && error.name === 'ApiProblem' ? error : unansweredProblem(error)
    })
  const answer =
    endpoint.access === 'member'
      ? await withFreshToken(attempt, read, options)
      : await read(await attempt(accessToken()))
  return answer as AnswerOf<E>
}

/** Key that makes repeated attempts of one action count once. */
export function newIdempotencyKey(): string {
  return crypto.randomUUID()
}
