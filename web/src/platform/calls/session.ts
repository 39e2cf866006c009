const ACCESS = 'auth_token'
const REFRESH = 'auth_refresh_token'
// Identifies a sign-in, even after its tokens were replaced.
const SESSION = 'auth_session'
// Written just before the tokens are removed, so that other tabs can tell an expired session from a sign-out.
const EXPIRED = 'session_expired'

/** `replaced`: storage has another session than this document, which must be reloaded. `elsewhere`: in another tab. */
export type SessionChange =
  | 'signed-in'
  | 'signed-in-elsewhere'
  | 'signed-out'
  | 'signed-out-elsewhere'
  | 'session-expired'
  | 'replaced'
type Watcher = (change: SessionChange) => void
type TokenPair = { access_token: string; refresh_token: string }

/** Tells whether unsent input stays in this tab after a change; `platform/page/form-memory.ts` sets it once it is loaded. */
export let keepsInput: (change: SessionChange) => boolean = () => false
export const setKeepsInput = (keeps: typeof keepsInput) => {
  keepsInput = keeps
}

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

/** Id of the stored session, null without one. Stored tokens without an id get one. */
export function storedSession(): string | null {
  if (!isSignedIn()) return null
  const found = stored(SESSION)
  if (found !== null) return found
  localStorage.setItem(SESSION, newSessionId())
  return stored(SESSION) ?? 'unnamed'
}

// A document shows one member's pages only. Pending work in it (an upload, a retry, a form) then cannot reach another member's account.
/** session for which this document makes calls; undefined before the first call, null if nobody is signed in */
let own: string | null | undefined
/** customer number of the member whose pages this document shows */
let owner: string | null = null
/** calls of a second session, which wait until its member is known to be this document's */
let waiting: (() => void)[] | null = null
/** refresh token that was stored when the browser put the document into its back-forward cache */
let leftWith: string | null = null

/** Binds a new document to the stored session, and follows changes made by other tabs. */
export function openDocument(): void {
  own = storedSession()
  owner = null
  waiting = null
  addEventListener('storage', followStorage)
  // A tab of the previous release changes the member without changing the id, and a cached document receives no events: another token
  // therefore counts as another session. The next release can remove both listeners.
  addEventListener('pagehide', () => {
    leftWith = refreshToken()
  })
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted && own && refreshToken() !== leftWith) own = 'replaced'
  })
}

/** Tells whether this document has shown pages of a member, whose input it may still hold. */
export const hasShownMember = () => owner !== null

function bind(session: string | null): void {
  own = session
  waiting = owner === null ? null : (waiting ?? [])
}

/** Tells whether this document still makes calls for that session, and storage still has it. */
export const isOwnSession = (session: string | null | undefined = own) => session === own && session === storedSession()

/**
 * Session for which a call is made; null if nobody is signed in. Calls of a second session in a document wait until `confirmMember` knows
 * its member, except those that find it out. A document bound to another session makes no call.
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

/** Records the member of a session; false if the document belongs to another member and is being reloaded. */
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

/** Stores the tokens that replace the exchanged refresh token, for every tab; false if storage has another one by now. */
export function replaceTokens(exchanged: string, tokens: TokenPair): boolean {
  if (refreshToken() !== exchanged) return false
  localStorage.setItem(REFRESH, tokens.refresh_token)
  localStorage.setItem(ACCESS, tokens.access_token)
  return true
}

/** Signs this tab in; the other tabs follow through storage events. */
export function startSession(tokens: TokenPair): void {
  removeTokens()
  const session = newSessionId()
  // Written first, so that no tab mistakes the new tokens for those of the previous session.
  localStorage.setItem(SESSION, session)
  localStorage.setItem(REFRESH, tokens.refresh_token)
  localStorage.setItem(ACCESS, tokens.access_token)
  bind(session)
  tell('signed-in')
}

function removeTokens(): void {
  for (const key of [ACCESS, REFRESH, SESSION]) localStorage.removeItem(key)
}

/** Removes both tokens here and in the other tabs; `reason` is whether the member signed out or the session expired. */
export function endSession(reason: 'signed-out' | 'session-expired'): void {
  if (!isSignedIn() && refreshToken() === null) return
  if (reason === 'session-expired') localStorage.setItem(EXPIRED, '')
  removeTokens()
  localStorage.removeItem(EXPIRED)
  bind(null)
  tell(reason)
}

/** Calls back on each sign-in and sign-out in any tab; returns a function that unsubscribes. */
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
  const reason = isExpired ? 'session-expired' : 'signed-out-elsewhere'
  isExpired = false
  const before = own ?? null
  const session = storedSession()
  if (session === before) return
  if (before !== null && session !== null) return tell('replaced')
  bind(session)
  if (session !== null) return tell('signed-in-elsewhere')
  // A tab of the previous release leaves it behind.
  localStorage.removeItem(SESSION)
  tell(reason)
}
