import { changeMe, confirmEmail, getMe } from '@coussinet/contract/profile.ts'
import { freezeAccount } from '@coussinet/contract/security.ts'
import { forgotPassword, resetPassword } from '@coussinet/contract/session.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { createUnit } from '#modules/notifications/notifications.ts'
import { changeEmail, noRecovery } from '#modules/policy/policy.ts'
import { aMember, type TestMember, changeMemberRow } from '#testing/a-member.ts'
import { sentMails, extractToken } from '#testing/outgoing/sent-mails.ts'
import { portalForTests } from '#testing/start-portal.ts'
import { emailChanged } from '../../profile/contact-changes.ts'
import { createTransferLink } from './transfer.ts'

const portal = portalForTests()
let member: TestMember
let [own, thief, another] = ['', '', '']
let made = 0
beforeEach(async () => {
  made += 1
  portal.clock.set(new Date('2026-11-20T10:00:00Z'))
  ;[own, thief, another] = [`own${made}@example.org`, `thief${made}@example.org`, `another${made}@example.org`]
  member = await aMember(portal, { email: own, password: 'Coussinet#2026' })
})

const mailsTo = async (to: string) => (await sentMails(portal, member.member_id)).filter((mail) => mail.to === to)
const newest = async (to: string) => (await mailsTo(to)).at(-1)?.letter
const confirmable = async (to: string) =>
  extractToken(
    (await mailsTo(to)).filter(({ letter }) => letter.action?.href.includes('/email-confirmation')).at(-1)?.letter
      .action?.href,
  )

async function changeTo(email: string): Promise<void> {
  await portal.db
    .updateTable('sessions')
    .set({ authenticated_at: portal.clock.now() })
    .where('member_id', '=', member.member_id)
    .execute()
  await portal.db
    .updateTable('access_tokens')
    .set({ created_at: portal.clock.now(), expires_at: new Date(portal.clock.now().getTime() + 900_000) })
    .where('member_id', '=', member.member_id)
    .execute()
  expect((await portal.call(changeMe, { as: member, body: { email } })).status).toBe(200)
  expect((await portal.call(confirmEmail, { body: { token: await confirmable(email) } })).status).toBe(204)
}

/** Lists to whom the link of a recovery goes. */
async function recovers(): Promise<string[]> {
  const before = (await sentMails(portal, member.member_id)).length
  await portal.call(forgotPassword, { body: { username: member.nevg } })
  const mails = (await sentMails(portal, member.member_id)).slice(before)
  return mails.filter(({ letter }) => letter.action?.href.includes('/password-reset')).map(({ to }) => to)
}

describe('a recovery after a change of e-mail', () => {
  it('[SEC-29] [SEC-34] goes to the former mailbox for 72 hours, and then to the new one', async () => {
    await changeTo(thief)
    expect(await recovers()).toEqual([own])
    portal.clock.advance({ hours: 72, seconds: -1 })
    expect(await recovers()).toEqual([own])
    portal.clock.advance({ seconds: 1 })
    expect(await recovers()).toEqual([thief])
  })

  it('[SEC-29] says in the former mailbox why it comes there, and in the new one where it is and until when', async () => {
    await changeMemberRow(portal, member.member_id, { locale: 'it', country: 'IT' })
    await changeTo(thief)
    await recovers()
    expect((await newest(own))?.paragraphs.at(-1)).toContain(
      'per 72 ore i link che aprono la Sua area arrivano ancora qui',
    )
    const told = await newest(thief)
    expect(told?.subject).toBe('Il Suo link è al Suo indirizzo precedente')
    expect(told?.facts?.map(({ value }) => value)).toEqual([
      'o****@example.org',
      'lunedì 23 novembre 2026 alle 11.00 (ora di Roma)',
    ])
    expect(JSON.stringify(told)).not.toContain('token=')
  })

  it('[SEC-29] is the way back of a member who still reads the former mailbox: the link opens the account', async () => {
    await changeTo(thief)
    await recovers()
    const password = 'Truffe-Noire-2031!'
    const { status, body } = await portal.call(resetPassword, {
      body: { token: extractToken((await newest(own))?.action?.href), password, password_confirmation: password },
    })
    expect(status).toBe(200)
    expect((await portal.call(getMe, { as: body })).status).toBe(200)
    expect((await portal.call(getMe, { as: member })).status).toBe(401)
  })

  it('[SEC-29] goes to the mailbox of before all changes that followed within 72 hours of one another', async () => {
    await changeTo(thief)
    portal.clock.advance({ hours: 71 })
    await changeTo(another)
    portal.clock.advance({ hours: 71 })
    expect(await recovers()).toEqual([own])
    portal.clock.advance({ hours: 1 })
    expect(await recovers()).toEqual([another])
  })

  it('[SEC-29] goes to the present mailbox again once the former one is the present one', async () => {
    await changeTo(thief)
    await changeTo(own)
    expect(await recovers()).toEqual([own])
    await changeTo(another)
    expect(await recovers()).toEqual([own])
  })

  it('[SEC-29] is not won by the way out of a mailbox between two changes', async () => {
    await changeTo(thief)
    portal.clock.advance({ minutes: 5 })
    await changeTo(another)
    const token = extractToken((await newest(thief))?.escape?.href)
    expect((await portal.call(freezeAccount, { body: { token } })).status).toBe(204)
    const { email } = await portal.db
      .selectFrom('members')
      .select('email')
      .where('member_id', '=', member.member_id)
      .executeTakeFirstOrThrow()
    expect(email).toBe(thief)
    expect(await recovers()).toEqual([own])
    const first = (await mailsTo(own)).find(
      ({ letter }) => letter.subject === 'Votre adresse e-mail a été modifiée',
    )?.letter
    expect((await portal.call(freezeAccount, { body: { token: extractToken(first?.escape?.href) } })).status).toBe(204)
    expect(
      await portal.db
        .selectFrom('members')
        .select(['email', 'recovery_email'])
        .where('member_id', '=', member.member_id)
        .executeTakeFirst(),
    ).toEqual({ email: own, recovery_email: null })
  })

  it('[SEC-29] and a connection link that the insurer sends go the same way; an address of the insurer’s own word serves at once', async () => {
    await changeTo(thief)
    expect(
      await portal.db
        .transaction()
        .execute((tx) =>
          createTransferLink(
            createUnit(tx, portal.platform, { member_id: member.member_id, actor: 'insurer' }),
            portal.platform,
          ),
        ),
    ).toMatchObject({ email: own })
    const { member_id } = member
    await portal.db.transaction().execute(async (tx) => {
      await changeEmail(tx, { member_id, email: another, recovery: noRecovery, at: portal.clock.now() })
      await emailChanged(createUnit(tx, portal.platform, { member_id, actor: 'insurer' }), portal.platform, {
        from: own,
        to: another,
      })
    })
    expect(await recovers()).toEqual([another])
  })
})
