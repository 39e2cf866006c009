import { PDFDocument, StandardFonts } from '@cantoo/pdf-lib'
import { addQuoteFile, getQuote } from '@coussinet/contract/quotes.ts'
import { getRefundRequest } from '@coussinet/contract/refund-requests.ts'
import { addRequestFile, getRequestFile } from '@coussinet/contract/request-files.ts'
import { beforeAll, expect, it, vi } from 'vitest'
import { aMember, type TestMember } from '#testing/a-member.ts'
import { ownPortalForTests } from '#testing/start-portal.ts'
import { aQuoteDraft } from '../../tests/a-quote.ts'
import { aDraft } from '../../tests/a-request.ts'

vi.setConfig({ testTimeout: 60_000 })

const portal = ownPortalForTests({ env: { READING: 'on' } })
let helene: TestMember

beforeAll(async () => {
  helene = await aMember(portal, { animals: [{ name: 'Oslo', icad: '250269812345678' }] })
})

/** A paper as a vet's program prints it: an invoice, or a quote. */
async function aPaper(
  title: string,
  lines: readonly (readonly [string, string])[],
  total: string,
  { data }: { data?: string } = {},
): Promise<Buffer> {
  const document = await PDFDocument.create()
  if (data !== undefined) await document.attach(Buffer.from(data), 'factur-x.xml', { mimeType: 'text/xml' })
  const font = await document.embedFont(StandardFonts.Helvetica)
  const sheet = document.addPage([595, 842])
  const write = (x: number, y: number, text: string) => sheet.drawText(text, { x, y, size: 11, font })
  write(50, 780, 'Clinique vétérinaire des Tilleuls')
  write(50, 764, '12 rue des Lilas, 69003 Lyon')
  write(50, 748, 'SIRET 732 829 320 00074')
  write(350, 700, title)
  write(350, 684, 'Date : 12/11/2026')
  write(50, 650, 'Animal : Oslo, puce 250269812345678')
  write(50, 600, 'Désignation')
  write(470, 600, 'Montant TTC')
  for (const [place, [label, amount]] of lines.entries()) {
    write(50, 580 - 16 * place, label)
    write(480, 580 - 16 * place, amount)
  }
  write(380, 520, 'Total TTC')
  write(480, 520, total)
  return Buffer.from(await document.save())
}

const bill = [
  ['Consultation', '45,00 €'],
  ['Pansement', '29,00 €'],
] as const
const operation = [
  ['Chirurgie du genou', '600,00 €'],
  ['Anesthésie', '120,00 €'],
] as const

it('[READ-01][READ-02] an invoice that is sent is read by itself, and fills its draft', async () => {
  const { id } = await aDraft(portal, helene)
  const file = {
    bytes: await aPaper('Facture n° F-2026-118', bill, '74,00 €'),
    name: 'facture.pdf',
    media_type: 'application/pdf',
  }
  const form = { fields: { type: 'invoice' }, file }
  const sent = await portal.call(addRequestFile, { as: helene, params: { id }, form })
  expect(sent.body.reading).toMatchObject({ status: 'waiting' })
  const look = async () => (await portal.call(getRefundRequest, { as: helene, params: { id } })).body
  await expect
    .poll(async () => (await look()).files[0]?.reading?.status, { timeout: 45_000, interval: 250 })
    .toBe('done')
  const draft = await look()
  expect(draft.files[0]?.reading).toMatchObject({
    document: 'invoice',
    total_cents: { value: 7400, sure: true, check: 'sum_of_lines' },
    lines: [
      { label: 'Consultation', amount_cents: 4500, care_kind: 'consultation' },
      { label: 'Pansement', amount_cents: 2900, care_kind: 'bandage' },
    ],
  })
  expect(draft).toMatchObject({
    care_date: '2026-11-12',
    invoice_number: 'F-2026-118',
    vet_name: 'Clinique vétérinaire des Tilleuls',
    animal_ids: [helene.animals[0]?.id],
  })
})

it.each([
  ['74.00', { total_cents: { value: 7400, check: 'invoice_data' }, data: { format: 'cii', differs: [] } }],
  ['94.00', { total_cents: null, data: { total_cents: 9400, differs: ['total_cents'] } }],
])(
  '[READ-11] data of an invoice are held against its page, of which the stored file is left: %s',
  async (total, read) => {
    const { id } = await aDraft(portal, helene)
    const data = `<rsm:CrossIndustryInvoice xmlns:rsm="urn:rsm" xmlns:ram="urn:ram"><rsm:ExchangedDocument><ram:ID>F-2026-119</ram:ID></rsm:ExchangedDocument>
    <rsm:SupplyChainTradeTransaction><ram:ApplicableHeaderTradeSettlement><ram:SpecifiedTradeSettlementHeaderMonetarySummation>
    <ram:GrandTotalAmount>${total}</ram:GrandTotalAmount></ram:SpecifiedTradeSettlementHeaderMonetarySummation></ram:ApplicableHeaderTradeSettlement>
    </rsm:SupplyChainTradeTransaction></rsm:CrossIndustryInvoice>`
    const bytes = await aPaper('Facture n° F-2026-119', bill, '74,00 €', { data })
    const form = { fields: { type: 'invoice' }, file: { bytes, name: 'facture.pdf', media_type: 'application/pdf' } }
    await portal.call(addRequestFile, { as: helene, params: { id }, form })
    const look = async () => (await portal.call(getRefundRequest, { as: helene, params: { id } })).body.files[0]
    await expect.poll(async () => (await look())?.reading?.status, { timeout: 45_000, interval: 250 }).toBe('done')
    expect((await look())?.reading).toMatchObject({
      invoice_number: { value: 'F-2026-119', check: 'invoice_data' },
      ...read,
    })
    const stored = await portal.call(getRequestFile, { as: helene, params: { id, file_id: (await look())?.id ?? '' } })
    expect(stored.bytes.includes('factur-x')).toBe(false)
  },
)

it('[PRE-01][READ-01][READ-02] a quote that is sent is read by the same job, and fills its draft', async () => {
  const { id } = await aQuoteDraft(portal, helene)
  const bytes = await aPaper('Devis n° D-2026-31', operation, '720,00 €')
  const form = { fields: {}, file: { bytes, name: 'devis.pdf', media_type: 'application/pdf' } }
  const sent = await portal.call(addQuoteFile, { as: helene, params: { id }, form })
  expect(sent.body.reading).toMatchObject({ status: 'waiting' })
  const look = async () => (await portal.call(getQuote, { as: helene, params: { id } })).body
  await expect
    .poll(async () => (await look()).files[0]?.reading?.status, { timeout: 45_000, interval: 250 })
    .toBe('done')
  const draft = await look()
  expect(draft.files[0]?.reading).toMatchObject({
    document: 'quote',
    total_cents: { value: 72_000, sure: true, check: 'sum_of_lines' },
    lines: [
      { label: 'Chirurgie du genou', amount_cents: 60_000, care_kind: 'surgery' },
      { label: 'Anesthésie', amount_cents: 12_000, care_kind: 'anaesthesia' },
    ],
  })
  expect(draft).toMatchObject({
    vet_name: 'Clinique vétérinaire des Tilleuls',
    animal_id: helene.animals[0]?.id,
    planned_on: null,
    lines: [],
  })
})
