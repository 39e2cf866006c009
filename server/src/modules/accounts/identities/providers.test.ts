import { execFileSync } from 'node:child_process'
import { generateKeyPairSync } from 'node:crypto'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beginAuthorization } from '@coussinet/contract/identities.ts'
import { getMe } from '@coussinet/contract/profile.ts'
import type { JWK } from 'oidc-provider'
import { afterEach, describe, expect, it } from 'vitest'
import { aMember, changeMemberRow } from '#testing/a-member.ts'
import { sentMails } from '#testing/outgoing/sent-mails.ts'
import { findProgram } from '#testing/servers/find-program.ts'
import { startOidcServer } from '#testing/servers/oidc-server.ts'
import { client, newBrowser, openProviderStage, type ProviderStage } from '../tests/provider-stage.ts'

const opened: { close(): Promise<void> }[] = []
async function open<T extends { close(): Promise<void> }>(opening: Promise<T>): Promise<T> {
  const one = await opening
  opened.push(one)
  return one
}
afterEach(async () => {
  for (const one of opened.splice(0).toReversed()) await one.close()
})

const me = async (stage: ProviderStage, body: unknown) =>
  (await stage.portal.call(getMe, { as: body as { access_token: string } })).body.nevg

describe('a member whom the insurer’s attribute names', () => {
  const byNumber = { scopes: ['member'], link_by: { claim: 'member_number', attribute: 'nevg' } }
  const byEmail = { scopes: ['email'], link_by: { claim: 'email', attribute: 'email' } }

  it('[OIDC-01][SAFE-02] signs in at once by the number, and is told of the linked account', async () => {
    const stage = await open(openProviderStage({ settings: byNumber }))
    const helene = await aMember(stage.portal)
    stage.server.accounts.set('alice', { claims: { member_number: helene.nevg } })
    const { body } = await stage.go('sign-in', { subject: 'alice' })
    expect(body.kind).toBe('signed_in')
    expect(await me(stage, body)).toBe(helene.nevg)
    const mails = await sentMails(stage.portal, helene.member_id)
    expect(mails.map(({ letter }) => letter.title)).toEqual(['Un compte de connexion a été relié'])
    stage.server.accounts.set('bob', { claims: { member_number: '999999999' } })
    expect((await stage.go('sign-in', { subject: 'bob' })).body.kind).toBe('unlinked')
  })

  it('[OIDC-01] is not linked again to an account that they have unlinked, but by themselves', async () => {
    const stage = await open(openProviderStage({ settings: byNumber }))
    const helene = await aMember(stage.portal)
    stage.server.accounts.set('alice', { claims: { member_number: helene.nevg } })
    await stage.go('sign-in', { subject: 'alice' })
    const [identity] = await stage.list(helene)
    await stage.unlink(identity?.id ?? '', helene)
    const browser = newBrowser()
    const { body } = await stage.go('sign-in', { subject: 'alice', browser })
    if (body.kind !== 'unlinked') throw new Error(JSON.stringify(body))
    expect((await stage.link(body.link_token, browser, helene)).body.id).toBe(identity?.id)
    expect((await stage.go('sign-in', { subject: 'alice' })).body.kind).toBe('signed_in')
  })

  it('[OIDC-01] is linked to no second account of that provider by the attribute alone', async () => {
    const stage = await open(openProviderStage({ settings: byNumber }))
    const helene = await aMember(stage.portal)
    for (const subject of ['alice', 'intruder'])
      stage.server.accounts.set(subject, { claims: { member_number: helene.nevg } })
    expect((await stage.go('sign-in', { subject: 'alice' })).body.kind).toBe('signed_in')
    expect((await stage.go('sign-in', { subject: 'intruder' })).body.kind).toBe('unlinked')
    const [identity] = await stage.list(helene)
    await stage.unlink(identity?.id ?? '', helene)
    expect((await stage.go('sign-in', { subject: 'intruder' })).body.kind).toBe('unlinked')
  })

  it('[OIDC-01] is linked by an address that the provider verified, that is no one else’s, and that is not new', async () => {
    const stage = await open(openProviderStage({ settings: byEmail }))
    const { portal, server } = stage
    const [helene, giulia] = [
      await aMember(portal, { email: 'h@example.org' }),
      await aMember(portal, { email: 'g@example.org' }),
    ]
    await aMember(portal, { email: 'G@example.org' })
    const enter = async (subject: string, claims: Record<string, unknown>) => {
      server.accounts.set(subject, { claims })
      return (await stage.go('sign-in', { subject })).body
    }
    expect(await enter('a', { email: 'h@example.org' })).toMatchObject({ kind: 'unlinked' })
    expect(await enter('b', { email: 'h@example.org', email_verified: false })).toMatchObject({ kind: 'unlinked' })
    expect(await enter('c', { email: 'h@example.org', email_verified: 'true' })).toMatchObject({ kind: 'unlinked' })
    expect(await enter('d', { email: 'g@example.org', email_verified: true })).toMatchObject({ kind: 'unlinked' })
    expect(await enter('e', { email: helene.nevg, email_verified: true })).toMatchObject({ kind: 'unlinked' })
    const recovery = {
      recovery_email: 'former@example.org',
      recovery_email_until: new Date(portal.clock.now().getTime() + 1000),
    }
    await changeMemberRow(portal, helene.member_id, recovery)
    expect(await enter('f', { email: 'h@example.org', email_verified: true })).toMatchObject({ kind: 'unlinked' })
    portal.clock.advance({ seconds: 2 })
    const entered = await enter('f', { email: 'H@Example.org', email_verified: true })
    expect(entered.kind).toBe('signed_in')
    expect(await me(stage, entered)).toBe(helene.nevg)
    expect(await stage.list(giulia)).toEqual([])
  })
})

describe('a provider that does not answer', () => {
  it('[OIDC-01][REL-14] is said to be down, at once after some tries, and serves again by itself', async () => {
    const stage = await open(openProviderStage())
    const { portal, server } = stage
    const begin = () =>
      portal.call(beginAuthorization, { params: { provider: 'insurer' }, body: { purpose: 'sign-in' } })
    server.fail(503)
    const down = await begin()
    expect([down.status, down.problem?.errors, down.headers['retry-after']]).toEqual([
      503,
      { provider: ['provider_down'] },
      '10',
    ])
    server.fail('hang')
    const began = performance.now()
    expect((await begin()).status).toBe(503)
    expect(performance.now() - began).toBeLessThan(6000)
    server.fail(null)
    expect((await begin()).status).toBe(201)
  })

  it('[OIDC-01][REL-14] serves on by what is known of it, and says that it is down where it is needed', async () => {
    const stage = await open(openProviderStage())
    const browser = newBrowser()
    const href = await stage.begin('sign-in', browser)
    const query = await stage.server.signIn(href)
    stage.server.fail(502)
    const down = await stage.finish(query, browser)
    expect([down.status, down.problem?.errors]).toEqual([503, { provider: ['provider_down'] }])
  })
})

describe('a provider that describes itself falsely', () => {
  it.each([
    ['another issuer', 'issuer', 'https://evil.example'],
    ['a page that is a script', 'authorization_endpoint', 'javascript:alert(1)'],
    ['a page of another scheme', 'authorization_endpoint', 'ftp://evil.example/'],
  ])('[OIDC-01] sends nobody away: %s', async (_what, part, value) => {
    const stage = await open(openProviderStage())
    stage.server.describe((description) => {
      description[part] = value
    })
    const answer = await stage.portal.call(beginAuthorization, {
      params: { provider: 'insurer' },
      body: { purpose: 'sign-in' },
    })
    expect([answer.status, answer.problem?.errors]).toEqual([503, { provider: ['provider_down'] }])
  })
})

describe('profiles', () => {
  it('[OIDC-01] FranceConnect: the secret in the body, HS256, a level, userinfo as a signed JWT, no age of the sign-in', async () => {
    const server = await open(
      startOidcServer({
        client: { ...client, id_token_signed_response_alg: 'HS256', userinfo_signed_response_alg: 'RS256' },
      }),
    )
    const settings = {
      profile: 'franceconnect',
      scopes: ['member'],
      link_by: { claim: 'member_number', attribute: 'nevg' },
    }
    const stage = await open(openProviderStage({ server, settings }))
    const helene = await aMember(stage.portal)
    server.accounts.set('alice', { acr: 'eidas2', claims: { member_number: helene.nevg } })
    const href = await stage.begin('sign-in', newBrowser())
    expect(new URL(href).searchParams.get('acr_values')).toBe('eidas1')
    expect(new URL(href).searchParams.has('max_age')).toBe(false)
    const { body } = await stage.go('sign-in', { subject: 'alice' })
    expect(body.kind).toBe('signed_in')
    expect(server.calls('/me')).toBe(1)
    // It asks each time who is there, so the session has a recent proof.
    expect((await stage.go('link', { subject: 'more', as: body as { access_token: string } })).status).toBe(403)
    server.accounts.set('more', { acr: 'eidas1' })
    expect((await stage.go('link', { subject: 'more', as: body as { access_token: string } })).status).toBe(200)
    // Signed with the client's secret: a changed content does not fit its signature.
    server.lie(({ claims }) => (claims['acr'] = 'eidas3'))
    expect((await stage.go('sign-in', { subject: 'alice' })).problem?.errors).toEqual({ provider: ['provider_answer'] })
  })

  it('[OIDC-01] FranceConnect+: ES256 alone, and a level that is not below the one that was asked for', async () => {
    const server = await open(
      startOidcServer({ client: { ...client, id_token_signed_response_alg: 'ES256' }, algorithm: 'ES256' }),
    )
    const stage = await open(openProviderStage({ server, settings: { profile: 'franceconnect-plus' } }))
    for (const [acr, status] of [
      ['eidas1', 403],
      ['eidas2', 200],
      ['eidas3', 200],
    ] as const) {
      server.accounts.set(acr, { acr })
      expect({ acr, status: (await stage.go('sign-in', { subject: acr })).status }).toEqual({ acr, status })
    }
  })

  it('[OIDC-01] a client proves itself by a private key, and trusts the certificate authority that its settings name', async () => {
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
    const folder = await mkdtemp(join(tmpdir(), 'coussinet-provider-'))
    const [ca_file, key_file] = [join(folder, 'ca.pem'), join(folder, 'key.pem')]
    const words = `req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2 -subj /CN=localhost -addext subjectAltName=DNS:localhost -keyout ${key_file} -out ${ca_file}`
    execFileSync(findProgram('openssl'), words.split(' '), { stdio: 'pipe' })
    const tls = { key: await readFile(key_file, 'utf8'), cert: await readFile(ca_file, 'utf8') }
    const { client_secret: _, ...rest } = client
    const server = await open(
      startOidcServer({
        client: {
          ...rest,
          token_endpoint_auth_method: 'private_key_jwt',
          token_endpoint_auth_signing_alg: 'ES256',
          jwks: { keys: [{ ...(publicKey.export({ format: 'jwk' }) as JWK), kid: 'portal' }] },
        },
        tls,
      }),
    )
    const settings = {
      client_secret: undefined,
      private_key: privateKey.export({ format: 'pem', type: 'pkcs8' }),
      private_key_id: 'portal',
      ca_file,
    }
    const stage = await open(openProviderStage({ server, settings }))
    const refused = await stage.portal.call(beginAuthorization, {
      params: { provider: 'other' },
      body: { purpose: 'sign-in' },
    })
    expect(refused.status).toBe(503)
    const browser = newBrowser()
    const query = await server.signIn(await stage.begin('sign-in', browser))
    expect((await stage.finish(query, browser)).body.kind).toBe('unlinked')
    await rm(folder, { recursive: true })
  })
})
