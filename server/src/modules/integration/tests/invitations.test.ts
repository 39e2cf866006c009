import {
  beginInvitations,
  getInvitations,
  type InvitationWish,
  listInvitations,
  listInvited,
  pauseInvitations,
  resumeInvitations,
} from '@coussinet/contract/integration/invitations.ts'
import { resetPassword } from '@coussinet/contract/session.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { dueIn, mailInvitations } from '#modules/accounts/invitations/invitations.ts'
import { disableMember } from '#modules/accounts/session/disabling.ts'
import { aMachine, askMachine } from '#testing/a-machine.ts'
import { changeMemberRow } from '#testing/a-member.ts'
import { sentMails } from '#testing/outgoing/sent-mails.ts'
import { ownPortalForTests, type SignedIn } from '#testing/start-portal.ts'
import { aBroughtMember } from './a-brought-member.ts'

const portal = ownPortalForTests({ at: '2026-11-20T10:00:00Z' })
let as: SignedIn
let bringer: SignedIn
const renewed = async () => {
  // A token lives for a quarter of an hour.
  as = await aMachine(portal, ['invitations:manage'])
  bringer = await aMachine(portal, ['members:write'])
}
beforeEach(async () => {
  await renewed()
  // Waves of earlier tests mail nobody any more.
  await portal.db.updateTable('invitation_waves').set({ done_at: portal.clock.now() }).execute()
  await portal.db.deleteFrom('invitations').execute()
})

const begin = async (wish: Partial<InvitationWish>) =>
  (await askMachine(portal, beginInvitations, { as, body: { name: 'first', per_hour: 60, ...wish } })).body
const show = async (id: string) => (await askMachine(portal, getInvitations, { as, params: { id } })).body
const minute = async () => {
  await mailInvitations(portal.platform)
  portal.clock.advance({ minutes: 1 })
}
const some = async (count: number) => {
  const made = []
  for (let at = 0; at < count; at += 1) made.push(await aBroughtMember(portal, bringer))
  return made
}
const mailsOf = async ({ member_id }: { member_id: string }) =>
  (await sentMails(portal, member_id)).filter(({ letter }) => letter.action?.href.includes('/password-reset#token='))
    .length
const linkOf = async ({ member_id }: { member_id: string }) =>
  (await sentMails(portal, member_id)).at(-1)?.letter.action?.href.split('#token=')[1] ?? ''

describe('[GO-04] invitations in waves', () => {
  it('leave at their pace, and the wave is done with the last one', async () => {
    const members = await some(3)
    const wave = await begin({ members: members.map(({ nevg }) => nevg), per_hour: 60 })
    expect(wave).toMatchObject({ unknown: [], done_at: null, counts: { waiting: 3, mailed: 0 } })
    await minute()
    expect((await show(wave.id)).counts).toMatchObject({ waiting: 2, mailed: 1 })
    await minute()
    await minute()
    const done = await show(wave.id)
    expect([done.counts.mailed, done.counts.waiting]).toEqual([3, 0])
    expect(done.done_at).not.toBeNull()
    expect(await Promise.all(members.map(mailsOf))).toEqual([1, 1, 1])
  })

  it('are spread so that each hour has as many as it says', () => {
    const hour = (per_hour: number) =>
      Array.from({ length: 60 }, (_, at) => dueIn(new Date(Date.UTC(2026, 10, 20, 10, at)), per_hour))
    for (const pace of [1, 7, 59, 60, 61, 1000, 100_000])
      expect([pace, hour(pace).reduce((sum, one) => sum + one, 0)]).toEqual([pace, pace])
    expect(Math.max(...hour(1000)) - Math.min(...hour(1000))).toBeLessThanOrEqual(1)
  })

  it('mail nobody twice, whether two nodes run the same minute or one is killed', async () => {
    const members = await some(6)
    const wave = await begin({ members: members.map(({ nevg }) => nevg), per_hour: 6000 })
    await Promise.all([mailInvitations(portal.platform), mailInvitations(portal.platform)])
    expect(await Promise.all(members.map(mailsOf))).toEqual([1, 1, 1, 1, 1, 1])
    expect((await show(wave.id)).counts.mailed).toBe(6)
  })

  it('tell who came, whose link died, and who can get none; what lapsed is sent anew by another wave', async () => {
    const [came, late, closed, known] = await some(4)
    if (!came || !late || !closed || !known) throw new Error('four members')
    const password_hash = 'an old one'
    await changeMemberRow(portal, known.member_id, { password_hash })
    const wave = await begin({
      members: [came.nevg, late.nevg, closed.nevg, known.nevg, '412703584'],
      per_hour: 6000,
    })
    expect(wave.unknown).toEqual(['412703584'])
    await disableMember(portal.platform, closed.member_id, async () => {})
    await minute()
    expect((await show(wave.id)).counts).toEqual({ waiting: 0, mailed: 2, lapsed: 0, active: 1, refused: 1 })
    const password = 'Grande-Traversee#2026'
    const chosen = await portal.call(resetPassword, {
      body: { token: await linkOf(came), password, password_confirmation: password },
    })
    expect(chosen.status).toBe(200)
    portal.clock.advance({ hours: 24 })
    await renewed()
    expect((await show(wave.id)).counts).toEqual({ waiting: 0, mailed: 0, lapsed: 1, active: 2, refused: 1 })
    const { data } = (
      await askMachine(portal, listInvited, { as, params: { id: wave.id }, query: { state: 'lapsed' } })
    ).body
    expect(data.map(({ nevg, state }) => [nevg, state])).toEqual([[late.nevg, 'lapsed']])
    const again = await begin({ name: 'again', again: wave.id, per_hour: 6000 })
    expect(again.counts.waiting).toBe(1)
    await minute()
    expect(await mailsOf(late)).toBe(2)
  })

  it('are for all who have no password, but those who wait already or whose link still works', async () => {
    const members = await some(2)
    const everybody = await begin({ name: 'all', per_hour: 100_000 })
    expect(everybody.counts.waiting).toBeGreaterThanOrEqual(2)
    expect((await begin({ name: 'all, once more' })).counts.waiting).toBe(0)
    await minute()
    expect(await Promise.all(members.map(mailsOf))).toEqual([1, 1])
    expect((await begin({ name: 'within the day' })).counts.waiting).toBe(0)
  })

  it('stop and go on, at another pace', async () => {
    const members = await some(2)
    const wave = await begin({ members: members.map(({ nevg }) => nevg), per_hour: 60 })
    const params = { id: wave.id }
    expect((await askMachine(portal, pauseInvitations, { as, params })).body.paused_at).not.toBeNull()
    await minute()
    expect((await show(wave.id)).counts.waiting).toBe(2)
    const resumed = (await askMachine(portal, resumeInvitations, { as, params, body: { per_hour: 6000 } })).body
    expect([resumed.paused_at, resumed.per_hour]).toEqual([null, 6000])
    await minute()
    expect((await show(wave.id)).counts.mailed).toBe(2)
    expect((await askMachine(portal, pauseInvitations, { as, params })).problem?.code).toBe('conflict')
    const { data } = (await askMachine(portal, listInvitations, { as })).body
    expect(data.map(({ id }) => id)).toContain(wave.id)
  })

  it('need a scope of their own, a wave that is there and a cursor of ours', async () => {
    const other = await aMachine(portal, ['members:write', 'sign-in-links:create'])
    expect((await askMachine(portal, listInvitations, { as: other })).problem?.code).toBe('insufficient_scope')
    const params = { id: '6a1f0a52-0c1e-4c55-9c55-7f5b2d1f6a01' }
    expect((await askMachine(portal, getInvitations, { as, params })).problem?.code).toBe('not_found')
    expect(
      (await askMachine(portal, beginInvitations, { as, body: { name: 'x', per_hour: 1, again: params.id } })).problem
        ?.code,
    ).toBe('not_found')
    const { id } = await begin({ members: (await some(1)).map(({ nevg }) => nevg) })
    expect((await askMachine(portal, listInvited, { as, params: { id }, query: { cursor: 'eA' } })).problem?.code).toBe(
      'malformed_request',
    )
  })
})
