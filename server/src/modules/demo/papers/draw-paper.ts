import { sumBy } from '@coussinet/contract/domain/amounts.ts'
import type { Country } from '@coussinet/contract/domain/countries.ts'
import type { PaperDrawing } from './drawing.ts'
import { paperWords } from './paper-words.ts'
import { A4, onePage, type Pen } from './pdf-pen.ts'

const taxRates: Record<Country, number> = { FR: 20, IT: 22, BE: 21 }

const left = A4.margin
const right = A4.width - A4.margin

/** One page of A4 as a PDF. */
export async function drawPaper(drawing: PaperDrawing): Promise<Uint8Array> {
  const { pen, save } = await onePage(drawing.title)
  drawHead(pen, drawing)
  const foot = drawing.kind === 'sheet' ? drawFields(pen, drawing) : drawAmounts(pen, drawing)
  if (drawing.stamp) pen.stamp(drawing.stamp, left + 20, foot + 92)
  pen.text(
    `${drawing.vet.name}, ${drawing.vet.town} · ${paperWords[drawing.language].invented}`,
    left,
    A4.height - 36,
    {
      size: 8,
      ink: 'grey',
    },
  )
  return save()
}

function drawHead(pen: Pen, { vet, title, date, client, language }: PaperDrawing): void {
  pen.band(0, 92)
  pen.text(vet.name, left, 48, { size: 17, bold: true, ink: 'green' })
  pen.text(vet.town, left, 68, { ink: 'grey' })
  pen.text(title, left, 140, { size: 20, bold: true })
  pen.text(`${paperWords[language].date} : ${date}`, left, 162)
  pen.text(paperWords[language].client, 360, 140, { size: 9, ink: 'grey' })
  pen.text(client, 360, 156, { bold: true })
}

function drawAmounts(pen: Pen, { sections, language, country }: PaperDrawing): number {
  const words = paperWords[language]
  let y = 222
  pen.text(words.item, left, y, { size: 9, ink: 'grey' })
  pen.right(words.amount, right, y, { size: 9, ink: 'grey' })
  pen.line(y + 8)
  for (const { heading, rows } of sections) {
    y += 30
    pen.text(heading, left, y, { bold: true, size: 11 })
    for (const { label, cents } of rows) {
      y += 22
      pen.text(label, left + 12, y, { size: 11 })
      pen.right(euros(cents ?? 0), right, y, { size: 11 })
    }
    pen.line(y + 12)
    y += 12
  }
  const total = sumBy(
    sections.flatMap(({ rows }) => rows),
    ({ cents }) => cents ?? 0,
  )
  const rate = taxRates[country]
  const tax = Math.round((total * rate) / (100 + rate))
  pen.text(words.total, 330, y + 34, { size: 13, bold: true })
  pen.right(euros(total), right, y + 34, { size: 13, bold: true })
  pen.text(`${words.tax} ${rate} %`, 330, y + 54, { ink: 'grey' })
  pen.right(euros(tax), right, y + 54, { ink: 'grey' })
  return y + 54
}

function drawFields(pen: Pen, { sections, language }: PaperDrawing): number {
  let y = 200
  for (const { heading, rows } of sections) {
    y += 26
    pen.text(heading, left, y, { bold: true, size: 12, ink: 'green' })
    pen.line(y + 8)
    y += 8
    for (const { label, value } of rows) {
      y += 20
      pen.text(label, left, y, { size: 9, ink: 'grey' })
      for (const [index, line] of pen.wrap(value, right - 240, 11).entries()) {
        if (index > 0) y += 15
        pen.text(line, 240, y, { size: 11, ink: 'blue' })
      }
    }
  }
  pen.text(paperWords[language].signed, 330, y + 48, { size: 9, ink: 'grey' })
  return y + 48
}

/** Writes an amount with plain spaces: the standard fonts have no narrow one. */
function euros(cents: number): string {
  const whole = String(Math.floor(cents / 100)).replaceAll(/\B(?=(\d{3})+$)/g, ' ')
  return `${whole},${String(cents % 100).padStart(2, '0')} €`
}
