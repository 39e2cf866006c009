import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { isSignedIn } from '#platform/session.ts'
import { saveLink } from '#start/kept-link.ts'
import { clearToasts, currentToasts } from '#ui/toast-store.ts'
import { exchangeLink } from './exchange-link.ts'

const kept = new Map<string, string>()
const replaced: string[] = []
let bodies: unknown[] = []

function open(address: string) {
  vi.stubGlobal('location', new URL(address, 'https://portal.example'))
  saveLink()
}

function answer(status: number, body: unknown) {
  vi.stubGlobal('fetch', async (_: string, request: { body: string }) => {
    bodies.push(JSON.parse(request.body))
    await Promise.resolve()
    return Response.json(body, { status })
  })
}

beforeEach(() => {
  kept.clear()
  replaced.length = 0
  bodies = []
  clearToasts()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  })
  vi.stubGlobal('document', { cookie: '', documentElement: { lang: 'fr' } })
  vi.stubGlobal('history', {
    state: null,
    replaceState: (_: unknown, __: string, address: string) => replaced.push(address),
  })
})

afterEach(() => vi.unstubAllGlobals())

describe('a connection link', () => {
  it('[AUTH-11] is exchanged once, however often the page asks, and signs in', async () => {
    open('/transfer?token=good&lang=it')
    answer(200, { access_token: 'a', refresh_token: 'r', token_type: 'Bearer', expires_in: 900 })
    const [first, second] = await Promise.all([exchangeLink(), exchangeLink()])
    expect([first, second]).toEqual([{ outcome: 'signed-in' }, { outcome: 'signed-in' }])
    expect(bodies).toEqual([{ token: 'good' }])
    expect(isSignedIn()).toBe(true)
  })

  it('[SEC-11] leaves the address bar at once', () => {
    open('/transfer?token=good&lang=it')
    expect(replaced).toEqual(['/transfer?lang=it'])
  })

  it('[SEC-11] is taken from behind # as from the query, and leaves the rest of the address', async () => {
    for (const [address, left] of [
      ['/transfer#token=good', '/transfer'],
      ['/transfer?lang=it#token=good', '/transfer?lang=it'],
      ['/transfer?token=good#top', '/transfer#top'],
      ['/transfer/?token=other#token=good', '/transfer'],
    ] as const) {
      open(address)
      answer(410, { code: 'expired' })
      await exchangeLink()
      expect([bodies.pop(), replaced.pop()]).toEqual([{ token: 'good' }, left])
    }
  })

  it('[AUTH-11] that is expired is told in a toast', async () => {
    open('/transfer?token=old')
    answer(410, { code: 'expired' })
    expect(await exchangeLink()).toEqual({ outcome: 'invalid' })
    expect(currentToasts().map(({ text }) => text)).toEqual([
      'Ce lien de connexion a expiré ou n’est pas valide. Connectez-vous avec votre numéro d’adhérent.',
    ])
    expect(isSignedIn()).toBe(false)
  })

  it('without a token asks nothing', async () => {
    open('/transfer')
    answer(500, {})
    expect(await exchangeLink()).toEqual({ outcome: 'invalid' })
    expect(bodies).toEqual([])
  })

  it('is tried again when the server could not be asked', async () => {
    open('/transfer?token=good')
    answer(503, { code: 'unavailable' })
    expect(await exchangeLink()).toMatchObject({ outcome: 'unanswered', error: { code: 'unavailable' } })
    answer(200, { access_token: 'a', refresh_token: 'r', token_type: 'Bearer', expires_in: 900 })
    expect(await exchangeLink()).toEqual({ outcome: 'signed-in' })
    expect(bodies).toEqual([{ token: 'good' }, { token: 'good' }])
  })
})
