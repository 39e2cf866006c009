import { PDFDocument, rgb, StandardFonts } from '@cantoo/pdf-lib'
import type { Sheet } from './sheet.ts'

const families = [
  [StandardFonts.Helvetica, StandardFonts.HelveticaBold],
  [StandardFonts.TimesRoman, StandardFonts.TimesRomanBold],
  [StandardFonts.Courier, StandardFonts.CourierBold],
] as const

/** The sheets as a PDF with text, a page each, in one of three fonts. */
export async function renderPdf(sheets: readonly Sheet[], family: number): Promise<Buffer> {
  const document = await PDFDocument.create()
  const [plain, bold] = families[family % families.length] ?? families[0]
  const fonts = { plain: await document.embedFont(plain), bold: await document.embedFont(bold) }
  for (const sheet of sheets) {
    const page = document.addPage([sheet.width, sheet.height])
    for (const mark of sheet.marks) {
      if (mark.kind === 'rule') {
        page.drawLine({
          start: { x: mark.x, y: sheet.height - mark.y },
          end: { x: mark.toX, y: sheet.height - mark.toY },
          thickness: mark.width,
          color: rgb(mark.grey / 255, mark.grey / 255, mark.grey / 255),
        })
      } else if (mark.kind === 'box') {
        const value = (mark.grey ?? 90) / 255
        page.drawRectangle({
          x: mark.x,
          y: sheet.height - mark.y - mark.height,
          width: mark.width,
          height: mark.height,
          ...(mark.grey === null
            ? { borderColor: rgb(value, value, value), borderWidth: 0.7 }
            : { color: rgb(value, value, value) }),
        })
      } else if (!mark.pen) {
        const font = mark.bold ? fonts.bold : fonts.plain
        const text = mark.text.replaceAll(/[^\u0020-\u00ff€‘’“”–—…œŒ•]/g, ' ')
        const width = font.widthOfTextAtSize(text, mark.size)
        const x = mark.align === 'left' ? mark.x : mark.align === 'right' ? mark.x - width : mark.x - width / 2
        const value = mark.grey / 255
        page.drawText(text, { x, y: sheet.height - mark.y, size: mark.size, font, color: rgb(value, value, value) })
      }
    }
  }
  return Buffer.from(await document.save())
}
