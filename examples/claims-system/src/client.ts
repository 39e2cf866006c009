import { setTimeout as pause } from 'node:timers/promises'
import type { Problem } from './api.ts'

type Settings = { portal_url: string; client_id: string; client_secret: string }
type Call = {
  method?: 'GET' | 'POST' | 'PUT'
  body?: object
  /** makes a POST safe to repeat */ key?: string
  ndjson?: string
}

export type Client = {
  /** The JSON of an answer; throws `Refused` for an answer that says no, after it tried again what may be tried again. */
  ask<Answer>(path: string, call?: Call): Promise<Answer>
  /** The bytes of a file, by the `href` that the portal gave. */
  download(href: string): Promise<Uint8Array>
}

/** The portal said no. */
export class Refused extends Error {
  readonly problem: Problem
  constructor(path: string, problem: Problem) {
    super(`${path}: ${problem.status} ${problem.code} ${JSON.stringify(problem.errors ?? problem.params ?? {})}`)
    this.problem = problem
  }
}

/** Tells whether the portal understood, and trying again would not help: a portal that is away, or busy, comes back. */
export const isFinal = (error: unknown): boolean =>
  error instanceof Refused && error.problem.status < 500 && error.problem.status !== 429

const base = '/integration/v1'
const tries = 6
const longest = 30_000

/** Calls of the portal with a token of the client credentials, renewed before it ends. */
export function openClient({ portal_url, client_id, client_secret }: Settings): Client {
  let token: { value: string; until: number } | null = null

  async function freshToken(): Promise<string> {
    if (token && token.until > Date.now()) return token.value
    const response = await fetch(new URL(`${base}/oauth/token`, portal_url), {
      method: 'POST',
      headers: {
        authorization: `Basic ${Buffer.from(`${client_id}:${client_secret}`).toString('base64')}`,
        'content-type': 'application/x-www-form-urlencoded',
      },
      body: 'grant_type=client_credentials',
      signal: AbortSignal.timeout(longest),
    })
    if (response.status === 400 || response.status === 401)
      throw new Refused('the token', {
        status: response.status,
        code: (await jsonOf<{ error: string }>(response)).error,
        title: 'CLIENT_ID or CLIENT_SECRET',
      })
    if (!response.ok) throw new Error(`no token: ${response.status}`)
    const { access_token, expires_in } = await jsonOf<{ access_token: string; expires_in: number }>(response)
    // A minute early, so that no call is under way when it ends.
    token = { value: access_token, until: Date.now() + (expires_in - 60) * 1000 }
    return access_token
  }

  async function once(path: string, { method = 'GET', body, key, ndjson }: Call): Promise<Response> {
    const type = ndjson === undefined ? 'application/json' : 'application/x-ndjson'
    return fetch(new URL(path, portal_url), {
      method,
      headers: {
        authorization: `Bearer ${await freshToken()}`,
        ...(body || ndjson !== undefined ? { 'content-type': type } : {}),
        ...(key ? { 'idempotency-key': key } : {}),
      },
      ...(ndjson !== undefined ? { body: ndjson } : body ? { body: JSON.stringify(body) } : {}),
      signal: AbortSignal.timeout(longest),
    })
  }

  /** A broken connection, a portal that restarts or one that asks for patience is tried again, ever later. */
  async function call(path: string, what: Call, attempt = 1): Promise<Response> {
    // A POST without a key may have been done though its answer was lost.
    const mayRepeat = what.method !== 'POST' || what.key !== undefined || what.ndjson !== undefined
    const later = (seconds?: number) =>
      pause(seconds ? seconds * 1000 : 250 * 2 ** attempt).then(() => call(path, what, attempt + 1))
    let response: Response
    try {
      response = await once(path, what)
    } catch (error) {
      if (error instanceof Refused || !mayRepeat || attempt >= tries) throw error
      return later()
    }
    if (response.ok) return response
    if (response.status === 401 && attempt === 1) {
      token = null
      return call(path, what, attempt + 1)
    }
    if ((response.status === 429 || (response.status >= 500 && mayRepeat)) && attempt < tries)
      return later(Number(response.headers.get('retry-after') ?? 0))
    throw new Refused(
      path,
      await jsonOf<Problem>(response).catch(() => ({ status: response.status, code: 'unreadable', title: '' })),
    )
  }

  return {
    ask: async (path, what = {}) => jsonOf(await call(`${base}${path}`, what)),
    download: async (href) => new Uint8Array(await (await call(href, {})).arrayBuffer()),
  }
}

/** Answer of a call, as the portal's document describes it. */
async function jsonOf<Answer>(response: Response): Promise<Answer> {
  return JSON.parse(await response.text())
}
