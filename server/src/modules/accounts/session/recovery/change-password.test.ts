import { getPermissions } from '@coussinet/contract/permissions.ts'
import { changeMe, confirmEmail, getMe } from '@coussinet/contract/profile.ts'
import { changePassword, refreshSession } from '@coussinet/contract/session.ts'
import { expect, it } from 'vitest'
import { aMember } from '#testing/a-member.ts'
import { lastToken, sentMails, extractToken } from '#testing/outgoing/sent-mails.ts'
import { portalForTests } from '#testing/start-portal.ts'
import { enter, first, forgot, reset, second } from '../../tests/ask-recovery.ts'

const portal = portalForTests()

const isAlive = async (access_token: string) =>
  (await portal.call(getPermissions, { as: { access_token } })).status === 200
const change = (
  as: { access_token: string },
  current_password: string,
  password = second,
  password_confirmation = password,
) => portal.call(changePassword, { as, body: { current_password, password, password_confirmation } })

it('[PRO-05][SEC-06] needs the current password, ends the other sessions, and keeps this one', async () => {
  const member = await aMember(portal, { password: first })
  const { body: other } = await enter(portal, member.nevg, first)
  expect(await isAlive(other.access_token)).toBe(true)
  expect((await change(member, first)).status).toBe(204)
  expect(await isAlive(member.access_token)).toBe(true)
  expect(await isAlive(other.access_token)).toBe(false)
  expect((await portal.call(refreshSession, { body: { refresh_token: other.refresh_token } })).status).toBe(401)
  expect((await portal.call(refreshSession, { body: { refresh_token: member.refresh_token } })).status).toBe(200)
  expect((await enter(portal, member.nevg, first)).status).toBe(401)
  expect((await enter(portal, member.nevg, second)).status).toBe(200)
})

it('gives up an e-mail address that waits: whoever knew the former password may have asked for it', async () => {
  const member = await aMember(portal, { password: first })
  await portal.call(changeMe, { as: member, body: { email: 'intruder@example.org' } })
  const link =
    (await sentMails(portal, member.member_id)).find(({ to }) => to === 'intruder@example.org')?.letter.action?.href ??
    ''
  expect((await change(member, first)).status).toBe(204)
  const { status } = await portal.call(confirmEmail, { body: { token: extractToken(link) } })
  expect(status).toBe(410)
  expect((await portal.call(getMe, { as: member })).body.pending_email).toBeNull()
})

it('[SEC-06][SEC-34] tells the member by e-mail', async () => {
  const member = await aMember(portal, { password: first })
  await change(member, first)
  expect(await sentMails(portal, member.member_id)).toHaveLength(1)
})

it('[SEC-06][SEC-02] counts a wrong current password as a failed sign-in', async () => {
  const member = await aMember(portal, { password: first })
  for (let guess = 0; guess < 3; guess += 1) {
    const { status, problem } = await change(member, 'Wrong#2026')
    expect([status, problem?.errors]).toEqual([422, { current_password: ['password.current'] }])
  }
  for (let guess = 0; guess < 2; guess += 1) expect((await enter(portal, member.nevg, 'Wrong#2026')).status).toBe(401)
  const refused = await change(member, first)
  expect([refused.status, refused.headers['retry-after']]).toEqual([429, '60'])
  expect((await enter(portal, member.nevg, first)).status).toBe(429)
  expect(await isAlive(member.access_token)).toBe(true)
  portal.clock.advance({ seconds: 61 })
  expect((await change(member, first)).status).toBe(204)
  expect((await enter(portal, member.nevg, 'Wrong#2026')).status).toBe(401)
})

it('[SEC-02] parallel guesses cannot slip through', async () => {
  const member = await aMember(portal, { password: first })
  const answers = await Promise.all(Array.from({ length: 20 }, () => change(member, 'Wrong#2026')))
  expect(answers.filter(({ status }) => status === 422)).toHaveLength(5)
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(15)
})

it('[SEC-05] refuses a well-known password, and the one that is there', async () => {
  const member = await aMember(portal, { password: first })
  const known = await change(member, first, 'Azerty123!')
  expect([known.status, known.problem?.errors]).toEqual([422, { password: ['password.blocklisted'] }])
  const same = await change(member, first, first)
  expect([same.status, same.problem?.errors, same.problem?.params]).toEqual([
    422,
    { password: ['password.blocklisted'] },
    { password: { reason: 'same' } },
  ])
  expect((await enter(portal, member.nevg, first)).status).toBe(200)
})

it('[SEC-04] names each rule that is broken, and the repetition', async () => {
  const member = await aMember(portal, { password: first })
  expect((await change(member, '', 'court', 'autre')).problem?.errors).toEqual({
    current_password: ['required'],
    password: ['password.length', 'password.uppercase', 'password.digit', 'password.special'],
    password_confirmation: ['password.mismatch'],
  })
})

it('of two changes at once one stands', async () => {
  const member = await aMember(portal, { password: first })
  const others = ['Voilier#Brume7', 'vR7#kd92Lm', second]
  const answers = await Promise.all(others.map((password) => change(member, first, password)))
  expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([204, 422, 422])
  const signedIn = await Promise.all(others.map((password) => enter(portal, member.nevg, password)))
  expect(signedIn.map(({ status }) => status === 200)).toEqual(answers.map(({ status }) => status === 204))
})

it('kills a recovery link that was on its way', async () => {
  const member = await aMember(portal, { password: first })
  await forgot(portal, member.nevg)
  const token = await lastToken(portal, member.member_id)
  await change(member, first)
  expect((await reset(portal, token, 'Voilier#Brume7')).status).toBe(410)
})

it('[SEC-23] is for members who may write their profile', async () => {
  const member = await aMember(portal, { password: first, permissions: ['refunds:read'] })
  expect((await change(member, first)).status).toBe(403)
  expect(
    (
      await portal.call(changePassword, {
        body: { current_password: first, password: second, password_confirmation: second },
      })
    ).status,
  ).toBe(401)
})
