import { getDocument } from '@coussinet/contract/documents.ts'
import { isMandateReference } from '@coussinet/contract/fields/mandate-reference.ts'
import { createMandate, getMandate } from '@coussinet/contract/mandates.ts'
import { getPaymentMethods } from '@coussinet/contract/payment-methods.ts'
import { formatSignedText } from '@coussinet/contract/signed-text.ts'
import { describe, expect, it } from 'vitest'
import { newId } from '#platform/crypto/ids.ts'
import { hash } from '#platform/crypto/keys.ts'
import { aMember, type TestMember } from '#testing/a-member.ts'
import { readPaper } from '#testing/browser/read-paper.ts'
import { portalForTests } from '#testing/start-portal.ts'
import { aReceipt, suspendCover } from '../tests/a-receipt.ts'
import {
  again,
  anActiveMandate,
  askFor,
  drawUp,
  ofSomebodyElse,
  otherIban,
  ownIban,
  seen,
  send,
  wanted,
} from '../tests/a-wizard.ts'

const portal = portalForTests()

const methodsOf = async (as: TestMember) => (await portal.call(getPaymentMethods, { as })).body
const paperOf = (as: TestMember, mandate_id: string) =>
  portal.call(getDocument, { as, params: { type: 'mandate' }, query: { mandate_id } })
const factOf = ({ parts }: { parts: { facts: { term: string; lines: string[] }[] } }, term: string) =>
  parts.facts.find((fact) => fact.term === term)?.lines

describe('a mandate to sign', () => {
  it('[PAY-04] [SEC-30] [SEC-32] shows creditor, reference, debtor, the account whole and the refund right, in one text with its hash', async () => {
    const member = await aMember(portal, { nevg: '412703584' })
    const mandate = await drawUp(portal, member)
    expect(mandate).toMatchObject({
      status: 'draft',
      umr: 'CSN-412703584-001',
      iban: otherIban,
      uses: ['premium'],
      due_day: null,
      collect_unpaid: false,
      on_behalf_of: null,
      contact: null,
      signature: null,
      signed_at: null,
    })
    expect(mandate.creditor).toEqual({
      name: 'Coussinet Assurances SA',
      identifier: 'FR38ZZZ9Z0417',
      address: ['14 QUAI DES TANNEURS', '69009 LYON', 'FRANCE'],
    })
    expect(mandate.text).toBe(formatSignedText(mandate.parts))
    expect(mandate.sha256).toBe(hash(mandate.text).toString('hex'))
    expect(mandate.parts.title).toBe('Mandat de prélèvement SEPA')
    expect(
      mandate.parts.facts.map(({ term, lines }) => [term, ...lines.map((line) => line.replaceAll('\u00a0', ' '))]),
    ).toEqual([
      ['Référence unique du mandat (RUM)', 'CSN-412703584-001'],
      ['Type de paiement', 'Récurrent (SEPA Core)'],
      ['Créancier', 'Coussinet Assurances SA', '14 QUAI DES TANNEURS', '69009 LYON', 'FRANCE'],
      ['Identifiant créancier SEPA (ICS)', 'FR38ZZZ9Z0417'],
      ['Titulaire du compte (débiteur)', 'HELENE CARPENTIER', '27 RUE DES TILLEULS', '69003 LYON', 'FRANCE'],
      ['IBAN', 'BE50 9990 0412 7018'],
      ['BIC', 'se déduit de l’IBAN'],
      ['Contrat concerné', expect.stringContaining('ZC-')],
    ])
    expect(mandate.text).toMatch(
      /vous permettez à Coussinet Assurances SA[\s\S]*8 semaines[\s\S]*Vos droits concernant ce mandat/,
    )
    expect(mandate.channels.map(({ mode, recipient }) => [mode, recipient])).toEqual([
      ['email', expect.stringMatching(/^m\*{4}@/)],
      ['sms', '+33 6 ** ** ** 04'],
    ])
  })

  it('[PAY-04] says what else takes effect with the signature, and nothing that does not', async () => {
    const member = await aMember(portal)
    await aReceipt(portal, member, { month: '2026-11', amount_cents: 2490 })
    const all = await drawUp(portal, member, { uses: ['premium', 'refunds'], due_day: 10, collect_unpaid: true })
    expect([
      factOf(all, 'Remboursements'),
      factOf(all, 'Jour du prélèvement'),
      factOf(all, 'Cotisations impayées'),
    ]).toEqual([
      ['Versés aussi sur ce compte'],
      [expect.stringContaining('Le 10 de chaque mois')],
      [expect.stringMatching(/^novembre 2026, 24,90.€, prélevées aussi sur ce compte$/)],
    ])
    expect(all).toMatchObject({ uses: ['premium', 'refunds'], due_day: 10, collect_unpaid: true })
    const same = await drawUp(portal, member, { due_day: 5 })
    expect([same.due_day, factOf(same, 'Jour du prélèvement')]).toEqual([
      5,
      [expect.stringContaining('Le 5 de chaque mois')],
    ])
    const none = await drawUp(portal, member, { due_day: null })
    expect([none.due_day, factOf(none, 'Jour du prélèvement')]).toEqual([null, undefined])
  })

  it('[PAY-04] [LAW-01] is Belgium’s under its own title, and in Italian for who reads Italian', async () => {
    const [belgian, italian] = [
      await aMember(portal, { locale: 'fr-BE', country: 'BE' }),
      await aMember(portal, { locale: 'it', country: 'IT' }),
    ]
    expect((await drawUp(portal, belgian)).parts.title).toBe('Mandat de domiciliation européenne SEPA')
    await aReceipt(portal, italian, { month: '2026-11' })
    const mandate = await drawUp(portal, italian, {
      uses: ['premium', 'refunds'],
      due_day: 15,
      collect_unpaid: true,
      holder: {
        ...wanted().holder,
        address: {
          line1: 'HAUPTSTRASSE 4',
          line2: null,
          line3: null,
          line4: null,
          postal_code: '3011',
          city: 'BERN',
          country: 'CH',
        },
      },
    })
    expect(mandate.parts.title).toBe('Mandato per addebito diretto SEPA')
    expect(factOf(mandate, 'Intestatario del conto (debitore)')).toEqual([
      'HELENE CARPENTIER',
      'HAUPTSTRASSE 4',
      '3011 BERN',
      'SVIZZERA',
    ])
    expect(mandate.parts.facts.slice(-3).map(({ term }) => term)).toEqual([
      'Rimborsi',
      'Giorno di addebito',
      'Premi non pagati',
    ])
    expect(mandate.text).toContain('entro 8 settimane')
  })

  it('[PAY-04] can be read as a PDF, which stays the same byte for byte', async () => {
    const member = await aMember(portal)
    const mandate = await drawUp(portal, member)
    expect(mandate.document_href).toBe(`/api/pdf/mandate?mandate_id=${mandate.id}`)
    const { bytes } = await paperOf(member, mandate.id)
    const kept = await portal.db
      .selectFrom('mandate_papers')
      .select(['bytes', 'sha256'])
      .where('member_id', '=', member.member_id)
      .where('mandate_id', '=', mandate.id)
      .executeTakeFirstOrThrow()
    expect(bytes.equals(Buffer.from(kept.bytes))).toBe(true)
    expect(hash(bytes).equals(Buffer.from(kept.sha256))).toBe(true)
    portal.clock.advance({ minutes: 3 })
    expect((await paperOf(member, mandate.id)).bytes.equals(bytes)).toBe(true)
    const { text, pages } = await readPaper(bytes)
    expect(pages).toBe(1)
    expect(text.replaceAll(/\s+/g, ' ')).toMatch(/Ce mandat n’est pas signé.*BE50 9990 0412 7018/)
  })

  it('[PAY-05] [SEC-29] names for whom somebody else pays, and where their code goes', async () => {
    const sophie = await aMember(portal, { firstname: 'Sophie' })
    const { body } = await portal.call(createMandate, {
      as: sophie,
      body: ofSomebodyElse({ email: 'eric.lagrange@example.org', mobile: null }),
    })
    expect(body).toMatchObject({
      on_behalf_of: 'Sophie Carpentier',
      contact: { email: 'eric.lagrange@example.org', mobile: null },
      debtor: { name: 'ERIC LAGRANGE' },
    })
    expect(factOf(body, 'Pour le compte de')).toEqual(['Sophie Carpentier'])
    expect(body.channels).toEqual([{ mode: 'email', recipient: 'e****@example.org', is_recent: false }])
  })

  it('[SEC-30][PAY-03] takes the BIC that is given, makes up none, and asks for it outside of the EEA', async () => {
    const member = await aMember(portal)
    expect((await drawUp(portal, member, { iban: ownIban, bic: 'BDFLFRP0' })).bic).toBe('BDFLFRP0')
    expect((await drawUp(portal, member, { iban: 'DE89370400440532013000' })).bic).toBeNull()
    expect((await askFor(portal, member, { bic: 'BFITITM0' })).problem).toMatchObject({
      status: 422,
      errors: { bic: ['bic'] },
    })
    expect((await askFor(portal, member, { iban: 'CH9300762011623852957' })).problem).toMatchObject({
      status: 422,
      errors: { bic: ['required'] },
    })
    expect((await askFor(portal, member, { iban: 'BE50999004127019' })).problem).toMatchObject({
      status: 422,
      errors: { iban: ['iban.checksum'] },
    })
  })

  it.each([
    [
      'refunds to somebody else’s account',
      { ...ofSomebodyElse({ email: null, mobile: '+33639981299' }), uses: ['premium', 'refunds'] },
      { uses: ['holder_other'] },
    ],
    ['nothing to debit', wanted({ uses: ['refunds'] }), { uses: ['required'] }],
    ['a day that is not allowed', wanted({ due_day: 7 }), { due_day: ['due_day'] }],
    [
      'nobody to send the code to',
      ofSomebodyElse({ email: null, mobile: null }),
      { 'holder.contact': ['one_contact'] },
    ],
  ])('[PAY-02] is refused with %s', async (_case, body, errors) => {
    const member = await aMember(portal)
    expect((await portal.call(createMandate, { as: member, raw_body: body })).problem).toMatchObject({
      status: 422,
      code: 'validation_failed',
      errors,
    })
    expect((await methodsOf(member)).pending_mandate_id).toBeNull()
  })

  it('is for a contract that goes on: suspended, in preparation or ending, not ended', async () => {
    const [ended, ending, ahead] = [
      await aMember(portal, { end_date: '2026-11-19' }),
      await aMember(portal, { end_date: '2026-12-31' }),
      await aMember(portal, { effective_date: '2026-12-10' }),
    ]
    expect((await askFor(portal, ended)).problem).toMatchObject({ status: 409, code: 'conflict' })
    const suspended = await aMember(portal)
    await suspendCover(portal, suspended, '2026-10-28')
    for (const member of [ending, ahead, suspended]) expect((await askFor(portal, member)).status).toBe(201)
  })
})

describe('a wizard that is left', () => {
  it('[PAY-07] leaves the account, the due day and the account for refunds as they were', async () => {
    const member = await aMember(portal)
    await anActiveMandate(portal, member)
    const { pending_mandate_id, ...before } = await methodsOf(member)
    expect(pending_mandate_id).toBeNull()
    const mandate = await drawUp(portal, member, { uses: ['premium', 'refunds'], due_day: 15, collect_unpaid: true })
    expect((await send(portal, member, mandate)).status).toBe(201)
    expect(await methodsOf(member)).toEqual({ ...before, pending_mandate_id: mandate.id })
    expect((await seen(portal, member, mandate)).status).toBe('awaiting_code')
    portal.clock.advance({ minutes: 30 })
    expect(await methodsOf(await again(portal, member))).toEqual({ ...before, pending_mandate_id: mandate.id })
  })

  it('[PAY-07] gives way to the next one, and its code cannot be used any more', async () => {
    const member = await aMember(portal)
    const first = await drawUp(portal, member)
    await send(portal, member, first)
    const second = await drawUp(portal, member, { iban: ownIban })
    expect([(await seen(portal, member, first)).status, (await methodsOf(member)).pending_mandate_id]).toEqual([
      'replaced',
      second.id,
    ])
    expect(await seen(portal, member, first)).toMatchObject({
      iban: 'BE50 **** **** 7018',
      channels: [],
      signature: null,
    })
    expect((await send(portal, member, first)).problem?.code).toBe('conflict')
  })
})

describe('references', () => {
  it('[SEC-32] grow with each mandate, from the ones that are kept, and none is given twice', async () => {
    const member = await aMember(portal)
    await anActiveMandate(portal, member)
    const first = await drawUp(portal, member)
    expect(first.umr).toBe(`CSN-${member.nevg}-003`)
    expect(isMandateReference(first.umr)).toBe(true)
    await portal.db
      .deleteFrom('mandates')
      .where('member_id', '=', member.member_id)
      .where('mandate_id', '=', first.id)
      .execute()
    expect((await drawUp(portal, member)).umr).toBe(`CSN-${member.nevg}-004`)
  })

  it('[SEC-32] twenty mandates at once have twenty references, one of them is pending, and the next must wait', async () => {
    const member = await aMember(portal)
    const made = await Promise.all(Array.from({ length: 20 }, () => askFor(portal, member)))
    expect(new Set(made.map(({ status }) => status))).toEqual(new Set([201]))
    expect(new Set(made.map(({ body }) => body.umr)).size).toBe(20)
    const rows = await portal.db
      .selectFrom('mandates')
      .select(['mandate_id', 'status'])
      .where('member_id', '=', member.member_id)
      .execute()
    const pending = rows.filter(({ status }) => status === 'draft')
    expect([rows.length, pending.length]).toEqual([20, 1])
    expect((await methodsOf(member)).pending_mandate_id).toBe(pending[0]?.mandate_id)
    expect((await askFor(portal, member)).problem).toMatchObject({ status: 429, code: 'too_many_requests' })
    portal.clock.advance({ hours: 1 })
    expect((await askFor(portal, await again(portal, member))).status).toBe(201)
  })

  it('[REL-03] the same call with its key draws up one mandate, with another content none', async () => {
    const member = await aMember(portal)
    const headers = { 'idempotency-key': 'wizard 1' }
    const all = await Promise.all(Array.from({ length: 5 }, () => askFor(portal, member, {}, headers)))
    const made = all.filter(({ status }) => status === 201)
    expect(made.length).toBeGreaterThan(0)
    expect(all.filter(({ status }) => status !== 201).every(({ status }) => status === 409)).toBe(true)
    expect((await askFor(portal, member, {}, headers)).body).toEqual(made[0]?.body)
    expect((await askFor(portal, member, { iban: ownIban }, headers)).problem?.code).toBe('idempotency_mismatch')
    expect(
      (await portal.db.selectFrom('mandates').select('mandate_id').where('member_id', '=', member.member_id).execute())
        .length,
    ).toBe(1)
  })
})

it('[SEC-20] another member’s mandate is not found, like one that does not exist', async () => {
  const [member, other] = [await aMember(portal), await aMember(portal)]
  const theirs = await drawUp(portal, other)
  const told = async (id: string) => {
    const answers = [
      await portal.call(getMandate, { as: member, params: { id } }),
      await send(portal, member, { id, sha256: theirs.sha256 }),
      await paperOf(member, id),
    ]
    return answers.map(({ status, problem }) => [status, { ...problem, request_id: '' }])
  }
  const unknown = await told(newId())
  expect(unknown.map(([status]) => status)).toEqual([404, 404, 404])
  expect(await told(theirs.id)).toEqual(unknown)
})

it('[SEC-23] needs the permission to change payment methods', async () => {
  const reader = await aMember(portal, { permissions: ['payment-methods:read'] })
  expect((await askFor(portal, reader)).problem).toMatchObject({ status: 403, code: 'forbidden' })
})
