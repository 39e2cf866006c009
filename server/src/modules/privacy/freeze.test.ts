import { createCalendarFeed } from '@coussinet/contract/calendar.ts'
import { changeMe, confirmEmail, getMe } from '@coussinet/contract/profile.ts'
import { freezeAccount, getSecurityLog } from '@coussinet/contract/security.ts'
import { forgotPassword, refreshSession, resetPassword, signIn, transferSession } from '@coussinet/contract/session.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { type SecurityNotice, sendSecurityNotice } from '#modules/accounts/security/notices.ts'
import { type LinkPurpose, createLink } from '#modules/accounts/session/links.ts'
import { changeLoginName } from '#modules/accounts/session/login-names.ts'
import { origin, passkeysAt } from '#modules/accounts/tests/a-passkey.ts'
import { inUnit } from '#modules/notifications/notifications.ts'
import { inTransaction } from '#platform/db/transaction.ts'
import { aMember, type TestMember } from '#testing/a-member.ts'
import { softwareAuthenticator } from '#testing/browser/software-authenticator.ts'
import { lastToken, sentMails, extractToken } from '#testing/outgoing/sent-mails.ts'
import { portalForTests } from '#testing/start-portal.ts'

const password = 'Coussinet#2026'
const lines: string[] = []
const portal = portalForTests({ env: { PUBLIC_URL: origin }, log: (line) => lines.push(line) })
let helene: TestMember
let address = ''

beforeEach(async () => {
  helene = await aMember(portal, { password })
  address = (await portal.call(getMe, { as: helene })).body.email
})

const freeze = (token: string) => portal.call(freezeAccount, { body: { token } })
const enter = (username: string, typed = password) => portal.call(signIn, { body: { username, password: typed } })
const memberRow = () =>
  portal.db.selectFrom('members').selectAll().where('member_id', '=', helene.member_id).executeTakeFirstOrThrow()

/** The way out of the last notice that was mailed to an address. */
async function wayOut(to = address): Promise<string> {
  const mail = (await sentMails(portal, helene.member_id)).findLast((one) => one.to === to && one.letter.escape)
  return extractToken(mail?.letter.escape?.href)
}

async function told(notice: Pick<SecurityNotice, 'kind' | 'undo'>): Promise<string> {
  await inUnit(portal.platform, { member_id: helene.member_id, at: portal.clock.now() }, (tx) =>
    sendSecurityNotice(tx, portal.platform, { ...notice }),
  )
  return wayOut()
}

/** Changes the e-mail address as whoever holds a session and the new mailbox does. */
async function changeEmail(email: string): Promise<void> {
  portal.clock.advance({ minutes: 1 })
  await portal.call(changeMe, { as: helene, body: { email } })
  const mail = (await sentMails(portal, helene.member_id)).findLast(({ to, letter }) => to === email && letter.action)
  expect((await portal.call(confirmEmail, { body: { token: extractToken(mail?.letter.action?.href) } })).status).toBe(
    204,
  )
}

describe('“it was not me”', () => {
  it('[SAFE-02][SEC-16][SHARE-02] ends every session with its tokens, the links and the e-mail that wait, and the addresses of calendar and invoices', async () => {
    const { body: feed } = await portal.call(createCalendarFeed, { as: helene })
    const readFeed = async () => (await portal.app.inject(new URL(feed.href).pathname)).statusCode
    expect(await readFeed()).toBe(200)
    await portal.db
      .insertInto('invoice_addresses')
      .values({ member_id: helene.member_id, sealed_token: Buffer.alloc(1), created_at: portal.clock.now() })
      .execute()
    await portal.db
      .insertInto('invoice_address_tokens')
      .values({ member_id: helene.member_id, token_hash: Buffer.alloc(32) })
      .execute()
    const { body: elsewhere } = await enter(helene.nevg)
    await portal.call(changeMe, { as: helene, body: { email: 'thief@example.org' } })
    const purposes: LinkPurpose[] = ['recovery', 'transfer']
    const links = []
    for (const purpose of purposes)
      links.push((await createLink(portal.db, { member_id: helene.member_id, purpose, at: portal.clock.now() })).token)
    expect((await freeze(await told({ kind: 'phones_changed' }))).status).toBe(204)

    for (const access_token of [helene.access_token, elsewhere.access_token])
      expect((await portal.call(getMe, { as: { access_token } })).status).toBe(401)
    expect((await portal.call(refreshSession, { body: { refresh_token: elsewhere.refresh_token } })).status).toBe(401)
    const [recovery = '', transfer = ''] = links
    const chosen = { password: 'Nouveau#2027x', password_confirmation: 'Nouveau#2027x' }
    expect((await portal.call(resetPassword, { body: { token: recovery, ...chosen } })).status).toBe(410)
    expect((await portal.call(transferSession, { body: { token: transfer } })).status).toBe(410)
    const mail = (await sentMails(portal, helene.member_id)).findLast(({ to }) => to === 'thief@example.org')
    expect((await portal.call(confirmEmail, { body: { token: extractToken(mail?.letter.action?.href) } })).status).toBe(
      410,
    )
    expect(await readFeed()).toBe(404)
    const addresses = portal.db.selectFrom('invoice_address_tokens').select('member_id')
    expect(await addresses.where('member_id', '=', helene.member_id).execute()).toEqual([])
    expect(await memberRow()).toMatchObject({ pending_email: null, email: address, frozen_at: portal.clock.now() })

    const { body } = await enter(helene.nevg)
    expect((await portal.call(getSecurityLog, { as: body })).body.data.map(({ event }) => event)).toContain(
      'account_frozen',
    )
  })

  it('[SAFE-02][SEC-09] works once, for 14 days, and not with another kind of link; its page changes nothing', async () => {
    const token = await told({ kind: 'phones_changed' })
    await portal.app.inject({ method: 'GET', url: `/not-me?token=${token}` })
    expect((await memberRow()).frozen_at).toBeNull()
    const answers = await Promise.all(Array.from({ length: 20 }, () => freeze(token)))
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
      204,
      ...Array.from({ length: 19 }, () => 410),
    ])

    const late = await told({ kind: 'phones_changed' })
    portal.clock.advance({ days: 14 })
    const { token: transfer } = await createLink(portal.db, {
      member_id: helene.member_id,
      purpose: 'transfer',
      at: portal.clock.now(),
    })
    const refusals = [await freeze(token), await freeze(late), await freeze(transfer), await freeze('unknown')]
    for (const { problem } of refusals)
      expect({ ...problem, request_id: '' }).toEqual({ ...refusals[0]?.problem, request_id: '', code: 'expired' })
  })

  it('[SAFE-02] counts from the first time', async () => {
    await freeze(await told({ kind: 'phones_changed' }))
    const first = portal.clock.now()
    portal.clock.advance({ days: 3 })
    await freeze(await told({ kind: 'phones_changed' }))
    expect((await memberRow()).frozen_at).toEqual(first)
  })

  it('[SEC-50] is logged as a warning with the member, the sessions that ended, the time and the request, without its token', async () => {
    const token = await told({ kind: 'phones_changed' })
    const { session_id } = await portal.db
      .selectFrom('sessions')
      .select('session_id')
      .where('member_id', '=', helene.member_id)
      .executeTakeFirstOrThrow()
    lines.length = 0
    await freeze(token)
    const warned = lines
      .map((line): Record<string, unknown> => JSON.parse(line))
      .find(({ event }) => event === 'account_frozen')
    expect(warned).toMatchObject({
      level: 40,
      member_id: helene.member_id,
      ended: [session_id],
      request_id: expect.any(String),
      time: expect.stringMatching(/Z$/),
    })
    expect(lines.join('')).not.toContain(token)
  })
})

describe('what it undoes', () => {
  it('[SAFE-02] a password: it opens nothing any more, and the way back is by e-mail', async () => {
    expect((await freeze(await told({ kind: 'password_changed' }))).status).toBe(204)
    expect((await enter(helene.nevg)).status).toBe(401)
    await portal.call(forgotPassword, { body: { username: helene.nevg } })
    const chosen = 'Pissenlit#4182'
    const back = await portal.call(resetPassword, {
      body: { token: await lastToken(portal, helene.member_id), password: chosen, password_confirmation: chosen },
    })
    expect(back.status).toBe(200)
    expect((await enter(helene.nevg, chosen)).status).toBe(200)
  })

  it('[SAFE-02] leaves the password alone when it was not about it', async () => {
    await freeze(await told({ kind: 'phones_changed' }))
    expect((await enter(helene.nevg)).status).toBe(200)
  })

  it('[SAFE-02][SEC-34] an e-mail address: the former one signs in and is written to again, by its own mailbox’s link', async () => {
    await changeEmail('thief@example.org')
    expect((await enter('thief@example.org')).status).toBe(200)
    expect((await freeze(await wayOut(address))).status).toBe(204)
    expect((await memberRow()).email).toBe(address)
    expect((await enter('thief@example.org')).status).toBe(401)
    const { status, body } = await enter(address)
    expect(status).toBe(200)
    expect((await portal.call(getSecurityLog, { as: body })).body.data).toContainEqual(
      expect.objectContaining({ event: 'email_changed', detail: 'm****@example.org' }),
    )
  })

  it('[SAFE-02] not an address that serves another account by now', async () => {
    await changeEmail('thief2@example.org')
    const other = await aMember(portal)
    await inTransaction(portal.db, (db) => changeLoginName(db, other.member_id, 'nobody@example.org', address))
    expect((await freeze(await wayOut(address))).status).toBe(204)
    expect((await memberRow()).email).toBe('thief2@example.org')
    expect(
      (
        await portal.db
          .selectFrom('sessions')
          .select('session_id')
          .where('member_id', '=', helene.member_id)
          .where('ended_at', 'is', null)
          .execute()
      ).length,
    ).toBe(0)
  })

  it('[SAFE-02][SAFE-03] a passkey: it signs in no more, and older ones do', async () => {
    const passkeys = passkeysAt(portal)
    const [own, added] = [softwareAuthenticator(origin), softwareAuthenticator(origin)]
    await passkeys.add(helene, own, 'Mine')
    portal.clock.advance({ minutes: 1 })
    await passkeys.add(helene, added, 'Theirs')
    expect((await freeze(await wayOut())).status).toBe(204)
    expect((await passkeys.enter(added.sign(await passkeys.offer()))).status).toBe(401)
    const { status, body } = await passkeys.enter(own.sign(await passkeys.offer()))
    expect(status).toBe(200)
    expect((await passkeys.list(body)).map(({ name }) => name)).toEqual(['Mine'])
    expect(await passkeys.log(body)).toContainEqual(
      expect.objectContaining({ event: 'passkey_removed', detail: 'Theirs' }),
    )
  })

  it('[SAFE-02] all that was changed since, by whichever notice; the later links are dead', async () => {
    const passkeys = passkeysAt(portal)
    const added = softwareAuthenticator(origin)
    const first = await told({ kind: 'phones_changed' })
    await changeEmail('one@example.org')
    await changeEmail('two@example.org')
    const later = await wayOut('one@example.org')
    await passkeys.add(helene, added)
    await inUnit(portal.platform, { member_id: helene.member_id, at: portal.clock.now() }, (tx) =>
      sendSecurityNotice(tx, portal.platform, { kind: 'password_changed' }),
    )

    expect((await freeze(first)).status).toBe(204)
    expect(await memberRow()).toMatchObject({ email: address, password_hash: null })
    expect((await passkeys.enter(added.sign(await passkeys.offer()))).status).toBe(401)
    // Whoever holds the mailbox in between must not bring their address back.
    expect((await freeze(later)).status).toBe(410)
    expect((await memberRow()).email).toBe(address)
  })
})
