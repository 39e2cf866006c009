import { beginProviderLogout } from '@coussinet/contract/identities.ts'
import { buildAddress } from './address.ts'
import { ownHeaders } from './headers.ts'
import { revoke } from './refresh.ts'
import { isSignedIn } from './session.ts'

// Nobody waits longer for a provider: the session here has ended by then.
const LONGEST_MS = 3000

/** Address that ends the provider's session, null where there is none. */
async function fetchLogout(access_token: string | null): Promise<string | null> {
  const { method, path } = beginProviderLogout
  const headers = ownHeaders({ 'content-type': 'application/json' }, access_token)
  const signal = AbortSignal.timeout(LONGEST_MS)
  const response = await fetch(buildAddress(path), { method, headers, body: '{}', signal })
  const answer: { href?: unknown } = response.ok ? await response.json() : {}
  return typeof answer.href === 'string' ? answer.href : null
}

/** Ends a session on the server, and leads over the sign-out of the provider that opened it, if any. Failures are ignored. */
export async function signOutAtProvider(access_token: string | null): Promise<void> {
  let isEnded = false
  function end() {
    if (!isEnded) revoke(access_token)
    isEnded = true
  }
  // A page that is closed meanwhile leaves no session.
  addEventListener('pagehide', end, { once: true })
  const href = await fetchLogout(access_token).catch(() => null)
  end()
  // Whoever has signed in meanwhile stays.
  if (href !== null && !isSignedIn()) location.assign(href)
}
