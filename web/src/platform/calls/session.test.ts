import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { SessionChange } from './session.ts'

const tokens = { access_token: 'a', refresh_token: 'r' }

type StorageChange = { key: string | null; oldValue: string | null; newValue: string | null }
type Shown = { persisted: boolean }
type Listener = (event: StorageChange & Shown) => void

const kept = new Map<string, string>()
let listeners: { tab: number; type: string; listener: Listener }[] = []
let events: { from: number; event: StorageChange }[] = []
let current = 0

function write(key: string, newValue: string | null) {
  const oldValue = kept.get(key) ?? null
  if (newValue === null) kept.delete(key)
  else kept.set(key, newValue)
  if (newValue !== oldValue) events.push({ from: current, event: { key, oldValue, newValue } })
}

const noChange: StorageChange & Shown = { key: null, oldValue: null, newValue: null, persisted: true }

/** Notifies the other tabs of a tab's writes, when the test says so. */
function deliver(): void {
  for (const { from, event } of events.splice(0))
    for (const { tab, type, listener } of listeners)
      if (type === 'storage' && tab !== from) listener({ ...noChange, ...event })
}

/** A tab with its own code, which shares the storage with the others. */
async function openTab() {
  const tab = 1 + Math.max(0, ...listeners.map((one) => one.tab))
  vi.resetModules()
  current = tab
  const session = await import('./session.ts')
  session.openDocument()
  const changes: SessionChange[] = []
  session.onSessionChange((change) => changes.push(change))
  return {
    session,
    changes,
    act(change: (session: typeof import('./session.ts')) => void) {
      current = tab
      change(session)
    },
    /** Is in the back-forward cache meanwhile, and gets no events. */
    whileCached(change: () => void) {
      const hears = (type: string) =>
        listeners.filter((one) => one.tab === tab && one.type === type).map(({ listener }) => listener)
      for (const listener of hears('pagehide')) listener(noChange)
      change()
      events = []
      for (const listener of hears('pageshow')) listener(noChange)
    },
  }
}

beforeEach(() => {
  kept.clear()
  listeners = []
  events = []
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => write(key, value),
    removeItem: (key: string) => write(key, null),
  })
  vi.stubGlobal('addEventListener', (type: string, listener: Listener) =>
    listeners.push({ tab: current, type, listener }),
  )
})

afterEach(() => vi.unstubAllGlobals())

describe('another tab', () => {
  it('follows a sign-in', async () => {
    const [one, other] = [await openTab(), await openTab()]
    one.act(({ startSession }) => startSession(tokens))
    deliver()
    expect([one.changes, other.changes]).toEqual([['signed-in'], ['signed-in-elsewhere']])
    expect(await other.session.callingSession()).toBe(kept.get('auth_session'))
  })

  it('[AUTH-06] follows a sign-out', async () => {
    const [one, other] = [await openTab(), await openTab()]
    one.act(({ startSession }) => startSession(tokens))
    one.act(({ endSession }) => endSession('signed-out'))
    deliver()
    // Both are over when it gets the event.
    expect(other.changes).toEqual([])
    one.act(({ startSession }) => startSession(tokens))
    deliver()
    one.act(({ endSession }) => endSession('signed-out'))
    deliver()
    expect(other.changes).toEqual(['signed-in-elsewhere', 'signed-out-elsewhere'])
  })

  it('[AUTH-05] knows an expired session from a sign-out', async () => {
    const [one, other] = [await openTab(), await openTab()]
    for (const reason of ['session-expired', 'signed-out'] as const) {
      one.act(({ startSession }) => startSession(tokens))
      deliver()
      one.act(({ endSession }) => endSession(reason))
      deliver()
    }
    expect(other.changes).toEqual([
      'signed-in-elsewhere',
      'session-expired',
      'signed-in-elsewhere',
      'signed-out-elsewhere',
    ])
  })

  it('is not told of a refresh', async () => {
    const [one, other] = [await openTab(), await openTab()]
    one.act(({ startSession }) => startSession(tokens))
    deliver()
    one.act(({ replaceTokens }) => replaceTokens('r', { access_token: 'a2', refresh_token: 'r2' }))
    deliver()
    expect(other.changes).toEqual(['signed-in-elsewhere'])
  })

  it('[SAME-01] that shows a member is loaded anew when another session stands there, however it came', async () => {
    const ways: ((one: Awaited<ReturnType<typeof openTab>>) => void)[] = [
      // One after the other; the event arrives when both are over.
      (one) => {
        one.act(({ endSession }) => endSession('signed-out'))
        one.act(({ startSession }) => startSession({ access_token: 'b', refresh_token: 's' }))
      },
      // Two forms for signing in were open.
      (one) => one.act(({ startSession }) => startSession({ access_token: 'b', refresh_token: 's' })),
    ]
    for (const replace of ways) {
      kept.clear()
      listeners = []
      const [one, other] = [await openTab(), await openTab()]
      one.act(({ startSession }) => startSession(tokens))
      deliver()
      replace(one)
      // Before and after the event: it makes calls for nobody.
      expect(await other.session.callingSession()).toBeNull()
      deliver()
      expect(await other.session.callingSession()).toBeNull()
      expect(other.changes).toContain('replaced')
      expect(other.session.isOwnSession()).toBe(false)
    }
  })
})

describe('a document from the back-forward cache', () => {
  it('[SAME-01] calls for nobody after a tab of the release before changed the member under an unchanged id', async () => {
    const cached = await openTab()
    cached.act(({ startSession }) => startSession(tokens))
    const session = kept.get('auth_session') ?? null
    cached.whileCached(() => kept.set('auth_token', 'b').set('auth_refresh_token', 's'))
    expect(kept.get('auth_session')).toBe(session)
    expect([cached.session.isOwnSession(), cached.session.isOwnSession(session)]).toEqual([false, false])
    expect(await cached.session.callingSession()).toBeNull()
    expect(cached.changes.at(-1)).toBe('replaced')
  })

  it('[SAME-01] calls for nobody after a tab of this release changed the member', async () => {
    const [cached, other] = [await openTab(), await openTab()]
    cached.act(({ startSession }) => startSession(tokens))
    deliver()
    cached.whileCached(() => other.act(({ startSession }) => startSession({ access_token: 'b', refresh_token: 's' })))
    expect(cached.session.isOwnSession()).toBe(false)
    expect(await cached.session.callingSession()).toBeNull()
  })

  it('goes on where it was left under the same token, signed in or not', async () => {
    const cached = await openTab()
    cached.whileCached(() => undefined)
    expect(cached.session.isOwnSession()).toBe(true)
    cached.act(({ startSession }) => startSession(tokens))
    cached.whileCached(() => undefined)
    expect(cached.session.isOwnSession()).toBe(true)
    expect(await cached.session.callingSession()).toBe(kept.get('auth_session'))
  })
})

describe('one document', () => {
  it('[SAME-01] shows one member: what waits in it goes on for the same one, and for no other', async () => {
    for (const [second, goesOn] of [
      ['412703584', true],
      ['428195072', false],
    ] as const) {
      kept.clear()
      listeners = []
      const { session, changes } = await openTab()
      session.startSession(tokens)
      expect(session.confirmMember('412703584')).toBe(true)
      session.endSession('session-expired')
      expect(await session.callingSession()).toBeNull()
      session.startSession({ access_token: 'b', refresh_token: 's' })
      let called: string | null | undefined
      void session.callingSession().then((found) => (called = found))
      expect(await session.callingSession({ identifies: true })).toBe(kept.get('auth_session'))
      expect(called).toBeUndefined()
      expect(session.confirmMember(second)).toBe(goesOn)
      await new Promise((resolve) => setTimeout(resolve))
      expect(called).toBe(goesOn ? kept.get('auth_session') : undefined)
      expect(changes.at(-1)).toBe(goesOn ? 'signed-in' : 'replaced')
    }
  })

  it('[SAME-01] stores what follows a refresh token only while that one stands', async () => {
    const { session } = await openTab()
    session.startSession(tokens)
    expect(session.replaceTokens('r', { access_token: 'a2', refresh_token: 'r2' })).toBe(true)
    expect(session.replaceTokens('r', { access_token: 'late', refresh_token: 'late' })).toBe(false)
    session.endSession('signed-out')
    expect(session.replaceTokens('r2', { access_token: 'late', refresh_token: 'late' })).toBe(false)
    expect([...kept]).toEqual([])
  })

  it('gives tokens that something else stored an id of their own', async () => {
    kept.set('auth_token', 'raw').set('auth_refresh_token', 'raw')
    const { session } = await openTab()
    expect(await session.callingSession()).toBe(kept.get('auth_session'))
  })
})

it('[SEC-18] leaves nothing in storage, however the session ended', async () => {
  const { session } = await openTab()
  for (const reason of ['signed-out', 'session-expired'] as const) {
    session.startSession(tokens)
    expect(session.isSignedIn()).toBe(true)
    session.endSession(reason)
    expect([...kept]).toEqual([])
  }
})
