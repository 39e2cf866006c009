import { getMe } from '@coussinet/contract/profile.ts'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { call } from '../call.ts'
import { type SessionChange, onSessionChange } from '../session.ts'

const kept = new Map<string, string>()
const changes: SessionChange[] = []
let unwatch = () => undefined as void
let refreshes = 0
let valid = 'new'
let refreshAnswer = () => Response.json({ access_token: 'new', refresh_token: 'new-refresh' })

const expired = () => Response.json({ code: 'session_expired' }, { status: 401 })

beforeEach(() => {
  kept.clear()
  kept.set('auth_token', 'old').set('auth_refresh_token', 'old-refresh')
  changes.length = 0
  refreshes = 0
  valid = 'new'
  refreshAnswer = () => Response.json({ access_token: 'new', refresh_token: 'new-refresh' })
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  })
  vi.stubGlobal('document', { cookie: 'XSRF-TOKEN=a%3Db', documentElement: { lang: 'fr' } })
  vi.stubGlobal('addEventListener', () => undefined)
  vi.stubGlobal('removeEventListener', () => undefined)
  vi.stubGlobal('fetch', async (address: string, { headers }: { headers: Record<string, string> }) => {
    await Promise.resolve()
    if (address === '/api/auth/refresh') {
      refreshes += 1
      return refreshAnswer()
    }
    return headers['authorization'] === `Bearer ${valid}` ? Response.json({ firstname: 'Camille', headers }) : expired()
  })
  unwatch = onSessionChange((change) => changes.push(change))
})

afterEach(() => {
  unwatch()
  vi.unstubAllGlobals()
})

describe('a call that is answered 401', () => {
  it('[AUTH-04] refreshes once for many calls at once, tries each again, and keeps both new tokens', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => call(getMe)))
    expect(answers.map(({ firstname }) => firstname)).toEqual(Array.from({ length: 20 }, () => 'Camille'))
    expect(refreshes).toBe(1)
    expect(Object.fromEntries(kept)).toEqual({ auth_token: 'new', auth_refresh_token: 'new-refresh' })
  })

  it('[AUTH-04] uses the tokens which another tab has fetched meanwhile', async () => {
    const waiting = call(getMe)
    kept.set('auth_token', 'new')
    await expect(waiting).resolves.toMatchObject({ firstname: 'Camille' })
    expect(refreshes).toBe(0)
  })

  it('[AUTH-04] tries again once and no more', async () => {
    valid = 'neither'
    await expect(call(getMe)).rejects.toMatchObject({ code: 'session_expired' })
    expect(refreshes).toBe(1)
    expect(kept.size).toBe(0)
  })

  it('[AUTH-05] ends the session when the refresh is refused', async () => {
    refreshAnswer = expired
    await expect(call(getMe)).rejects.toMatchObject({ code: 'session_expired', status: 401 })
    expect(changes).toEqual(['session-expired'])
    expect(kept.size).toBe(0)
  })

  it('[AUTH-05] keeps the session when the refresh could not be asked for', async () => {
    refreshAnswer = () => Response.json({ code: 'unavailable' }, { status: 503 })
    await expect(call(getMe)).rejects.toMatchObject({ code: 'unavailable' })
    expect(kept.get('auth_refresh_token')).toBe('old-refresh')
    expect(changes).toEqual([])
  })
})

describe('a call', () => {
  it('[DATA-01] of a member asks nothing when nobody is signed in', async () => {
    kept.clear()
    const fetched = vi.fn<() => Promise<Response>>()
    vi.stubGlobal('fetch', fetched)
    await expect(call(getMe)).rejects.toMatchObject({ code: 'session_expired' })
    expect(fetched).not.toHaveBeenCalled()
  })

  it('bears the token, the XSRF cookie and the language', async () => {
    kept.set('auth_token', 'new')
    expect(await call(getMe)).toMatchObject({
      headers: { authorization: 'Bearer new', 'x-xsrf-token': 'a=b', 'accept-language': 'fr' },
    })
  })

  it('[ERR-01] tells a failing network, a time-out and a cancellation apart', async () => {
    kept.set('auth_token', 'new')
    const failWith = (error: Error) => vi.stubGlobal('fetch', () => Promise.reject(error))
    failWith(new TypeError('Failed to fetch'))
    await expect(call(getMe)).rejects.toMatchObject({ code: 'network', status: 0 })
    failWith(new DOMException('', 'TimeoutError'))
    await expect(call(getMe)).rejects.toMatchObject({ code: 'timeout' })
    failWith(new DOMException('', 'AbortError'))
    await expect(call(getMe)).rejects.toMatchObject({ code: 'cancelled' })
  })
})
