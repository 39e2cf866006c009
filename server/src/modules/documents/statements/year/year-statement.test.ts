import { getYearStatement, getYearTable } from '@coussinet/contract/documents.ts'
import { permissions } from '@coussinet/contract/domain/permissions.ts'
import { describe, expect, it } from 'vitest'
import type { AssessedLine } from '#modules/refunds/cover/assessment/assess.ts'
import { aDecidedRequest, line } from '#modules/refunds/tests/a-request.ts'
import { newId } from '#platform/crypto/ids.ts'
import { aMember, type TestMember } from '#testing/a-member.ts'
import { readPaper } from '#testing/browser/read-paper.ts'
import { portalForTests } from '#testing/start-portal.ts'

const portal = portalForTests()

const animal = (as: TestMember, place = 0) => as.animals[place]?.id ?? ''

type Given = {
  animal_id: string
  paid_on: string | null
  lines: (animal_id: string) => AssessedLine[]
  vet_name?: string
  invoice_number?: string
}

/** A decided part, paid on a day; refunds of nothing are never paid. */
async function aRefund(
  as: TestMember,
  { animal_id, paid_on, lines, vet_name = 'Clinique des Brotteaux', invoice_number = 'F-1' }: Given,
): Promise<void> {
  const { member_id } = as
  const request = await aDecidedRequest(portal, as, { animal_ids: [animal_id], invoice_number }, lines(animal_id))
  await portal.db
    .updateTable('refund_requests')
    .set({ vet_name })
    .where('member_id', '=', member_id)
    .where('request_id', '=', request.id)
    .execute()
  if (paid_on)
    await portal.db
      .updateTable('refunds')
      .set({ payment_date: paid_on })
      .where('member_id', '=', member_id)
      .where('request_id', '=', request.id)
      .execute()
}

const care =
  (billed_cents: number, more: Partial<AssessedLine> = {}) =>
  (animal_id: string) => [line(animal_id, 'lab', billed_cents, more)]
const pdf = (as: TestMember, animal_id: string, year = 2026) =>
  portal.call(getYearStatement, { as, query: { animal_id, year } })
const csv = async (as: TestMember, animal_id: string, year = 2026) => {
  const { bytes, ...rest } = await portal.call(getYearTable, { as, query: { animal_id, year } })
  return {
    ...rest,
    bytes,
    lines: bytes
      .toString('utf8')
      .replace(/^\ufeff/, '')
      .split('\r\n')
      .filter(Boolean),
  }
}
const wordsOf = async (bytes: Buffer) => (await readPaper(bytes)).text.replaceAll(/\s+/g, ' ')

describe('the year of an animal', () => {
  it('[CAL-02] counts by payment date, and what was refunded nothing by its decision: billed, refunded, left to pay', async () => {
    const helene = await aMember(portal, {
      effective_date: '2024-03-15',
      animals: [{ name: 'Oslo' }, { name: 'Mirza' }],
    })
    const oslo = animal(helene)
    await aRefund(helene, { animal_id: oslo, paid_on: '2026-11-25', lines: care(10_000) })
    await aRefund(helene, { animal_id: oslo, paid_on: '2027-01-02', lines: care(20_000), invoice_number: 'F-2' })
    await aRefund(helene, {
      animal_id: oslo,
      paid_on: null,
      lines: (id) => [line(id, 'food', 3000)],
      invoice_number: 'F-3',
    })
    await aRefund(helene, {
      animal_id: oslo,
      paid_on: null,
      lines: care(10_000, { reason_code: 'duplicate' }),
      invoice_number: 'F-4',
    })
    await aRefund(helene, {
      animal_id: animal(helene, 1),
      paid_on: '2026-11-25',
      lines: care(5000),
      invoice_number: 'F-5',
    })

    const { lines } = await csv(helene, oslo)
    expect(lines[0]).toBe(
      'Date des soins;Soins;Vétérinaire;Numéro de facture;Numéro de suivi;Facturé (EUR);Remboursé (EUR);Reste à votre charge (EUR);Date de versement',
    )
    expect(
      lines
        .slice(1)
        .map((row) => row.replace(/ZR-[\w-]+/, 'ZR'))
        .toSorted(),
    ).toEqual([
      '2026-11-10;Alimentation;Clinique des Brotteaux;F-3;ZR;30,00;0,00;30,00;',
      '2026-11-10;Analyse de laboratoire;Clinique des Brotteaux;F-1;ZR;100,00;56,25;43,75;2026-11-25',
    ])
    expect((await csv(helene, oslo, 2027)).lines).toHaveLength(2)

    const { bytes, headers } = await pdf(helene, oslo)
    expect(headers).toMatchObject({ 'content-type': 'application/pdf', 'cache-control': 'no-store' })
    expect(headers['content-disposition']).toContain('filename="coussinet-statement-oslo-2026.pdf"')
    const paper = await readPaper(bytes)
    expect(paper).toMatchObject({
      title: 'Relevé annuel 2026, Oslo',
      language: 'fr',
      is_tagged: true,
      is_a4: true,
      pages: 1,
    })
    expect(paper.fonts.filter(({ is_embedded }) => !is_embedded)).toEqual([])
    expect(paper.elements).toEqual(expect.arrayContaining(['H1', 'Table', 'TH', 'TD']))
    const text = paper.text.replaceAll(/\s+/g, ' ')
    for (const said of [
      '130 €',
      'Analyse de laboratoire',
      '56,25 €',
      '73,75 €',
      'arrêté au 20 novembre 2026',
      'figurent à la date de la décision',
      'Hélène Carpentier',
    ])
      expect(text).toContain(said)
    expect(text).toContain('adherents@coussinet.example')
    expect(text).not.toMatch(/\u200b/)
    expect(text).not.toContain('déclaration de revenus')
    expect(bytes.length).toBeLessThan(200_000)
  })

  it('[CAL-02] is empty and says so, for a year without care, before the contract or ahead', async () => {
    const helene = await aMember(portal, { animals: [{ name: 'Igor' }] })
    for (const year of [2001, 2026, 2100]) {
      expect(await wordsOf((await pdf(helene, animal(helene), year)).bytes)).toContain(
        `Aucun soin d’Igor n’a été remboursé ni refusé en ${year}.`,
      )
      expect((await csv(helene, animal(helene), year)).lines).toHaveLength(1)
    }
  })

  it('[CAL-02] [I18N-06] an Italian reads in Italian what the tax return needs: this animal, all animals, the deduction', async () => {
    const giulia = await aMember(portal, {
      locale: 'it',
      country: 'IT',
      effective_date: '2025-02-01',
      animals: [{ name: 'Argo' }, { name: 'Nuvola' }],
    })
    // (1000 − 25) × 75 % = 731.25: 268.75 left; food is no vet expense
    await aRefund(giulia, {
      animal_id: animal(giulia),
      paid_on: '2026-11-25',
      lines: (id) => [line(id, 'surgery', 100_000), line(id, 'food', 4000)],
    })
    // (200 − 25) × 75 % = 131.25: 68.75 left
    await aRefund(giulia, {
      animal_id: animal(giulia, 1),
      paid_on: '2026-11-25',
      lines: care(20_000),
      invoice_number: 'F-2',
    })
    const text = await wordsOf((await pdf(giulia, animal(giulia))).bytes)
    // 337.50 in all; 19 % of 208.39 is 39.5941
    for (const said of [
      'Riepilogo annuale 2026',
      'carico: Argo 268,75 €',
      'tutti i Suoi animali 337,50 €',
      'oltre 129,11 € 208,39 €',
      'Detrazione del 19% 39,59 €',
    ])
      expect(text).toContain(said)
    expect((await csv(giulia, animal(giulia))).lines[0]).toMatch(/^Data delle cure;Cure;Veterinario;/)
  })

  it('[CAL-02] a Belgian reads French, and nothing of Italian taxes', async () => {
    const thibault = await aMember(portal, { locale: 'fr-BE', country: 'BE', animals: [{ name: 'Gaufrette' }] })
    const { bytes } = await pdf(thibault, animal(thibault))
    expect(await readPaper(bytes)).toMatchObject({ language: 'fr', title: 'Relevé annuel 2026, Gaufrette' })
    expect(await wordsOf(bytes)).not.toContain('TUIR')
  })

  it('a year of many refunds loses none of them', async () => {
    const helene = await aMember(portal, { animals: [{ name: 'Oslo' }] })
    for (let place = 0; place < 30; place += 1)
      await aRefund(helene, {
        animal_id: animal(helene),
        paid_on: '2026-11-25',
        lines: care(1000 + place),
        invoice_number: `FACTURE-2026-${100_000_000 + place}`,
        vet_name: `Dr ${'Anticonstitutionnellement'.repeat(2)} ${place}`,
      })
    const { bytes } = await pdf(helene, animal(helene))
    const paper = await readPaper(bytes)
    expect(paper.pages).toBeGreaterThan(1)
    for (let place = 0; place < 30; place += 1) expect(paper.text).toContain(String(100_000_000 + place))
  })
})

describe('the table', () => {
  it('[CAL-02] [SEC-50] is UTF-8 with its mark, and no vet’s name computes in a spreadsheet', async () => {
    const helene = await aMember(portal, { animals: [{ name: '../É vil\r\n"x' }] })
    await aRefund(helene, {
      animal_id: animal(helene),
      paid_on: '2026-11-25',
      lines: care(10_000),
      vet_name: '=HYPERLINK("http://evil.example";"x")',
      invoice_number: '+1;2',
    })
    const { bytes, lines, headers } = await csv(helene, animal(helene))
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
    expect(lines[1]).toContain(`;"'=HYPERLINK(""http://evil.example"";""x"")";"'+1;2";`)
    expect(headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    })
    expect(headers['content-disposition']).toBe(
      `attachment; filename="coussinet-statement-e-vil-x-2026.csv"; filename*=UTF-8''coussinet-statement-%C3%A9-vil-x-2026.csv`,
    )
  })
})

describe('who gets one', () => {
  it('[SEC-20] [CAL-02] another member’s animal is not found, like one that does not exist', async () => {
    const [owner, other] = [await aMember(portal), await aMember(portal)]
    for (const endpoint of [getYearStatement, getYearTable]) {
      const said = async (animal_id: string) => {
        const { status, problem } = await portal.call(endpoint, { as: other, query: { animal_id, year: 2026 } })
        return [status, JSON.stringify({ ...problem, request_id: '' })]
      }
      const unknown = await said(newId())
      expect(unknown[0]).toBe(404)
      expect(await said(animal(owner))).toEqual(unknown)
      expect(await said('not-an-id')).toEqual(unknown)
    }
  })

  it('[SEC-19] [SEC-23] nobody without a session or without the right to read refunds; no year out of bounds', async () => {
    const blind = await aMember(portal, {
      permissions: permissions.filter((permission) => permission !== 'refunds:read'),
    })
    const helene = await aMember(portal)
    for (const endpoint of [getYearStatement, getYearTable]) {
      const query = { animal_id: animal(blind), year: 2026 }
      expect((await portal.call(endpoint, { as: blind, query })).problem).toMatchObject({
        status: 403,
        code: 'forbidden',
      })
      expect((await portal.call(endpoint, { query })).status).toBe(401)
      for (const year of [1999, 2101, 2026.5])
        expect((await portal.call(endpoint, { as: helene, query: { animal_id: animal(helene), year } })).status).toBe(
          422,
        )
    }
  })
})
