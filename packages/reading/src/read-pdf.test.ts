import {
  degrees,
  PDFName,
  PDFOperator,
  PDFOperatorNames,
  PDFString,
  rgb,
  setTextRenderingMode,
  TextRenderingMode,
} from '@cantoo/pdf-lib'
import type { ReadBox } from '@coussinet/contract/readings.ts'
import { describe, expect, it, vi } from 'vitest'
import { readAndUnderstand } from './read-and-understand.ts'
import { openPdf } from './recognition/pdf-page.ts'
import { billLines, drawnBill } from './tests/drawn-bill.ts'
import { type DrawnPage, drawPdf, writeBill, writeRows } from './tests/drawn-pdf.ts'
import { known } from './tests/page-of.ts'

// A picture takes the engine some seconds on a busy machine.
vi.setConfig({ testTimeout: 60_000 })

async function understandPdf(...drawings: ((page: DrawnPage) => void | Promise<void>)[]) {
  const bytes = await drawPdf(...drawings)
  const said = await readAndUnderstand({ bytes, media_type: 'application/pdf' }, known)
  return {
    document: said.document,
    care_date: said.care_date?.value ?? null,
    invoice_number: said.invoice_number?.value ?? null,
    total_cents: said.total_cents?.value ?? null,
    lines: said.lines.map(({ amount_cents }) => amount_cents),
  }
}

const bill = {
  document: 'invoice',
  care_date: '2026-05-12',
  invoice_number: '2026-0143',
  total_cents: 10_500,
  lines: [4500, 6000],
}

const more = ['Hospitalisation', '50,00', 'Total TTC', '155,00'] as const
const writeMore = ({ page, font }: DrawnPage, place = { x: 60, y: 530 }) => {
  for (const [at, text] of more.entries())
    page.drawText(text, { x: place.x + 360 * (at % 2), y: place.y - 20 * Math.floor(at / 2), size: 11, font })
}

describe('[READ-07] words that a page does not show', () => {
  it.each<[string, (drawn: DrawnPage) => void]>([
    ['in a layer that is off', writeInHiddenLayer],
    [
      'off the page',
      (drawn) => {
        writeMore(drawn, { x: 640, y: 530 })
        writeMore(drawn, { x: 60, y: -40 })
      },
    ],
    [
      'in white',
      ({ page, font }) => {
        for (const text of more) page.drawText(text, { x: 60, y: 520, size: 11, font, color: rgb(1, 1, 1) })
      },
    ],
    [
      'covered by white',
      (drawn) => {
        writeMore(drawn)
        drawn.page.drawRectangle({ x: 40, y: 480, width: 520, height: 70, color: rgb(1, 1, 1) })
      },
    ],
    [
      'drawn invisibly',
      (drawn) => {
        drawn.page.pushOperators(setTextRenderingMode(TextRenderingMode.Invisible))
        writeMore(drawn)
      },
    ],
  ])('are not read: %s', async (_where, hide) => {
    expect(
      await understandPdf((drawn) => {
        writeBill(drawn)
        hide(drawn)
      }),
    ).toEqual(bill)
  })

  it('are told from white words on a dark ground, pale ones and bold ones, which are read', async () => {
    const bytes = await drawPdf(({ page, font }) => {
      page.drawRectangle({ x: 40, y: 690, width: 200, height: 30, color: rgb(0.1, 0.2, 0.4) })
      page.drawText('Facture', { x: 60, y: 700, size: 11, font, color: rgb(1, 1, 1) })
      page.drawText('pâle', { x: 60, y: 660, size: 9, font, color: rgb(0.75, 0.75, 0.75) })
      for (const shift of [0, 0.3]) page.drawText('gras', { x: 60 + shift, y: 620, size: 11, font })
    })
    const { read } = await openPdf(bytes)
    expect(read(1).text.words.map(({ text }) => text)).toEqual(['Facture', 'pâle', 'gras'])
  })

  it('in the place of others are none of both: nobody knows which of them is seen', async () => {
    const bytes = await drawPdf(({ page, font }) => {
      page.drawText('Total 84,00', { x: 60, y: 700, size: 11, font })
      page.drawText('94,00', { x: 89, y: 700, size: 11, font })
    })
    const { read } = await openPdf(bytes)
    expect(read(1).text.words.map(({ text }) => text)).toEqual(['Total'])
  })
})

it('[READ-01] words of a dense page stay whole, though PDFium ends a line behind each letter', async () => {
  const bytes = await drawPdf(({ page, font }) => {
    // A browser places each letter by itself.
    const write = (text: string, x: number, y: number, size: number) => {
      let right = x
      for (const letter of text) {
        if (letter !== ' ') page.drawText(letter, { x: right, y, size, font })
        right += font.widthOfTextAtSize(letter, size)
      }
    }
    write('Clinique du Lac', 57, 780, 11)
    for (let at = 0; at < 80; at += 1) {
      write(`Acte ${at + 1}`, 57, 768 - 9 * at, 11)
      write('10,00', 480, 768 - 9 * at, 11)
    }
  })
  const { read } = await openPdf(bytes)
  const words = read(1).text.words.map(({ text }) => text)
  expect(words.slice(0, 3)).toEqual(['Clinique', 'du', 'Lac'])
  expect(words.filter((word) => word === 'Acte')).toHaveLength(80)
})

it('[READ-07] values of form fields, stamps and notes are read as the page shows them', async () => {
  const said = await understandPdf(({ document, page, font }) => {
    writeBill({ document, page, font }, (text) => (/\d,\d\d$/.test(text) ? '' : text))
    const form = document.getForm()
    for (const [, text, y] of billLines.filter(([, right]) => /\d,\d\d$/.test(right))) {
      const field = form.createTextField(text.replaceAll(/\D/g, ''))
      field.setText(text)
      field.addToPage(page, { x: 418, y: 842 - y - 3, width: 80, height: 14, font, borderWidth: 0 })
      field.setFontSize(10)
    }
    form.updateFieldAppearances(font)
  })
  expect(said).toEqual(bill)
})

it.each([
  [90, { x: 842, y: 0 }, (x: number, y: number) => ({ x: y, y: 1 - x })],
  [180, { x: 595, y: 842 }, (x: number, y: number) => ({ x: 1 - x, y: 1 - y })],
  [270, { x: 0, y: 595 }, (x: number, y: number) => ({ x: 1 - y, y: x })],
])('[READ-08] a page whose writing is turned by %d degrees is read exactly', async (turn, corner, placeOf) => {
  const upright = await drawPdf((drawn) => writeBill(drawn))
  const bytes = await drawPdf(async ({ document, page }) => {
    const [form] = await document.embedPdf(upright)
    if (form === undefined) throw new Error('No page')
    if (turn !== 180) page.setSize(842, 595)
    page.drawPage(form, { ...corner, rotate: degrees(turn) })
  })
  const read = (file: Buffer) => readAndUnderstand({ bytes: file, media_type: 'application/pdf' }, known)
  const [said, straight] = [await read(bytes), await read(upright)]
  expect(said.total_cents).toMatchObject({ value: 10_500, sure: true })
  expect(said.care_date?.value).toBe('2026-05-12')
  const middle = (box: ReadBox | null | undefined) => ({
    x: (box?.x ?? NaN) + (box?.width ?? NaN) / 2,
    y: (box?.y ?? NaN) + (box?.height ?? NaN) / 2,
  })
  const before = middle(straight.total_cents?.box)
  const wanted = placeOf(before.x, before.y)
  expect(middle(said.total_cents?.box).x).toBeCloseTo(wanted.x, 2)
  expect(middle(said.total_cents?.box).y).toBeCloseTo(wanted.y, 2)
})

describe('[READ-07][READ-08] a picture of a bill', () => {
  const drawPicture = async ({ document, page }: DrawnPage, place: { x: number; y: number; width: number }) => {
    const picture = await document.embedJpg(await drawnBill(0))
    page.drawImage(picture, { ...place, height: (place.width * 700) / 1190 })
  }
  const place = { x: 0, y: 400, width: 595 }

  it('below what a scanner read of it, which misread the day, is read from the picture', async () => {
    const said = await understandPdf(async (drawn) => {
      await drawPicture(drawn, place)
      drawn.page.pushOperators(setTextRenderingMode(TextRenderingMode.Invisible))
      writeBill(drawn, (text) => text.replace('12/05/2026', '12/06/2026').replace('0143', 'OI43'))
    })
    expect(said).toEqual(bill)
  })

  it('below a copier’s line or in a printed mail is read alone', async () => {
    const said = await understandPdf(async (drawn) => {
      writeRows(drawn, [
        'Messagerie : votre facture',
        'Clinique <accueil@lilas.example>',
        'jeu. 14 mai 2026 à 10:32, réf. MAIL-000412',
        'Bonjour Madame, veuillez trouver ci-dessous la facture de ce jour.',
      ])
      await drawPicture(drawn, { ...place, x: 40, width: 500 })
    })
    expect(said).toEqual(bill)
  })
})

function writeInHiddenLayer(drawn: DrawnPage): void {
  const { document, page } = drawn
  const layer = document.context.register(document.context.obj({ Type: 'OCG', Name: PDFString.of('Estimation') }))
  document.catalog.set(PDFName.of('OCProperties'), document.context.obj({ OCGs: [layer], D: { OFF: [layer] } }))
  page.node.normalizedEntries().Resources.set(PDFName.of('Properties'), document.context.obj({ L: layer }))
  page.pushOperators(PDFOperator.of(PDFOperatorNames.BeginMarkedContentSequence, [PDFName.of('OC'), PDFName.of('L')]))
  writeMore(drawn)
  page.pushOperators(PDFOperator.of(PDFOperatorNames.EndMarkedContent))
}
