import { PDFDocument, StandardFonts } from '@cantoo/pdf-lib'
import { billLines, drawnBill } from '@coussinet/reading/tests/drawn-bill.ts'
import { known } from '@coussinet/reading/tests/page-of.ts'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { readDocument } from './read-document.ts'

/** A PDF of text whose last pages say nothing of a bill. */
async function pdf(pages: number): Promise<Buffer> {
  const document = await PDFDocument.create()
  const font = await document.embedFont(StandardFonts.Helvetica)
  for (let page = 0; page < pages; page += 1) {
    const sheet = document.addPage([595, 842])
    const shown = page === 0 ? billLines : ([['Conditions générales', '', 60]] as const)
    for (const [left, right, y] of shown) {
      sheet.drawText(left, { x: 60, y: 842 - y, size: 12, font })
      sheet.drawText(right, { x: 420, y: 842 - y, size: 12, font })
    }
  }
  return Buffer.from(await document.save())
}

const bill = {
  document: 'invoice',
  care_date: { value: '2026-05-12', check: 'contract_days' },
  invoice_number: { value: '2026-0143' },
  clinic_number: { value: '73282932000074', check: 'check_digits' },
  animal: { value: 'Milo', check: 'members_animal' },
  total_cents: { value: 10500, check: 'sum_of_lines' },
  payment_proof: { value: 'Facture acquittée' },
  lines: [{ amount_cents: 4500 }, { amount_cents: 6000 }],
}

describe('[READ-01] a document is read in a process of its own', () => {
  it('the text of a PDF exactly', async () => {
    const said = await readDocument({ bytes: await pdf(1), media_type: 'application/pdf' }, known)
    expect(said).toMatchObject({ ...bill, clinic: { value: 'Clinique vétérinaire des Lilas' } })
    // Its place is a fraction of the page: 262 of 842 points from above, at the right.
    expect(said?.total_cents?.box?.y).toBeCloseTo(0.3, 1)
    expect(said?.total_cents?.box?.x).toBeCloseTo(0.71, 1)
  })

  it('a picture, askew, and where each value stands on it', async () => {
    const said = await readDocument({ bytes: await drawnBill(5), media_type: 'image/jpeg' }, known)
    expect(said).toMatchObject(bill)
    const [total, date] = [said?.total_cents?.box, said?.care_date?.box]
    expect(total?.y).toBeGreaterThan((date?.y ?? 1) + 0.2)
    expect(total?.x).toBeGreaterThan(0.5)
  })

  it('a picture of grain, which holds no rows, not at all, and at once', async () => {
    // Points as large as letters, wherever a seed puts them.
    const [width, height] = [1200, 1600]
    const data = Buffer.alloc(width * height, 235)
    let state = 7
    const next = (most: number) => (state = (state * 48271) % 2_147_483_647) % most
    for (let point = 0; point < 9000; point += 1) {
      const [left, top, side] = [next(width - 8), next(height - 8), 3 + next(4)]
      for (let row = top; row < top + side; row += 1) data.fill(60, row * width + left, row * width + left + side)
    }
    const bytes = await sharp(data, { raw: { width, height, channels: 1 } })
      .jpeg()
      .toBuffer()
    const said = await readDocument({ bytes, media_type: 'image/jpeg' }, known)
    expect(said).toMatchObject({ document: 'other', total_cents: null, lines: [] })
  })

  it('a PDF of thirty pages, as far as a bill goes', async () => {
    const said = await readDocument({ bytes: await pdf(30), media_type: 'application/pdf' }, known)
    expect(said).toMatchObject({ document: 'invoice', total_cents: { value: 10500 } })
  })

  it.each(['application/pdf', 'image/jpeg', 'image/png'] as const)(
    'what is broken is not read: %s',
    async (media_type) => {
      expect(await readDocument({ bytes: Buffer.from('%PDF-1.7 broken'), media_type }, known)).toBeNull()
    },
  )
})
