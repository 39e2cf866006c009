import { getReceiptDocument } from '@coussinet/contract/documents.ts'
import { permissions } from '@coussinet/contract/domain/permissions.ts'
import { describe, expect, it } from 'vitest'
import { newId } from '#platform/crypto/ids.ts'
import { aMember, changeMemberRow, type TestMember } from '#testing/a-member.ts'
import { readPaper } from '#testing/browser/read-paper.ts'
import { portalForTests } from '#testing/start-portal.ts'

const portal = portalForTests()

type Paid = {
  month?: string
  status?: 'paid' | 'declined' | 'upcoming'
  means?: 'bank_account' | 'card'
  amount_cents?: number
}

async function aReceipt(
  { member_id }: TestMember,
  { month = '2026-10', status = 'paid', means = 'bank_account', amount_cents = 2490 }: Paid = {},
): Promise<string> {
  const receipt_id = newId()
  const day = `${month}-05`
  await portal.db
    .insertInto('receipts')
    .values({
      member_id,
      receipt_id,
      month,
      issue_date: day,
      due_date: day,
      amount_cents,
      status,
      payment_date: status === 'paid' ? day : null,
    })
    .execute()
  if (status === 'paid')
    await portal.db
      .insertInto('receipt_attempts')
      .values({ member_id, receipt_id, position: 0, on_day: day, means, outcome: 'paid' })
      .execute()
  return receipt_id
}

const asked = (as: TestMember, receipt_id: string) => portal.call(getReceiptDocument, { as, query: { receipt_id } })
const read = async (as: TestMember, receipt_id: string) => readPaper((await asked(as, receipt_id)).bytes)

async function aMandate({ member_id }: TestMember, columns: object = {}): Promise<void> {
  const signed_at = new Date('2026-01-05T10:00:00Z')
  await portal.db
    .insertInto('mandates')
    .values({
      member_id,
      mandate_id: newId(),
      umr: 'CSN-1',
      status: 'active',
      holder: 'HELENE CARPENTIER',
      line1: '27 RUE DES TILLEULS',
      postal_code: '69003',
      city: 'LYON',
      country: 'FR',
      iban: 'FR3999910000170000412703A23',
      signed_at,
      created_at: signed_at,
      ...columns,
    })
    .execute()
}

/** Turns the payment of a contribution into its second attempt, on `on`, after a first one with that outcome. */
async function paidAgain({ member_id }: TestMember, receipt_id: string, outcome: 'paid' | 'declined', on: string) {
  const decline_code = 'AM04'
  const tried = { member_id, receipt_id, means: 'bank_account' }
  await portal.db.updateTable('receipts').set({ payment_date: on }).where('receipt_id', '=', receipt_id).execute()
  await portal.db
    .updateTable('receipt_attempts')
    .set({ outcome, decline_code: outcome === 'paid' ? null : decline_code })
    .where('member_id', '=', member_id)
    .where('receipt_id', '=', receipt_id)
    .execute()
  const given_back = { ...tried, position: 1, on_day: '2026-10-15', outcome: 'declined', decline_code }
  await portal.db
    .insertInto('receipt_attempts')
    .values([...(outcome === 'paid' ? [given_back] : []), { ...tried, position: 2, on_day: on, outcome: 'paid' }])
    .execute()
}

describe('the receipt of a paid contribution', () => {
  it('[REC-03] [CON-05] tells the month, the amount, the day, the masked account, the animal with its share, and the insurer', async () => {
    const helene = await aMember(portal, { animals: [{ name: 'Oslo' }] })
    await aMandate(helene)
    const id = await aReceipt(helene)
    const { status, headers, bytes } = await asked(helene, id)
    expect(status).toBe(200)
    expect(headers).toMatchObject({ 'content-type': 'application/pdf', 'cache-control': 'no-store' })
    expect(headers['content-disposition']).toContain(`filename="coussinet-receipt-${helene.nevg}-20261005.pdf"`)
    const paper = await readPaper(bytes)
    expect(paper).toMatchObject({
      title: 'Quittance de cotisation',
      language: 'fr',
      pages: 1,
      is_a4: true,
      is_tagged: true,
    })
    expect(paper.fonts.filter(({ is_embedded }) => !is_embedded)).toEqual([])
    for (const said of [
      'Cotisation d’octobre 2026',
      '24,90 €',
      'Payée le 5 octobre 2026',
      'du 1er octobre 2026 au 31 octobre 2026',
      'FR39 •••• 3A23',
      'Oslo',
      'Hélène Carpentier',
      '14 QUAI DES TANNEURS',
      'SIREN 000 417 030',
      'taxe sur les conventions d’assurance',
    ])
      expect(paper.text.replaceAll('\n', ' ')).toContain(said)
    expect(paper.text).not.toContain('0000412703')
    expect(bytes.length).toBeLessThan(200_000)
    expect((await asked(helene, id)).bytes).toEqual(bytes)
  })

  it('[REC-03] [PRO-01] has the address in the order of its country, which it names for who lives abroad', async () => {
    const parts = { line1: '27 RUE DES TILLEULS', line2: 'APPARTEMENT 12', line3: 'RESIDENCE LES ACACIAS' }
    const helene = await aMember(portal)
    await changeMemberRow(portal, helene.member_id, { ...parts, country: 'FR' })
    expect((await read(helene, await aReceipt(helene))).text.replaceAll('\n', ' ')).toContain(
      'APPARTEMENT 12 RESIDENCE LES ACACIAS 27 RUE DES TILLEULS',
    )
    await changeMemberRow(portal, helene.member_id, { country: 'BE' })
    const abroad = await read(helene, await aReceipt(helene, { month: '2026-09' }))
    expect(abroad.text.replaceAll('\n', ' ')).toMatch(/27 RUE DES TILLEULS APPARTEMENT 12 .* BELGIQUE/)
  })

  it('[REC-03] [I18N-06] is in Italian for an Italian, with the tax of the contract’s country; a Belgian reads Belgian law', async () => {
    const giulia = await aMember(portal, { locale: 'it', country: 'IT' })
    const italian = await read(giulia, await aReceipt(giulia))
    expect(italian).toMatchObject({ title: 'Quietanza del premio mensile', language: 'it' })
    for (const said of ['Premio di ottobre 2026', 'dal 1º ottobre 2026', 'D.P.R. 26 ottobre 1972', 'P. IVA'])
      expect(italian.text.replaceAll('\n', ' ')).toContain(said)
    const thibault = await aMember(portal, { locale: 'fr-BE', country: 'BE' })
    const belgian = await read(thibault, await aReceipt(thibault))
    expect(belgian).toMatchObject({ language: 'fr' })
    expect(belgian.text.replaceAll('\n', ' ')).toContain('Code de la TVA')
  })

  it('[REC-03] names a card by its last digits, and none where the payment provider took it', async () => {
    const thibault = await aMember(portal)
    const { member_id } = thibault
    await portal.db
      .insertInto('payment_cards')
      .values({
        member_id,
        card_id: newId(),
        holder: 'T',
        brand: 'visa',
        last4: '4242',
        expires: '2027-01',
        created_at: new Date('2026-02-01T10:00:00Z'),
      })
      .execute()
    expect((await read(thibault, await aReceipt(thibault, { means: 'card' }))).text).toContain('Visa •••• 4242')
    const receipt_id = await aReceipt(thibault, { means: 'card', month: '2026-09' })
    const card_payment_id = newId()
    await portal.db
      .insertInto('card_payments')
      .values({
        member_id,
        card_payment_id,
        amount_cents: 2490,
        status: 'paid',
        provider_reference: 'p',
        href: 'https://pay.example',
        created_at: portal.clock.now(),
      })
      .execute()
    await portal.db.insertInto('card_payment_receipts').values({ member_id, card_payment_id, receipt_id }).execute()
    const { text } = await read(thibault, receipt_id)
    expect(text).not.toContain('4242')
    expect(text).toContain('page du prestataire de paiement')
  })

  it.each([
    ['was declined', 'declined', null, 'FR39'],
    ['was declined, and collected by the new account', 'declined', '2026-10', 'BE68'],
    ['was paid and given back', 'paid', null, 'FR39'],
  ] as const)(
    '[REC-03][PAY-04] names the account of the second attempt where the first %s',
    async (_, outcome, month, account) => {
      const helene = await aMember(portal)
      const signed_at = new Date('2026-10-06T10:00:00Z')
      await aMandate(helene, { status: 'replaced', ended_at: signed_at })
      const collecting = month && { collect_unpaid: true, unpaid: JSON.stringify([{ month, amount_cents: 2490 }]) }
      const iban = 'BE68539007547034'
      await aMandate(helene, { umr: 'CSN-2', iban, signed_at, created_at: signed_at, ...collecting })
      const id = await aReceipt(helene)
      await paidAgain(helene, id, outcome, '2026-10-27')
      expect((await read(helene, id)).text).toContain(`${account} ••••`)
    },
  )

  it('[REC-03] an amount that the prices do not explain names the animals without shares', async () => {
    const helene = await aMember(portal, { animals: [{ name: 'Oslo' }, { name: 'Mirza', cover_start: '2026-11-20' }] })
    const { text } = await read(helene, await aReceipt(helene, { amount_cents: 2000 }))
    expect(text).toContain('Oslo')
    expect(text).not.toMatch(/Mirza|24,90/)
  })
})

describe('who gets one', () => {
  it('[SEC-20] [REC-03] what is not paid, not the member’s or not a receipt is not found, all alike', async () => {
    const [owner, other] = [await aMember(portal), await aMember(portal)]
    const theirs = await aReceipt(owner)
    const said = async (as: TestMember, id: string) => {
      const { status, problem } = await asked(as, id)
      return [status, JSON.stringify({ ...problem, request_id: '' })]
    }
    const unknown = await said(other, newId())
    expect(unknown[0]).toBe(404)
    expect(await said(other, theirs)).toEqual(unknown)
    expect(await said(other, 'not-an-id')).toEqual(unknown)
    for (const status of ['declined', 'upcoming'] as const)
      expect(
        await said(owner, await aReceipt(owner, { status, month: status === 'declined' ? '2026-11' : '2026-12' })),
      ).toEqual(unknown)
  })

  it('[SEC-19] [SEC-23] nobody without a session or without the right to read receipts', async () => {
    const blind = await aMember(portal, {
      permissions: permissions.filter((permission) => permission !== 'receipts:read'),
    })
    expect((await asked(blind, await aReceipt(blind))).problem).toMatchObject({ status: 403, code: 'forbidden' })
    expect((await portal.call(getReceiptDocument, { query: { receipt_id: newId() } })).status).toBe(401)
  })
})
