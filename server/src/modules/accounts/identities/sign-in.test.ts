import {
  beginAuthorization,
  beginProviderLogout,
  listProviders,
  removeIdentity,
} from '@coussinet/contract/identities.ts'
import { getMe } from '@coussinet/contract/profile.ts'
import { freezeAccount, getSecurityLog } from '@coussinet/contract/security.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { aMember, type TestMember } from '#testing/a-member.ts'
import { extractToken, sentMails } from '#testing/outgoing/sent-mails.ts'
import { hasEntered } from '../session/session.store.ts'
import { type StageBrowser, newBrowser, openProviderStage, type ProviderStage } from '../tests/provider-stage.ts'

let stage: ProviderStage
let helene: TestMember
let subject = ''
let browser: StageBrowser
const lines: string[] = []

beforeAll(async () => {
  stage = await openProviderStage({ log: (line) => lines.push(line) })
})
afterAll(() => stage.close())
let made = 0
beforeEach(async () => {
  made += 1
  subject = `subject-${made}`
  browser = newBrowser()
  stage.server.lie(null)
  stage.server.fail(null)
  helene = await aMember(stage.portal)
})

/** Signs in with an account that nobody has linked, then by other means, and links it. */
async function linkedByOneTimeProof(): Promise<void> {
  const { body } = await stage.go('sign-in', { subject, browser })
  if (body.kind !== 'unlinked') throw new Error(JSON.stringify(body))
  const { status } = await stage.link(body.link_token, browser, helene)
  expect(status).toBe(201)
}

describe('signing in by a provider', () => {
  it('[OIDC-01] lists the providers in the reader’s language', async () => {
    const listed = (language: string) =>
      stage.portal.call(listProviders, { headers: { 'accept-language': language } }).then(({ body }) => body.data)
    expect(await listed('it')).toEqual([
      { id: 'insurer', name: 'L’assicuratore' },
      { id: 'other', name: 'Other' },
    ])
    expect((await listed('fr'))[0]?.name).toBe('L’assureur')
  })

  it('[OIDC-01] sends the browser away with PKCE, state and nonce, and binds it by a cookie', async () => {
    const answer = await stage.portal.call(beginAuthorization, {
      params: { provider: 'insurer' },
      body: { purpose: 'sign-in' },
    })
    expect(answer.status).toBe(201)
    const address = new URL(answer.body.href)
    expect(address.origin).toBe(stage.server.issuer)
    expect(Object.fromEntries(address.searchParams)).toMatchObject({
      response_type: 'code',
      redirect_uri: 'https://members.example/sign-in/insurer',
      scope: 'openid',
      code_challenge_method: 'S256',
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      state: expect.stringMatching(/^[\w-]{43}$/),
      nonce: expect.stringMatching(/^[\w-]{43}$/),
    })
    expect(answer.headers['set-cookie']).toMatch(
      /^__Host-sign-in=[\w-]{43}; Max-Age=1500; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    )
  })

  it('[OIDC-01][SAFE-02] links an account by a one-time proof, tells the member, and signs in by it from then on', async () => {
    const first = await stage.go('sign-in', { subject, browser })
    expect(first.body).toMatchObject({ kind: 'unlinked', provider: { id: 'insurer' } })
    const { link_token } = first.body as { link_token: string }
    const linked = await stage.link(link_token, browser, helene)
    expect(linked.status).toBe(201)
    expect((await stage.link(link_token, browser, helene)).status).toBe(410)
    const [mail] = await sentMails(stage.portal, helene.member_id)
    expect(mail?.letter.subject).toBe('Un compte de connexion a été relié')
    const { body, status } = await stage.go('sign-in', { subject })
    expect([status, body.kind]).toEqual([200, 'signed_in'])
    const as = body as { access_token: string }
    expect((await stage.portal.call(getMe, { as })).body.nevg).toBe(helene.nevg)
    expect(await stage.list(as)).toEqual([
      {
        id: linked.body.id,
        provider: { id: 'insurer', name: 'L’assureur' },
        linked_at: stage.portal.clock.now().toISOString(),
        last_used_at: stage.portal.clock.now().toISOString(),
      },
    ])
    const log = (await stage.portal.call(getSecurityLog, { as })).body.data
    expect(log.slice(0, 2)).toMatchObject([
      { event: 'signed_in', detail: 'provider' },
      { event: 'identity_linked', detail: 'L’assureur' },
    ])
  })

  it('[OIDC-01] links an account from the profile, for the session that began it, with a recent proof', async () => {
    const { body } = await stage.go('link', { subject, browser, as: helene })
    expect(body).toMatchObject({ kind: 'linked', identity: { provider: { id: 'insurer' } } })
    stage.portal.clock.advance({ minutes: 11 })
    const late = await stage.portal.call(beginAuthorization, {
      params: { provider: 'insurer' },
      body: { purpose: 'link' },
      as: helene,
    })
    expect([late.status, late.problem?.errors]).toEqual([422, { current_password: ['required'] }])
    const guest = await stage.portal.call(beginAuthorization, {
      params: { provider: 'insurer' },
      body: { purpose: 'link' },
    })
    expect(guest.status).toBe(401)
  })

  it('[OIDC-01] offers to link an account only once its provider has asked who is there', async () => {
    stage.server.lie(({ claims }) => {
      claims['auth_time'] = Math.floor(Date.now() / 1000) - 300
    })
    const { body } = await stage.go('sign-in', { subject, browser })
    stage.server.lie(null)
    if (body.kind !== 'ask_again') throw new Error(JSON.stringify(body))
    expect(new URL(body.href).searchParams.get('prompt')).toBe('login')
    const query = await stage.server.signIn(body.href, { subject, browser: browser.at_provider })
    expect((await stage.finish(query, browser)).body.kind).toBe('unlinked')
  })

  it('[OIDC-01] links no account whose provider did not ask who is there, such as that of who used the browser before', async () => {
    const href = await stage.begin('link', browser, helene)
    expect(new URL(href).searchParams.get('prompt')).toBe('login')
    stage.server.lie(({ claims }) => {
      claims['auth_time'] = Math.floor(Date.now() / 1000) - 300
    })
    const old = await stage.go('link', { subject, browser, as: helene })
    expect([old.status, old.problem?.errors]).toEqual([401, { provider: ['authentication_too_old'] }])
    expect(await stage.list(helene)).toEqual([])
    stage.server.lie(null)
    expect((await stage.go('link', { subject, browser, as: helene })).body.kind).toBe('linked')
  })

  it('[OIDC-01][SAFE-02] counts as somebody who came in, also once the sessions are deleted', async () => {
    await linkedByOneTimeProof()
    const { db } = stage.portal
    const { member_id } = helene
    await db.updateTable('members').set({ password_hash: null }).where('member_id', '=', member_id).execute()
    await db.deleteFrom('sessions').where('member_id', '=', member_id).execute()
    expect(await hasEntered(db, member_id)).toBe(true)
  })

  it('[OIDC-01] gives an account to one member alone, and five at most to each', async () => {
    await linkedByOneTimeProof()
    const giulia = await aMember(stage.portal)
    const taken = await stage.go('link', { subject, as: giulia })
    expect([taken.status, taken.problem?.errors]).toEqual([409, { provider: ['identity_in_use'] }])
    for (let more = 1; more < 5; more += 1)
      expect((await stage.go('link', { subject: `${subject}-${more}`, as: helene })).body.kind).toBe('linked')
    const sixth = await stage.go('link', { subject: `${subject}-5`, as: helene })
    expect([sixth.status, sixth.problem?.errors]).toEqual([409, { provider: ['identities_limit'] }])
  })

  it('[OIDC-01][SAFE-02] unlinks an account, tells so, and signs nobody in by it any more', async () => {
    await linkedByOneTimeProof()
    const [identity] = await stage.list(helene)
    const params = { id: identity?.id ?? '' }
    const giulia = await aMember(stage.portal)
    expect((await stage.portal.call(removeIdentity, { as: giulia, params })).status).toBe(404)
    expect((await stage.portal.call(removeIdentity, { as: helene, params })).status).toBe(204)
    expect(await stage.list(helene)).toEqual([])
    const mails = await sentMails(stage.portal, helene.member_id)
    expect(mails.map((mail) => mail.letter.subject)).toContain('Un compte de connexion a été retiré')
    const log = (await stage.portal.call(getSecurityLog, { as: helene })).body.data
    expect(log[0]).toMatchObject({ event: 'identity_unlinked', detail: 'L’assureur' })
    expect((await stage.go('sign-in', { subject })).body.kind).toBe('unlinked')
  })

  it('[OIDC-01][SAFE-02] unlinking an account ends the sessions that it opened, and no other', async () => {
    await linkedByOneTimeProof()
    const as = (await stage.go('sign-in', { subject })).body as { access_token: string }
    const [identity] = await stage.list(helene)
    const params = { id: identity?.id ?? '' }
    expect((await stage.portal.call(removeIdentity, { as: helene, params })).status).toBe(204)
    const states = [as, helene].map(async (one) => (await stage.portal.call(getMe, { as: one })).status)
    expect(await Promise.all(states)).toEqual([401, 200])
  })

  it('[OIDC-01][SAFE-02] "it was not me" unlinks the account and ends the sessions that it opened', async () => {
    await linkedByOneTimeProof()
    const as = (await stage.go('sign-in', { subject })).body as { access_token: string }
    const [mail] = await sentMails(stage.portal, helene.member_id)
    const token = extractToken(mail?.letter.escape?.href)
    expect((await stage.portal.call(freezeAccount, { body: { token } })).status).toBe(204)
    expect((await stage.portal.call(getMe, { as })).status).toBe(401)
    expect((await stage.go('sign-in', { subject })).body.kind).toBe('unlinked')
  })

  it('[OIDC-01] a member who gives up at the provider hears so', async () => {
    const href = await stage.begin('sign-in', browser)
    const query = await stage.server.signIn(href, { subject, cancel: true })
    const { status, body } = await stage.finish(query, browser)
    expect([status, body]).toEqual([200, { kind: 'cancelled', purpose: 'sign-in' }])
  })

  it('[OIDC-01] a sign-in that the provider did not ask for is no recent proof; a reauthentication there is', async () => {
    await linkedByOneTimeProof()
    const as = (await stage.go('sign-in', { subject, browser })).body as { access_token: string }
    expect((await stage.go('link', { subject: `${subject}-more`, as })).status).toBe(200)
    stage.portal.clock.advance({ minutes: 11 })
    const [identity] = await stage.list(as)
    const params = { id: identity?.id ?? '' }
    expect((await stage.portal.call(removeIdentity, { as, params })).status).toBe(422)
    const foreign = await stage.go('reauthenticate', { subject: `${subject}-foreign`, as })
    expect([foreign.status, foreign.problem?.errors]).toEqual([409, { provider: ['identity_differs'] }])
    stage.server.lie(({ claims }) => {
      claims['auth_time'] = Math.floor(Date.now() / 1000) - 300
    })
    const old = await stage.go('reauthenticate', { subject, browser, as })
    expect([old.status, old.problem?.errors]).toEqual([401, { provider: ['authentication_too_old'] }])
    stage.server.lie(null)
    expect((await stage.go('reauthenticate', { subject, browser, as })).body).toEqual({ kind: 'reauthenticated' })
    expect((await stage.portal.call(removeIdentity, { as, params })).status).toBe(204)
  })

  it('[OIDC-01] a session of the provider that is older than ten minutes opens one that has proven nothing', async () => {
    await linkedByOneTimeProof()
    stage.server.lie(({ claims }) => {
      claims['auth_time'] = Math.floor(Date.now() / 1000) - 3600
    })
    const as = (await stage.go('sign-in', { subject, browser })).body as { access_token: string }
    const [identity] = await stage.list(as)
    expect((await stage.portal.call(removeIdentity, { as, params: { id: identity?.id ?? '' } })).status).toBe(422)
  })

  it('[OIDC-01] has a provider ask again that took a session of over thirty days for proof, and refuses one that does not', async () => {
    await linkedByOneTimeProof()
    stage.server.lie(({ claims }) => {
      claims['auth_time'] = Math.floor(Date.now() / 1000) - 31 * 86_400
    })
    const { body } = await stage.go('sign-in', { subject, browser })
    if (body.kind !== 'ask_again') throw new Error(JSON.stringify(body))
    expect(new URL(body.href).searchParams.get('prompt')).toBe('login')
    const query = await stage.server.signIn(body.href, { subject, browser: browser.at_provider })
    const { status, problem } = await stage.finish(query, browser)
    expect([status, problem?.errors]).toEqual([401, { provider: ['authentication_too_old'] }])
    stage.server.lie(null)
    expect((await stage.go('sign-in', { subject, browser })).body.kind).toBe('signed_in')
  })

  it('[OIDC-01] signs out at the provider, once, with the hint of the session that it opened', async () => {
    await linkedByOneTimeProof()
    const as = (await stage.go('sign-in', { subject, browser })).body as { access_token: string }
    const { body } = await stage.portal.call(beginProviderLogout, { as, body: {} })
    const address = new URL(body.href ?? '')
    expect(address.pathname).toBe('/session/end')
    expect(address.searchParams.get('post_logout_redirect_uri')).toBe('https://members.example/login')
    expect(address.searchParams.get('id_token_hint')).toMatch(/^ey/)
    expect((await stage.portal.call(beginProviderLogout, { as, body: {} })).body).toEqual({ href: null })
    expect((await stage.portal.call(beginProviderLogout, { as: helene, body: {} })).body).toEqual({ href: null })
  })

  it('[OIDC-01][SEC-50] logs no token, code, state or subject', async () => {
    lines.length = 0
    const href = await stage.begin('sign-in', browser)
    const query = await stage.server.signIn(href, { subject, browser: browser.at_provider })
    await stage.finish(query, browser)
    await stage.finish(query, browser)
    const written = lines.join('\n')
    expect(written).toContain('authorization_refused')
    for (const secret of [...new URLSearchParams(query).values(), subject, browser.cookie.split('=')[1] ?? ''])
      expect(secret === stage.server.issuer || !written.includes(secret)).toBe(true)
  })
})
