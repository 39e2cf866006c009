import { everyEndpoint } from '@coussinet/contract/every-endpoint.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { aMember, type TestMember } from '#testing/a-member.ts'
import { portalForTests } from '#testing/start-portal.ts'

const portal = portalForTests()
let member: TestMember
beforeAll(async () => {
  member = await aMember(portal)
})

// The only calls that a guest may make: a new one must be added here on purpose.
// A member’s own link, password, passkey or account at a provider is what opens these.
const guests = [
  'signIn',
  'refreshSession',
  'signOut',
  'transferSession',
  'continueSession',
  'forgotPassword',
  'resetPassword',
  'activateAccount',
  'beginPasskeySignIn',
  'signInWithPasskey',
  'listProviders',
  'beginAuthorization',
  'finishAuthorization',
  // a provider proves itself by a signed token
  'endProviderSessions',
  'confirmEmail',
  'freezeAccount',
  'readCalendarFeed',
  // a vet has a link and no account
  'readVetLink',
  'addVetFile',
  'removeVetFile',
  'sendVetFiles',
  // who comes by a sponsor's link is a guest
  'getSponsorshipOffer',
  'getSponsorshipReport',
  'requestQuote',
  'sendErrorReport',
]

describe('who may call', () => {
  it.each(
    everyEndpoint.filter(({ name }) => !guests.includes(name)).map((endpoint) => [endpoint.name, endpoint] as const),
  )('[SEC-19] %s answers 401 without a valid bearer', async (_name, endpoint) => {
    for (const headers of [
      {},
      { authorization: 'Bearer x' },
      { authorization: `Bearer ${'y'.repeat(43)}` },
      { authorization: `Basic ${member.access_token}` },
    ]) {
      const { status, problem } = await portal.call(endpoint, { headers })
      expect([status, problem?.code]).toEqual([401, 'session_expired'])
    }
  })

  it('[SEC-19] every documented operation is in the list', async () => {
    const { json } = await portal.app.inject({ url: '/api/openapi.json' })
    const document: { openapi: string; paths: Record<string, Record<string, { operationId: string }>> } = json()
    const operations = Object.values(document.paths).flatMap((methods) =>
      Object.values(methods).map(({ operationId }) => operationId),
    )
    expect(document.openapi).toMatch(/^3\.1/)
    expect(operations.toSorted()).toEqual(everyEndpoint.map(({ name }) => name).toSorted())
  })

  it.each(everyEndpoint.filter(({ permission }) => permission).map((endpoint) => [endpoint.name, endpoint] as const))(
    '[GATE-03] %s answers 403 without its permission',
    async (_name, endpoint) => {
      const stranger = await aMember(portal, { permissions: [] })
      const { status, problem } = await portal.call(endpoint, { as: stranger })
      expect([status, problem?.code]).toEqual([403, 'forbidden'])
    },
  )
})

describe('cross-site calls', () => {
  const post = (headers: Record<string, string>) =>
    portal.app.inject({
      method: 'POST',
      url: '/api/auth/revoke',
      headers: { 'content-type': 'application/json', ...headers },
      payload: '{}',
    })

  async function cookieFor(headers: Record<string, string> = {}): Promise<string> {
    const { headers: got } = await portal.app.inject({ url: '/api/permissions', headers })
    return /XSRF-TOKEN=([^;]+)/.exec(String(got['set-cookie']))?.[1] ?? ''
  }

  it('[SEC-45] any GET gives a signed cookie, strict and readable by the page', async () => {
    const { headers } = await portal.app.inject({ url: '/api/permissions' })
    expect(headers['set-cookie']).toMatch(/^XSRF-TOKEN=[\w-]+\.guest\.[\w-]+; Path=\/; SameSite=Strict$/)
  })

  it('[SEC-45] a call with the cookie needs the equal header; one without a cookie needs none', async () => {
    const cookie = await cookieFor()
    expect((await post({ cookie: `XSRF-TOKEN=${cookie}`, 'x-xsrf-token': cookie })).statusCode).toBe(204)
    expect((await post({})).statusCode).toBe(204)
    const forged = 'AAAAAAAAAAAAAAAAAAAAAA.guest.AAAA'
    const refused = [
      await post({ cookie: `XSRF-TOKEN=${cookie}` }),
      await post({ cookie: `XSRF-TOKEN=${cookie}`, 'x-xsrf-token': `${cookie}x` }),
      await post({ cookie: `XSRF-TOKEN=${forged}`, 'x-xsrf-token': forged }),
    ]
    for (const { statusCode, json } of refused) expect([statusCode, json().code]).toEqual([403, 'csrf_failed'])
  })

  it('[SEC-45] a session is given one value, at each read of a client that keeps none, and no other one is given it', async () => {
    const [one, other] = [await aMember(portal), await aMember(portal)]
    const given = (bearer: { access_token: string }) => cookieFor({ authorization: `Bearer ${bearer.access_token}` })
    const [first, again, theirs] = [await given(one), await given(one), await given(other)]
    expect(again).toBe(first)
    expect(theirs).not.toBe(first)
    const headers = { authorization: `Bearer ${one.access_token}`, cookie: `XSRF-TOKEN=${first}` }
    expect((await portal.app.inject({ url: '/api/me', headers })).headers['set-cookie']).toBeUndefined()
    const foreign = { authorization: `Bearer ${one.access_token}`, cookie: `XSRF-TOKEN=${theirs}` }
    expect((await portal.app.inject({ url: '/api/me', headers: foreign })).headers['set-cookie']).toContain(first)
    // Guests have no session that would keep them apart.
    expect(await cookieFor()).not.toBe(await cookieFor())
  })

  it('[SEC-45] a value made for another session is refused', async () => {
    const other = await aMember(portal)
    const cookie = await cookieFor({ authorization: `Bearer ${other.access_token}` })
    const own = await post({
      authorization: `Bearer ${member.access_token}`,
      cookie: `XSRF-TOKEN=${cookie}`,
      'x-xsrf-token': cookie,
    })
    expect(own.json().code).toBe('csrf_failed')
  })

  it('[SEC-45] a foreign origin is refused, ours is not, and nobody is invited', async () => {
    for (const headers of [{ origin: 'https://evil.example' }, { origin: 'null' }, { 'sec-fetch-site': 'cross-site' }])
      expect((await post(headers)).statusCode).toBe(403)
    expect((await post({ origin: 'http://localhost:3000' })).statusCode).toBe(204)
    const { headers } = await portal.app.inject({
      method: 'OPTIONS',
      url: '/api/me',
      headers: { origin: 'https://evil.example', 'access-control-request-method': 'GET' },
    })
    expect(headers['access-control-allow-origin']).toBeUndefined()
  })
})

describe('bodies and addresses', () => {
  const send = (payload: string | Buffer, type = 'application/json') =>
    portal.app.inject({ method: 'POST', url: '/api/auth/token', headers: { 'content-type': type }, payload })

  it.each([
    ['no JSON', '{"username":'],
    ['nested 200,000 deep', `${'['.repeat(200_000)}${']'.repeat(200_000)}`],
    ['__proto__', '{"username":"a","password":"b","__proto__":{"admin":true}}'],
    ['constructor', '{"username":"a","password":"b","constructor":{"prototype":{}}}'],
    ['NUL', '{"username":"a\\u0000","password":"b"}'],
    ['invalid UTF-8', Buffer.from([0x7b, 0x22, 0xff, 0x22, 0x3a, 0x31, 0x7d])],
    ['more than 1 MiB', JSON.stringify({ username: 'x'.repeat(1_100_000) })],
  ])('[SEC-51] %s is answered 400', async (_name, payload) => {
    const { statusCode, json } = await send(payload)
    expect([statusCode, json().code]).toEqual([400, 'malformed_request'])
  })

  it('[SEC-45] another media type is answered 415', async () => {
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'text/xml']) {
      const { statusCode, json } = await send('username=a', type)
      expect([statusCode, json().code]).toEqual([415, 'unsupported_media_type'])
    }
  })

  it('[SEC-46] an unknown /api address is JSON 404, never the page, and nothing is cached', async () => {
    for (const url of ['/api', '/api/', '/api/nothing', '/api/refunds%2f..']) {
      const { statusCode, headers } = await portal.app.inject({ url })
      expect([statusCode, headers['content-type'], headers['cache-control']]).toEqual([
        404,
        'application/problem+json; charset=utf-8',
        'no-store',
      ])
    }
  })

  it('[SEC-51] %00 in an address is refused', async () => {
    expect(
      (
        await portal.app.inject({
          url: '/api/refunds/%00',
          headers: { authorization: `Bearer ${member.access_token}` },
        })
      ).statusCode,
    ).toBe(400)
  })

  it('[SEC-44] every answer bears the headers', async () => {
    for (const url of ['/api/me', '/api/openapi.json', '/healthz', '/login', '/nothing']) {
      const { headers } = await portal.app.inject({ url })
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'no-referrer',
        'cross-origin-opener-policy': 'same-origin',
      })
      expect(headers['strict-transport-security']).toMatch(/max-age=31536000/)
      expect(headers['x-powered-by']).toBeUndefined()
      expect(headers['server']).toBeUndefined()
    }
  })
})
