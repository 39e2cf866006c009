import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { aMember, type TestMember, changeMemberRow } from '#testing/a-member.ts'
import { sentMails, sentSms } from '#testing/outgoing/sent-mails.ts'
import { ownPortal, type TestPortal } from '#testing/start-portal.ts'
import { findSigningState } from './codes.ts'
import { codesTo, openStage, type SignableStage } from './tests/a-signable.ts'

const lines: string[] = []
let portal: TestPortal
let stage: SignableStage
let helene: TestMember
let mobile: string
let made = 0
beforeAll(async () => {
  portal = await ownPortal({
    env: { PUBLIC_URL: 'https://members.example', SMS_CODES_PER_DAY: '200' },
    log: (line) => lines.push(line),
  })
  stage = await openStage(portal)
})
afterAll(async () => {
  await stage.close()
  await portal.close()
})
beforeEach(async () => {
  portal.clock.set(new Date('2026-11-20T10:00:00Z'))
  helene = await aMember(portal)
  // A number of one's own, for numbers are counted too.
  mobile = `+3363998${String((made += 1)).padStart(4, '0')}`
  await change({ mobile })
})

const change = (columns: {
  mobile?: string | null
  email?: string
  email_changed_at?: Date
  mobile_changed_at?: Date
  password_hash?: string | null
}) => changeMemberRow(portal, helene.member_id, columns)
const signatures = () =>
  portal.db.selectFrom('signatures').selectAll().where('member_id', '=', helene.member_id).orderBy('sent_at').execute()
const shownOf = (thing: ReturnType<SignableStage['aThing']>) =>
  findSigningState(portal.db, portal.platform, {
    member_id: helene.member_id,
    subject: thing.subject,
    at: portal.clock.now(),
  })

describe('a code', () => {
  it('[PAY-05][SEC-26] has six digits, goes to the stored contact, lives ten minutes, and is kept as a keyed hash alone', async () => {
    const thing = stage.aThing(helene.member_id)
    const { status, body } = await stage.send(helene, thing, 'sms')
    expect(status).toBe(201)
    expect(body).toEqual({
      id: expect.any(String),
      mode: 'sms',
      recipient: expect.stringMatching(/^\+33 6 \*\* \*\* \*\* \d\d$/),
      expires_at: '2026-11-20T10:10:00.000Z',
      resend_after: '2026-11-20T10:01:00.000Z',
      attempts_left: 5,
    })
    const [sent] = await codesTo(portal, helene.member_id)
    expect(sent).toEqual({ to: mobile, code: expect.stringMatching(/^\d{6}$/) })
    expect(thing.awaited).toBe(1)
    const [row] = await signatures()
    expect(Buffer.from(row?.code_hash ?? []).toString('hex')).toMatch(/^[0-9a-f]{64}$/)
    expect(
      JSON.stringify(await stage.evidenceOf(helene.member_id)) + JSON.stringify(row) + lines.join(''),
    ).not.toContain(sent?.code)
    const { expires_at } = await portal.db
      .selectFrom('outgoing_messages')
      .select('expires_at')
      .where('member_id', '=', helene.member_id)
      .executeTakeFirstOrThrow()
    expect(expires_at).toEqual(new Date('2026-11-20T10:10:00Z'))
  })

  it('[SEC-29] never goes where the call says, but where the member is reached', async () => {
    const thing = stage.aThing(helene.member_id)
    const { status, problem } = await stage.send(helene, thing, 'email', { recipient: 'eve@example.net' })
    expect([status, problem?.errors]).toEqual([422, { recipient: ['schema.invalid_type'] }])
    expect(await codesTo(portal, helene.member_id)).toEqual([])
  })

  it('[SEC-29] goes to the contact that was fixed with the text where somebody else signs, in the member’s language', async () => {
    const thing = stage.aThing(helene.member_id, { contact: { email: 'paul@example.org', mobile: null } })
    expect((await stage.send(helene, thing, 'sms')).problem?.errors).toEqual({ mode: ['no_contact'] })
    // Somebody else's contact may be of any age.
    await change({ email_changed_at: portal.clock.now() })
    expect((await stage.send(helene, thing, 'email')).body?.recipient).toBe('p****@example.org')
    const [mail] = await sentMails(portal, helene.member_id)
    expect([mail?.to, mail?.letter.subject]).toEqual([
      'paul@example.org',
      'Hélène Carpentier vous demande de signer un mandat de prélèvement',
    ])
  })

  it('[SEC-31] is refused for another text than the one that was shown, and for what is not the member’s', async () => {
    const thing = stage.aThing(helene.member_id)
    expect((await stage.send(helene, thing, 'email', { sha256: '0'.repeat(64) })).status).toBe(409)
    const other = await aMember(portal)
    expect((await stage.send(other, thing)).status).toBe(404)
    thing.open = false
    expect((await stage.send(helene, thing)).status).toBe(409)
    expect(await codesTo(portal, helene.member_id)).toEqual([])
  })

  it('[SEC-26][PAY-05][A11Y-05] is asked for again after 60 s, which replaces the earlier one and gives ten minutes more', async () => {
    const thing = stage.aThing(helene.member_id)
    const first = await stage.send(helene, thing)
    portal.clock.advance({ seconds: 59 })
    const early = await stage.send(helene, thing)
    expect([early.status, early.retry_after]).toEqual([429, 1])
    portal.clock.advance({ seconds: 1 })
    const second = await stage.send(helene, thing)
    expect(second.body?.expires_at).toBe('2026-11-20T10:11:00.000Z')
    expect((await signatures()).map(({ status }) => status)).toEqual(['replaced', 'sent'])
    const [earlier] = await codesTo(portal, helene.member_id)
    expect((await stage.confirm(helene, thing, first.body?.id ?? '', earlier?.code ?? '')).status).toBe(410)
    expect((await shownOf(thing)).signature).toEqual(second.body)
  })

  it('[REL-04][SEC-28] is sent once for 20 calls at once, and the other way is open at once', async () => {
    const thing = stage.aThing(helene.member_id)
    const answers = await Promise.all(Array.from({ length: 20 }, () => stage.send(helene, thing, 'sms')))
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
      201,
      ...Array.from({ length: 19 }, () => 429),
    ])
    expect(await codesTo(portal, helene.member_id)).toHaveLength(1)
    expect((await stage.send(helene, thing, 'email')).status).toBe(201)
  })

  it('[REL-03] of a keyed call is the same one again', async () => {
    const thing = stage.aThing(helene.member_id)
    const headers = { 'idempotency-key': 'a-key' }
    const first = await stage.send(helene, thing, 'email', { headers })
    expect(await stage.send(helene, thing, 'email', { headers })).toEqual(first)
    expect((await stage.send(helene, thing, 'sms', { headers })).problem?.code).toBe('idempotency_mismatch')
    expect(await codesTo(portal, helene.member_id)).toHaveLength(1)
  })
})

describe('where a code can go', () => {
  it.each([
    ['a French mobile', '+33639981204', 201],
    ['another French one', '+33739981204', 201],
    ['an Italian mobile', '+393401234567', 201],
    ['a Belgian mobile', '+32470123456', 201],
    ['a French premium number', '+33899123456', 422],
    ['a French number that is none yet', '+33700000000', 422],
    ['an Italian premium number', '+39899123456', 422],
    ['a Belgian premium number', '+3290012345', 422],
    ['a French landline', '+33472000000', 422],
    ['an Italian landline', '+390612345678', 422],
    ['a Belgian landline', '+3225551234', 422],
    ['a Swiss mobile', '+41791234567', 422],
    ['a British mobile', '+447700900123', 422],
    ['a mobile of La Réunion', '+262692123456', 201],
    ['a mobile of Mayotte that was stored with +33', '+33639123456', 201],
    ['a mobile of the Comoros', '+2693212345', 422],
    ['a landline of Martinique', '+596596123456', 422],
    ['a number as it is written at home', '0639981204', 422],
  ])('[SEC-28] by SMS to %s', async (_name, number, expected) => {
    await change({ mobile: number })
    const thing = stage.aThing(helene.member_id)
    const { status, problem } = await stage.send(helene, thing, 'sms')
    expect(status).toBe(expected)
    expect((await shownOf(thing)).channels.map(({ mode }) => mode)).toEqual(
      expected === 201 ? ['email', 'sms'] : ['email'],
    )
    if (expected === 422) expect(problem?.errors).toEqual({ mode: ['no_contact'] })
    expect((await stage.send(helene, thing, 'email')).status).toBe(201)
  })

  it('[PAY-05][SEC-29] is shown masked, with whether the contact is recent', async () => {
    await change({
      email: 'helene@example.org',
      mobile: '+33639981204',
      mobile_changed_at: new Date('2026-11-17T10:00:01Z'),
      email_changed_at: new Date('2026-11-17T10:00:00Z'),
    })
    expect(await shownOf(stage.aThing(helene.member_id))).toEqual({
      channels: [
        { mode: 'email', recipient: 'h****@example.org', is_recent: false },
        { mode: 'sms', recipient: '+33 6 ** ** ** 04', is_recent: true },
      ],
      signature: null,
    })
    expect(
      await findSigningState(portal.db, portal.platform, {
        member_id: helene.member_id,
        subject: null,
        at: portal.clock.now(),
      }),
    ).toEqual({ channels: [], signature: null })
  })

  it('is not an SMS on a portal of production that cannot send any', async () => {
    const config = { ...portal.platform.config, production: true, sms: null }
    const thing = stage.aThing(helene.member_id)
    const shown = await findSigningState(
      portal.db,
      { ...portal.platform, config },
      { member_id: helene.member_id, subject: thing.subject, at: portal.clock.now() },
    )
    expect(shown.channels.map(({ mode }) => mode)).toEqual(['email'])
  })
})

describe('[SEC-29] a contact changed less than 72 hours ago', () => {
  const password = 'Correct-Horse9'
  let thing: ReturnType<SignableStage['aThing']>
  beforeEach(async () => {
    helene = await aMember(portal, { password })
    await change({ mobile, email_changed_at: new Date('2026-11-18T10:00:00Z') })
    thing = stage.aThing(helene.member_id)
  })

  it('takes the password too, or the other way', async () => {
    expect((await stage.send(helene, thing)).problem?.errors).toEqual({ mode: ['contact_too_recent'] })
    expect((await stage.send(helene, thing, 'sms')).status).toBe(201)
    const wrong = await stage.send(helene, thing, 'email', { current_password: 'Wrong-Horse9' })
    expect(wrong.problem?.errors).toEqual({ current_password: ['password.current'] })
    expect(await sentMails(portal, helene.member_id)).toEqual([])
    expect((await stage.send(helene, thing, 'email', { current_password: password })).status).toBe(201)
  })

  it('is one no more after 72 hours', async () => {
    portal.clock.set(new Date('2026-11-21T09:59:59Z'))
    const { access_token } = await signedInAgain()
    expect((await stage.send({ access_token }, thing)).problem?.errors).toEqual({ mode: ['contact_too_recent'] })
    portal.clock.advance({ seconds: 1 })
    expect((await stage.send({ access_token }, thing)).status).toBe(201)
  })

  it('[SEC-02] leaves no room to guess the password: five wrong ones, then a wait for the right one too', async () => {
    for (let guess = 0; guess < 5; guess += 1)
      expect((await stage.send(helene, thing, 'email', { current_password: 'Wrong-Horse9' })).status).toBe(422)
    expect((await stage.send(helene, thing, 'email', { current_password: password })).status).toBe(429)
    expect(await codesTo(portal, helene.member_id)).toEqual([])
  })

  it('is refused to a member without a password', async () => {
    await change({ password_hash: null })
    expect((await stage.send(helene, thing, 'email', { current_password: password })).problem?.errors).toEqual({
      current_password: ['password.current'],
    })
  })

  // Access tokens live for a quarter of an hour.
  async function signedInAgain() {
    await portal.db
      .updateTable('access_tokens')
      .set({ expires_at: new Date('2026-12-01T10:00:00Z') })
      .where('member_id', '=', helene.member_id)
      .execute()
    return helene
  }
})

describe('[SEC-28] how many codes', () => {
  beforeEach(() =>
    portal.db
      .updateTable('access_tokens')
      .set({ expires_at: new Date('2027-12-01T10:00:00Z') })
      .where('member_id', '=', helene.member_id)
      .execute(),
  )

  it('five an hour one way, counted from the first of them, over all that is signed', async () => {
    for (let count = 0; count < 5; count += 1) {
      expect((await stage.send(helene, stage.aThing(helene.member_id), 'sms')).status).toBe(201)
      portal.clock.advance({ minutes: 2 })
    }
    const sixth = await stage.send(helene, stage.aThing(helene.member_id), 'sms')
    expect([sixth.status, sixth.retry_after]).toEqual([429, 50 * 60])
    expect((await stage.send(helene, stage.aThing(helene.member_id), 'email')).status).toBe(201)
    portal.clock.advance({ minutes: 49, seconds: 59 })
    expect((await stage.send(helene, stage.aThing(helene.member_id), 'sms')).status).toBe(429)
    portal.clock.advance({ seconds: 1 })
    expect((await stage.send(helene, stage.aThing(helene.member_id), 'sms')).status).toBe(201)
    expect(await sentSms(portal, helene.member_id)).toHaveLength(6)
  })

  it('ten a day to one number, whoever the member is; what was refused does not count', async () => {
    for (let count = 0; count < 10; count += 1) {
      expect((await stage.send(helene, stage.aThing(helene.member_id), 'sms')).status).toBe(201)
      portal.clock.advance({ minutes: 20 })
    }
    const neighbour = await aMember(portal)
    await changeMemberRow(portal, neighbour.member_id, { mobile })
    const thing = stage.aThing(neighbour.member_id)
    for (let count = 0; count < 3; count += 1) expect((await stage.send(neighbour, thing, 'sms')).status).toBe(429)
    expect((await stage.send(neighbour, thing, 'email')).status).toBe(201)
    portal.clock.set(new Date('2026-11-21T10:00:00Z'))
    expect((await stage.send(helene, stage.aThing(helene.member_id), 'sms')).status).toBe(201)
    expect(JSON.stringify(await portal.db.selectFrom('attempts').select('attempt_key').execute())).not.toContain(
      mobile.slice(1),
    )
  })

  it('so many a day for the portal: the last one is an error in the log, once, and e-mail goes on', async () => {
    const spent = () => lines.filter((line) => line.includes('sms_codes_spent'))
    const spent_before = { count: 199, window_start: portal.clock.now() }
    await portal.db
      .insertInto('attempts')
      .values({ attempt_key: 'code-sms', ...spent_before })
      .onConflict((conflict) => conflict.column('attempt_key').doUpdateSet(spent_before))
      .execute()
    expect((await stage.send(helene, stage.aThing(helene.member_id), 'sms')).status).toBe(201)
    portal.clock.advance({ minutes: 2 })
    const thing = stage.aThing(helene.member_id)
    expect((await stage.send(helene, thing, 'sms')).status).toBe(429)
    expect((await stage.send(helene, thing, 'sms')).status).toBe(429)
    expect((await stage.send(helene, thing, 'email')).status).toBe(201)
    expect(spent()).toHaveLength(1)
    expect(JSON.parse(spent()[0] ?? '{}')).toMatchObject({ level: 50, limit: 200 })
    portal.clock.advance({ days: 1 })
    expect((await stage.send(helene, stage.aThing(helene.member_id), 'sms')).status).toBe(201)
  })
})
