import { clockTolerance } from './provider-client.ts'

/** Account whose sessions end; `sid`: the one session of the provider, null for all. */
export type EndedAtProvider = {
  issuer: string
  subject: string
  sid: string | null
  /** ms since it was signed */
  age: number
}

/** Age of a logout token in ms from which on it is refused. */
const oldestLogoutToken = 600_000
const logoutEvent = 'http://schemas.openid.net/event/backchannel-logout'

/** Reads the claims of a logout token (OpenID Connect Back-Channel Logout 1.0, 2.6); throws where one is missing, or of an ID token. */
export function toEndedAtProvider(
  claims: Readonly<Record<string, unknown>>,
  { issuer, client_id }: { issuer: string; client_id: string },
): EndedAtProvider {
  const { iss, aud, iat, jti, sub, sid, nonce, events } = claims
  const isForUs = iss === issuer && [aud].flat().includes(client_id)
  const isLogout = typeof events === 'object' && events !== null && logoutEvent in events && nonce === undefined
  const age = typeof iat === 'number' ? Date.now() - iat * 1000 : Infinity
  const isRecent = age < oldestLogoutToken && age > -clockTolerance * 1000
  if (!isForUs || !isLogout || !isRecent || typeof jti !== 'string' || typeof sub !== 'string')
    throw new Error('not a logout token for this portal')
  return { issuer, subject: sub, sid: typeof sid === 'string' ? sid : null, age }
}
