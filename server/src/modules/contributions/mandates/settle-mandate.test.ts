import { getDocument, listDocuments } from '@coussinet/contract/documents.ts'
import { createMandate } from '@coussinet/contract/mandates.ts'
import { chooseDueDay, getPaymentMethods } from '@coussinet/contract/payment-methods.ts'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { newId } from '#platform/crypto/ids.ts'
import { aMember, type TestMember, changeMemberRow } from '#testing/a-member.ts'
import { readPaper } from '#testing/browser/read-paper.ts'
import { heardEvents } from '#testing/outgoing/heard-events.ts'
import { sentMails, sentSms } from '#testing/outgoing/sent-mails.ts'
import { portalForTests } from '#testing/start-portal.ts'
import { aReceipt } from '../tests/a-receipt.ts'
import {
  again,
  anActiveMandate,
  confirm,
  drawUp,
  lastCode,
  ofSomebodyElse,
  otherIban,
  ownIban,
  seen,
  send,
  signed,
} from '../tests/a-wizard.ts'

const lines: string[] = []
const portal = portalForTests({ log: (line) => void lines.push(line) })

const methodsOf = async (as: TestMember) => (await portal.call(getPaymentMethods, { as })).body
const notified = ({ member_id }: TestMember) =>
  portal.db
    .selectFrom('notifications')
    .select(['kind', 'params'])
    .where('member_id', '=', member_id)
    .orderBy('kind')
    .execute()
const paperOf = async (as: TestMember, mandate_id: string) =>
  (
    await readPaper((await portal.call(getDocument, { as, params: { type: 'mandate' }, query: { mandate_id } })).bytes)
  ).text.replaceAll(/\s+/g, ' ')
const heard = ({ member_id }: TestMember) => heardEvents(portal, member_id)

describe('a signature', () => {
  it('[PAY-06] ends the mandate of before in the same step, and says from which debit on', async () => {
    const member = await aMember(portal)
    const former = await anActiveMandate(portal, member)
    await aReceipt(portal, member, { month: '2026-12', status: 'upcoming' })
    await aReceipt(portal, member, { month: '2026-11', amount_cents: 2490 })
    const mandate = await signed(portal, member, { collect_unpaid: true })
    expect(mandate).toMatchObject({ status: 'active', first_debit_on: '2026-12-05', last_debit_before: null })
    expect(await seen(portal, member, { id: former })).toMatchObject({
      status: 'replaced',
      iban: 'FR39 **** **** 3A23',
    })
    const ended = await portal.db
      .selectFrom('mandates')
      .select('ended_at')
      .where('mandate_id', '=', former)
      .executeTakeFirstOrThrow()
    expect(ended.ended_at?.toISOString()).toBe(mandate.signed_at)
    expect((await methodsOf(member)).debit).toMatchObject({ mandate_id: mandate.id, first_debit_on: '2026-12-05' })
    expect(await heard(member)).toEqual([
      expect.objectContaining({
        event: 'mandate.signed',
        umr: mandate.umr,
        former_umr: `CSN-${member.nevg}-002`,
        collect_unpaid: true,
        unpaid: [{ month: '2026-11', amount_cents: 2490 }],
        first_debit_on: '2026-12-05',
      }),
    ])
    const { data } = (await portal.call(listDocuments, { as: member })).body
    expect(data.find(({ type }) => type === 'mandate')?.issued_on).toBe('2026-11-20')
  })

  it('[PAY-06] leaves to the former account the debit that is too near', async () => {
    const member = await aMember(portal)
    const receipt_id = await aReceipt(portal, member, { month: '2026-11', status: 'upcoming' })
    await portal.db
      .updateTable('receipts')
      .set({ due_date: '2026-11-26' })
      .where('receipt_id', '=', receipt_id)
      .execute()
    const draft = await drawUp(portal, member)
    expect(draft).toMatchObject({ first_debit_on: '2026-12-07', last_debit_before: '2026-11-26' })
    expect(await signed(portal, member)).toMatchObject({
      first_debit_on: '2026-12-07',
      last_debit_before: '2026-11-26',
    })
  })

  it('[PAY-09] brings the due day that was chosen with it, and not before', async () => {
    const member = await aMember(portal)
    await aReceipt(portal, member, { month: '2026-12', status: 'upcoming' })
    expect(await drawUp(portal, member, { due_day: 10 })).toMatchObject({ due_day: 10, first_debit_on: '2026-12-10' })
    expect(await methodsOf(member)).toMatchObject({ due_day: 5, next_debit_on: '2026-12-05' })
    expect(await signed(portal, member, { due_day: 10 })).toMatchObject({ first_debit_on: '2026-12-10' })
    expect(await methodsOf(member)).toMatchObject({
      due_day: 10,
      next_debit_on: '2026-12-10',
      debit: { first_debit_on: '2026-12-10' },
    })
  })

  it('[PAY-09] leaves the day that was chosen in force, also where another one was chosen in between', async () => {
    const member = await aMember(portal)
    await aReceipt(portal, member, { month: '2026-12', status: 'upcoming' })
    const mandate = await drawUp(portal, member, { due_day: 5 })
    expect(mandate).toMatchObject({ due_day: 5, first_debit_on: '2026-12-05' })
    await portal.call(chooseDueDay, { as: member, body: { due_day: 15 } })
    expect(await seen(portal, member, mandate)).toMatchObject({ due_day: 5, first_debit_on: '2026-12-07' })
    const { body: signature } = await send(portal, member, mandate)
    expect((await confirm(portal, member, mandate, signature, await lastCode(portal, member))).body).toMatchObject({
      due_day: 5,
      next_debit_on: '2026-12-07',
      debit: { first_debit_on: '2026-12-07' },
    })
  })

  it('[PAY-06] [SAFE-04] makes refunds go there too where it says so, and there alone', async () => {
    const [both, debit] = [await aMember(portal), await aMember(portal)]
    await signed(portal, both, { uses: ['premium', 'refunds'] })
    expect((await methodsOf(both)).refund_account).toMatchObject({
      iban: 'BE50 **** **** 7018',
      holder: 'HELENE CARPENTIER',
      held_until: '2026-11-22T10:00:00.000Z',
    })
    await signed(portal, debit)
    expect((await methodsOf(debit)).refund_account).toMatchObject({ iban: 'FR39 **** **** 3A23', held_until: null })
  })

  it('[PAY-06] takes the place of a card', async () => {
    const member = await aMember(portal)
    await portal.db
      .insertInto('payment_cards')
      .values({
        member_id: member.member_id,
        card_id: newId(),
        holder: 'T DELCOURT',
        brand: 'visa',
        last4: '4417',
        expires: '2026-10',
        created_at: portal.clock.now(),
      })
      .execute()
    expect((await methodsOf(member)).debit).toMatchObject({ kind: 'card' })
    await signed(portal, member)
    expect((await methodsOf(member)).debit).toMatchObject({ kind: 'bank_account' })
    const card = await portal.db
      .selectFrom('payment_cards')
      .select('ended_at')
      .where('member_id', '=', member.member_id)
      .executeTakeFirstOrThrow()
    expect(card.ended_at).toEqual(portal.clock.now())
  })

  it('[PAY-06] is all or nothing: what fails at its end undoes the rest', async () => {
    const member = await aMember(portal)
    const former = await anActiveMandate(portal, member)
    const mandate = await drawUp(portal, member, { uses: ['premium', 'refunds'], due_day: 10 })
    const { body: signature } = await send(portal, member, mandate)
    const before = await methodsOf(member)
    await sql`create function refuse() returns trigger language plpgsql as $$ begin raise exception 'The power is cut.'; end $$`.execute(
      portal.db,
    )
    await sql`create trigger refuse before insert on notifications for each row execute function refuse()`.execute(
      portal.db,
    )
    const code = await lastCode(portal, member)
    expect((await confirm(portal, member, mandate, signature, code)).status).toBe(500)
    await sql`drop trigger refuse on notifications`.execute(portal.db)
    expect(await methodsOf(member)).toEqual(before)
    expect(before.debit).toMatchObject({ mandate_id: former })
    expect((await confirm(portal, member, mandate, signature, code)).status).toBe(200)
  })
})

describe('who is told', () => {
  it('[NOT-03] the member, with the first debit or without one', async () => {
    const [dated, undated] = [await aMember(portal), await aMember(portal, { animals: [] })]
    const { umr } = await signed(portal, dated)
    expect(await notified(dated)).toEqual([{ kind: 'mandate_signed', params: { umr, date: '2026-12-07' } }])
    await signed(portal, undated)
    expect((await notified(undated)).map(({ kind }) => kind)).toEqual(['mandate_signed_undated'])
  })

  it('[PAY-10] [SEC-34] the member by e-mail and SMS, at once', async () => {
    const member = await aMember(portal)
    await anActiveMandate(portal, member)
    await signed(portal, member)
    const mail = (await sentMails(portal, member.member_id)).at(-1)
    expect(mail?.letter.title).toBe('Le compte de vos cotisations a été modifié')
    expect(JSON.stringify(mail?.letter)).toMatch(/BE50.*7018.*FR39.*3A23/)
    expect((await sentSms(portal, member.member_id)).at(-1)?.text).toContain('cotisations')
  })

  it('[SEC-34] somebody else who paid until now, or pays from now on', async () => {
    const sophie = await aMember(portal, { firstname: 'Sophie' })
    const { body: mandate } = await portal.call(createMandate, {
      as: sophie,
      body: ofSomebodyElse({ email: 'eric@example.org', mobile: null }),
    })
    const { body: signature } = await send(portal, sophie, mandate)
    await confirm(portal, sophie, mandate, signature, await lastCode(portal, sophie))
    const toEric = async () =>
      (await sentMails(portal, sophie.member_id)).filter(({ to }) => to === 'eric@example.org').length
    expect(await toEric()).toBe(2)
    portal.clock.advance({ minutes: 2 })
    await signed(portal, await again(portal, sophie), { iban: ownIban })
    expect(await toEric()).toBe(3)
  })

  it('[SEC-30] nobody of the whole account: not in a log, an audit line, a notification, an event, a message or the evidence', async () => {
    const member = await aMember(portal)
    await anActiveMandate(portal, member)
    await signed(portal, member, { uses: ['premium', 'refunds'] }, 'sms')
    const of = (table: 'audit_log' | 'notifications' | 'evidence') =>
      portal.db.selectFrom(table).selectAll().where('member_id', '=', member.member_id).execute()
    const told = [
      lines,
      await of('audit_log'),
      await of('notifications'),
      await of('evidence'),
      await heard(member),
      await sentMails(portal, member.member_id),
      await sentSms(portal, member.member_id),
    ]
    for (const one of told) {
      expect(one.length).toBeGreaterThan(0)
      const text = JSON.stringify(one).replaceAll(/[\s\u00a0]/g, '')
      expect(text).not.toContain(otherIban)
      expect(text).not.toContain(ownIban)
    }
  })
})

describe('the paper of a signed mandate', () => {
  it.each([
    [
      'fr',
      'FR',
      [
        'Preuve de la signature',
        'Code validé',
        'par SMS au +33 6 ** ** ** 04, vendredi 20 novembre 2026 à 11 h (heure de Paris), 2026-11-20 10:00:00 UTC',
        'vendredi 20 novembre 2026 à 11 h 01 (heure de Paris), 2026-11-20 10:01:30 UTC',
      ],
    ],
    [
      'it',
      'IT',
      [
        'Prova della firma',
        'Codice convalidato',
        'via SMS al +33 6 ** ** ** 04, venerdì 20 novembre 2026 alle 11.00 (ora di Roma), 2026-11-20 10:00:00 UTC',
        'venerdì 20 novembre 2026 alle 11.01 (ora di Roma), 2026-11-20 10:01:30 UTC',
      ],
    ],
  ] as const)(
    '[PAY-06] [SEC-32] [SEC-33] prints how it was signed, by what proof (%s)',
    async (locale, country, words) => {
      portal.clock.set(new Date('2026-11-20T10:00:00Z'))
      const member = await aMember(portal, { locale, country })
      const mandate = await drawUp(portal, member)
      const { body: signature } = await send(portal, member, mandate, 'sms')
      const right = await lastCode(portal, member, 'sms')
      await confirm(portal, member, mandate, signature, right === '000000' ? '000001' : '000000')
      portal.clock.advance({ minutes: 1, seconds: 30 })
      await confirm(portal, member, mandate, signature, right)
      const evidence = await portal.db
        .selectFrom('evidence')
        .select(['position', 'hash'])
        .where('member_id', '=', member.member_id)
        .where('kind', '=', 'signed')
        .executeTakeFirstOrThrow()
      const shown = await portal.db
        .selectFrom('mandate_papers')
        .select('sha256')
        .where('member_id', '=', member.member_id)
        .executeTakeFirstOrThrow()
      const text = await paperOf(member, mandate.id)
      expect(text).toContain('BE50 9990 0412 7018')
      for (const said of [
        ...words,
        signature.id,
        mandate.sha256,
        Buffer.from(shown.sha256).toString('hex'),
        `${evidence.position}, ${Buffer.from(evidence.hash).toString('hex')}`,
        '127.0.0.1, lightMyRequest',
        'mandate-2026-11',
      ])
        expect(text).toContain(said)
      expect(text).toMatch(/UTC 1 127\.0\.0\.1/)
    },
  )

  it('[CON-05] stays in the language in which it was signed, and without proof where the portal did not collect the signature', async () => {
    const member = await aMember(portal)
    const seeded = await anActiveMandate(portal, member)
    expect(await paperOf(member, seeded)).not.toContain('Preuve de la signature')
    const { id } = await signed(portal, member)
    await changeMemberRow(portal, member.member_id, { locale: 'it' })
    const reader = await again(portal, member)
    expect(await paperOf(reader, id)).toContain('Mandat de prélèvement SEPA')
    expect(await paperOf(reader, seeded)).toContain('Mandato per addebito diretto SEPA')
  })
})
