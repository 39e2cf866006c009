import { PDFDocument, type PDFFont, type PDFPage, StandardFonts } from '@cantoo/pdf-lib'
import { billLines } from './drawn-bill.ts'

const [WIDTH, HEIGHT] = [595, 842]

/** A page that is being drawn, in points from its lower left corner. */
export type DrawnPage = { document: PDFDocument; page: PDFPage; font: PDFFont }

/** A PDF of one page for each drawing. */
export async function drawPdf(...drawings: ((page: DrawnPage) => void | Promise<void>)[]): Promise<Buffer> {
  const document = await PDFDocument.create()
  const font = await document.embedFont(StandardFonts.Helvetica)
  for (const draw of drawings) await draw({ document, font, page: document.addPage([WIDTH, HEIGHT]) })
  return Buffer.from(await document.save({ updateFieldAppearances: false }))
}

/** Writes the lines of the small bill, each passed through `change`. */
export function writeBill({ page, font }: DrawnPage, change: (text: string) => string = (text) => text): void {
  for (const [left, right, y] of billLines) {
    page.drawText(change(left), { x: 60, y: HEIGHT - y, size: 11, font })
    page.drawText(change(right), { x: 420, y: HEIGHT - y, size: 11, font })
  }
}

/** Writes rows one below the other, from the top of a page or `from` points above its foot. */
export function writeRows({ page, font }: DrawnPage, rows: readonly string[], from = 790): void {
  for (const [at, row] of rows.entries())
    page.drawText(row, { x: 50, y: from - 18 * at, size: at === 0 ? 16 : 10, font })
}
