import { getPermissions } from '@coussinet/contract/permissions.ts'
import { resetPassword } from '@coussinet/contract/session.ts'
import { describe, expect, it } from 'vitest'
import { changeMemberRow } from '#testing/a-member.ts'
import { auditLines } from '#testing/outgoing/audit-lines.ts'
import { lastToken, sentMails } from '#testing/outgoing/sent-mails.ts'
import { portalForTests } from '#testing/start-portal.ts'
import { activate, aLink, anyone, enter, first, forgot, reset, second } from '../../tests/ask-recovery.ts'
import { createLink } from '../links.ts'

const portal = portalForTests()

const isAlive = async (access_token: string) =>
  (await portal.call(getPermissions, { as: { access_token } })).status === 200
const auditOf = async (member_id: string) =>
  (await auditLines(portal, member_id, ['action'])).map(({ action }) => action)

describe('a password chosen by a link', () => {
  it('[AUTH-08][SEC-06] signs in, and ends every other session at once', async () => {
    const member = await anyone(portal, { password: first })
    const { body: elsewhere } = await enter(portal, member.nevg, first)
    expect([await isAlive(member.access_token), await isAlive(elsewhere.access_token)]).toEqual([true, true])
    const { status, body } = await reset(portal, await aLink(portal, member), second)
    expect([status, body.token_type]).toEqual([200, 'Bearer'])
    expect(await isAlive(body.access_token)).toBe(true)
    expect([await isAlive(member.access_token), await isAlive(elsewhere.access_token)]).toEqual([false, false])
    expect((await enter(portal, member.nevg, first)).status).toBe(401)
    expect((await enter(portal, member.nevg, second)).status).toBe(200)
    expect(await auditOf(member.member_id)).toContain('password.reset')
  })

  it('[SEC-34] tells the member of it', async () => {
    const member = await anyone(portal, { password: first })
    const token = await aLink(portal, member)
    await reset(portal, token, second)
    expect(await sentMails(portal, member.member_id)).toHaveLength(2)
  })

  it('[AUTH-10] the first one activates the account, and is no news', async () => {
    const { nevg, member_id } = await anyone(portal)
    expect((await enter(portal, nevg, second)).status).toBe(401)
    await activate(portal, nevg)
    const { status, body } = await reset(portal, await lastToken(portal, member_id), second)
    expect(status).toBe(200)
    expect(await isAlive(body.access_token)).toBe(true)
    expect((await enter(portal, nevg, second)).status).toBe(200)
    expect(await auditOf(member_id)).toContain('account.activated')
    expect(await sentMails(portal, member_id)).toHaveLength(1)
    const opened = await auditLines(portal, member_id, ['details'], 'session.opened')
    expect(JSON.stringify(opened)).toContain('"way":"activation"')
  })

  it('[SEC-02] opens an account that guesses have locked', async () => {
    const member = await anyone(portal, { password: first })
    for (let guess = 0; guess < 5; guess += 1) await enter(portal, member.nevg, 'Wrong#2026')
    expect((await enter(portal, member.nevg, first)).status).toBe(429)
    expect((await reset(portal, await aLink(portal, member), second)).status).toBe(200)
    expect((await enter(portal, member.nevg, second)).status).toBe(200)
  })

  it('takes the account back: an e-mail address that waits, and other links, come to nothing', async () => {
    const member = await anyone(portal, { password: first })
    const { member_id } = member
    const at = portal.clock.now()
    await changeMemberRow(portal, member_id, { pending_email: 'thief@example.org' })
    await createLink(portal.db, { member_id, purpose: 'email', at })
    await createLink(portal.db, { member_id, purpose: 'transfer', at })
    await reset(portal, await aLink(portal, member), second)
    const open = await portal.db
      .selectFrom('links')
      .select('purpose')
      .where('member_id', '=', member_id)
      .where('used_at', 'is', null)
      .where('purpose', '!=', 'freeze')
      .execute()
    expect(open).toEqual([])
    const { pending_email } = await portal.db
      .selectFrom('members')
      .select('pending_email')
      .where('member_id', '=', member_id)
      .executeTakeFirstOrThrow()
    expect(pending_email).toBeNull()
  })
})

describe('a dead link', () => {
  const expired = async (token: string, password = second) => {
    const { status, problem } = await reset(portal, token, password)
    return { status, code: problem?.code, title: problem?.title, errors: problem?.errors }
  }
  const gone = {
    status: 410,
    code: 'expired',
    title: 'Cette demande a expiré\u00a0: la ressource n’est plus disponible.',
    errors: undefined,
  }

  it('[AUTH-09][SEC-08] used, late, unknown or made for something else, is the same 410', async () => {
    const member = await anyone(portal, { password: first })
    const used = await aLink(portal, member)
    await reset(portal, used, second)
    const late = await aLink(portal, member)
    portal.clock.advance({ minutes: 30 })
    const { token: other } = await createLink(portal.db, {
      member_id: member.member_id,
      purpose: 'transfer',
      at: portal.clock.now(),
    })
    for (const token of [used, late, other, 'x'.repeat(43), 'x']) expect(await expired(token)).toEqual(gone)
  })

  it('[SEC-08] an activation lives for 24 hours, and no longer', async () => {
    const [one, other] = [await anyone(portal), await anyone(portal)]
    const [living, late] = [await aLink(portal, one), await aLink(portal, other)]
    portal.clock.advance({ hours: 23, minutes: 59, seconds: 59 })
    expect((await reset(portal, living, second)).status).toBe(200)
    portal.clock.advance({ seconds: 1 })
    expect(await expired(late)).toEqual(gone)
  })

  it('[SEC-08] is gone whatever the password is, once that is well formed', async () => {
    expect(await expired('x'.repeat(43), 'Password1!')).toEqual(gone)
    expect((await reset(portal, 'x'.repeat(43), 'weak')).status).toBe(422)
  })

  it('[SEC-09] is one that a newer link follows, of a recovery or an activation', async () => {
    const member = await anyone(portal, { password: first })
    const older = await aLink(portal, member)
    const newer = await aLink(portal, member)
    expect(newer).not.toBe(older)
    expect(await expired(older)).toEqual(gone)
    expect((await reset(portal, newer, second)).status).toBe(200)
  })

  it('[SEC-17] is one of a member who is disabled', async () => {
    const member = await anyone(portal, { password: first })
    const token = await aLink(portal, member)
    await changeMemberRow(portal, member.member_id, { disabled_at: portal.clock.now() })
    expect(await expired(token)).toEqual(gone)
  })
})

it('[SEC-09] of twenty uses at once exactly one succeeds', async () => {
  const member = await anyone(portal, { password: first })
  const token = await aLink(portal, member)
  const answers = await Promise.all(Array.from({ length: 20 }, () => reset(portal, token, second)))
  expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
    200,
    ...Array.from({ length: 19 }, () => 410),
  ])
  const sessions = await portal.db
    .selectFrom('sessions')
    .select('session_id')
    .where('member_id', '=', member.member_id)
    .where('ended_at', 'is', null)
    .execute()
  expect(sessions).toHaveLength(1)
})

describe('a password that is refused', () => {
  it('[SEC-05] for being well known leaves the link as it was', async () => {
    const member = await anyone(portal, { password: first })
    const token = await aLink(portal, member)
    for (const password of ['Password1!', 'Azerty123!', 'Coussinet#2026', `Oslo-${member.nevg}`]) {
      const { status, problem } = await reset(portal, token, password)
      expect([password, status, problem?.errors]).toEqual([password, 422, { password: ['password.blocklisted'] }])
      expect(problem?.params?.['password']?.['reason']).toMatch(/^(common|personal|brand)$/)
    }
    expect(await isAlive(member.access_token)).toBe(true)
    expect((await reset(portal, token, second)).status).toBe(200)
  })

  it('[SEC-04] for breaking a rule names each rule', async () => {
    const refuse = async (password: string, password_confirmation = password) =>
      (await portal.call(resetPassword, { body: { token: 'x', password, password_confirmation } })).problem?.errors
    expect(await refuse('été')).toEqual({
      password: ['password.length', 'password.uppercase', 'password.digit', 'password.special'],
    })
    expect(await refuse('MAJUSCULES')).toEqual({
      password: ['password.lowercase', 'password.digit', 'password.special'],
    })
    expect(await refuse(second, `${second}x`)).toEqual({ password_confirmation: ['password.mismatch'] })
    expect(await refuse(`Aa1!${'x'.repeat(125)}`)).toEqual({ password: ['schema.too_big'] })
  })
})

describe('a password that is long or foreign', () => {
  const choose = async (password: string) => {
    const member = await anyone(portal, { password: first })
    expect((await reset(portal, await aLink(portal, member), password)).status).toBe(200)
    return (typed: string) => enter(portal, member.nevg, typed).then(({ status }) => status)
  }

  it('[SEC-04] of 64 and of 128 characters, with spaces, is taken whole', async () => {
    for (const length of [64, 128]) {
      const password = 'un Grand voilier 7 bleu, '
        .repeat(6)
        .slice(0, length - 1)
        .concat('!')
      const type = await choose(password)
      expect(await type(password)).toBe(200)
      expect(await type(`${password.slice(0, -1)}?`)).toBe(401)
    }
  })

  it('[SEC-04] differing at character 73 is another one', async () => {
    const stem = 'Tilleul Parapluie 42 '.repeat(4).slice(0, 72)
    const type = await choose(`${stem}A-fin`)
    expect(await type(`${stem}B-fin`)).toBe(401)
    expect(await type(`${stem}A-fin`)).toBe(200)
  })

  it('[SEC-04] is the same composed and decomposed, in any alphabet', async () => {
    const password = 'Éléphant-Übermut Ж9 🐾'
    const type = await choose(password.normalize('NFD'))
    expect(await type(password.normalize('NFC'))).toBe(200)
    expect(await type(password.normalize('NFD'))).toBe(200)
    expect(await type('Elephant-Ubermut Ж9 🐾')).toBe(401)
  })
})

it('a link that is asked for by several names is one member’s', async () => {
  const { member_id, nevg } = await anyone(portal, { email: 'two-names@example.org', password: first })
  await forgot(portal, nevg)
  const older = await lastToken(portal, member_id)
  await forgot(portal, 'TWO-NAMES@example.org')
  const newer = await lastToken(portal, member_id)
  expect((await reset(portal, older, second)).status).toBe(410)
  expect((await reset(portal, newer, second)).status).toBe(200)
})
