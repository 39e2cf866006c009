import { fileURLToPath } from 'node:url'
import {
  getDocument,
  getReceiptDocument,
  getYearStatement,
  getYearTable,
  listDocuments,
} from '@coussinet/contract/documents.ts'
import { getBenefitSlip, getRefund } from '@coussinet/contract/refunds.ts'
import { formatSignedText } from '@coussinet/contract/signed-text.ts'
import { beforeAll, expect, it, vi } from 'vitest'
import { drawUp } from '#modules/contributions/tests/a-wizard.ts'
import { aDecidedRequest, line } from '#modules/refunds/tests/a-request.ts'
import { newId } from '#platform/crypto/ids.ts'
import { aMember, type TestMember } from '#testing/a-member.ts'
import { readPaper } from '#testing/browser/read-paper.ts'
import { ownPortalForTests } from '#testing/start-portal.ts'

// Before anything is imported: a brand that speaks Dutch, whose insurer gave papers of its own in Dutch and in French.
await vi.hoisted(async () => {
  const { mkdtempSync, writeFileSync } = await import('node:fs')
  const { tmpdir } = await import('node:os')
  const { join } = await import('node:path')
  const made = mkdtempSync(join(tmpdir(), 'dutch-papers-'))
  const file = (name: string) => {
    writeFileSync(join(made, `${name}.pdf`), `%PDF-1.7\n% ${name}\n`)
    return `${name}.pdf`
  }
  const papers = [
    { type: 'ipid', language: 'fr', issued_on: '2026-02-02', file: file('ipid in French') },
    { type: 'ipid', language: 'nl', issued_on: '2026-01-01', file: file('ipid in Dutch') },
    { type: 'cgv', language: 'it', issued_on: '2026-02-02', file: file('cgv in Italian') },
    { type: 'cgv', language: 'fr', issued_on: '2026-01-01', file: file('cgv in French') },
  ].map((paper) => ({ ...paper, country: 'BE', version: '1' }))
  const path = join(made, 'dutch.brand.ts')
  writeFileSync(
    path,
    `import { brand as shipped } from '${join(import.meta.dirname, '../../../../../brand/coussinet.brand.ts')}'
export const brand = { ...shipped, languages: ['fr', 'it', 'nl'], papers: ${JSON.stringify(papers)} }
`,
  )
  process.env['BRAND'] = path
})

// Pages that were built are those of another brand.
const portal = ownPortalForTests({ env: { PAGES_DIR: fileURLToPath(new URL('no-pages', import.meta.url)) } })
let member: TestMember
beforeAll(async () => {
  member = await aMember(portal, { locale: 'nl-BE', country: 'BE', features: ['service_slips'] })
})

// Words of Dutch that no French text has, and without which hardly a sentence of a paper would do.
const dutch =
  /\b(?:het|een|voor|dier|maart|januari|premie|terugbetaling|zorgen|behandeling|ongeval|dagen|dierenarts)\b/i
async function expectFrench(bytes: Buffer): Promise<string> {
  const { language, title, text } = await readPaper(bytes)
  expect({ language, dutch: dutch.exec(`${title} ${text}`)?.[0] }).toEqual({
    language: 'fr',
    dutch: undefined,
  })
  return text.replaceAll(/\s+/g, ' ')
}

it('[GO-07] every paper that the portal makes is whole in French for a reader of Dutch, and its list says so', async () => {
  const { data } = (await portal.call(listDocuments, { as: member })).body
  const madeHere = data.filter(({ type }) => type !== 'ipid' && type !== 'cgv')
  expect(madeHere.map(({ type }) => type)).toEqual(['cgv2', 'ipid2', 'contrat', 'rgpd', 'feuilles'])
  for (const { type, language } of madeHere) {
    expect([type, language]).toEqual([type, 'fr'])
    await expectFrench((await portal.call(getDocument, { as: member, params: { type } })).bytes)
  }
})

it('[GO-07] the insurer’s own paper is given in Dutch where there is one, else in French', async () => {
  const { data } = (await portal.call(listDocuments, { as: member })).body
  const own = async (type: 'ipid' | 'cgv') => [
    data.find((one) => one.type === type)?.language,
    (await portal.call(getDocument, { as: member, params: { type } })).bytes.toString('latin1').split('% ')[1]?.trim(),
  ]
  expect([await own('ipid'), await own('cgv')]).toEqual([
    ['nl', 'ipid in Dutch'],
    ['fr', 'cgv in French'],
  ])
})

it('[GO-07] the mandate is read and signed in the language of its paper', async () => {
  const mandate = await drawUp(portal, member)
  expect(mandate.parts.language).toBe('fr')
  expect(mandate.text).toBe(formatSignedText(mandate.parts))
  const { bytes } = await portal.call(getDocument, {
    as: member,
    params: { type: 'mandate' },
    query: { mandate_id: mandate.id },
  })
  const text = await expectFrench(bytes)
  for (const paragraph of mandate.parts.paragraphs) expect(text).toContain(paragraph.replaceAll('\u00a0', ' '))
})

it('[GO-07] what a refund and a contribution were is told in French, names of care, reasons, days and amounts too', async () => {
  const animal_id = member.animals[0]?.id ?? ''
  const { refunds } = await aDecidedRequest(portal, member, { animal_ids: [animal_id], invoice_number: 'F-1' }, [
    line(animal_id, 'lab', 100_050),
    line(animal_id, 'food', 1000, { reason_code: 'excluded_care' }),
  ])
  const id = refunds[0]?.id ?? ''
  const { body: statement } = await portal.call(getRefund, { as: member, params: { id } })
  expect(statement.lines[0]?.label).toBe('Laboratoriumonderzoek')
  const slip = await expectFrench((await portal.call(getBenefitSlip, { as: member, params: { id } })).bytes)
  for (const said of ['Analyse de laboratoire', '1 000,50 €', 'Soins']) expect(slip).toContain(said)

  const receipt_id = newId()
  const day = '2026-10-05'
  await portal.db
    .insertInto('receipts')
    .values({
      member_id: member.member_id,
      receipt_id,
      month: '2026-10',
      issue_date: day,
      due_date: day,
      amount_cents: 2490,
      status: 'paid',
      payment_date: day,
    })
    .execute()
  const receipt = await expectFrench(
    (await portal.call(getReceiptDocument, { as: member, query: { receipt_id } })).bytes,
  )
  expect(receipt).toContain('5 octobre 2026')

  await portal.db.updateTable('refunds').set({ payment_date: day }).where('member_id', '=', member.member_id).execute()
  const query = { animal_id, year: 2026 }
  await expectFrench((await portal.call(getYearStatement, { as: member, query })).bytes)
  const table = (await portal.call(getYearTable, { as: member, query })).bytes.toString('utf8')
  expect(table.split('\r\n')[0]).toContain('Vétérinaire')
  expect(table).toContain('Analyse de laboratoire')
})
