import { refreshSession, type Tokens } from '@coussinet/contract/session.ts'
import { accessToken, endSession, saveTokens, refreshToken } from '../session.ts'
import { addressOf } from './address.ts'
import { answeredProblem, apiProblem, unansweredProblem } from './api-problem.ts'
import { ownHeaders } from './headers.ts'

const isTokens = (body: Partial<Tokens> | null): body is Tokens =>
  typeof body?.access_token === 'string' && typeof body.refresh_token === 'string'

async function exchange(stale: string): Promise<string | null> {
  const current = accessToken()
  if (current !== stale) return current
  const refresh_token = refreshToken()
  if (refresh_token === null) return null
  const response = await fetch(addressOf(refreshSession.path), {
    method: 'POST',
    headers: ownHeaders({ 'content-type': 'application/json' }),
    body: JSON.stringify({ refresh_token }),
  })
  if (response.ok) {
    const body: Partial<Tokens> | null = await response.json()
    if (!isTokens(body)) throw apiProblem('server_error', { status: response.status })
    // Signed out meanwhile: what came back must not sign in again.
    if (refreshToken() === null) return null
    saveTokens(body)
    return body.access_token
  }
  if (response.status === 429 || response.status >= 500) {
    throw answeredProblem(response.status, null, response.headers.get('retry-after'))
  }
  return null
}

let flight: Promise<string | null> | null = null

/** The access token that follows `stale`: one exchange for all calls of all tabs; null when the session is over. */
export function freshToken(stale: string): Promise<string | null> {
  const alone = () => exchange(stale)
  flight ??= Promise.resolve(navigator.locks ? navigator.locks.request('portal-refresh', alone) : alone()).finally(
    () => {
      flight = null
    },
  )
  return flight
}

/**
 * Makes an attempt with the access token; on a 401 refreshes once and tries once more.
 * Ends the session and throws `session_expired` when that does not help.
 */
export async function withFreshToken<Answer extends { status: number }>(
  attempt: (token: string) => Promise<Answer>,
): Promise<Answer> {
  const token = accessToken()
  if (token === null) throw apiProblem('session_expired', { status: 401 })
  const answer = await attempt(token)
  if (answer.status !== 401) return answer
  const fresh = await freshToken(token).catch((error: unknown) => {
    throw error instanceof Error && error.name === 'ApiProblem' ? error : unansweredProblem(error)
  })
  const second = fresh === null ? null : await attempt(fresh)
  if (second !== null && second.status !== 401) return second
  // Another tab may hold a newer session by now: only the one that failed is ended.
  if (accessToken() === (fresh ?? token)) endSession('session-expired')
  throw apiProblem('session_expired', { status: 401 })
}
