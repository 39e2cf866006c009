import { putMember } from '@coussinet/contract/integration/upserts/member.ts'
import { getPermissions } from '@coussinet/contract/permissions.ts'
import { getMe } from '@coussinet/contract/profile.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { findMemberByLoginName } from '#modules/accounts/session/login-names.store.ts'
import { findMemberByNevg } from '#modules/accounts/session/member-by-nevg.ts'
import { aMachine, askMachine } from '#testing/a-machine.ts'
import { openMemberSession, changeMemberRow } from '#testing/a-member.ts'
import { sentMails } from '#testing/outgoing/sent-mails.ts'
import { type SignedIn, portalForTests } from '#testing/start-portal.ts'
import { aBroughtMember, newMember, testNevg } from '../tests/a-brought-member.ts'

const portal = portalForTests()
let as: SignedIn
beforeAll(async () => {
  as = await aMachine(portal, ['members:write'])
})

const put = (nevg: string, body: object) => askMachine(portal, putMember, { as, params: { nevg }, raw_body: body })
const outcome = async (asked: ReturnType<typeof put>) => {
  const { status, body, problem } = await asked
  return [status, problem?.code ?? body.result, ...(problem?.errors ? [problem.errors] : [])]
}

describe('a member whom the insurer brings', () => {
  it('is made once, with all that a portal needs, and told twice changes nothing', async () => {
    const nevg = testNevg(1)
    expect(await outcome(put(nevg, newMember))).toEqual([201, 'created'])
    expect(await outcome(put(nevg, newMember))).toEqual([200, 'unchanged'])
    expect(await outcome(put(`${nevg.slice(0, 3)} ${nevg.slice(3)}`, { lastname: 'Roussel' }))).toEqual([
      200,
      'changed',
    ])
    const member_id = (await findMemberByNevg(portal.db, nevg)) ?? ''
    const row = await portal.db
      .selectFrom('members')
      .selectAll()
      .where('member_id', '=', member_id)
      .executeTakeFirstOrThrow()
    expect(row).toMatchObject({
      firstname: 'Hélène',
      lastname: 'Roussel',
      email: 'helene@example.org',
      line2: null,
      mobile: '+33639981204',
      landline: null,
      password_hash: null,
    })
    expect(row.features).not.toContain('beta_features')
    expect([
      await findMemberByLoginName(portal.db, nevg),
      await findMemberByLoginName(portal.db, 'HELENE@example.org'),
    ]).toEqual([member_id, member_id])
    expect(await sentMails(portal, member_id)).toEqual([])
    const lines = await portal.db
      .selectFrom('audit_log')
      .select(['action', 'actor', 'details'])
      .where('member_id', '=', member_id)
      .orderBy('at')
      .orderBy('action')
      .execute()
    expect(lines.map(({ action, actor }) => `${actor} ${action}`)).toEqual([
      'insurer member.brought',
      'insurer member.brought',
    ])
    expect(JSON.stringify(lines)).not.toContain('Roussel')
  })

  it('[GO-03] bears a name that papers can draw: Greek and Cyrillic letters are taken, others are refused at their field', async () => {
    for (const [at, firstname] of ['Αλεξάνδρα', 'Цветелина', 'Zoë-Ǆ. d’Œuvre'].entries())
      expect(
        (await put(testNevg(20 + at), { ...newMember, email: `letters${at}@example.org`, firstname })).status,
      ).toBe(201)
    for (const firstname of ['אסתר', 'أمل', '花子', 'Նարե'])
      expect(await outcome(put(testNevg(30), { ...newMember, firstname }))).toEqual([
        422,
        'validation_failed',
        { firstname: ['paper_letters'] },
      ])
  })

  it('[SEC-22] is refused where something is wrong or unknown, at its field, and nothing is kept', async () => {
    const nevg = testNevg(2)
    expect(await outcome(put(nevg, {}))).toEqual([
      422,
      'validation_failed',
      {
        firstname: ['required'],
        lastname: ['required'],
        email: ['required'],
        locale: ['required'],
        address: ['required'],
      },
    ])
    expect(await outcome(put(nevg, { ...newMember, email: 'nobody' }))).toEqual([
      422,
      'validation_failed',
      { email: ['email'] },
    ])
    expect(await outcome(put(nevg, { ...newMember, password_hash: 'x' }))).toEqual([
      422,
      'validation_failed',
      { password_hash: ['schema.invalid_type'] },
    ])
    expect(await outcome(put(nevg, { ...newMember, address: { ...newMember.address, postal_code: '1' } }))).toEqual([
      422,
      'validation_failed',
      { 'address.postal_code': ['postal.FR'] },
    ])
    expect(await outcome(put('900000000', newMember))).toEqual([422, 'validation_failed', { nevg: ['member_number'] }])
    expect(await findMemberByNevg(portal.db, nevg)).toBeNull()
    expect(await findMemberByLoginName(portal.db, nevg)).toBeNull()
  })

  it('[PRO-01][PRO-02] lives in Réunion: the number is stored with its own code, however it is written, and marks that were copied along with it are not', async () => {
    const nevg = testNevg(7)
    const home = { ...newMember.address, postal_code: 'F-97\u00a0400', city: 'SAINT-DENIS' }
    const brought = {
      ...newMember,
      email: '\u202areunion@example.org\u202c',
      address: home,
      phones: { mobile: '+33 6 92 12 34 56', landline: '+262 262 12 34 56' },
    }
    expect(await outcome(put(nevg, brought))).toEqual([201, 'created'])
    expect(await outcome(put(nevg, { phones: { mobile: '+262692123456', landline: '+33262123456' } }))).toEqual([
      200,
      'unchanged',
    ])
    const row = await portal.db.selectFrom('members').selectAll().where('nevg', '=', nevg).executeTakeFirstOrThrow()
    expect(row).toMatchObject({
      email: 'reunion@example.org',
      postal_code: '97400',
      mobile: '+262692123456',
      landline: '+262262123456',
    })
  })

  it('two at once make one', async () => {
    const nevg = testNevg(3)
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => outcome(put(nevg, { ...newMember, email: 'five@example.org' }))),
    )
    expect(answers.filter(([status]) => status === 201)).toHaveLength(1)
    expect(answers.filter(([status]) => status === 200)).toHaveLength(4)
    expect(await portal.db.selectFrom('members').select('member_id').where('nevg', '=', nevg).execute()).toHaveLength(1)
  })

  it('a number that was taken and came to nothing is taken up again', async () => {
    const nevg = testNevg(4)
    await put(nevg, { ...newMember, email: 'four@example.org' })
    const member_id = (await findMemberByNevg(portal.db, nevg)) ?? ''
    await portal.db.deleteFrom('members').where('member_id', '=', member_id).execute()
    expect(await outcome(put(nevg, { lastname: 'Roussel' }))).toEqual([
      422,
      'validation_failed',
      expect.objectContaining({ firstname: ['required'] }),
    ])
    expect(await outcome(put(nevg, { ...newMember, email: 'four@example.org' }))).toEqual([201, 'created'])
    expect(await findMemberByNevg(portal.db, nevg)).toBe(member_id)
  })
})

it('[SEC-56] somebody who was forgotten is not filled again', async () => {
  const { nevg, member_id } = await aBroughtMember(portal, as)
  await changeMemberRow(portal, member_id, { erased_at: portal.clock.now() })
  await portal.db.deleteFrom('login_names').where('member_id', '=', member_id).execute()
  expect(await outcome(put(nevg, newMember))).toEqual([409, 'conflict', { nevg: ['erased'] }])
})

describe('what the insurer changes of a member', () => {
  it('[SAFE-02][SEC-34] another e-mail takes effect at once and is told to the old mailbox with a way out; the old name signs nobody in', async () => {
    const { nevg, email, member_id } = await aBroughtMember(portal, as)
    await openMemberSession(portal, member_id)
    expect(await outcome(put(nevg, { email: 'new.home@example.org' }))).toEqual([200, 'changed'])
    expect([
      await findMemberByLoginName(portal.db, email),
      await findMemberByLoginName(portal.db, 'new.home@example.org'),
    ]).toEqual([null, member_id])
    const mails = await sentMails(portal, member_id)
    expect(mails.map(({ to }) => to).toSorted()).toEqual([email, 'new.home@example.org'])
    const row = await portal.db
      .selectFrom('members')
      .select(['email_changed_at', 'pending_email'])
      .where('member_id', '=', member_id)
      .executeTakeFirstOrThrow()
    expect(row.email_changed_at).toEqual(portal.clock.now())
    // Changes by the insurer come back to it as no event.
    const told = await portal.db
      .selectFrom('insurer_events')
      .select('event_id')
      .where('member_id', '=', member_id)
      .execute()
    expect(told).toEqual([])
  })

  it('[SAFE-02][SEC-34] another mobile is told to both numbers; none leaves the landline', async () => {
    const { nevg, member_id } = await aBroughtMember(portal, as)
    await openMemberSession(portal, member_id)
    expect(await outcome(put(nevg, { phones: { mobile: '+33639981299' } }))).toEqual([200, 'changed'])
    expect(await outcome(put(nevg, { phones: null }))).toEqual([200, 'changed'])
    const row = await portal.db
      .selectFrom('members')
      .select(['mobile', 'landline', 'mobile_changed_at'])
      .where('member_id', '=', member_id)
      .executeTakeFirstOrThrow()
    expect(row).toEqual({ mobile: null, landline: null, mobile_changed_at: portal.clock.now() })
    const sms = await portal.db
      .selectFrom('outgoing_messages')
      .select('message_id')
      .where('member_id', '=', member_id)
      .where('channel', '=', 'sms')
      .execute()
    expect(sms.length).toBeGreaterThanOrEqual(2)
  })

  it('[GO-03][SAFE-02] nobody is told of another address or mobile of a member who never came in; what was sent to the former mailbox opens nothing', async () => {
    const { nevg, email, member_id } = await aBroughtMember(portal, as)
    const phones = { mobile: '+33639981277' }
    expect(await outcome(put(nevg, { email: 'mended@example.org', phones }))).toEqual([200, 'changed'])
    expect(await findMemberByLoginName(portal.db, email)).toBeNull()
    const told = await portal.db
      .selectFrom('outgoing_messages')
      .select('message_id')
      .where('member_id', '=', member_id)
      .execute()
    expect(told).toEqual([])
    // With a password there is an account to protect.
    await changeMemberRow(portal, member_id, { password_hash: 'one' })
    expect(await outcome(put(nevg, { email: 'another@example.org' }))).toEqual([200, 'changed'])
    const mails = await sentMails(portal, member_id)
    expect(mails.map(({ to }) => to).toSorted()).toEqual(['another@example.org', 'mended@example.org'])
  })

  it('two members may share a mailbox: the first signs in by it, the second by number', async () => {
    const [one, other] = [await aBroughtMember(portal, as), await aBroughtMember(portal, as)]
    expect(await outcome(put(other.nevg, { email: one.email }))).toEqual([200, 'changed'])
    expect([
      await findMemberByLoginName(portal.db, one.email),
      await findMemberByLoginName(portal.db, other.nevg),
    ]).toEqual([one.member_id, other.member_id])
    // A member who leaves a name gives it free, and the next word of the other one takes it.
    expect(await outcome(put(one.nevg, { email: 'elsewhere@example.org' }))).toEqual([200, 'changed'])
    expect(await outcome(put(other.nevg, { email: one.email }))).toEqual([200, 'unchanged'])
    expect(await findMemberByLoginName(portal.db, one.email)).toBe(other.member_id)
  })

  it('[SEC-17] one who is disabled is signed out at once, and back when enabled; rights count from the next call', async () => {
    const { nevg, member_id } = await aBroughtMember(portal, as)
    const session = await openMemberSession(portal, member_id)
    expect((await portal.call(getMe, { as: session })).status).toBe(200)
    expect(await outcome(put(nevg, { disabled: true }))).toEqual([200, 'changed'])
    expect(await outcome(put(nevg, { disabled: true }))).toEqual([200, 'unchanged'])
    expect((await portal.call(getMe, { as: session })).status).toBe(401)
    expect(await outcome(put(nevg, { disabled: false, permissions: ['refunds:read'], features: [] }))).toEqual([
      200,
      'changed',
    ])
    const again = await openMemberSession(portal, member_id)
    expect((await portal.call(getPermissions, { as: again })).body).toEqual({
      permissions: ['refunds:read'],
      features: [],
    })
  })
})
