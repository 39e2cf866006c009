import { PDFDocument, StandardFonts } from '@cantoo/pdf-lib'
import { getRefundRequest } from '@coussinet/contract/refund-requests.ts'
import { addRequestFile } from '@coussinet/contract/request-files.ts'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { aMember, type TestMember } from '#testing/a-member.ts'
import { ownPortal, type TestPortal } from '#testing/start-portal.ts'
import { aDraft } from '../tests/a-request.ts'

vi.setConfig({ testTimeout: 60_000 })

let portal: TestPortal
let helene: TestMember

beforeAll(async () => {
  portal = await ownPortal({ env: { READING: 'on' } })
  helene = await aMember(portal, { animals: [{ name: 'Oslo', icad: '250269812345678' }] })
})
afterAll(() => portal.close())

/** A bill as a vet's program prints it. */
async function aBill(): Promise<Buffer> {
  const document = await PDFDocument.create()
  const font = await document.embedFont(StandardFonts.Helvetica)
  const sheet = document.addPage([595, 842])
  const write = (x: number, y: number, text: string) => sheet.drawText(text, { x, y, size: 11, font })
  write(50, 780, 'Clinique vétérinaire des Tilleuls')
  write(50, 764, '12 rue des Lilas, 69003 Lyon')
  write(50, 748, 'SIRET 732 829 320 00074')
  write(350, 700, 'Facture n° F-2026-118')
  write(350, 684, 'Date : 12/11/2026')
  write(50, 650, 'Animal : Oslo, puce 250269812345678')
  write(50, 600, 'Désignation')
  write(470, 600, 'Montant TTC')
  write(50, 580, 'Consultation')
  write(480, 580, '45,00 €')
  write(50, 564, 'Pansement')
  write(480, 564, '29,00 €')
  write(380, 520, 'Total TTC')
  write(480, 520, '74,00 €')
  return Buffer.from(await document.save())
}

it('[READ-01][READ-02] an invoice that is sent is read by itself, and fills its draft', async () => {
  const { id } = await aDraft(portal, helene)
  const file = { bytes: await aBill(), name: 'facture.pdf', media_type: 'application/pdf' }
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
