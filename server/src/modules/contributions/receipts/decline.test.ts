import { type DeclineCode, declineCodes } from '@coussinet/contract/domain/payments.ts'
import { listNotifications } from '@coussinet/contract/notifications.ts'
import { getMe } from '@coussinet/contract/profile.ts'
import { getReceipt } from '@coussinet/contract/receipts.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { inUnit } from '#modules/notifications/notifications.ts'
import { newId } from '#platform/crypto/ids.ts'
import { aMember, type TestMember } from '#testing/a-member.ts'
import { sentMails } from '#testing/outgoing/sent-mails.ts'
import { portalForTests } from '#testing/start-portal.ts'
import { aReceipt } from '../tests/a-receipt.ts'
import { anActiveMandate } from '../tests/a-wizard.ts'
import { declineDebit } from './decline.ts'

const portal = portalForTests()
let helene: TestMember

beforeEach(async () => {
  helene = await aMember(portal, { features: ['notifications'] })
})

const decline = (receipt_id: string, code: DeclineCode = 'AM04', on = '2026-11-20', as = helene) =>
  inUnit(portal.platform, { member_id: as.member_id, at: portal.clock.now(), actor: 'insurer' }, (tx) =>
    declineDebit(tx, { receipt_id, code, on }),
  )
const look = async (id: string, as = helene) => (await portal.call(getReceipt, { as, params: { id } })).body
const due = async (as = helene) => (await portal.call(getMe, { as })).body.contract?.amount_due_cents

describe('a debit that came back', () => {
  it('[NOT-03] marks the contribution, counts it as due, and tells the member with the day of the second attempt', async () => {
    const id = await aReceipt(portal, helene, { status: 'upcoming' })
    await decline(id, 'AM04', '2026-11-19')
    expect(await look(id)).toMatchObject({
      status: 'declined',
      decline_code: 'AM04',
      next_attempt_on: '2026-11-30',
      payment_date: null,
    })
    expect(await due()).toBe(3482)
    const { body } = await portal.call(listNotifications, { as: helene, query: {} })
    expect(body.data).toMatchObject([
      {
        kind: 'debit_declined',
        title: 'Prélèvement refusé\u00a0: 34,82\u00a0€',
        body: 'Provision insuffisante. Cotisation de novembre 2026\u00a0: nouvel essai le 30 novembre 2026.',
        href: `/profile/receipts/${id}`,
        read: false,
      },
    ])
    const mails = await sentMails(portal, helene.member_id)
    expect(mails).toHaveLength(1)
    expect(mails[0]?.letter.paragraphs).toEqual([
      'Motif\u00a0: Provision insuffisante. La cotisation de novembre 2026 (34,82\u00a0€) n’est pas réglée.',
      'Nous présenterons de nouveau ce prélèvement le 30 novembre 2026. Votre espace indique comment la régler.',
    ])
  })

  it.each(declineCodes.map((code) => [code]))('[FIX-02] %s is tried again where that helps, once', async (code) => {
    const id = await aReceipt(portal, helene, { status: 'upcoming' })
    await decline(id, code)
    const again = ['AM04', 'MS03', 'TM01', 'FF01', 'FF05'].includes(code)
    expect((await look(id)).next_attempt_on).toBe(again ? '2026-11-30' : null)
    portal.clock.set(new Date('2026-11-30T10:00:00Z'))
    await portal.db
      .updateTable('access_tokens')
      .set({ expires_at: new Date('2026-12-30') })
      .execute()
    await decline(id, code, '2026-11-30')
    expect(await look(id)).toMatchObject({
      next_attempt_on: null,
      attempts: [
        { on: '2026-11-20' },
        { on: '2026-11-30', outcome: 'declined', means: code.startsWith('card_') ? 'card' : 'bank_account' },
      ],
    })
    expect(await due()).toBe(3482)
    expect((await sentMails(portal, helene.member_id)).at(-1)?.letter.paragraphs.at(-1)).toContain(
      'ne sera pas présenté de nouveau',
    )
    portal.clock.set(new Date('2026-11-20T10:00:00Z'))
  })

  it('of which the bank tells late is tried again on a bank day that can still be announced', async () => {
    const id = await aReceipt(portal, helene, { status: 'upcoming' })
    await decline(id, 'MS03', '2026-11-05')
    expect((await look(id)).next_attempt_on).toBe('2026-11-25')
  })

  it('takes back what had been paid', async () => {
    const id = await aReceipt(portal, helene, { status: 'paid' })
    await decline(id, 'MD06')
    expect(await look(id)).toMatchObject({
      status: 'declined',
      payment_date: null,
      decline_code: 'MD06',
      attempts: [{ outcome: 'paid' }, { outcome: 'declined' }],
    })
    expect(await due()).toBe(3482)
  })

  it('told twice changes nothing the second time', async () => {
    const id = await aReceipt(portal, helene, { status: 'upcoming' })
    await Promise.all([decline(id), decline(id), decline(id)])
    expect((await look(id)).attempts).toHaveLength(1)
    expect(await due()).toBe(3482)
    expect(await sentMails(portal, helene.member_id)).toHaveLength(1)
  })

  it('[SEC-20] is nobody else’s, and not of tomorrow', async () => {
    const id = await aReceipt(portal, helene, { status: 'upcoming' })
    const other = await aMember(portal)
    await expect(decline(id, 'AM04', '2026-11-20', other)).rejects.toMatchObject({ code: 'not_found' })
    await expect(decline(newId())).rejects.toMatchObject({ code: 'not_found' })
    await expect(decline(id, 'AM04', '2026-11-21')).rejects.toMatchObject({ code: 'conflict' })
    expect((await look(id)).status).toBe('upcoming')
  })

  it('[NOT-03] names the account or the card that was debited on that day, not one of since', async () => {
    const at = new Date('2026-11-13T10:00:00Z')
    await anActiveMandate(portal, helene, { status: 'replaced', ended_at: at })
    await anActiveMandate(portal, helene, {
      umr: 'CSN-3',
      iban: 'BE68539007547034',
      signed_at: at,
      created_at: at,
    })
    const [first, second] = [
      await aReceipt(portal, helene, { status: 'upcoming' }),
      await aReceipt(portal, helene, { status: 'upcoming', month: '2026-10' }),
    ]
    await decline(first, 'AM04', '2026-11-05')
    await decline(second, 'AM04', '2026-11-20')
    await portal.db
      .insertInto('payment_cards')
      .values({
        member_id: helene.member_id,
        card_id: newId(),
        holder: 'HELENE CARPENTIER',
        brand: 'visa',
        last4: '4417',
        expires: '2028-12',
        created_at: at,
      })
      .execute()
    await decline(first, 'card_refused', '2026-11-20')
    const said = (await sentMails(portal, helene.member_id)).map(({ letter }) => letter.paragraphs[0])
    expect(said).toEqual([
      expect.stringMatching(/n’a pas pu être prélevée sur FR39\s••••\s3A23\. Motif\s: Provision insuffisante\.$/),
      expect.stringMatching(/n’a pas pu être prélevée sur BE68\s••••\s7034\./),
      expect.stringMatching(/n’a pas pu être débitée de votre carte Visa\s••••\s4417\. Motif\s: Carte refusée\.$/),
    ])
  })

  it('[NOT-03][PAY-04] names the former account where the new one was signed less than five bank days before', async () => {
    const at = new Date('2026-11-18T10:00:00Z')
    await anActiveMandate(portal, helene, { status: 'replaced', ended_at: at })
    await anActiveMandate(portal, helene, { umr: 'CSN-3', iban: 'BE68539007547034', signed_at: at, created_at: at })
    await decline(await aReceipt(portal, helene, { status: 'upcoming' }), 'AC04', '2026-11-20')
    const [mail] = await sentMails(portal, helene.member_id)
    expect(mail?.letter.paragraphs[0]).toMatch(
      /n’a pas pu être prélevée sur FR39\s••••\s3A23\. Motif\s: Compte clôturé\.$/,
    )
  })

  it('[NOT-03][PAY-04] names the former account before the first debit that the insurer gave with the new one', async () => {
    const at = new Date('2026-11-02T10:00:00Z')
    await anActiveMandate(portal, helene, { status: 'replaced', ended_at: at })
    const given = { iban: 'BE68539007547034', signed_at: at, created_at: at, first_debit_on: '2026-12-05' }
    await anActiveMandate(portal, helene, { umr: 'CSN-3', ...given })
    await decline(await aReceipt(portal, helene, { status: 'upcoming' }), 'AC04', '2026-11-16')
    const [mail] = await sentMails(portal, helene.member_id)
    expect(mail?.letter.paragraphs[0]).toMatch(/n’a pas pu être prélevée sur FR39\s••••\s3A23\./)
  })

  it('[NOT-03][PAY-04] names the account that had paid what the bank gives back, and tries again', async () => {
    const at = new Date('2026-11-09T10:00:00Z')
    await anActiveMandate(portal, helene, { status: 'replaced', ended_at: at })
    await anActiveMandate(portal, helene, { umr: 'CSN-3', iban: 'BE68539007547034', signed_at: at, created_at: at })
    const id = await aReceipt(portal, helene, { status: 'paid' })
    await decline(id, 'AM04', '2026-11-18')
    await decline(id, 'AM04', '2026-11-20')
    const said = (await sentMails(portal, helene.member_id)).map(({ letter }) => letter.paragraphs[0])
    const former = expect.stringMatching(/n’a pas pu être prélevée sur FR39\s••••\s3A23\./)
    expect(said).toEqual([former, former])
  })

  it('[I18N-06] is told in Italian, with the article right before a day, though the contract has ended', async () => {
    const giulia = await aMember(portal, { locale: 'it', country: 'IT', end_date: '2026-11-10' })
    const id = await aReceipt(portal, giulia, { status: 'paid' })
    portal.clock.set(new Date('2026-11-28T10:00:00Z'))
    await decline(id, 'AM04', '2026-11-28', giulia)
    portal.clock.set(new Date('2026-11-20T10:00:00Z'))
    const [mail] = await sentMails(portal, giulia.member_id)
    expect(mail?.reader).toEqual({ language: 'it', country: 'IT' })
    expect(mail?.letter).toMatchObject({
      title: 'Addebito respinto: 34,82\u00a0€',
      paragraphs: [
        'Motivo: Fondi insufficienti. Il premio di novembre 2026 (34,82\u00a0€) non risulta pagato.',
        'Presenteremo di nuovo l’addebito l’8 dicembre 2026. La Sua area personale indica come pagare.',
      ],
    })
  })
})
