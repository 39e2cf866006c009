import { beginProviderLogout } from '@coussinet/contract/identities.ts'
import { buildAddress } from './address.ts'
import { ownHeaders } from './headers.ts'
import { readTokens, revoke, sendRefreshToken } from './refresh.ts'
import { isSignedIn } from './session.ts'

// Nobody waits longer for a provider: the session here has ended by then.
const LONGEST_MS = 3000

function sendLogout(access_token: string | null): Promise<Response> {
  const { method, path } = beginProviderLogout
  const headers = ownHeaders({ 'content-type': 'application/json' }, access_token)
  return fetch(buildAddress(path), { method, headers, body: '{}', signal: AbortSignal.timeout(LONGEST_MS) })
}

/** Address that ends the provider's session, null where there is none. */
async function readLogout(response: Response): Promise<string | null> {
  const answer: { href?: unknown } = response.ok ? await response.json() : {}
  return typeof answer.href === 'string' ? answer.href : null
}

/**
 * Ends a session on the server, and leads over the sign-out of the provider that opened it, if any. An access token that has expired is
 * replaced for that. Failures are ignored.
 */
export async function signOutAtProvider(access_token: string | null, refresh_token: string | null): Promise<void> {
  let token = access_token
  let isEnded = false
  function end() {
    if (!isEnded) revoke(token)
    isEnded = true
  }
  async function findAddress(): Promise<string | null> {
    const response = await sendLogout(token)
    if (response.status !== 401 || refresh_token === null) return readLogout(response)
    const refreshed = await sendRefreshToken(refresh_token)
    if (!refreshed.ok) return null
    token = (await readTokens(refreshed)).access_token
    return readLogout(await sendLogout(token))
  }
  // A page that is closed meanwhile leaves no session.
  addEventListener('pagehide', end, { once: true })
  const href = await findAddress().catch(() => null)
  end()
  // Whoever has signed in meanwhile stays.
  if (href !== null && !isSignedIn()) location.assign(href)
}
