import type { ProfileChange } from '@coussinet/contract/forms.ts'
import { changeMe, getMe } from '@coussinet/contract/profile.ts'
import { describe, expect, it } from 'vitest'
import { aMember, type TestMember } from '#testing/a-member.ts'
import { hintsArrived } from '#testing/outgoing/hints-arrived.ts'
import { sentMails, sentSms } from '#testing/outgoing/sent-mails.ts'
import { portalForTests } from '#testing/start-portal.ts'

const portal = portalForTests({ at: '2026-11-20T10:00:00Z' })

const change = (as: TestMember, body: ProfileChange) => portal.call(changeMe, { as, body })
const sendRaw = (as: TestMember, raw_body: unknown) => portal.call(changeMe, { as, raw_body })
const me = async (as: TestMember) => (await portal.call(getMe, { as })).body
const auditOf = async ({ member_id }: TestMember) => {
  const rows = await portal.db
    .selectFrom('audit_log')
    .select(['action', 'details'])
    .where('member_id', '=', member_id)
    .where('action', '<>', 'session.opened')
    .orderBy('at')
    .execute()
  return rows.map(({ action, details }) => [action, details])
}
const rowOf = ({ member_id }: TestMember) =>
  portal.db.selectFrom('members').selectAll().where('member_id', '=', member_id).executeTakeFirstOrThrow()

const address = {
  line1: 'VIA DEI GELSI 14',
  line2: 'INTERNO 6',
  line3: null,
  line4: null,
  postal_code: '40123',
  city: 'BOLOGNA BO',
  country: 'IT',
} as const

describe('a change', () => {
  it('[PRO-01] replaces the whole of what is sent, leaves the rest, and answers the new profile', async () => {
    const member = await aMember(portal)
    const before = await me(member)
    const { status, body } = await change(member, { address })
    expect(status).toBe(200)
    expect(body).toEqual({ ...before, address })
    expect(await me(member)).toEqual(body)
    const shorter = await sendRaw(member, {
      address: { line1: ' 1 RUE  HAUTE ', postal_code: '1000', city: 'BRUXELLES', country: 'BE' },
    })
    expect(shorter.body.address).toEqual({
      ...address,
      line1: '1 RUE  HAUTE',
      line2: null,
      postal_code: '1000',
      city: 'BRUXELLES',
      country: 'BE',
    })
    expect(await auditOf(member)).toEqual([
      ['address.changed', {}],
      ['address.changed', {}],
    ])
  })

  it('[PRO-06] of the language stays', async () => {
    const member = await aMember(portal)
    for (const locale of ['it', 'fr-BE', 'fr'] as const) {
      expect((await change(member, { locale })).body.locale).toBe(locale)
      expect((await me(member)).locale).toBe(locale)
    }
    expect(await auditOf(member)).toEqual(['it', 'fr-BE', 'fr'].map((detail) => ['locale.changed', { detail }]))
  })

  it('[PRO-01][SEC-34] of the phones is told to the old mobile and the new one, masked in the log', async () => {
    const member = await aMember(portal)
    const { status, body } = await change(member, { phones: { mobile: '06 39 98 55 19', landline: null } })
    expect([status, body]).toMatchObject([422, { errors: { 'phones.mobile': ['mobile'] } }])
    const { body: changed } = await change(member, {
      phones: { mobile: '+33 6 39 98 55 19', landline: '0033 4 65 71 04 12' },
    })
    expect(changed.phones).toEqual({ mobile: '+33639985519', landline: '+33465710412' })
    expect(await auditOf(member)).toEqual([['phones.changed', { detail: '+33 6 ** ** ** 19' }]])
    expect((await sentSms(portal, member.member_id)).map(({ to }) => to)).toEqual(['+33639981204', '+33639985519'])
    expect((await sentMails(portal, member.member_id)).map(({ to }) => to)).toEqual([(await rowOf(member)).email])
  })

  it('[SEC-29] of the mobile is dated by the portal’s clock; one of the landline is none', async () => {
    const member = await aMember(portal)
    await change(member, { phones: { mobile: '+33639981204', landline: '+33465710412' } })
    expect((await rowOf(member)).mobile_changed_at).toBeNull()
    expect(await sentSms(portal, member.member_id)).toEqual([])
    expect(await auditOf(member)).toEqual([['phones.changed', { detail: '+33 4 ** ** ** 12' }]])
    await change(member, { phones: { mobile: null, landline: '+33465710412' } })
    expect((await rowOf(member)).mobile_changed_at).toEqual(portal.clock.now())
  })

  it('of nothing leaves no trace and tells nobody', async () => {
    const member = await aMember(portal)
    const before = await rowOf(member)
    const { locale, address: same, phones, email } = await me(member)
    portal.clock.advance({ minutes: 1 })
    expect((await change(member, { locale, address: same, phones, email })).status).toBe(200)
    expect((await change(member, {})).status).toBe(200)
    expect(await rowOf(member)).toEqual(before)
    expect(await auditOf(member)).toEqual([])
    expect(await sentMails(portal, member.member_id)).toEqual([])
  })

  it('is heard by the member’s open pages, and by no other', async () => {
    const [member, other] = [await aMember(portal), await aMember(portal)]
    await hintsArrived(portal)
    const heard: string[] = []
    const ends = [member, other].map(({ member_id }, place) =>
      portal.platform.events.subscribe(member_id, (topic) => heard.push(`${place} ${topic}`)),
    )
    await change(member, { locale: 'it' })
    await expect.poll(() => heard).toEqual(['0 profile'])
    for (const end of ends) end()
  })

  it('made at once by two pages keeps both', async () => {
    const member = await aMember(portal)
    await Promise.all([
      change(member, { locale: 'it' }),
      change(member, { address }),
      change(member, { phones: { mobile: '+393200000017', landline: null } }),
    ])
    expect(await me(member)).toMatchObject({ locale: 'it', address, phones: { mobile: '+393200000017' } })
  })
})

describe('what is refused', () => {
  it('[PRO-02] a number of a wrong kind, none at all, a wrong address, each with its message', async () => {
    const member = await aMember(portal)
    const errorsOf = async (raw_body: unknown) => (await sendRaw(member, raw_body)).problem?.errors
    expect(await errorsOf({ phones: { mobile: null, landline: null } })).toEqual({ phones: ['one_phone'] })
    expect(await errorsOf({ phones: { mobile: '+33465710412', landline: '+33639981204' } })).toEqual({
      'phones.mobile': ['mobile'],
      'phones.landline': ['phone'],
    })
    expect(await errorsOf({ email: 'a..b@example.org' })).toEqual({ email: ['email'] })
    expect(await errorsOf({ email: '' })).toEqual({ email: ['required'] })
    expect(await errorsOf({ address: { ...address, line1: '', city: ' ' } })).toEqual({
      'address.line1': ['required'],
      'address.city': ['required'],
    })
    expect(await errorsOf({ address: { ...address, line1: 'X'.repeat(45) } })).toEqual({
      'address.line1': ['address_line'],
    })
    expect(await errorsOf({ locale: 'en' })).toHaveProperty('locale')
  })

  it.each([
    ['FR', '00123'],
    ['FR', '2A004'],
    ['FR', '1000'],
    ['IT', '4012'],
    ['IT', '4O123'],
    ['BE', '0999'],
    ['BE', '10000'],
  ] as const)('[PRO-02] a postal code that %s does not have: %s', async (country, postal_code) => {
    const member = await aMember(portal)
    const { status, problem } = await change(member, { address: { ...address, country, postal_code } })
    expect([status, problem?.errors]).toEqual([422, { 'address.postal_code': [`postal.${country}`] }])
    expect((await me(member)).address.postal_code).toBe('69003')
  })

  it('[PRO-03] changes nothing of what stood beside it', async () => {
    const member = await aMember(portal)
    const before = await rowOf(member)
    const { status, problem } = await sendRaw(member, {
      locale: 'it',
      phones: { mobile: '+33639985519' },
      address: { ...address, postal_code: '1' },
    })
    expect([status, problem?.errors]).toEqual([422, { 'address.postal_code': ['postal.IT'] }])
    expect(await rowOf(member)).toEqual(before)
  })

  it('[SEC-22][SEC-20] any other member of the profile, whosever it is', async () => {
    const [member, other] = [await aMember(portal), await aMember(portal)]
    const [mine, theirs] = [await rowOf(member), await rowOf(other)]
    const others = {
      member_id: other.member_id,
      nevg: other.nevg,
      firstname: 'X',
      lastname: 'X',
      pending_email: 'x@example.org',
      permissions: [],
      disabled_at: null,
      contract: {},
      mobile_changed_at: null,
      email_changed_at: null,
    }
    for (const [name, value] of Object.entries(others)) {
      const { status, problem } = await sendRaw(member, { locale: 'it', [name]: value })
      expect([name, status, Object.keys(problem?.errors ?? {})]).toEqual([name, 422, [name]])
    }
    for (const [part, value] of [
      ['address', { ...address, line5: 'X' }],
      ['phones', { mobile: '+33639985519', fax: 'X' }],
    ] as const) {
      expect((await sendRaw(member, { [part]: value })).status).toBe(422)
    }
    expect([await rowOf(member), await rowOf(other)]).toEqual([mine, theirs])
  })

  it('[GATE-03] any change without the permission', async () => {
    const member = await aMember(portal, { permissions: ['refunds:read'] })
    const { status, problem } = await change(member, { locale: 'it' })
    expect([status, problem?.code]).toEqual([403, 'forbidden'])
    expect((await me(member)).locale).toBe('fr')
  })
})

it('[SEC-48] scripts and formulas are text: stored and read back as they were typed', async () => {
  const member = await aMember(portal)
  const typed = {
    ...address,
    line1: '<img src=x onerror=alert(1)>',
    line2: '"><script>alert(1)</script>',
    line3: '=HYPERLINK("http://evil")',
    line4: "'; drop table members; --",
    city: '{{7*7}}${7*7}',
  }
  expect((await change(member, { address: typed })).body.address).toEqual(typed)
  const { body, headers } = await portal.call(getMe, { as: member })
  expect(body.address).toEqual(typed)
  expect(headers).toMatchObject({
    'content-type': 'application/json; charset=utf-8',
    'x-content-type-options': 'nosniff',
  })
  expect((await sendRaw(member, { email: '"<script>"@example.org' })).problem?.errors).toEqual({ email: ['email'] })
  expect((await sendRaw(member, { address: { ...address, line1: 'A\nB' } })).status).toBe(422)
})

it('five mobiles an hour at most: nobody is flooded by way of us', async () => {
  const member = await aMember(portal)
  const statuses = []
  for (let at = 0; at < 6; at += 1)
    statuses.push((await change(member, { phones: { mobile: `+3363998551${at}`, landline: null } })).status)
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
  expect((await me(member)).phones.mobile).toBe('+33639985514')
})
