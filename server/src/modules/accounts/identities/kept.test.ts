import { randomBytes } from 'node:crypto'
import { beginAuthorization, beginProviderLogout } from '@coussinet/contract/identities.ts'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { aMember, type TestMember } from '#testing/a-member.ts'
import type { SignedIn } from '#testing/start-portal.ts'
import { newBrowser, openProviderStage, type ProviderStage } from '../tests/provider-stage.ts'
import { sweepAuthorizations } from './authorizations.store.ts'
import { sweepProviderSessions } from './identities.store.ts'

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

const enter = async () => (await stage.go('sign-in', { subject })).body as SignedIn
const rowsOf = (table: 'oidc_authorizations' | 'provider_sessions' | 'identities' | 'identity_owners') =>
  stage.portal.db.selectFrom(table).selectAll().execute()
const logout = (as: SignedIn) => stage.portal.call(beginProviderLogout, { as, body: {} })

it('[OIDC-01] keeps no subject, state, nonce, verifier, code or token in clear', async () => {
  const browser = newBrowser()
  const href = await stage.begin('sign-in', browser)
  const query = await stage.server.signIn(href, { subject: `${subject}-nobody` })
  const { state = '', code = '' } = Object.fromEntries(new URLSearchParams(query))
  await enter()
  const kept = await Promise.all(
    (['oidc_authorizations', 'provider_sessions', 'identities', 'identity_owners'] as const).map(rowsOf),
  )
  const text = JSON.stringify(kept, (_key, value: unknown) =>
    typeof value === 'object' && value !== null && 'type' in value && value.type === 'Buffer' && 'data' in value
      ? Buffer.from(value.data as number[]).toString('latin1')
      : value,
  )
  expect(text).toContain(stage.server.issuer)
  for (const secret of [subject, state, code, browser.cookie.split('=')[1] ?? '', 'eyJ'])
    expect(text.includes(secret)).toBe(false)
})

it('[OIDC-01] forgets authorizations that did not come back, and ID tokens of sessions that are over', async () => {
  const { db, clock } = stage.portal
  await stage.begin('sign-in', newBrowser())
  const as = await enter()
  await sweepAuthorizations(db, clock.now())
  await sweepProviderSessions(db, new Date(clock.now().getTime() - 1))
  expect((await rowsOf('oidc_authorizations')).length).toBeGreaterThan(0)
  clock.advance({ minutes: 10 })
  await sweepAuthorizations(db, clock.now())
  expect(await rowsOf('oidc_authorizations')).toEqual([])
  await sweepProviderSessions(db, clock.now())
  expect(await rowsOf('provider_sessions')).toEqual([])
  expect((await logout(as)).body).toEqual({ href: null })
})

it('[OIDC-01] takes a logout’s hint along while SECRET_KEY is rotated, and goes without it afterwards', async () => {
  const { config } = stage.portal.platform
  const { secret } = config
  const [one, other] = [await enter(), await enter()]
  Object.assign(config, { secret: randomBytes(48), previous_secret: secret })
  expect((await logout(one)).body.href).toContain('id_token_hint=')
  Object.assign(config, { previous_secret: null })
  expect((await logout(other)).body).toEqual({ href: null })
  Object.assign(config, { secret, previous_secret: null })
})

it('[OIDC-01] signs out though the provider does not answer', async () => {
  const as = await enter()
  stage.server.fail('hang')
  expect((await logout(as)).status).toBe(200)
  stage.server.fail(null)
})

it('[OIDC-01][SEC-03] lets a member visit a provider thirty times an hour, and an address six times the sign-ins', async () => {
  const visit = (as?: SignedIn) =>
    stage.portal.call(beginAuthorization, {
      params: { provider: 'insurer' },
      body: { purpose: as ? 'reauthenticate' : 'sign-in' },
      ...(as && { as }),
    })
  for (let time = 0; time < 29; time += 1) expect((await visit(helene)).status).toBe(201)
  expect((await visit(helene)).status).toBe(429)
  Object.assign(stage.portal.platform.config, { auth_calls: 1 })
  expect((await visit()).status).toBe(429)
  Object.assign(stage.portal.platform.config, { auth_calls: 1000 })
  expect((await visit()).status).toBe(201)
})
