import { refreshSession, signOut, type Tokens } from '@coussinet/contract/session.ts'
import { buildAddress } from './address.ts'
import { answeredProblem, apiProblem, unansweredProblem } from './api-problem.ts'
import { ownHeaders } from './headers.ts'
import {
  accessToken,
  callingSession,
  endSession,
  isOwnSession,
  isSignedIn,
  refreshToken,
  replaceTokens,
  storedSession,
} from './session.ts'

const isTokens = (body: Partial<Tokens> | null): body is Tokens =>
  typeof body?.access_token === 'string' && typeof body.refresh_token === 'string'

/** Ends a session on the server; a failure is ignored. `keepalive`: leaving the page does not stop it. */
export function revoke(access_token: string | null): void {
  const headers = ownHeaders({ 'content-type': 'application/json' }, access_token)
  fetch(buildAddress(signOut.path), { method: 'POST', headers, body: '{}', keepalive: true }).catch(() => undefined)
}

/** Sends a refresh token, without regard to the stored session. */
export const sendRefreshToken = (refresh_token: string): Promise<Response> =>
  fetch(buildAddress(refreshSession.path), {
    method: 'POST',
    headers: ownHeaders({ 'content-type': 'application/json' }),
    body: JSON.stringify({ refresh_token }),
  })

/** Reads the tokens of a response; throws `server_error` where it has none. */
export async function readTokens(response: Response): Promise<Tokens> {
  const body: Partial<Tokens> | null = await response.json()
  if (!isTokens(body)) throw apiProblem('server_error', { status: response.status })
  return body
}

async function exchange(stale: string, session: string): Promise<string | null> {
  if (storedSession() !== session) return null
  const current = accessToken()
  if (current !== stale) return current
  const refresh_token = refreshToken()
  if (refresh_token === null) return null
  const response = await sendRefreshToken(refresh_token)
  if (response.ok) {
    const body = await readTokens(response)
    if (replaceTokens(refresh_token, body)) return body.access_token
    // Another tab of the same session has refreshed already.
    if (storedSession() === session) return accessToken()
    // The member signed out meanwhile: the new tokens must not be stored.
    revoke(body.access_token)
    return null
  }
  if (response.status === 429 || response.status >= 500) {
    throw answeredProblem(response.status, null, response.headers.get('retry-after'))
  }
  return null
}

const flights = new Map<string, Promise<string | null>>()

/** Access token that follows `stale` in that session, with a single exchange for all calls of all tabs; null if the session has ended. */
function freshToken(stale: string, session: string): Promise<string | null> {
  const alone = () => exchange(stale, session)
  const flight =
    flights.get(session) ??
    // Named by the session, so that a slow exchange does not block the next member.
    Promise.resolve(navigator.locks ? navigator.locks.request(`portal-refresh ${session}`, alone) : alone()).finally(
      () => flights.delete(session),
    )
  flights.set(session, flight)
  return flight
}

const expired = () => apiProblem('session_expired', { status: 401 })

/** Throws if the session of a call is no longer this document's: a late response belongs to the former one. */
function assertOwn(session: string): void {
  if (!isOwnSession(session)) throw isSignedIn() ? apiProblem('cancelled') : expired()
}

type TokenCall<Answer> = (token: string) => Promise<Answer>

async function attemptAgain<Answer extends { status: number }>(
  attempt: TokenCall<Answer>,
  stale: string,
  session: string,
): Promise<Answer> {
  const fresh = await freshToken(stale, session).catch((error: unknown) => {
    throw error instanceof Error && error.name === 'ApiProblem' ? error : unansweredProblem(error)
  })
  assertOwn(session)
  const answer = fresh === null ? null : await attempt(fresh)
  assertOwn(session)
  if (answer !== null && answer.status !== 401) return answer
  // Another tab may have newer tokens by now: only those that failed are ended.
  if (accessToken() === (fresh ?? stale)) endSession('session-expired')
  throw expired()
}

/** Options of a call that finds out who is signed in, and so does not wait for it. */
export type IdentifyOptions = { identifies?: true }

/**
 * Makes an attempt with the access token and reads its response; on a 401 refreshes once and tries again in the same
 * session. If that fails, ends the session and throws `session_expired`; throws `cancelled` if another session has
 * begun meanwhile.
 */
export async function withFreshToken<Answer extends { status: number }, Read>(
  attempt: TokenCall<Answer>,
  read: (answer: Answer) => Read | Promise<Read>,
  options?: IdentifyOptions,
): Promise<Read> {
  const session = await callingSession(options)
  const token = accessToken()
  if (session === null || token === null) throw expired()
  const first = await attempt(token)
  assertOwn(session)
  const result = await read(first.status === 401 ? await attemptAgain(attempt, token, session) : first)
  assertOwn(session)
  return result
}
