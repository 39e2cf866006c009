import { getPaymentMethods } from '@coussinet/contract/payment-methods.ts'
import { changeMe, confirmEmail } from '@coussinet/contract/profile.ts'
import { getRefundAccount as getRefund } from '@coussinet/contract/refund-accounts.ts'
import { freezeAccount, getSecurityLog } from '@coussinet/contract/security.ts'
import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import {
  aCode,
  aConfirmedAccount,
  aDraftAccount,
  agricole,
  belgian,
  confirm,
} from '#modules/contributions/tests/a-refund-account.ts'
import {
  anActiveMandate,
  lastCode,
  ofSomebodyElse,
  drawUp,
  ownIban,
  signed,
  confirm as confirmMandate,
  send,
} from '#modules/contributions/tests/a-wizard.ts'
import { timePasses } from '#modules/refunds/tests/a-request.ts'
import { newId } from '#platform/crypto/ids.ts'
import { aMember, type TestMember, changeMemberRow } from '#testing/a-member.ts'
import { heardEvents } from '#testing/outgoing/heard-events.ts'
import { jobsDone, sentMails, sentSms, extractToken } from '#testing/outgoing/sent-mails.ts'
import { writtenNotifications } from '#testing/outgoing/written-notifications.ts'
import { ownPortal, portalForTests } from '#testing/start-portal.ts'
import { sweepFormerContacts } from './former-contacts.ts'

const portal = portalForTests({ env: { PUBLIC_URL: 'https://members.example' } })
let helene: TestMember
let email = ''
let made = 0
beforeEach(async () => {
  made += 1
  portal.clock.set(new Date('2026-11-20T10:00:00Z'))
  email = `helene${made}@example.org`
  helene = await aMember(portal, { email })
})

const notices = async (as = helene) => (await sentMails(portal, as.member_id)).filter(({ letter }) => letter.escape)
const smsSince = async (count: number, as = helene) => (await sentSms(portal, as.member_id)).slice(count)

async function changeEmail(next: string): Promise<void> {
  await portal.call(changeMe, { as: helene, body: { email: next } })
  const mail = (await sentMails(portal, helene.member_id)).findLast(({ to, letter }) => to === next && letter.action)
  expect((await portal.call(confirmEmail, { body: { token: extractToken(mail?.letter.action?.href) } })).status).toBe(
    204,
  )
}

describe('a change of the account for refunds', () => {
  it('[PAY-10][SEC-34] is told by e-mail and by SMS, in the member’s words, with the accounts masked', async () => {
    await aConfirmedAccount(portal, helene)
    const [mail, ...more] = await notices()
    expect(more).toEqual([])
    expect(mail).toMatchObject({ to: email, letter: { title: 'Le compte de vos remboursements a été modifié' } })
    expect(mail?.letter.facts).toEqual([
      { label: 'Quand', value: 'vendredi 20 novembre 2026 à 11\u00a0h (heure de Paris)' },
      { label: 'Compte', value: 'FR76\u00a0••••\u00a00189' },
      { label: 'Titulaire', value: 'Hélène Carpentier' },
      { label: 'Ancien compte', value: 'FR39\u00a0••••\u00a03A23' },
      {
        label: 'Remboursements en attente jusqu’au',
        value: 'dimanche 22 novembre 2026 à 11\u00a0h (heure de Paris)',
      },
    ])
    expect(mail?.letter.escape).toMatchObject({
      href: expect.stringMatching(/^https:\/\/members\.example\/not-me#token=/),
      text: expect.stringContaining('aucun remboursement ne part vers le nouveau'),
    })
    expect((await smsSince(0)).map(({ to, text }) => [to, text])).toEqual([
      [
        '+33639981204',
        'Coussinet. Le compte de vos remboursements a été modifié (FR76...0189) le 20/11 à 11h00. Si ce changement ne vient pas de vous, appelez le +33 4 65 71 00 10.',
      ],
    ])
  })

  it('[PAY-10][I18N-01] is told in Italian to who speaks it', async () => {
    const giulia = await aMember(portal, { locale: 'it', country: 'IT' })
    await changeMemberRow(portal, giulia.member_id, { mobile: '+393401234567' })
    await aConfirmedAccount(portal, giulia)
    const [mail] = await notices(giulia)
    expect(mail?.letter.subject).toBe('Il conto dei Suoi rimborsi è stato modificato')
    expect(mail?.letter.facts?.at(-1)).toEqual({
      label: 'Rimborsi in attesa fino a',
      value: 'domenica 22 novembre 2026 alle 11.00 (ora di Roma)',
    })
    expect((await smsSince(0, giulia)).map(({ text }) => text)).toEqual([
      'Coussinet. Il conto dei Suoi rimborsi è stato modificato (FR76...0189) il 20/11 alle 11.00. Se non viene da Lei, chiami il +39 02 0000 1234.',
    ])
  })

  it('[SEC-34] is told to the e-mail and the mobile that were left in the last 30 days too, and to no older ones', async () => {
    await changeEmail(`new.${email}`)
    await portal.call(changeMe, { as: helene, body: { phones: { mobile: '+33639981299', landline: null } } })
    await timePasses(portal, { days: 4 })
    const before = { mails: (await notices()).length, sms: (await sentSms(portal, helene.member_id)).length }
    await aConfirmedAccount(portal, helene)
    expect(
      (await notices())
        .slice(before.mails)
        .map(({ to }) => to)
        .toSorted(),
    ).toEqual([email, `new.${email}`])
    expect((await smsSince(before.sms)).map(({ to }) => to)).toEqual(['+33639981299', '+33639981204'])

    await timePasses(portal, { days: 26 })
    const then = { mails: (await notices()).length, sms: (await sentSms(portal, helene.member_id)).length }
    await aConfirmedAccount(portal, helene, belgian)
    expect((await notices()).slice(then.mails).map(({ to }) => to)).toEqual([`new.${email}`])
    expect((await smsSince(then.sms)).map(({ to }) => to)).toEqual(['+33639981299'])
    await sweepFormerContacts(portal.db, portal.clock.now())
    expect(
      await portal.db
        .selectFrom('former_contacts')
        .select('contact')
        .where('member_id', '=', helene.member_id)
        .execute(),
    ).toEqual([])
  })

  it('[SAFE-02] makes a notification and a line of the security log', async () => {
    await timePasses(portal, { minutes: 1 })
    const id = await aConfirmedAccount(portal, helene)
    await timePasses(portal, { minutes: 1 })
    const rows = await writtenNotifications(portal, helene.member_id, ['kind', 'params'])
    expect(rows).toEqual([{ kind: 'security', params: { date: '2026-11-20' } }])
    const { sha256 } = (await portal.call(getRefund, { as: helene, params: { id } })).body
    expect((await confirm(portal, helene, id, await aCode(portal, helene, { id, sha256 }))).status).toBe(200)
    expect(
      await portal.db
        .selectFrom('notifications')
        .select(['kind', 'params'])
        .where('member_id', '=', helene.member_id)
        .where('created_at', '=', portal.clock.now())
        .execute(),
    ).toEqual([{ kind: 'account_released', params: { account: 'FR76\u00a0••••\u00a00189' } }])
    const log = (await portal.call(getSecurityLog, { as: helene, query: {} })).body.data
    expect(log.map(({ event, detail }) => [event, detail])).toEqual([
      ['refund_account_released', 'FR76 **** **** 0189'],
      ['refund_account_changed', 'FR76 **** **** 0189'],
      ['signed_in', 'password'],
    ])
    expect((await notices()).at(-1)?.letter).toMatchObject({
      title: 'Vos remboursements n’attendent plus',
      facts: [{}, { value: 'FR76\u00a0••••\u00a00189' }, {}],
    })
  })

  it('[SAFE-02] notifies of a first account without saying that an IBAN was changed', async () => {
    await portal.db.deleteFrom('refund_accounts').where('member_id', '=', helene.member_id).execute()
    await aConfirmedAccount(portal, helene)
    const rows = await writtenNotifications(portal, helene.member_id, ['kind', 'params'])
    expect(rows).toEqual([{ kind: 'refund_account_chosen', params: { account: 'FR76\u00a0••••\u00a00189' } }])
  })

  it('“it was not me” makes refunds wait, ends the codes, and gives up what waits for one', async () => {
    await aConfirmedAccount(portal, helene)
    await timePasses(portal, { minutes: 2 })
    const draft = await aDraftAccount(portal, helene, belgian)
    const code = await aCode(portal, helene, draft)
    const mandate = await drawUp(portal, helene)
    expect(
      (
        await portal.call(freezeAccount, {
          body: { token: extractToken((await notices()).at(-1)?.letter.escape?.href) },
        })
      ).status,
    ).toBe(204)
    const { member_id } = helene
    const { status } = await portal.db
      .selectFrom('refund_account_drafts')
      .select('status')
      .where('refund_account_id', '=', draft.id)
      .executeTakeFirstOrThrow()
    const { status: of_mandate } = await portal.db
      .selectFrom('mandates')
      .select('status')
      .where('mandate_id', '=', mandate.id)
      .executeTakeFirstOrThrow()
    const { status: of_code } = await portal.db
      .selectFrom('signatures')
      .select('status')
      .where('signature_id', '=', code.id)
      .executeTakeFirstOrThrow()
    const { frozen_at } = await portal.db
      .selectFrom('members')
      .select('frozen_at')
      .where('member_id', '=', member_id)
      .executeTakeFirstOrThrow()
    expect([status, of_mandate, of_code, frozen_at]).toEqual(['replaced', 'replaced', 'dead', portal.clock.now()])
  })

  it('[SAFE-02] after “it was not me” is told to no address that somebody else went through', async () => {
    await changeEmail(`one.${email}`)
    await changeEmail(`two.${email}`)
    const way = (await notices()).find(
      ({ to, letter }) => to === email && letter.title === 'Votre adresse e-mail a été modifiée',
    )
    expect((await portal.call(freezeAccount, { body: { token: extractToken(way?.letter.escape?.href) } })).status).toBe(
      204,
    )
    expect(
      await portal.db
        .selectFrom('former_contacts')
        .select('contact')
        .where('member_id', '=', helene.member_id)
        .execute(),
    ).toEqual([])
  })
})

describe('a signed mandate', () => {
  it('[PAY-10][NOT-03][SAFE-04] is told with both accounts, and holds refunds that go there too', async () => {
    await anActiveMandate(portal, helene)
    const { umr } = await signed(portal, helene, { uses: ['premium', 'refunds'] })
    const [mail] = await notices()
    expect(mail?.letter.title).toBe('Le compte de vos cotisations a été modifié')
    expect(mail?.letter.facts).toEqual([
      { label: 'Quand', value: expect.any(String) },
      { label: 'Compte débité', value: 'BE50\u00a0••••\u00a07018' },
      { label: 'Titulaire', value: 'HELENE CARPENTIER' },
      { label: 'Ancien compte', value: 'FR39\u00a0••••\u00a03A23' },
      { label: 'Mandat', value: umr },
      { label: 'Premier prélèvement', value: '7 décembre 2026' },
      { label: 'Remboursements', value: 'Versés sur ce compte aussi' },
      {
        label: 'Remboursements en attente jusqu’au',
        value: 'dimanche 22 novembre 2026 à 11\u00a0h (heure de Paris)',
      },
    ])
    const rows = await portal.db
      .selectFrom('notifications')
      .select('kind')
      .where('member_id', '=', helene.member_id)
      .orderBy('kind')
      .execute()
    expect(rows.map(({ kind }) => kind)).toEqual(['mandate_signed', 'security'])
    expect((await portal.call(getPaymentMethods, { as: helene })).body.refund_account).toMatchObject({
      iban: 'BE50 **** **** 7018',
      held_until: '2026-11-22T10:00:00.000Z',
    })
  })

  it('[PAY-10] names the card that it takes the place of, and says of no IBAN that it was changed', async () => {
    const { member_id } = helene
    await portal.db
      .insertInto('payment_cards')
      .values({
        member_id,
        card_id: newId(),
        holder: 'H CARPENTIER',
        brand: 'visa',
        last4: '4417',
        expires: '2026-10',
        created_at: portal.clock.now(),
      })
      .execute()
    await signed(portal, helene, { due_day: 10 })
    expect((await notices())[0]?.letter.facts?.at(-1)).toEqual({
      label: 'Ancien moyen de paiement',
      value: 'Visa\u00a0••••\u00a04417',
    })
    // The day that is signed with it has no notification of its own.
    const rows = await writtenNotifications(portal, member_id, ['kind'])
    expect(rows).toEqual([{ kind: 'mandate_signed' }])
  })

  it('[PAY-10] says that an IBAN was changed where it is the account of refunds alone, and not where it is the same again', async () => {
    await anActiveMandate(portal, helene)
    const kinds = async () =>
      (
        await portal.db
          .selectFrom('notifications')
          .select('kind')
          .where('member_id', '=', helene.member_id)
          .orderBy('created_at')
          .orderBy('kind')
          .execute()
      ).map(({ kind }) => kind)
    await signed(portal, helene, { iban: ownIban })
    expect(await kinds()).toEqual(['mandate_signed'])
    await timePasses(portal, { minutes: 2 })
    await portal.db
      .updateTable('refund_accounts')
      .set({ iban: agricole })
      .where('member_id', '=', helene.member_id)
      .execute()
    await signed(portal, helene, { iban: ownIban, uses: ['premium', 'refunds'] })
    expect(await kinds()).toEqual(['mandate_signed', 'mandate_signed', 'security'])
  })

  it('[SEC-34] is told to who holds the account from now on, and to who held it: by phone to call, without a link', async () => {
    await anActiveMandate(portal, helene, {
      holder: 'ODILE CARPENTIER',
      contact_email: 'odile@example.org',
      contact_mobile: '+33639980001',
    })
    const mandate = await drawUp(portal, helene, ofSomebodyElse({ email: 'eric@example.org', mobile: '+33639980002' }))
    const { body: signature } = await send(portal, helene, mandate)
    expect((await confirmMandate(portal, helene, mandate, signature, await lastCode(portal, helene))).status).toBe(200)
    const mails = (await sentMails(portal, helene.member_id)).slice(1)
    expect(mails.map(({ to, letter }) => [to, letter.title, letter.escape === undefined])).toEqual([
      [email, 'Le compte de vos cotisations a été modifié', false],
      ['eric@example.org', 'Le mandat de prélèvement est signé', true],
      ['odile@example.org', 'Votre compte n’est plus prélevé', true],
    ])
    expect(mails[1]?.letter.notes?.[0]).toContain('+33\u00a04\u00a065\u00a071\u00a000\u00a010')
    expect(mails[2]?.letter.facts).toContainEqual({ label: 'Compte', value: 'FR39\u00a0••••\u00a03A23' })
    expect(JSON.stringify(mails.slice(1))).not.toMatch(/https?:/)
    expect((await smsSince(0)).map(({ to, text }) => [to, text])).toEqual([
      ['+33639981204', expect.stringContaining('(BE50...7018)')],
    ])
  })

  it('[SEC-28] is told by SMS to somebody else’s mobile that its code went to, ten a day at most, and to no other', async () => {
    await anActiveMandate(portal, helene, {
      holder: 'ODILE CARPENTIER',
      contact_email: 'odile@example.org',
      contact_mobile: '+33639980001',
      signature_mode: 'sms',
    })
    const mandate = await drawUp(portal, helene, ofSomebodyElse({ email: null, mobile: '+33639980002' }))
    const { body: signature } = await send(portal, helene, mandate, 'sms')
    const { attempt_key } = await portal.db
      .selectFrom('attempts')
      .select('attempt_key')
      .where('attempt_key', 'like', 'code-sms %')
      .where('window_start', '=', portal.clock.now())
      .executeTakeFirstOrThrow()
    // The code was the ninth one of its day, the notice is the tenth.
    await portal.db.updateTable('attempts').set({ count: 9 }).where('attempt_key', '=', attempt_key).execute()
    expect(
      (await confirmMandate(portal, helene, mandate, signature, await lastCode(portal, helene, 'sms'))).status,
    ).toBe(200)
    expect((await smsSince(1)).map(({ to, text }) => [to, text])).toEqual([
      ['+33639981204', expect.stringContaining('(BE50...7018)')],
      [
        '+33639980002',
        'Coussinet. Le mandat pour votre compte BE50...7018 a été signé le 20/11 à 11h00. Si cela ne vient pas de vous, appelez le +33 4 65 71 00 10.',
      ],
      [
        '+33639980001',
        "Coussinet. Depuis le 20/11, votre compte FR39...3A23 n'a plus de mandat pour nos prélèvements. Une question ? Appelez le +33 4 65 71 00 10.",
      ],
    ])

    // The eleventh: nothing is refused, nobody's phone rings.
    const sent = (await sentSms(portal, helene.member_id)).length
    await timePasses(portal, { minutes: 2 })
    expect((await signed(portal, helene)).status).toBe('active')
    expect((await smsSince(sent)).map(({ to }) => to)).toEqual(['+33639981204'])
  })
})

it('[SEC-30] no message, line, notification, event or proof holds a whole account', async () => {
  await anActiveMandate(portal, helene)
  const id = await aConfirmedAccount(portal, helene)
  await timePasses(portal, { minutes: 2 })
  const { sha256 } = (await portal.call(getRefund, { as: helene, params: { id } })).body
  await confirm(portal, helene, id, await aCode(portal, helene, { id, sha256 }, 'sms'))
  await signed(portal, helene, { uses: ['premium', 'refunds'] })
  const { member_id } = helene
  const kept = [await sentMails(portal, member_id), await sentSms(portal, member_id)]
  for (const table of ['audit_log', 'notifications', 'evidence', 'signatures', 'links', 'outgoing_messages'] as const)
    kept.push(
      (await sql<never>`select * from ${sql.table(table)} where member_id = ${member_id}`.execute(portal.db)).rows,
    )
  const events = await heardEvents(portal, member_id)
  expect(events.map(({ event }) => event).toSorted()).toEqual([
    'mandate.signed',
    'refund_account.changed',
    'refund_account.released',
  ])
  for (const rows of [...kept, events]) {
    expect(rows.length).toBeGreaterThan(0)
    const text = JSON.stringify(rows).replaceAll(/\s/g, '')
    for (const iban of [agricole, 'FR3999910000170000412703A23', 'BE50999004127018'])
      expect(text).not.toContain(iban.slice(4, -4))
  }
})

it('[SEC-34] the notices of a change are delivered within a minute', async () => {
  const demo = await ownPortal({ demo: true })
  try {
    const marco = await aMember(demo)
    await aConfirmedAccount(demo, marco)
    const began = performance.now()
    await jobsDone(demo.db, 'outbox.deliver')
    expect(performance.now() - began).toBeLessThan(60_000)
    const { rows } = await sql<{
      sent: number
      waiting: number
    }>`select count(sent_at)::int as sent, count(*) filter (where sent_at is null)::int as waiting from outgoing_messages where member_id = ${marco.member_id}`.execute(
      demo.db,
    )
    // the code, the notice by e-mail, the notice by SMS
    expect(rows).toEqual([{ sent: 3, waiting: 0 }])
  } finally {
    await demo.close()
  }
})
