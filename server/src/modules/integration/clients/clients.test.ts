import { endpoint } from '@coussinet/contract/endpoint.ts'
import { everyIntegrationEndpoint } from '@coussinet/contract/integration/every-integration-endpoint.ts'
import { getMe } from '@coussinet/contract/profile.ts'
import { describe, expect, it } from 'vitest'
import { hash } from '#platform/crypto/keys.ts'
import { machineAccess } from '#platform/http/access.ts'
import { aMachine, askMachine, fetchToken } from '#testing/a-machine.ts'
import { aMember } from '#testing/a-member.ts'
import { ownPortal, startPortal, portalForTests } from '#testing/start-portal.ts'
import { addToken, findByToken, sweepClients } from './clients.store.ts'
import { createClient, listClients, revokeClient, rotateSecret } from './clients.ts'
import { demoClient, saveDemoClient } from './demo-client.ts'
import { findMachine } from './find-machine.ts'

const portal = portalForTests()

const basic = (id: string, secret: string) =>
  `Basic ${Buffer.from(`${encodeURIComponent(id)}:${encodeURIComponent(secret)}`).toString('base64')}`
type Asked = { form?: string; headers?: Record<string, string>; address?: string }

async function ask({ form = 'grant_type=client_credentials', headers = {}, address = '203.0.113.9' }: Asked) {
  const answer = await portal.app.inject({
    method: 'POST',
    url: '/integration/v1/oauth/token',
    remoteAddress: address,
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    payload: form,
  })
  const {
    'cache-control': kept,
    pragma,
    'www-authenticate': scheme,
    'access-control-allow-origin': cors,
  } = answer.headers
  return { status: answer.statusCode, body: answer.json<Record<string, unknown>>(), kept, pragma, scheme, cors }
}

const aClient = () =>
  createClient(portal.db, { name: 'claims', scopes: ['members:write', 'refunds:read'], at: portal.clock.now() })

describe('a token', () => {
  it('[SEC-12] is given for credentials in the header or in the form, for a quarter of an hour, and kept by nobody', async () => {
    const { client_id, secret } = await aClient()
    const byHeader = await ask({ headers: { authorization: basic(client_id, secret) } })
    expect(byHeader).toMatchObject({
      status: 200,
      kept: 'no-store',
      pragma: 'no-cache',
      cors: undefined,
      body: { token_type: 'Bearer', expires_in: 900, scope: 'members:write refunds:read' },
    })
    const byForm = await ask({
      form: new URLSearchParams({
        grant_type: 'client_credentials',
        client_id,
        client_secret: secret,
        scope: 'refunds:read',
      }).toString(),
    })
    expect(byForm).toMatchObject({ status: 200, body: { scope: 'refunds:read' } })
    const rows = JSON.stringify([
      await portal.db.selectFrom('integration_tokens').selectAll().execute(),
      await portal.db.selectFrom('integration_client_secrets').selectAll().execute(),
    ])
    for (const secretText of [secret, byHeader.body['access_token'], byForm.body['access_token']])
      expect(rows).not.toContain(String(secretText))
  })

  it('is refused as RFC 6749 says', async () => {
    const { client_id, secret } = await aClient()
    const authorization = basic(client_id, secret)
    const refused = async (asked: Asked) => {
      const { status, body, scheme, kept } = await ask(asked)
      expect(kept).toBe('no-store')
      return [status, body['error'], scheme]
    }
    expect(await refused({ headers: { authorization: basic(client_id, `${secret}x`) } })).toEqual([
      401,
      'invalid_client',
      'Basic realm="integration"',
    ])
    expect(await refused({ headers: { authorization: basic('nobody', secret) } })).toEqual([
      401,
      'invalid_client',
      'Basic realm="integration"',
    ])
    expect(await refused({ headers: { authorization: 'Basic §' } })).toEqual([
      401,
      'invalid_client',
      'Basic realm="integration"',
    ])
    expect(await refused({ headers: { authorization: basic('a\0b', secret) } })).toEqual([
      401,
      'invalid_client',
      'Basic realm="integration"',
    ])
    expect(await refused({})).toEqual([401, 'invalid_client', 'Basic realm="integration"'])
    expect(await refused({ headers: { authorization }, form: 'scope=refunds:read' })).toEqual([
      400,
      'invalid_request',
      undefined,
    ])
    expect(await refused({ headers: { authorization }, form: 'grant_type=password' })).toEqual([
      400,
      'unsupported_grant_type',
      undefined,
    ])
    expect(
      await refused({ headers: { authorization }, form: 'grant_type=client_credentials&scope=webhooks:manage' }),
    ).toEqual([400, 'invalid_scope', undefined])
    expect(
      await refused({ headers: { authorization }, form: 'grant_type=client_credentials&scope=refunds:read nonsense' }),
    ).toEqual([400, 'invalid_scope', undefined])
    expect(
      await refused({
        headers: { authorization },
        form: 'grant_type=client_credentials&grant_type=client_credentials',
      }),
    ).toEqual([400, 'invalid_request', undefined])
    expect(
      await refused({ headers: { authorization }, form: `grant_type=client_credentials&client_secret=${secret}` }),
    ).toEqual([400, 'invalid_request', undefined])
  })

  it('[SEC-03] fifty failures of an address in a quarter of an hour are enough; the right secret elsewhere is not held up, and successes count for nothing', async () => {
    const limited = await ownPortal({ env: { AUTH_CALLS_PER_ADDRESS: '5' } })
    const { client_id, secret } = await createClient(limited.db, {
      name: 'claims',
      scopes: ['refunds:read'],
      at: limited.clock.now(),
    })
    const from = async (remoteAddress: string, given: string) => {
      const headers = { authorization: basic(client_id, given), 'content-type': 'application/x-www-form-urlencoded' }
      const { statusCode, headers: told } = await limited.app.inject({
        method: 'POST',
        url: '/integration/v1/oauth/token',
        remoteAddress,
        headers,
        payload: 'grant_type=client_credentials',
      })
      return [statusCode, told['retry-after']]
    }
    for (let at = 0; at < 8; at += 1) expect(await from('203.0.113.1', secret)).toEqual([200, undefined])
    const guesses = await Promise.all(Array.from({ length: 8 }, () => from('203.0.113.1', 'wrong')))
    expect(guesses.filter(([status]) => status === 401)).toHaveLength(5)
    expect(await from('203.0.113.1', secret)).toEqual([429, '900'])
    expect(await from('203.0.113.2', secret)).toEqual([200, undefined])
    // A count that cannot be kept lets nobody in.
    await limited.db.schema.alterTable('attempts').renameTo('attempts_away').execute()
    expect((await from('203.0.113.3', secret))[0]).toBeGreaterThanOrEqual(500)
    await limited.db.schema.alterTable('attempts_away').renameTo('attempts').execute()
    await limited.close()
  })
})

describe('the secret of a client', () => {
  it('[SEC-17] changes without a gap: the old one is good until the day that was said', async () => {
    const { client_id, secret: first } = await aClient()
    const good = async (secret: string) => (await ask({ headers: { authorization: basic(client_id, secret) } })).status
    const at = portal.clock.now()
    const second = await rotateSecret(portal.db, client_id, { old_ends_at: new Date(at.getTime() + 3_600_000), at })
    expect([await good(first), await good(second?.secret ?? '')]).toEqual([200, 200])
    portal.clock.advance({ minutes: 5 })
    const third = await rotateSecret(portal.db, client_id, {
      old_ends_at: new Date(portal.clock.now().getTime() + 3_600_000),
      at: portal.clock.now(),
    })
    // The second's answer may have been lost: the first is good until it was told to end.
    expect([await good(first), await good(second?.secret ?? ''), await good(third?.secret ?? '')]).toEqual([
      200, 200, 200,
    ])
    portal.clock.advance({ minutes: 56 })
    expect([await good(first), await good(second?.secret ?? ''), await good(third?.secret ?? '')]).toEqual([
      401, 200, 200,
    ])
    portal.clock.advance({ hours: 2 })
    expect([await good(second?.secret ?? ''), await good(third?.secret ?? '')]).toEqual([401, 200])
    const known = (await listClients(portal.db, portal.clock.now())).find((client) => client.client_id === client_id)
    expect(known?.secrets).toHaveLength(1)
    await sweepClients(portal.db, portal.clock.now())
    expect(await good(third?.secret ?? '')).toBe(200)
  })

  it('are three at the most: with another one the eldest ends', async () => {
    const { client_id, secret } = await aClient()
    const good = async (one: string | undefined) =>
      (await ask({ headers: { authorization: basic(client_id, one ?? '') } })).status
    const rotate = async () => {
      portal.clock.advance({ minutes: 1 })
      const at = portal.clock.now()
      return (await rotateSecret(portal.db, client_id, { old_ends_at: new Date(at.getTime() + 3_600_000), at }))?.secret
    }
    const made = [secret, await rotate(), await rotate(), await rotate()]
    expect(await Promise.all(made.map(good))).toEqual([401, 200, 200, 200])
  })

  it('[SEC-17] of the demonstration’s client are nobody’s after it, at once', async () => {
    const { db, clock } = portal
    await saveDemoClient({ db, clock: clock.now })
    const token = 'a-token-of-a-demonstration'
    const at = clock.now()
    await addToken(db, {
      token_hash: hash(token),
      client_id: demoClient.client_id,
      scopes: ['refunds:read'],
      created_at: at,
      expires_at: new Date(at.getTime() + 60_000),
    })
    const found = await Promise.all([true, false].map((demo) => findMachine({ demo })(db, hash(token), at)))
    expect(found.map((one) => one?.caller.client_id)).toEqual([demoClient.client_id, undefined])
  })

  it('[SEC-17] of a revoked client opens nothing, nor do its tokens, here at once and elsewhere within a second', async () => {
    const machine = await aMachine(portal, ['refunds:read'])
    const { db, clock, platform } = portal
    const elsewhere = machineAccess({ db, clock: clock.now, find: findByToken, calls: 100 })
    const authorization = `Bearer ${machine.access_token}`
    expect(await elsewhere.clientOf(authorization)).toMatchObject({ client_id: machine.client_id })
    expect(await platform.machines.clientOf(authorization)).not.toBeNull()
    expect(await revokeClient(db, machine.client_id, clock.now())).toBe(true)
    expect(await revokeClient(db, machine.client_id, clock.now())).toBe(false)
    expect(await rotateSecret(db, machine.client_id, { old_ends_at: clock.now(), at: clock.now() })).toBeNull()
    platform.machines.forget(machine.client_id)
    expect(await platform.machines.clientOf(authorization)).toBeNull()
    await new Promise((resolve) => setTimeout(resolve, 1000))
    expect(await elsewhere.clientOf(authorization)).toBeNull()
    await expect(fetchToken(portal, machine)).rejects.toThrow('401')
  })
})

describe('the door', () => {
  const nothing = endpoint({
    name: 'nothing',
    method: 'GET',
    path: '/nothing',
    summary: '',
    access: 'machine',
    answer: { status: 204 },
  })
  const scoped = everyIntegrationEndpoint.filter(({ access }) => access === 'machine')

  it('[SEC-20] a member’s token opens nothing here, a machine’s nothing there', async () => {
    const [member, machine] = [await aMember(portal), await aMachine(portal, ['members:write'])]
    expect((await portal.call(getMe, { as: machine })).status).toBe(401)
    for (const one of scoped) {
      const { status, problem, headers } = await askMachine(portal, one, { as: member })
      expect([one.name, status, problem?.code, headers['www-authenticate']]).toEqual([
        one.name,
        401,
        'invalid_token',
        'Bearer error="invalid_token"',
      ])
      const bare = await askMachine(portal, one)
      expect([one.name, bare.status, bare.headers['www-authenticate']]).toEqual([one.name, 401, 'Bearer'])
    }
    expect((await askMachine(portal, nothing, { as: machine })).problem?.code).toBe('not_found')
  })

  it('[SEC-23] each call demands its scope', async () => {
    const machine = await aMachine(portal, [])
    for (const one of scoped.filter(({ scope }) => scope !== undefined)) {
      const { status, problem, headers } = await askMachine(portal, one, { as: machine })
      expect([one.name, status, problem?.code, headers['www-authenticate']]).toEqual([
        one.name,
        403,
        'insufficient_scope',
        `Bearer error="insufficient_scope", scope="${one.scope}"`,
      ])
    }
  })

  it('[SEC-45] is shut to browsers: an origin is refused, a preflight finds nothing, no cookie is given', async () => {
    const machine = await aMachine(portal, ['members:write', 'refunds:read'])
    for (const one of scoped) {
      for (const headers of [{ origin: 'https://members.example' }, { 'sec-fetch-site': 'same-origin' }]) {
        const answer = await askMachine(portal, one, { as: machine, headers })
        expect([one.name, answer.status, answer.problem?.code, answer.headers['set-cookie']]).toEqual([
          one.name,
          403,
          'forbidden',
          undefined,
        ])
      }
    }
    const preflight = await portal.app.inject({
      method: 'OPTIONS',
      url: '/integration/v1/oauth/token',
      headers: { origin: 'https://evil.example', 'access-control-request-method': 'POST' },
    })
    expect([preflight.statusCode, preflight.headers['access-control-allow-origin']]).toEqual([404, undefined])
    expect((await ask({ headers: { origin: 'https://members.example' } })).status).toBe(403)
  })

  it('[SEC-51] a client that calls without measure is told to wait, and no other one', async () => {
    const limited = await ownPortal({ env: { INTEGRATION_CALLS_PER_MINUTE: '40' } })
    const [busy, calm] = [await aMachine(limited, []), await aMachine(limited, [])]
    const one = scoped.find(({ scope }) => scope !== undefined)
    if (!one) return
    const statuses: number[] = []
    for (let at = 0; at < 42; at += 1) statuses.push((await askMachine(limited, one, { as: busy })).status)
    expect(statuses.filter((status) => status === 429)).toHaveLength(2)
    expect((await askMachine(limited, one, { as: calm })).status).toBe(403)
    limited.clock.advance({ seconds: 61 })
    expect((await askMachine(limited, one, { as: busy })).status).toBe(403)
    await limited.close()
  })

  it('[SEC-50] the log names the client, and no secret', async () => {
    const lines: string[] = []
    const told = await startPortal({ log: (line) => void lines.push(line) })
    const machine = await aMachine(told, [])
    const one = scoped[0]
    if (one) await askMachine(told, one, { as: machine })
    expect(
      lines.some(
        (line) => line.includes('"route":"/integration/v1/') && line.includes(`"client_id":"${machine.client_id}"`),
      ),
    ).toBe(true)
    expect(lines.filter((line) => line.includes(machine.secret) || line.includes(machine.access_token))).toEqual([])
    await told.close()
  })
})
