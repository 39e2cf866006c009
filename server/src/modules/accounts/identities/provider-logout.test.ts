import { createHmac } from 'node:crypto'
import { beginProviderLogout, endProviderSessions } from '@coussinet/contract/identities.ts'
import { getMe } from '@coussinet/contract/profile.ts'
import { getSecurityLog } from '@coussinet/contract/security.ts'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { aMember, type TestMember } from '#testing/a-member.ts'
import type { SignedIn } from '#testing/start-portal.ts'
import { newBrowser, openProviderStage, type ProviderStage } from '../tests/provider-stage.ts'

let stage: ProviderStage
let helene: TestMember
let subject = ''
let made = 0
beforeAll(async () => {
  stage = await openProviderStage()
})
afterAll(() => stage.close())
beforeEach(async () => {
  made += 1
  subject = `subject-${made}`
  helene = await aMember(stage.portal)
  await stage.go('link', { subject, as: helene })
})

const enter = async () => (await stage.go('sign-in', { subject, browser: newBrowser() })).body as SignedIn
const isIn = async (as: SignedIn) => (await stage.portal.call(getMe, { as })).status === 200
const send = (logout_token: string, provider = 'insurer') =>
  stage.portal.call(endProviderSessions, {
    params: { provider },
    raw_body: new URLSearchParams({ logout_token }).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  })

it('[OIDC-01] a provider ends the one session of its own that it names, and no other', async () => {
  const one = await enter()
  const sid = stage.server.lastSid()
  const other = await enter()
  expect(stage.server.lastSid()).not.toBe(sid)
  expect((await send(await stage.server.logoutToken(subject, sid))).status).toBe(204)
  expect([await isIn(one), await isIn(other), await isIn(helene)]).toEqual([false, true, true])
  const log = (await stage.portal.call(getSecurityLog, { as: other })).body.data
  expect(log[0]).toMatchObject({ event: 'session_ended' })
})

it('[OIDC-01] a session that took the address of the provider’s logout can still be ended by the provider', async () => {
  const one = await enter()
  const sid = stage.server.lastSid()
  const href = async () => (await stage.portal.call(beginProviderLogout, { as: one })).body.href
  expect([await href(), await href()]).toEqual([expect.stringContaining('id_token_hint'), null])
  expect((await send(await stage.server.logoutToken(subject, sid))).status).toBe(204)
  expect(await isIn(one)).toBe(false)
})

it('[OIDC-01] a logout token of nobody ends nothing, and is no error', async () => {
  const one = await enter()
  const sid = stage.server.lastSid()
  expect((await send(await stage.server.logoutToken('nobody', sid))).status).toBe(204)
  expect((await send(await stage.server.logoutToken(subject, 'another'))).status).toBe(204)
  expect(await isIn(one)).toBe(true)
})

it('[OIDC-01] reads a logout token that is signed with a key which was published a moment ago, by one look at the keys', async () => {
  const one = await enter()
  const sid = stage.server.lastSid()
  await send(await stage.server.logoutToken('nobody', 'another'))
  const before = stage.server.calls('/jwks')
  await send(await stage.server.logoutToken('nobody', 'another'))
  expect(stage.server.calls('/jwks')).toBe(before)
  stage.server.rotateKeys()
  expect((await send(await stage.server.logoutToken(subject, sid))).status).toBe(204)
  expect([await isIn(one), stage.server.calls('/jwks')]).toEqual([false, before + 1])
})

const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url')
const decode = (part = ''): Record<string, unknown> => JSON.parse(Buffer.from(part, 'base64url').toString())

it('[OIDC-01] refuses what the provider did not sign as a logout token for this portal', async () => {
  const one = await enter()
  const token = await stage.server.logoutToken(subject, stage.server.lastSid())
  const [header = '', payload = '', signature = ''] = token.split('.')
  const { kid } = decode(header)
  const secret = 'a secret of the portal, which the provider knows'
  const content = `${encode({ alg: 'HS256', kid })}.${payload}`
  const refused = [
    'nonsense',
    `${encode({ alg: 'none' })}.${payload}.`,
    `${header}.${encode({ ...decode(payload), sid: 'x' })}.${signature}`,
    `${content}.${createHmac('sha256', secret).update(content).digest('base64url')}`,
    stage.server.lastIdToken(),
  ]
  for (const wrong of refused) {
    const { status, problem } = await send(wrong)
    expect([status, problem?.errors]).toEqual([401, { provider: ['provider_answer'] }])
  }
  expect((await send(token, 'nobody')).status).toBe(404)
  expect(await isIn(one)).toBe(true)
  expect((await send(token)).status).toBe(204)
  expect(await isIn(one)).toBe(false)
})

it('[OIDC-01] takes a form alone or JSON, each field once, and no other media type', async () => {
  const params = { provider: 'insurer' }
  const form = { 'content-type': 'application/x-www-form-urlencoded' }
  const twice = await stage.portal.call(endProviderSessions, {
    params,
    raw_body: 'logout_token=a&logout_token=b',
    headers: form,
  })
  const none = await stage.portal.call(endProviderSessions, { params, raw_body: 'token=a', headers: form })
  const other = await stage.portal.call(endProviderSessions, {
    params,
    raw_body: 'a',
    headers: { 'content-type': 'text/plain' },
  })
  expect([twice.status, none.status, other.status]).toEqual([400, 422, 415])
})
