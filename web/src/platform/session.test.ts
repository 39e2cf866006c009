import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { endSession, isSignedIn, startSession, type SessionChange, onSessionChange } from './session.ts'

const tokens = { access_token: 'a', refresh_token: 'r' }

const kept = new Map<string, string>()
let events: { key: string; oldValue: string | null; newValue: string | null }[] = []
let listeners: ((event: (typeof events)[number]) => void)[] = []
let unwatch = () => undefined as void

function write(key: string, newValue: string | null) {
  const oldValue = kept.get(key) ?? null
  if (newValue === null) kept.delete(key)
  else kept.set(key, newValue)
  if (newValue !== oldValue) events.push({ key, oldValue, newValue })
}

/** Changes that another tab, which shares the storage, is told of when `change` happens in this one. */
function inAnotherTab(change: () => void): SessionChange[] {
  const told: SessionChange[] = []
  events = []
  change()
  unwatch = onSessionChange((what) => told.push(what))
  for (const event of events) for (const listener of listeners) listener(event)
  return told
}

beforeEach(() => {
  kept.clear()
  listeners = []
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => write(key, value),
    removeItem: (key: string) => write(key, null),
  })
  vi.stubGlobal('addEventListener', (_: string, listener: (typeof listeners)[number]) => listeners.push(listener))
  vi.stubGlobal('removeEventListener', () => undefined)
})

afterEach(() => {
  unwatch()
  vi.unstubAllGlobals()
})

describe('another tab', () => {
  it('follows a sign-in', () => {
    expect(inAnotherTab(() => startSession(tokens))).toEqual(['signed-in-elsewhere'])
  })

  it('[AUTH-06] follows a sign-out', () => {
    startSession(tokens)
    expect(inAnotherTab(() => endSession('signed-out'))).toEqual(['signed-out'])
  })

  it('[AUTH-05] knows an expired session from a sign-out', () => {
    startSession(tokens)
    expect(inAnotherTab(() => endSession('session-expired'))).toEqual(['session-expired'])
  })

  it('is not told of a refresh', () => {
    startSession(tokens)
    expect(inAnotherTab(() => startSession({ access_token: 'a2', refresh_token: 'r2' }))).toEqual([])
  })
})

it('[SEC-18] leaves nothing in storage, however the session ended', () => {
  for (const reason of ['signed-out', 'session-expired'] as const) {
    startSession(tokens)
    expect(isSignedIn()).toBe(true)
    endSession(reason)
    expect([...kept]).toEqual([])
  }
})
