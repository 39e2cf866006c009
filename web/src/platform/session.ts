const ACCESS = 'auth_token'
const REFRESH = 'auth_refresh_token'
// Passes by just before the tokens go, so that the other tabs know an expired session from a sign-out.
const EXPIRED = 'session_expired'

export type SessionChange = 'signed-in' | 'signed-in-elsewhere' | 'signed-out' | 'session-expired'
type Watcher = (change: SessionChange) => void

const watchers = new Set<Watcher>()
const tell = (change: SessionChange) => {
  for (const watcher of watchers) watcher(change)
}

const kept = (key: string) => (typeof localStorage === 'undefined' ? null : localStorage.getItem(key))

export const accessToken = () => kept(ACCESS)
export const refreshToken = () => kept(REFRESH)

/** A member is signed in exactly when an access token is present. */
export const isSignedIn = () => accessToken() !== null

/** Keeps the two tokens of a sign-in or of a refresh, for every tab. */
export function saveTokens(tokens: { access_token: string; refresh_token: string }): void {
  localStorage.setItem(REFRESH, tokens.refresh_token)
  localStorage.setItem(ACCESS, tokens.access_token)
}

/** Signs this tab in; the others follow by themselves. */
export function startSession(tokens: { access_token: string; refresh_token: string }): void {
  saveTokens(tokens)
  tell('signed-in')
}

/** Forgets both tokens here and in the other tabs; `reason` says whether the member asked for it. */
export function endSession(reason: 'signed-out' | 'session-expired'): void {
  if (!isSignedIn() && refreshToken() === null) return
  if (reason === 'session-expired') localStorage.setItem(EXPIRED, '')
  localStorage.removeItem(ACCESS)
  localStorage.removeItem(REFRESH)
  localStorage.removeItem(EXPIRED)
  tell(reason)
}

/** Calls back on each sign-in and sign-out, whichever tab it happens in; the answer stops it. */
export function onSessionChange(watcher: Watcher): () => void {
  let isExpired = false
  const follow = ({ key, oldValue, newValue }: StorageEvent) => {
    if (key === EXPIRED && newValue !== null) isExpired = true
    if (key !== ACCESS && key !== null) return
    if (!isSignedIn()) watcher(isExpired ? 'session-expired' : 'signed-out')
    else if (oldValue === null && newValue !== null) watcher('signed-in-elsewhere')
    isExpired = false
  }
  watchers.add(watcher)
  addEventListener('storage', follow)
  return () => {
    watchers.delete(watcher)
    removeEventListener('storage', follow)
  }
}
