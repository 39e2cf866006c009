import { openPaper, type Paper, sheet } from './paper/paper.ts'
import type { CareRow, Fact, SlipContent, SumRow } from './slip-content.ts'

const { left, right } = sheet
const amountsAt = [right - 172, right - 80, right] as const

/** The slip as an A4 PDF: one page, and more when the invoice is long. */
export async function drawSlip(content: SlipContent): Promise<Uint8Array> {
  const { title, language, insurer, lines, sums, notes } = content
  const paper = await openPaper({ title: `${title} ${content.reference}`, author: insurer.name, language, at: content.decided_at })
  drawHead(paper, content)
  let y = drawFacts(paper, content.facts, 203)
  y = drawHeading(paper, lines.title, y + 28)
  y = drawColumns(paper, lines.columns, y)
  for (const row of lines.rows) y = drawCare(paper, row, y)
  y = drawHeading(paper, sums.title, paper.room(y + 28, 17 * (sums.rows.length + 2)))
  for (const row of sums.rows) y = drawSum(paper, row, y)
  y = drawHeading(paper, notes.title, paper.room(y + 24, 72))
  for (const sentence of notes.sentences) y = drawNote(paper, sentence, y)
  paper.eachPage((page, pages) => drawFoot(paper, content, content.page(page, pages)))
  return paper.save()
}

function drawHead(paper: Paper, { title, about, insurer, outcome }: SlipContent): void {
  paper.mark(left - 1.6, 42, 0.62)
  const [name, ...rest] = [insurer.name, ...insurer.address, ...insurer.reach]
  paper.text(name ?? '', right, 48, { size: 8.5, bold: true, align: 'right' })
  for (const [index, words] of rest.entries()) paper.text(words, right, 59.5 + index * 10.5, { size: 8, ink: 'muted', align: 'right' })
  paper.seam(106)
  paper.text(title, left, 145, { size: 21, bold: true, ink: 'plum' })
  paper.text(about, left, 163, { size: 10.5, ink: 'muted' })
  paper.text(outcome.label, right, 126, { size: 8.5, ink: 'muted', align: 'right' })
  paper.text(outcome.amount, right, 148, { size: 21, bold: true, align: 'right' })
  paper.text(outcome.payment, right, 163, { size: 10.5, ink: 'muted', align: 'right' })
}

function drawFacts(paper: Paper, columns: readonly (readonly Fact[])[], y: number): number {
  const gutter = 28
  const width = (right - left - gutter) / 2
  const valueAt = 98
  paper.hairline(y - 20)
  const ends = columns.map((facts, column) => {
    const x = left + column * (width + gutter)
    let at = y
    for (const { term, value } of facts) {
      paper.text(term, x, at, { size: 8.5, ink: 'muted' })
      for (const words of paper.wrap(value, width - valueAt)) {
        paper.text(words, x + valueAt, at)
        at += 12
      }
      at += 4.5
    }
    return at
  })
  const end = Math.max(...ends) - 8
  paper.hairline(end)
  return end
}

function drawHeading(paper: Paper, title: string, y: number): number {
  paper.text(title, left, y, { size: 12, bold: true, ink: 'plum' })
  return y + 17
}

function drawColumns(paper: Paper, [care, ...amounts]: SlipContent['lines']['columns'], y: number): number {
  paper.text(care, left, y, { size: 8, ink: 'muted' })
  for (const [index, name] of amounts.entries()) paper.text(name, amountsAt[index] ?? right, y, { size: 8, ink: 'muted', align: 'right' })
  paper.hairline(y + 6)
  return y + 6
}

function drawCare(paper: Paper, { label, reason, amounts }: CareRow, y: number): number {
  const width = amountsAt[0] - left - 60
  const labels = paper.wrap(label, width)
  const reasons = reason === null ? [] : paper.wrap(reason, width, { size: 8.5 })
  const height = labels.length * 12 + reasons.length * 10.5 + 8
  const top = paper.room(y, height)
  for (const [index, words] of labels.entries()) paper.text(words, left, top + 14 + index * 12)
  for (const [index, words] of reasons.entries()) paper.text(words, left, top + 13 + labels.length * 12 + index * 10.5, { size: 8.5, ink: 'muted' })
  for (const [index, amount] of amounts.entries()) paper.text(amount, amountsAt[index] ?? right, top + 14, { align: 'right', bold: index === 2 })
  paper.hairline(top + height)
  return top + height
}

function drawSum(paper: Paper, { step, label, why, amount }: SumRow, y: number): number {
  const isTotal = step === 'refunded'
  const bold = isTotal || step === 'base'
  const style = { bold, size: isTotal ? 12 : 9.5 }
  const at = y + (isTotal ? 13 : 0)
  if (isTotal) paper.seam(y - 4)
  paper.text(label, left, at, style)
  if (why !== null) paper.text(why, left + 168, at, { size: 8, ink: 'muted' })
  paper.text(amount, right, at, { ...style, align: 'right' })
  return at + (isTotal ? 17 : 15.5)
}

function drawNote(paper: Paper, sentence: string, y: number): number {
  const lines = paper.wrap(sentence, right - left, { size: 8.5 })
  const top = paper.room(y, lines.length * 11.5)
  for (const [index, words] of lines.entries()) paper.text(words, left, top + index * 11.5, { size: 8.5 })
  return top + lines.length * 11.5 + 4
}

function drawFoot(paper: Paper, { insurer, reference }: SlipContent, page: string): void {
  paper.hairline(802)
  paper.text(insurer.legal, left, 815, { size: 7.5, ink: 'muted' })
  paper.text(`${reference}, ${page}`, right, 815, { size: 7.5, ink: 'muted', align: 'right' })
}
