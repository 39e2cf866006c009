const ACCESS = 'auth_token'
const REFRESH = 'auth_refresh_token'
// Tells one sign-in from the next, whatever its tokens are by now.
const SESSION = 'auth_session'
// Passes by just before the tokens go, so that the other tabs know an expired session from a sign-out.
const EXPIRED = 'session_expired'

/** `replaced`: another session stands where this document's was, so that the document must be loaded anew. */
export type SessionChange = 'signed-in' | 'signed-in-elsewhere' | 'signed-out' | 'session-expired' | 'replaced'
type Watcher = (change: SessionChange) => void
type TokenPair = { access_token: string; refresh_token: string }

let watchers: readonly Watcher[] = []
const tell = (change: SessionChange) => {
  for (const watcher of watchers) watcher(change)
}

const stored = (key: string) => (typeof localStorage === 'undefined' ? null : localStorage.getItem(key))

export const accessToken = () => stored(ACCESS)
export const refreshToken = () => stored(REFRESH)

/** A member is signed in exactly when an access token is present. */
export const isSignedIn = () => accessToken() !== null

// `randomUUID` is not there on a page without TLS.
const newSessionId = () => crypto.getRandomValues(new Uint32Array(4)).join('-')

/** The id of the session that storage holds, null without one. Tokens that came without an id are given one. */
export function storedSession(): string | null {
  if (!isSignedIn()) return null
  const found = stored(SESSION)
  if (found !== null) return found
  localStorage.setItem(SESSION, newSessionId())
  return stored(SESSION) ?? 'unnamed'
}

// A document shows one member's pages in its life. What waits in it (an upload, a second try, a form) can then reach no other's.
/** session for which this document calls; undefined before the first call, null when none is open */
let own: string | null | undefined
/** customer number of the member whose pages this document shows */
let owner: string | null = null
/** calls of a second session, until its member is known to be the owner */
let waiting: (() => void)[] | null = null
/** refresh token that was stored when the browser put the document into its back-forward cache */
let leftWith: string | null = null

/** Binds a new document to the session that storage holds, and follows what other tabs do with it. */
export function openDocument(): void {
  own = storedSession()
  owner = null
  waiting = null
  addEventListener('storage', followStorage)
  // A tab of the release before changes the member under an unchanged id, and a cached document hears of nothing: for it
  // another token counts as another session. The release after this one can leave both listeners out.
  addEventListener('pagehide', () => {
    leftWith = refreshToken()
  })
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted && own && refreshToken() !== leftWith) own = 'replaced'
  })
}

function bind(session: string | null): void {
  own = session
  waiting = owner === null ? null : (waiting ?? [])
}

/** Tells whether this document still calls for that session, and storage still holds it. */
export const isOwnSession = (session: string | null | undefined = own) => session === own && session === storedSession()

/**
 * The session for which a call is made; null when nobody is signed in. A second session of a document waits until
 * `confirmMember` knows its member, but for the calls that ask who it is; under another document's session no call is made.
 */
export async function callingSession({ identifies = false } = {}): Promise<string | null> {
  const session = storedSession()
  if (session !== own) {
    if (own) {
      tell('replaced')
      return null
    }
    bind(session)
  }
  if (session !== null && waiting !== null && !identifies) {
    await new Promise<void>((resolve) => waiting?.push(resolve))
    return callingSession()
  }
  return session
}

/** Notes whose session it is; false when the document belongs to another member, and is loaded anew. */
export function confirmMember(nevg: string): boolean {
  if (owner !== null && owner !== nevg) {
    tell('replaced')
    return false
  }
  owner = nevg
  const resumed = waiting ?? []
  waiting = null
  for (const resume of resumed) resume()
  return true
}

/** Stores what follows the refresh token that was exchanged, for every tab; false when another one stands there by now. */
export function replaceTokens(exchanged: string, tokens: TokenPair): boolean {
  if (refreshToken() !== exchanged) return false
  localStorage.setItem(REFRESH, tokens.refresh_token)
  localStorage.setItem(ACCESS, tokens.access_token)
  return true
}

/** Signs this tab in; the others follow by themselves. */
export function startSession(tokens: TokenPair): void {
  removeTokens()
  const session = newSessionId()
  // First, so that no tab takes the new tokens for those of the session before.
  localStorage.setItem(SESSION, session)
  localStorage.setItem(REFRESH, tokens.refresh_token)
  localStorage.setItem(ACCESS, tokens.access_token)
  bind(session)
  tell('signed-in')
}

function removeTokens(): void {
  for (const key of [ACCESS, REFRESH, SESSION]) localStorage.removeItem(key)
}

/** Forgets both tokens here and in the other tabs; `reason` says whether the member asked for it. */
export function endSession(reason: 'signed-out' | 'session-expired'): void {
  if (!isSignedIn() && refreshToken() === null) return
  if (reason === 'session-expired') localStorage.setItem(EXPIRED, '')
  removeTokens()
  localStorage.removeItem(EXPIRED)
  bind(null)
  tell(reason)
}

/** Calls back on each sign-in and sign-out, whichever tab it happens in; the answer stops it. */
export function onSessionChange(watcher: Watcher): () => void {
  watchers = [...watchers, watcher]
  return () => {
    watchers = watchers.filter((one) => one !== watcher)
  }
}

let isExpired = false
function followStorage({ key, newValue }: StorageEvent): void {
  if (key === EXPIRED && newValue !== null) isExpired = true
  if (key !== ACCESS && key !== SESSION && key !== null) return
  const reason = isExpired ? 'session-expired' : 'signed-out'
  isExpired = false
  const before = own ?? null
  const session = storedSession()
  if (session === before) return
  if (before !== null && session !== null) return tell('replaced')
  bind(session)
  if (session !== null) return tell('signed-in-elsewhere')
  // A tab of the release before leaves it.
  localStorage.removeItem(SESSION)
  tell(reason)
}
