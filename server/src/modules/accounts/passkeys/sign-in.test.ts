import { beginPasskeySignIn, removePasskey } from '@coussinet/contract/passkeys.ts'
import { getMe } from '@coussinet/contract/profile.ts'
import { signIn } from '@coussinet/contract/session.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { aMember, type TestMember, changeMemberRow } from '#testing/a-member.ts'
import { type SoftwareAuthenticator, softwareAuthenticator } from '#testing/browser/software-authenticator.ts'
import { ownPortal, type TestPortal } from '#testing/start-portal.ts'
import { origin, type Passkeys, passkeysAt } from '../tests/a-passkey.ts'
import { passkeyStage } from '../tests/passkey-stage.ts'

const lines: string[] = []
let portal: TestPortal
let passkeys: Passkeys
let helene: TestMember
let device: SoftwareAuthenticator

beforeEach(() => {
  lines.length = 0
})
passkeyStage(
  (stage) => ({ portal, passkeys, helene, device } = stage),
  (line) => lines.push(line),
)

describe('signing in with a passkey', () => {
  it('[SAFE-03] opens a session without a name or a password, and remembers when', async () => {
    await passkeys.add(helene, device)
    portal.clock.advance({ minutes: 1 })
    const options = await passkeys.offer()
    expect(options).toMatchObject({ rpId: 'members.example', userVerification: 'required' })
    expect(options).not.toHaveProperty('allowCredentials')
    const { status, body } = await passkeys.enter(device.sign(options))
    expect(status).toBe(200)
    expect(body).toMatchObject({ token_type: 'Bearer', expires_in: 900 })
    expect((await portal.call(getMe, { as: body })).body.nevg).toBe(helene.nevg)
    expect((await passkeys.list(body))[0]?.last_used_at).toBe(portal.clock.now().toISOString())
    expect((await passkeys.log(body))[0]).toMatchObject({ event: 'signed_in', detail: 'passkey' })
  })

  it.each([
    ['of another page', { origin: 'https://evil.test' }],
    ['for another party', { rp_id: 'evil.test' }],
    ['without a finger or a PIN', { unverified: true as const }],
    ['in the name of another account', { user_handle: 'AAAAAAAAAAAAAAAAAAAAAA' }],
    ['to a challenge that was never given', { challenge: 'AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA' }],
    ['of a registration', { type: 'webauthn.create' }],
  ])('[SAFE-03] refuses what was signed %s', async (_what, lie) => {
    await passkeys.add(helene, device)
    const { status, problem } = await passkeys.enter(device.sign(await passkeys.offer(), lie))
    expect([status, problem?.code]).toEqual([401, 'invalid_credentials'])
  })

  it('[SAFE-03] takes an answer once, and within five minutes', async () => {
    await passkeys.add(helene, device)
    const response = device.sign(await passkeys.offer())
    const answers = await Promise.all(Array.from({ length: 5 }, () => passkeys.enter(response)))
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 401, 401, 401, 401])
    const late = device.sign(await passkeys.offer())
    portal.clock.advance({ minutes: 5 })
    expect((await passkeys.enter(late)).status).toBe(401)
    const { body: registering } = await passkeys.begin((await passkeys.enter(device.sign(await passkeys.offer()))).body)
    expect((await passkeys.enter(device.sign({ ...registering, rpId: 'members.example' }))).status).toBe(401)
  })

  it('[SAFE-03] refuses a count that does not rise: the passkey was copied', async () => {
    await passkeys.add(helene, device)
    expect((await passkeys.enter(device.sign(await passkeys.offer(), { sign_count: 7 }))).status).toBe(200)
    for (const sign_count of [7, 6, 0])
      expect((await passkeys.enter(device.sign(await passkeys.offer(), { sign_count }))).status).toBe(401)
    expect((await passkeys.enter(device.sign(await passkeys.offer(), { sign_count: 8 }))).status).toBe(200)
    const synced = softwareAuthenticator(origin)
    await passkeys.add(helene, synced, 'iCloud')
    for (let time = 0; time < 2; time += 1)
      expect((await passkeys.enter(synced.sign(await passkeys.offer(), { sign_count: 0 }))).status).toBe(200)
  })

  it('[SAFE-03][SEC-17][KEY-01] refuses a passkey that is unknown or was removed, which it says alike, or is a disabled member’s', async () => {
    const unknown = await passkeys.enter(device.sign(await passkeys.offer(), { user_handle: 'AAAA' }))
    const { id } = await passkeys.add(helene, device)
    await portal.call(removePasskey, { as: helene, params: { id } })
    const removed = await passkeys.enter(device.sign(await passkeys.offer()))
    await passkeys.add(helene, device)
    await changeMemberRow(portal, helene.member_id, { disabled_at: portal.clock.now() })
    const disabled = await passkeys.enter(device.sign(await passkeys.offer()))
    for (const { status, problem } of [unknown, removed]) {
      expect([status, { ...problem, request_id: '' }]).toEqual([401, { ...unknown.problem, request_id: '' }])
    }
    expect(unknown.problem?.code).toBe('invalid_credentials')
    expect(unknown.problem?.errors).toEqual({ response: ['unknown_passkey'] })
    expect([disabled.status, disabled.problem?.code, disabled.problem?.errors]).toEqual([
      401,
      'invalid_credentials',
      undefined,
    ])
  })

  it.each([
    [{}],
    [{ id: 'x' }],
    [
      {
        id: 'x',
        rawId: 'x',
        type: 'public-key',
        response: { clientDataJSON: 'e30', authenticatorData: 'AA', signature: 'AA', userHandle: 'AA' },
      },
    ],
  ])('answers nonsense with 401 and never with 500: %j', async (response) => {
    expect((await passkeys.enter(response)).problem?.code).toBe('invalid_credentials')
  })

  it('answers a broken signature to its own challenge with 401', async () => {
    await passkeys.add(helene, device)
    for (const broken of [{ signature: 'AA' }, { authenticatorData: 'AA' }, { authenticatorData: 'A'.repeat(60) }]) {
      const signed = device.sign(await passkeys.offer())
      expect((await passkeys.enter({ ...signed, response: { ...signed.response, ...broken } })).status).toBe(401)
    }
  })

  it('[SEC-03] counts against the address like any sign-in, and gives back what succeeded', async () => {
    const small = await ownPortal({ env: { PUBLIC_URL: origin, AUTH_CALLS_PER_ADDRESS: '4' } })
    const there = passkeysAt(small)
    await there.add(await aMember(small), device)
    for (let time = 0; time < 4; time += 1)
      expect((await there.enter(device.sign(await there.offer()))).status).toBe(200)
    for (let time = 0; time < 4; time += 1)
      await there.enter(device.sign(await there.offer(), { origin: 'https://evil.test' }))
    expect((await there.enter(device.sign(await there.offer()))).status).toBe(429)
    expect((await there.enter({})).status).toBe(429)
    await small.close()
  })

  it('[SEC-03] counts challenges by themselves: many that nobody answers keep nobody out, and have a limit of their own', async () => {
    const small = await ownPortal({ env: { PUBLIC_URL: origin, AUTH_CALLS_PER_ADDRESS: '4' } })
    const there = passkeysAt(small)
    const password = 'Coussinet#2026'
    await aMember(small, { nevg: '412703584', password })
    const statuses: number[] = []
    for (let time = 0; time < 26; time += 1) statuses.push((await small.call(beginPasskeySignIn, { body: {} })).status)
    expect(statuses).toEqual([...Array.from({ length: 24 }, () => 200), 429, 429])
    expect((await there.enter({})).status).toBe(401)
    expect((await small.call(signIn, { body: { username: '412703584', password } })).status).toBe(200)
    expect(await small.db.selectFrom('passkey_challenges').select('purpose').execute()).toHaveLength(24)
    await small.close()
  })

  it('[SEC-50] is logged with the member, the time and the request, without challenge, signature or token', async () => {
    await passkeys.add(helene, device)
    const response = device.sign(await passkeys.offer())
    const { body } = await passkeys.enter(response)
    await passkeys.enter(response)
    const told = lines.map((line): Record<string, unknown> => JSON.parse(line))
    expect(told).toContainEqual(
      expect.objectContaining({
        event: 'signed_in',
        way: 'passkey',
        member_id: helene.member_id,
        request_id: expect.any(String),
        time: expect.stringMatching(/Z$/),
      }),
    )
    expect(told).toContainEqual(expect.objectContaining({ event: 'sign_in_failed', way: 'passkey' }))
    for (const secret of [
      body.access_token,
      body.refresh_token,
      response.response.signature,
      response.response.clientDataJSON,
    ])
      expect(lines.join('')).not.toContain(secret)
  })
})
