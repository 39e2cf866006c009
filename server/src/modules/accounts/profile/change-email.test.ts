import { changeMe, confirmEmail, getMe } from '@coussinet/contract/profile.ts'
import { signIn } from '@coussinet/contract/session.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { aMember, type TestMember, changeMemberRow } from '#testing/a-member.ts'
import { auditLines } from '#testing/outgoing/audit-lines.ts'
import { sentMails, extractToken } from '#testing/outgoing/sent-mails.ts'
import { portalForTests } from '#testing/start-portal.ts'
import { createLink } from '../session/links.ts'

const password = 'Coussinet#2026'
const portal = portalForTests({ at: '2026-11-20T10:00:00Z' })
let member: TestMember
let made = 0
beforeEach(async () => {
  made += 1
  portal.clock.set(new Date('2026-11-20T10:00:00Z'))
  member = await aMember(portal, { email: `old${made}@example.org` })
})

const ask = (email: string, as = member) => portal.call(changeMe, { as, body: { email } })
const confirm = (token: string) => portal.call(confirmEmail, { body: { token } })
const me = async () => (await portal.call(getMe, { as: member })).body
const mailsTo = async (to: string) => (await sentMails(portal, member.member_id)).filter((mail) => mail.to === to)
async function tokensTo(to: string): Promise<string[]> {
  return (await mailsTo(to)).map(({ letter }) => extractToken(letter.action?.href))
}
const actions = async () => {
  const rows = await auditLines(portal, member.member_id, ['action', 'details'], 'email.%')
  return rows.map(({ action, details }) => [action, details])
}
const expired = { status: 410, problem: { code: 'expired' } }

describe('a new address', () => {
  it('[PRO-04] is pending until the link sent to it is followed; then it serves, and signs in', async () => {
    const old = `old${made}@example.org`
    await changeMemberRow(portal, member.member_id, { locale: 'it' })
    const { status, body } = await ask('Nuova.Via@example.org')
    expect([status, body.email, body.pending_email]).toEqual([200, old, 'Nuova.Via@example.org'])
    const [mail] = await mailsTo('Nuova.Via@example.org')
    expect(mail).toMatchObject({
      reader: { language: 'it', country: 'FR' },
      letter: { subject: 'Confermi il nuovo indirizzo e-mail' },
    })
    expect(mail?.letter.action?.href).toMatch(/^http:\/\/localhost:3000\/email-confirmation#token=[\w-]{43}$/)
    const [token = ''] = await tokensTo('Nuova.Via@example.org')

    portal.clock.advance({ minutes: 10 })
    expect((await confirm(token)).status).toBe(204)
    expect(await me()).toMatchObject({ email: 'Nuova.Via@example.org', pending_email: null })
    const row = await portal.db
      .selectFrom('members')
      .select('email_changed_at')
      .where('member_id', '=', member.member_id)
      .executeTakeFirstOrThrow()
    expect(row.email_changed_at).toEqual(portal.clock.now())
    expect(await confirm(token)).toMatchObject(expired)
  })

  it('[PRO-04] signs in once it is confirmed, compared without case, and the old one no more', async () => {
    const { email, nevg } = {
      email: 'sign.in@example.org',
      ...(await aMember(portal, { email: 'before@example.org', password })),
    }
    const enter = async (username: string) => (await portal.call(signIn, { body: { username, password } })).status
    const { body: as } = await portal.call(signIn, { body: { username: nevg, password } })
    await portal.call(changeMe, { as, body: { email } })
    expect([await enter('before@example.org'), await enter(email)]).toEqual([200, 401])
    const { member_id } = await portal.db
      .selectFrom('members')
      .select('member_id')
      .where('nevg', '=', nevg)
      .executeTakeFirstOrThrow()
    const href = (await sentMails(portal, member_id)).find(({ to }) => to === email)?.letter.action?.href ?? ''
    await confirm(extractToken(href))
    expect([await enter('before@example.org'), await enter('SIGN.in@Example.org'), await enter(nevg)]).toEqual([
      401, 200, 200,
    ])
  })

  it('[PRO-04][SEC-34] is told to the old one, when it is asked for and when it serves, and logged masked', async () => {
    const old = `old${made}@example.org`
    await ask('marie@example.org')
    expect(await mailsTo(old)).toHaveLength(1)
    const [token = ''] = await tokensTo('marie@example.org')
    await confirm(token)
    expect(await mailsTo(old)).toHaveLength(2)
    expect(await mailsTo('marie@example.org')).toHaveLength(2)
    const told = JSON.stringify((await mailsTo(old)).map(({ letter }) => letter))
    expect(told).toContain('m****@example.org')
    expect(told).not.toContain('marie@')
    expect(await actions()).toEqual([
      ['email.requested', { detail: 'm****@example.org' }],
      ['email.changed', { detail: 'm****@example.org' }],
    ])
  })

  it('[PRO-04] that is named again gets its link again, and the newer link kills the older', async () => {
    await ask('again@example.org')
    portal.clock.advance({ minutes: 2 })
    expect((await ask('again@example.org')).body.pending_email).toBe('again@example.org')
    const [first = '', second = ''] = await tokensTo('again@example.org')
    expect(await mailsTo(`old${made}@example.org`)).toHaveLength(1)
    expect(await confirm(first)).toMatchObject(expired)
    expect((await me()).email).toBe(`old${made}@example.org`)
    expect((await confirm(second)).status).toBe(204)
  })

  it('[PRO-04] gives way to another one, and the present one cancels it', async () => {
    await ask('one@example.org')
    await ask('two@example.org')
    const [one = ''] = await tokensTo('one@example.org')
    expect(await confirm(one)).toMatchObject(expired)
    const { status, body } = await ask(`OLD${made}@example.org`)
    expect([status, body.email, body.pending_email]).toEqual([200, `old${made}@example.org`, null])
    const [two = ''] = await tokensTo('two@example.org')
    expect(await confirm(two)).toMatchObject(expired)
    expect((await actions()).map(([action]) => action)).toEqual([
      'email.requested',
      'email.requested',
      'email.cancelled',
    ])
  })

  it('confirmed, closes what was sent to the former mailbox', async () => {
    const at = portal.clock.now()
    const { token: recovery } = await createLink(portal.db, { member_id: member.member_id, purpose: 'recovery', at })
    await ask('fresh@example.org')
    const [token = ''] = await tokensTo('fresh@example.org')
    await confirm(token)
    const open = await portal.db
      .selectFrom('links')
      .select('purpose')
      .where('member_id', '=', member.member_id)
      .where('used_at', 'is', null)
      .where('purpose', '<>', 'freeze')
      .execute()
    expect(recovery).not.toBe('')
    expect(open).toEqual([])
  })
})

describe('a link', () => {
  it('[PRO-04][SEC-08] works once, of 20 that follow it at the same instant', async () => {
    await ask('once@example.org')
    const [token = ''] = await tokensTo('once@example.org')
    const answers = await Promise.all(Array.from({ length: 20 }, () => confirm(token)))
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
      204,
      ...Array.from({ length: 19 }, () => 410),
    ])
    expect((await actions()).filter(([action]) => action === 'email.changed')).toHaveLength(1)
  })

  it('[SEC-08] works for 24 hours', async () => {
    await ask('late@example.org')
    const [token = ''] = await tokensTo('late@example.org')
    portal.clock.advance({ hours: 24 })
    expect(await confirm(token)).toMatchObject(expired)
    portal.clock.advance({ seconds: -1 })
    expect((await confirm(token)).status).toBe(204)
  })

  it('for something else, or of nobody, is answered alike', async () => {
    const { token } = await createLink(portal.db, {
      member_id: member.member_id,
      purpose: 'recovery',
      at: portal.clock.now(),
    })
    const [other, unknown] = [await confirm(token), await confirm('x'.repeat(43))]
    expect({ ...other.problem, request_id: '' }).toEqual({ ...unknown.problem, request_id: '' })
    expect(other).toMatchObject(expired)
    expect((await portal.call(confirmEmail, { raw_body: { token: '' } })).status).toBe(422)
  })

  it('of a member who is gone opens nothing', async () => {
    await ask('gone@example.org')
    const [token = ''] = await tokensTo('gone@example.org')
    await changeMemberRow(portal, member.member_id, { disabled_at: portal.clock.now() })
    expect(await confirm(token)).toMatchObject(expired)
  })
})

describe('an address that serves another account', () => {
  it('is answered like a free one; only its mailbox learns of it, without a link', async () => {
    const taken = `taken${made}@example.org`
    await aMember(portal, { email: taken, locale: 'it', country: 'IT' })
    const free = await ask('free@example.org')
    const busy = await ask(taken.toUpperCase())
    expect([busy.status, { ...busy.body, pending_email: '' }]).toEqual([200, { ...free.body, pending_email: '' }])
    expect(busy.body.pending_email).toBe(taken.toUpperCase())
    const [mail] = await mailsTo(taken.toUpperCase())
    expect(mail).toMatchObject({
      reader: { language: 'it', country: 'IT' },
      letter: { subject: 'Il Suo indirizzo e-mail è già in uso' },
    })
    expect(mail?.letter.action).toBeUndefined()
    expect(JSON.stringify(mail)).not.toContain('token=')
    expect(await mailsTo(`old${made}@example.org`)).toHaveLength(2)
    const [overtaken = ''] = await tokensTo('free@example.org')
    expect(await confirm(overtaken)).toMatchObject(expired)
  })

  it('by the time its link is followed, is refused', async () => {
    const wanted = `wanted${made}@example.org`
    const rival = await aMember(portal)
    await ask(wanted)
    await ask(wanted, rival)
    const [mine = ''] = await tokensTo(wanted)
    const theirs = (await sentMails(portal, rival.member_id)).find(({ to }) => to === wanted)?.letter.action?.href ?? ''
    expect((await confirm(extractToken(theirs))).status).toBe(204)
    expect(await confirm(mine)).toMatchObject(expired)
    expect((await me()).email).toBe(`old${made}@example.org`)
  })
})

it('writes to new addresses five times an hour at most, and then changes nothing', async () => {
  for (const one of ['a', 'b', 'b', 'c', 'd']) expect((await ask(`${one}${made}@example.org`)).status).toBe(200)
  portal.clock.advance({ minutes: 59 })
  const member_id = member.member_id
  const tokens = { expires_at: new Date('2027-01-01') }
  await portal.db.updateTable('access_tokens').set(tokens).where('member_id', '=', member_id).execute()
  await portal.db
    .updateTable('sessions')
    .set({ authenticated_at: portal.clock.now() })
    .where('member_id', '=', member_id)
    .execute()
  const refused = await portal.call(changeMe, { as: member, body: { email: `e${made}@example.org`, locale: 'it' } })
  expect([refused.status, refused.problem?.code, refused.headers['retry-after']]).toEqual([
    429,
    'too_many_requests',
    '60',
  ])
  expect(await me()).toMatchObject({ pending_email: `d${made}@example.org`, locale: 'fr' })
  expect(await mailsTo(`e${made}@example.org`)).toEqual([])
  // To stay with the present one is no mail.
  expect((await ask(`old${made}@example.org`)).status).toBe(200)
  portal.clock.advance({ minutes: 1 })
  expect((await ask(`e${made}@example.org`)).status).toBe(200)
})
