import { changeMe, getMe } from '@coussinet/contract/profile.ts'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { call } from './call.ts'
import { endSession, onSessionChange, openDocument, type SessionChange, startSession } from './session.ts'

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
  openDocument()
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
    expect(Object.fromEntries(kept)).toMatchObject({ auth_token: 'new', auth_refresh_token: 'new-refresh' })
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

describe('what comes back late', () => {
  const second = { access_token: 'second', refresh_token: 'second-refresh' }
  let release = () => {}
  const revoked: unknown[] = []
  const sent: unknown[] = []

  /** The exchange of the first member's tokens, or their call itself, is answered when a test releases it. */
  function hold(held: 'refresh' | 'call') {
    revoked.length = 0
    sent.length = 0
    const released = new Promise<void>((resolve) => (release = resolve))
    vi.stubGlobal('fetch', async (address: string, init: { headers: Record<string, string>; method: string }) => {
      const token = init.headers['authorization']
      if (address === '/api/auth/revoke') {
        revoked.push(token)
        return new Response(null, { status: 204 })
      }
      if (address === '/api/auth/refresh') {
        if (held === 'refresh') await released
        return refreshAnswer()
      }
      sent.push(token)
      if (held === 'call') await released
      if (token === 'Bearer second') return Response.json({ firstname: 'Sophie' })
      return token === 'Bearer new' || held === 'call' ? Response.json({ firstname: 'Camille' }) : expired()
    })
  }
  const settle = () => new Promise((resolve) => setTimeout(resolve))

  it('[SAME-01] stores no tokens over those of another member, revokes them, and sends the call for nobody else', async () => {
    hold('refresh')
    const late = call(changeMe, { body: { locale: 'it' } })
    await settle()
    endSession('signed-out')
    startSession(second)
    const session = kept.get('auth_session')
    release()
    await expect(late).rejects.toMatchObject({ code: 'cancelled' })
    expect(Object.fromEntries(kept)).toEqual({
      auth_token: 'second',
      auth_refresh_token: 'second-refresh',
      auth_session: session,
    })
    expect([sent, revoked]).toEqual([['Bearer old'], ['Bearer new']])
  })

  it('[SAME-01] keeps nobody waiting: the second member’s own refresh does not stand behind it', async () => {
    hold('refresh')
    const late = call(getMe)
    await settle()
    endSession('signed-out')
    startSession({ access_token: 'stale', refresh_token: 'second-refresh' })
    refreshAnswer = () => Response.json({ access_token: 'second', refresh_token: 'second-next' })
    const mine = call(getMe)
    release()
    await expect(late).rejects.toMatchObject({ code: 'cancelled' })
    await expect(mine).resolves.toMatchObject({ firstname: 'Sophie' })
    expect(kept.get('auth_token')).toBe('second')
  })

  it('[SAME-01] signs nobody in after a sign-out', async () => {
    hold('refresh')
    const late = call(getMe)
    await settle()
    endSession('signed-out')
    release()
    await expect(late).rejects.toMatchObject({ code: 'session_expired' })
    expect([...kept]).toEqual([])
    expect(revoked).toEqual(['Bearer new'])
  })

  it('[SAME-01] brings no answer of the first member into the second one’s pages', async () => {
    hold('call')
    const late = call(getMe)
    await settle()
    endSession('signed-out')
    startSession(second)
    release()
    await expect(late).rejects.toMatchObject({ code: 'cancelled' })
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
