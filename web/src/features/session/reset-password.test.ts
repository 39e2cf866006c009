import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { isSignedIn } from '#platform/calls/session.ts'
import { reports } from '#platform/page/report-failure.ts'
import { isLinkDead, resetPassword, wrongFields } from './reset-password.ts'

const good = { token: 't', password: 'Moustache#2026', password_confirmation: 'Moustache#2026' }
const kept = new Map<string, string>()

beforeEach(() => {
  kept.clear()
  reports.length = 0
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  })
  vi.stubGlobal('document', { cookie: '', documentElement: { lang: 'fr' } })
})

afterEach(() => vi.unstubAllGlobals())

const answer = (status: number, body: unknown) =>
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(body, { status })))

describe('wrongFields', () => {
  it.each([
    ['court1!A', 'court1!A', {}],
    ['Abc1!', 'Abc1!', { password: 'Le mot de passe doit compter au moins 8 caractères.' }],
    ['moustache#2026', 'moustache#2026', { password: 'Le mot de passe doit contenir une majuscule.' }],
    ['MOUSTACHE#2026', 'MOUSTACHE#2026', { password: 'Le mot de passe doit contenir une minuscule.' }],
    ['Moustache#', 'Moustache#', { password: 'Le mot de passe doit contenir un chiffre.' }],
    ['Moustache2026', 'Moustache2026', { password: 'Le mot de passe doit contenir un caractère spécial.' }],
    ['Moustache#2026', 'Moustache#2027', { password_confirmation: 'Les deux mots de passe ne sont pas identiques.' }],
  ])('[AUTH-12] of %s and %s', (password, password_confirmation, sentences) => {
    expect(wrongFields({ token: 't', password, password_confirmation }, 'fr')).toEqual(sentences)
  })
})

describe('resetPassword', () => {
  it('[AUTH-08] signs the member in', async () => {
    answer(200, { access_token: 'a', refresh_token: 'r', token_type: 'Bearer', expires_in: 900 })
    await resetPassword(good)
    expect(isSignedIn()).toBe(true)
  })

  it('[AUTH-09] reports a dead link and throws it on', async () => {
    answer(410, { code: 'expired' })
    const failure = await resetPassword(good).catch((error: unknown) => error)
    expect(isLinkDead(failure)).toBe(true)
    expect(reports).toMatchObject([{ error: failure, context: { action: 'reset-password' } }])
    expect(isSignedIn()).toBe(false)
  })
})
