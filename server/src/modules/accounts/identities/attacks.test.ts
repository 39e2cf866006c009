import { addIdentity } from '@coussinet/contract/identities.ts'
import { getMe } from '@coussinet/contract/profile.ts'
import { signOut } from '@coussinet/contract/session.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { disableMember } from '#modules/accounts/accounts.ts'
import { aMember, type TestMember } from '#testing/a-member.ts'
import type { SignedIn } from '#testing/start-portal.ts'
import { type StageBrowser, newBrowser, openProviderStage, type ProviderStage } from '../tests/provider-stage.ts'

let stage: ProviderStage
let helene: TestMember
let browser: StageBrowser
let subject = ''
const lines: string[] = []

beforeAll(async () => {
  stage = await openProviderStage({ settings: { acr_values: ['high'] }, log: (line) => lines.push(line) })
})
afterAll(() => stage.close())
let made = 0
beforeEach(async () => {
  made += 1
  subject = `subject-${made}`
  browser = newBrowser()
  lines.length = 0
  stage.server.lie(null)
  stage.server.fail(null)
  stage.server.accounts.set(subject, { acr: 'high' })
  helene = await aMember(stage.portal)
  const { body } = await stage.go('link', { subject, as: helene })
  if (body.kind !== 'linked') throw new Error(JSON.stringify(body))
})

/** A query on its way back. */
async function aQuery(from: StageBrowser = browser, as?: SignedIn): Promise<string> {
  const href = await stage.begin(as ? 'link' : 'sign-in', from, as)
  return stage.server.signIn(href, { subject })
}

async function refused(query: string, by: StageBrowser = browser, provider = 'insurer') {
  const calls = stage.server.calls('/token')
  const { status, problem } = await stage.finish(query, by, undefined, provider)
  return { status, code: problem?.code, errors: problem?.errors, asked: stage.server.calls('/token') - calls }
}

const unknown = { status: 410, code: 'expired', errors: undefined, asked: 0 }
const unproven = { status: 401, code: 'invalid_credentials', errors: { provider: ['provider_answer'] } }

describe('what comes back from a provider', () => {
  it('[OIDC-01] signs in where nothing is wrong', async () => {
    expect((await stage.finish(await aQuery(), browser)).body.kind).toBe('signed_in')
  })

  it('[OIDC-01] is taken once, also of many calls at the same moment', async () => {
    const query = await aQuery()
    const answers = await Promise.all(Array.from({ length: 5 }, () => stage.finish(query, browser)))
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 410, 410, 410, 410])
    expect(await refused(query)).toEqual(unknown)
  })

  it('[OIDC-01] is taken within ten minutes', async () => {
    const query = await aQuery()
    stage.portal.clock.advance({ minutes: 10 })
    expect(await refused(query)).toEqual(unknown)
  })

  it('[OIDC-01] is taken of the browser that was sent away: a code that somebody stole, or planted, opens nothing', async () => {
    const query = await aQuery()
    const other = newBrowser()
    expect(await refused(query, other)).toEqual(unknown)
    await stage.begin('sign-in', other)
    expect(await refused(query, other)).toEqual(unknown)
    // The one to whom it belongs is still served.
    expect((await stage.finish(query, browser)).body.kind).toBe('signed_in')
  })

  it('[OIDC-01] is taken for the provider that the browser was sent to', async () => {
    const query = await aQuery()
    expect(await refused(query, browser, 'other')).toEqual(unknown)
    expect(await refused(query, browser, 'nobody')).toMatchObject({ status: 404 })
  })

  it.each([
    ['without a state', (query: URLSearchParams) => query.delete('state')],
    ['with a state that was never given', (query: URLSearchParams) => query.set('state', 'a'.repeat(43))],
    ['with two states', (query: URLSearchParams) => query.append('state', query.get('state') ?? '')],
  ])('[OIDC-01] is refused %s', async (_what, change) => {
    const query = new URLSearchParams(await aQuery())
    change(query)
    expect(await refused(query.toString())).toEqual(unknown)
  })

  it.each([
    ['another issuer', (query: URLSearchParams) => query.set('iss', 'https://evil.example')],
    ['no issuer', (query: URLSearchParams) => query.delete('iss')],
    ['another response mode', (query: URLSearchParams) => query.set('response', 'ey.ey.ey')],
  ])('[OIDC-01] is refused with %s, before the code is used', async (_what, change) => {
    const query = new URLSearchParams(await aQuery())
    change(query)
    expect(await refused(query.toString())).toEqual({ ...unproven, asked: 0 })
  })

  it('[OIDC-01] is refused with a code of another authorization: its verifier does not fit', async () => {
    const stolen = new URLSearchParams(await aQuery(newBrowser()))
    const query = new URLSearchParams(await aQuery())
    query.set('code', stolen.get('code') ?? '')
    expect(await refused(query.toString())).toEqual({ ...unproven, asked: 1 })
  })

  it.each<[string, (token: { header: Record<string, unknown>; claims: Record<string, unknown> }) => void]>([
    ['another nonce', ({ claims }) => (claims['nonce'] = 'a'.repeat(43))],
    ['no nonce', ({ claims }) => delete claims['nonce']],
    ['another audience', ({ claims }) => (claims['aud'] = 'another-client')],
    ['another issuer', ({ claims }) => (claims['iss'] = 'https://evil.example')],
    ['no subject', ({ claims }) => delete claims['sub']],
    ['an end that has passed', ({ claims }) => (claims['exp'] = Math.floor(Date.now() / 1000) - 120)],
    ['a beginning that has not come', ({ claims }) => (claims['nbf'] = Math.floor(Date.now() / 1000) + 120)],
    ['a signature of another key', ({ claims }) => (claims['forged'] = true)],
    ['no signature', ({ header }) => (header['alg'] = 'none')],
    ['an algorithm that takes the public key for a secret', ({ header }) => (header['alg'] = 'HS256')],
    ['a key that is not published', ({ header }) => (header['kid'] = 'mine')],
  ])('[OIDC-01] is refused with an ID token that has %s', async (_what, lie) => {
    const query = await aQuery()
    stage.server.lie(lie)
    expect(await refused(query)).toEqual({ ...unproven, asked: 1 })
    expect(lines.join('')).toContain('provider_answer_refused')
  })

  it('[OIDC-01] bears half a minute between the clocks', async () => {
    const query = await aQuery()
    stage.server.lie(({ claims }) => (claims['exp'] = Math.floor(Date.now() / 1000) - 15))
    expect((await stage.finish(query, browser)).body.kind).toBe('signed_in')
  })

  it.each(['low', undefined])(
    '[OIDC-01] is refused at the level %s: no provider enforces the one that was asked for',
    async (acr) => {
      stage.server.accounts.set(subject, acr === undefined ? {} : { acr })
      const query = await aQuery()
      stage.server.lie(({ claims }) => {
        if (acr === undefined) delete claims['acr']
        else claims['acr'] = acr
      })
      const level = { status: 403, code: 'forbidden', errors: { provider: ['level_too_low'] }, asked: 1 }
      expect(await refused(query)).toEqual(level)
    },
  )

  it('[OIDC-01] is taken with a key that was published a moment ago, and no longer with the former one', async () => {
    expect((await stage.finish(await aQuery(), browser)).body.kind).toBe('signed_in')
    stage.server.rotateKeys()
    expect((await stage.finish(await aQuery(), browser)).body.kind).toBe('signed_in')
  })

  it('[OIDC-01][SEC-17] opens nothing for a disabled member', async () => {
    const query = await aQuery()
    await disableMember(stage.portal.platform, helene.member_id, async () => {})
    expect(await refused(query)).toMatchObject({ status: 401, code: 'invalid_credentials', errors: undefined })
  })
})

describe('what a session began', () => {
  it('[OIDC-01][SAME-01] links for that session alone: not for another member, and not once it has ended', async () => {
    const giulia = await aMember(stage.portal)
    const query = await aQuery(browser, giulia)
    // Without a session its page signs in again, and the code is not used up.
    expect(await refused(query)).toMatchObject({ status: 401, code: 'session_expired', asked: 0 })
    expect((await stage.finish(query, browser, helene)).status).toBe(410)
    await stage.portal.call(signOut, { as: giulia })
    expect((await stage.finish(query, browser, giulia)).status).toBe(401)
    expect(await stage.list(helene)).toHaveLength(1)
  })

  it('[OIDC-01] a token that links is of the browser that was given it, and for fifteen minutes', async () => {
    const next = `${subject}-next`
    stage.server.accounts.set(next, { acr: 'high' })
    const given = async () => {
      const { body } = await stage.go('sign-in', { subject: next, browser })
      return (body as { link_token: string }).link_token
    }
    const link_token = await given()
    const other = newBrowser()
    await stage.begin('sign-in', other)
    const without = await stage.portal.call(addIdentity, { as: helene, body: { link_token } })
    expect([without.status, (await stage.link(link_token, other, helene)).status]).toEqual([410, 410])
    stage.portal.clock.advance({ minutes: 9 })
    expect((await stage.link(link_token, browser, helene)).status).toBe(201)
    stage.portal.clock.advance({ minutes: 2 })
    const late = await stage.link('a'.repeat(43), browser, helene)
    expect([late.status, late.problem?.errors]).toEqual([422, { current_password: ['required'] }])
    expect((await stage.portal.call(getMe, { as: helene })).status).toBe(200)
  })
})
