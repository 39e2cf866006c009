import { addPasskey, beginPasskey } from '@coussinet/contract/passkeys.ts'
import { signIn } from '@coussinet/contract/session.ts'
import { describe, expect, it } from 'vitest'
import { aMember, type TestMember } from '#testing/a-member.ts'
import { type SoftwareAuthenticator, softwareAuthenticator } from '#testing/browser/software-authenticator.ts'
import { sentMails } from '#testing/outgoing/sent-mails.ts'
import type { TestPortal } from '#testing/start-portal.ts'
import { origin, type Passkeys } from '../tests/a-passkey.ts'
import { passkeyStage } from '../tests/passkey-stage.ts'
import { sweepChallenges } from './challenges.store.ts'

const password = 'Coussinet#2026'
let portal: TestPortal
let passkeys: Passkeys
let helene: TestMember
let device: SoftwareAuthenticator

passkeyStage((stage) => ({ portal, passkeys, helene, device } = stage))

describe('registering a passkey', () => {
  it('[SAFE-03] gives the options, keeps what the browser made, lists it, and tells the member', async () => {
    const { status, body: options } = await passkeys.begin(helene)
    expect(status).toBe(200)
    expect(options).toMatchObject({
      rp: { id: 'members.example', name: 'Coussinet' },
      user: { name: helene.nevg, displayName: 'Hélène Carpentier' },
      attestation: 'none',
      excludeCredentials: [],
      authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
    })
    const kept = await passkeys.keep(helene, device.make(options), ' iPhone de Hélène ')
    expect(kept.status).toBe(201)
    expect(kept.body).toEqual({
      id: kept.body.id,
      name: 'iPhone de Hélène',
      credential_id: device.id,
      created_at: '2026-11-20T10:00:00.000Z',
      last_used_at: null,
    })
    expect(await passkeys.list(helene)).toEqual([kept.body])
    expect((await passkeys.begin(helene)).body).toMatchObject({
      excludeCredentials: [{ id: device.id, type: 'public-key', transports: ['internal', 'hybrid'] }],
    })

    const [mail] = await sentMails(portal, helene.member_id)
    expect(mail?.letter.subject).toBe('Une clé d’accès a été ajoutée')
    expect(mail?.letter.facts).toContainEqual({ label: 'Clé d’accès', value: 'iPhone de Hélène' })
    expect(mail?.letter.escape?.href).toContain(`${origin}/not-me#token=`)
    expect(await passkeys.log(helene)).toContainEqual(
      expect.objectContaining({ event: 'passkey_added', detail: 'iPhone de Hélène' }),
    )
  })

  it('[SAFE-03] asks for the password again after 10 minutes, and counts its guesses as those of a sign-in', async () => {
    await aMember(portal, { nevg: '412703584', password })
    const { body: tokens } = await portal.call(signIn, { body: { username: '412703584', password } })
    portal.clock.advance({ minutes: 9 })
    expect((await passkeys.begin(tokens)).status).toBe(200)
    portal.clock.advance({ minutes: 2 })
    const later = await portal.db
      .updateTable('access_tokens')
      .set({ expires_at: new Date(portal.clock.now().getTime() + 900_000) })
      .executeTakeFirst()
    expect(later.numUpdatedRows).toBeGreaterThan(0n)

    expect((await passkeys.begin(tokens)).problem).toMatchObject({
      status: 422,
      errors: { current_password: ['required'] },
    })
    expect((await passkeys.begin(tokens, { current_password: 'Wrong#2026' })).problem).toMatchObject({
      status: 422,
      errors: { current_password: ['password.current'] },
    })
    expect((await passkeys.begin(tokens, { current_password: password })).status).toBe(200)
    for (let guess = 0; guess < 5; guess += 1) await passkeys.begin(tokens, { current_password: 'Wrong#2026' })
    expect((await passkeys.begin(tokens, { current_password: password })).status).toBe(429)
    expect((await portal.call(signIn, { body: { username: '412703584', password } })).status).toBe(429)
  })

  it.each([
    ['of another page', { origin: 'https://members.example.evil.test' }],
    ['for another party', { rp_id: 'evil.test' }],
    ['without a finger or a PIN', { unverified: true as const }],
    ['to a challenge that was never given', { challenge: 'AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA' }],
    ['of a sign-in', { type: 'webauthn.get' }],
  ])('[SAFE-03] refuses an answer %s', async (_what, lie) => {
    const { status, problem } = await passkeys.keep(helene, device.make((await passkeys.begin(helene)).body, lie))
    expect([status, problem?.errors]).toEqual([422, { response: ['schema.invalid_type'] }])
    expect(await passkeys.list(helene)).toEqual([])
  })

  it('[SAFE-03] takes a challenge once, within five minutes, and from the session that asked for it alone', async () => {
    const { body: options } = await passkeys.begin(helene)
    const other = await aMember(portal)
    expect((await passkeys.keep(other, device.make(options))).status).toBe(422)
    expect((await passkeys.keep(helene, device.make(options))).status).toBe(201)
    expect((await passkeys.keep(helene, softwareAuthenticator(origin).make(options))).status).toBe(422)

    const { body: late } = await passkeys.begin(helene)
    const { body: swept } = await passkeys.begin(helene)
    portal.clock.advance({ minutes: 5 })
    expect((await passkeys.keep(helene, softwareAuthenticator(origin).make(late))).status).toBe(422)
    await sweepChallenges(portal.db, portal.clock.now())
    expect((await passkeys.keep(helene, softwareAuthenticator(origin).make(swept))).status).toBe(422)
    expect((await portal.db.selectFrom('passkey_challenges').selectAll().execute()).length).toBe(0)

    const signing = await passkeys.offer()
    expect((await passkeys.keep(helene, device.make({ ...options, ...signing }))).status).toBe(422)
    expect(await passkeys.list(helene)).toHaveLength(1)
  })

  it('[SAFE-03] gives 30 challenges an hour, each of which is a row', async () => {
    const statuses: number[] = []
    for (let count = 0; count < 32; count += 1) statuses.push((await passkeys.begin(helene)).status)
    expect(statuses).toEqual([...Array.from({ length: 30 }, () => 200), 429, 429])
    const rows = portal.db.selectFrom('passkey_challenges').select('purpose').where('purpose', '=', 'register')
    expect(await rows.execute()).toHaveLength(30)
  })

  it('[REL-03] a keyed call that is sent again is answered again, and keeps one', async () => {
    const response = device.make((await passkeys.begin(helene)).body)
    const send = () =>
      portal.call(addPasskey, {
        as: helene,
        body: { name: 'Mine', response },
        headers: { 'idempotency-key': 'passkey 1' },
      })
    const [one, other] = [await send(), await send()]
    expect([one.status, other.status, other.body]).toEqual([201, 201, one.body])
    expect(await passkeys.list(helene)).toHaveLength(1)
  })

  it.each(['Appelez le 0899 https://evil.example', 'www.evil.example', 'a\u202eb'])(
    '[SEC-11] refuses the name %s, which a mail would repeat',
    async (name) => {
      const { status, problem } = await passkeys.keep(helene, device.make((await passkeys.begin(helene)).body), name)
      expect([status, problem?.errors]).toEqual([422, { name: ['schema.invalid_string'] }])
    },
  )

  it('[SAFE-03] refuses a credential that is known already, whosever it is', async () => {
    await passkeys.add(helene, device)
    expect((await passkeys.keep(helene, device.make((await passkeys.begin(helene)).body))).status).toBe(409)
    const other = await aMember(portal)
    expect((await passkeys.keep(other, device.make((await passkeys.begin(other)).body))).status).toBe(409)
    expect(await passkeys.list(other)).toEqual([])
  })

  it('[SAFE-03] allows ten passkeys, of parallel ones too', async () => {
    const responses = []
    for (let count = 0; count < 12; count += 1)
      responses.push(softwareAuthenticator(origin).make((await passkeys.begin(helene)).body))
    const answers = await Promise.all(responses.map((response) => passkeys.keep(helene, response)))
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
      ...Array.from({ length: 10 }, () => 201),
      409,
      409,
    ])
    expect((await passkeys.begin(helene)).problem?.code).toBe('conflict')
  })

  it.each([
    [{}],
    [{ id: 'x' }],
    [{ id: 'x', rawId: 'x', type: 'public-key', response: { clientDataJSON: 'bnVsbA', attestationObject: 'AA' } }],
  ])('answers nonsense with 422 and never with 500: %j', async (response) => {
    expect((await passkeys.keep(helene, response)).status).toBe(422)
  })

  it('answers a broken attestation to its own challenge with 422', async () => {
    const made = device.make((await passkeys.begin(helene)).body)
    for (const attestationObject of ['AA', '_____w', made.response.attestationObject.slice(0, 80)]) {
      const fresh = device.make((await passkeys.begin(helene)).body)
      expect(
        (await passkeys.keep(helene, { ...fresh, response: { ...fresh.response, attestationObject } })).status,
      ).toBe(422)
    }
    expect((await portal.call(addPasskey, { as: helene, raw_body: { name: '', response: [] } })).status).toBe(422)
  })

  it('[SAFE-03] takes an attestation by its own key, and none by a certificate, which nobody asked for', async () => {
    const options = async () => (await passkeys.begin(helene)).body
    expect((await passkeys.keep(helene, device.make(await options(), { attests: 'certificate' }))).status).toBe(422)
    expect((await passkeys.keep(helene, device.make(await options(), { attests: 'itself' }))).status).toBe(201)
  })

  it('[SEC-23] needs the permission, and a session', async () => {
    const reader = await aMember(portal, { permissions: ['refunds:read'] })
    expect((await passkeys.begin(reader)).problem?.code).toBe('forbidden')
    expect((await portal.call(beginPasskey, { body: {} })).status).toBe(401)
  })
})
