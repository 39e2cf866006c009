import { signIn } from '@coussinet/contract/session.ts'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { changeMemberRow } from '#testing/a-member.ts'
import { jobsDone, lastToken, sentMails } from '#testing/outgoing/sent-mails.ts'
import { ownPortal, portalForTests } from '#testing/start-portal.ts'
import { activate, aNevg, anyone, first, forgot, reset } from '../../tests/ask-recovery.ts'
import { loginNameHash } from '../session.ts'
import { mailLink } from './mail-link.ts'
import { recoveryQueue } from './request-link.ts'

const portal = portalForTests({ env: { PUBLIC_URL: 'https://members.example' } })

const minutesOf = (expires_at: Date | undefined) =>
  expires_at && (expires_at.getTime() - portal.clock.now().getTime()) / 60_000
const newestLink = (member_id: string) =>
  portal.db
    .selectFrom('links')
    .selectAll()
    .where('member_id', '=', member_id)
    .where('used_at', 'is', null)
    .executeTakeFirst()

describe('a forgotten password', () => {
  it('[AUTH-07][SEC-08] is answered by a mail with a link that works for 30 minutes', async () => {
    const { nevg, member_id } = await anyone(portal, {
      email: 'Odile@example.org',
      firstname: 'Odile',
      password: first,
    })
    const { status, bytes } = await forgot(portal, nevg)
    expect([status, bytes.length]).toEqual([204, 0])
    const [mail, ...more] = await sentMails(portal, member_id)
    expect(more).toEqual([])
    expect(mail?.to).toBe('Odile@example.org')
    expect(mail?.letter.greeting).toBe('Bonjour Odile,')
    expect(mail?.letter.action?.href).toMatch(/^https:\/\/members\.example\/password-reset#token=[\w-]{43}$/)
    expect(minutesOf((await newestLink(member_id))?.expires_at)).toBe(30)
  })

  it('[AUTH-07] takes the e-mail address too, in any spelling', async () => {
    const { member_id } = await anyone(portal, { email: 'blandine@example.org', password: first })
    await forgot(portal, ' Blandine@Example.org ')
    expect(await sentMails(portal, member_id)).toHaveLength(1)
  })

  it('[AUTH-10] of one who never had any is answered by an activation link', async () => {
    const { nevg, member_id } = await anyone(portal)
    await forgot(portal, nevg)
    expect((await sentMails(portal, member_id)).map(({ letter }) => letter.subject)).toEqual([
      'Activez votre espace Coussinet',
    ])
    expect(await newestLink(member_id)).toMatchObject({ purpose: 'activation' })
  })

  it('[I18N-06] is answered in the member’s language, whatever the browser’s', async () => {
    const { nevg, member_id } = await anyone(portal, {
      locale: 'it',
      country: 'IT',
      firstname: 'Giulia',
      password: first,
    })
    await forgot(portal, nevg, { 'accept-language': 'fr' })
    const [mail] = await sentMails(portal, member_id)
    expect(mail?.reader).toEqual({ language: 'it', country: 'IT' })
    expect(mail?.letter.greeting).toBe('Buongiorno Giulia,')
  })

  it('[SEC-29] goes to the verified address, never to one that waits to be', async () => {
    const { nevg, member_id } = await anyone(portal, { email: 'true@example.org', password: first })
    await changeMemberRow(portal, member_id, { pending_email: 'thief@example.org' })
    await forgot(portal, nevg)
    await forgot(portal, 'thief@example.org')
    expect((await sentMails(portal, member_id)).map(({ to }) => to)).toEqual(['true@example.org'])
  })

  it('[SEC-01] is answered the same for nobody and for one who is disabled, and mails nothing', async () => {
    const known = await anyone(portal, { password: first })
    const disabled = await anyone(portal, { password: first })
    await changeMemberRow(portal, disabled.member_id, { disabled_at: portal.clock.now() })
    const answers = [
      await forgot(portal, known.nevg),
      await forgot(portal, disabled.nevg),
      await forgot(portal, aNevg()),
      await forgot(portal, 'nobody at all'),
    ]
    const shapes = answers.map(({ status, bytes, headers }) => [
      status,
      bytes.toString(),
      Object.keys(headers).toSorted().join(),
    ])
    expect(new Set(shapes.map(String)).size).toBe(1)
    expect(shapes[0]?.[0]).toBe(204)
    expect(await sentMails(portal, disabled.member_id)).toEqual([])
  })
})

describe('a first connection', () => {
  it('[AUTH-10][SEC-08] is answered by a mail with a link that works for 24 hours', async () => {
    const { nevg, member_id } = await anyone(portal)
    expect((await activate(portal, `${nevg.slice(0, 3)} ${nevg.slice(3)}`)).status).toBe(204)
    const [mail] = await sentMails(portal, member_id)
    expect(mail?.letter.action?.href).toMatch(/^https:\/\/members\.example\/password-reset#token=[\w-]{43}$/)
    expect(minutesOf((await newestLink(member_id))?.expires_at)).toBe(24 * 60)
  })

  it('[AUTH-10] refuses a malformed number before anything is done', async () => {
    const counted = () => portal.db.selectFrom('attempts').selectAll().execute()
    const before = await counted()
    for (const username of ['412703585', '12345', 'helene@example.org', '']) {
      const { status, problem } = await activate(portal, username)
      expect([status, problem?.errors]).toEqual([422, { username: [username === '' ? 'required' : 'member_number'] }])
    }
    expect(await counted()).toEqual(before)
  })

  it('[AUTH-10] of one who has a password says so, with the ways in', async () => {
    const { nevg, member_id } = await anyone(portal, { password: first })
    await activate(portal, nevg)
    const [mail] = await sentMails(portal, member_id)
    expect(mail?.letter.subject).toBe('Votre espace Coussinet est déjà actif')
    expect(mail?.letter.facts?.[0]?.value).toBe('https://members.example/login')
    expect(await newestLink(member_id)).toMatchObject({ purpose: 'recovery' })
    expect((await reset(portal, await lastToken(portal, member_id), 'Voilier#Brume7')).status).toBe(200)
  })

  it('of one whose password a freeze has taken is a recovery', async () => {
    const { nevg, member_id } = await anyone(portal)
    await changeMemberRow(portal, member_id, { frozen_at: portal.clock.now() })
    await activate(portal, nevg)
    expect((await sentMails(portal, member_id)).map(({ letter }) => letter.subject)).toEqual([
      'Choisissez un nouveau mot de passe',
    ])
    expect(await newestLink(member_id)).toMatchObject({ purpose: 'recovery' })
  })

  it('[SEC-01] is answered the same for a number that nobody bears', async () => {
    const { nevg } = await anyone(portal)
    const [known, unknown] = [await activate(portal, nevg), await activate(portal, aNevg())]
    expect([unknown.status, unknown.bytes.length, Object.keys(unknown.headers).toSorted()]).toEqual([
      known.status,
      known.bytes.length,
      Object.keys(known.headers).toSorted(),
    ])
  })
})

describe('a mailed link', () => {
  it('[SEC-11] begins with the portal’s own address, whatever the request says', async () => {
    const { nevg, member_id } = await anyone(portal, { password: first })
    const forged = {
      host: 'evil.example',
      'x-forwarded-host': 'evil.example',
      'x-forwarded-proto': 'http',
      forwarded: 'host=evil.example;proto=http',
    }
    await forgot(portal, nevg, forged)
    await activate(portal, nevg, forged)
    const mails = await sentMails(portal, member_id)
    expect(mails).toHaveLength(2)
    for (const { letter } of mails)
      expect(letter.action?.href).toMatch(/^https:\/\/members\.example\/password-reset#token=/)
    expect(JSON.stringify(mails)).not.toContain('evil')
  })

  it('[SEC-08] is kept as a hash alone', async () => {
    const { nevg, member_id } = await anyone(portal, { password: first })
    await forgot(portal, nevg)
    const token = await lastToken(portal, member_id)
    const tables = ['links', 'attempts', 'audit_log'] as const
    const rows = JSON.stringify(
      await Promise.all(tables.map((table) => portal.db.selectFrom(table).selectAll().execute())),
    )
    const { rows: jobs } = await sql`select data, output from pgboss.job`.execute(portal.db)
    expect(Buffer.from(token, 'base64url')).toHaveLength(32)
    expect(rows).toContain(member_id)
    expect(`${rows}${JSON.stringify(jobs)}`).not.toContain(token)
  })

  it('[SEC-10] is sent three times an hour to a member; more asking is answered the same', async () => {
    const { nevg, member_id } = await anyone(portal, { email: 'often@example.org', password: first })
    for (const ask of [forgot, activate, forgot, forgot, activate]) {
      expect((await ask(portal, ask === forgot ? 'often@example.org' : nevg)).status).toBe(204)
      await jobsDone(portal.db, recoveryQueue)
      portal.clock.advance({ minutes: 10 })
    }
    expect(await sentMails(portal, member_id)).toHaveLength(3)
    portal.clock.advance({ minutes: 9 })
    await forgot(portal, nevg)
    expect(await sentMails(portal, member_id)).toHaveLength(3)
    portal.clock.advance({ minutes: 2 })
    await forgot(portal, nevg)
    expect(await sentMails(portal, member_id)).toHaveLength(4)
  })

  it('[SEC-10] is sent twenty times an hour for one address, as the socket names it', async () => {
    const ask = async (from: string, seq: number) => {
      const { nevg, member_id } = await anyone(portal)
      const { statusCode } = await portal.app.inject({
        method: 'POST',
        url: '/api/auth/forgot-password',
        remoteAddress: from,
        headers: { 'x-forwarded-for': `10.0.0.${seq}` },
        payload: { username: nevg },
      })
      expect(statusCode).toBe(204)
      return (await sentMails(portal, member_id)).length
    }
    const sent: number[] = []
    for (let seq = 0; seq < 22; seq += 1) sent.push(await ask('203.0.113.7', seq))
    expect(sent.reduce((sum, count) => sum + count, 0)).toBe(20)
    expect(await ask('203.0.113.8', 30)).toBe(1)
  })

  it('is mailed once, however often its job runs', async () => {
    const { nevg, member_id } = await anyone(portal, { password: first })
    const asked = {
      request_id: 'b7a1d2c8',
      kind: 'recovery' as const,
      name_hash: loginNameHash(nevg).toString('hex'),
      address_hash: 'aa',
    }
    await mailLink(portal.platform, asked)
    await mailLink(portal.platform, asked)
    expect(await sentMails(portal, member_id)).toHaveLength(1)
    await mailLink(portal.platform, { ...asked, request_id: 'c7a1d2c8' })
    expect(await sentMails(portal, member_id)).toHaveLength(2)
  })
})

it('[SEC-03] calls at the guests’ doors are counted together by socket address', async () => {
  const strict = await ownPortal({ env: { AUTH_CALLS_PER_ADDRESS: '6' } })
  try {
    const statuses = []
    for (let call = 0; call < 2; call += 1) {
      statuses.push((await forgot(strict, aNevg(), { 'x-forwarded-for': `10.0.0.${call}` })).status)
      statuses.push((await activate(strict, aNevg())).status)
      statuses.push((await reset(strict, 'x'.repeat(43), first)).status)
    }
    expect(statuses).toEqual([204, 204, 410, 204, 204, 410])
    const refused = [
      await forgot(strict, aNevg()),
      await activate(strict, aNevg()),
      await reset(strict, 'x'.repeat(43), first),
      await strict.call(signIn, { body: { username: aNevg(), password: first } }),
    ]
    expect(refused.map(({ status, headers }) => [status, Number(headers['retry-after']) > 0])).toEqual(
      Array.from({ length: 4 }, () => [429, true]),
    )
    strict.clock.advance({ minutes: 15, seconds: 1 })
    expect((await forgot(strict, aNevg())).status).toBe(204)
    await jobsDone(strict.db, recoveryQueue)
  } finally {
    await strict.close()
  }
})
