import { degrees, PDFDocument, type PDFFont, type PDFPage, rgb, StandardFonts } from '@cantoo/pdf-lib'

export const A4 = { width: 595, height: 842, margin: 48 }

const inks = {
  black: rgb(0.13, 0.14, 0.17),
  grey: rgb(0.42, 0.44, 0.48),
  green: rgb(0.09, 0.38, 0.32),
  blue: rgb(0.12, 0.2, 0.55),
  line: rgb(0.82, 0.84, 0.86),
  band: rgb(0.93, 0.96, 0.95),
}
type Ink = keyof typeof inks
type TextStyle = { size?: number; bold?: boolean; ink?: Ink }

/** Writes on one page from the top downwards; `y` is counted from the top, in points. */
export type Pen = {
  text(words: string, x: number, y: number, style?: TextStyle): void
  right(words: string, x: number, y: number, style?: TextStyle): void
  line(y: number): void
  band(y: number, height: number): void
  stamp(words: string, x: number, y: number): void
  /** the words broken into lines which fit */
  wrap(words: string, width: number, size: number): string[]
}

export async function onePage(title: string): Promise<{ pen: Pen; save(): Promise<Uint8Array> }> {
  const document = await PDFDocument.create()
  document.setTitle(title)
  const page = document.addPage([A4.width, A4.height])
  const fonts = {
    plain: await document.embedFont(StandardFonts.Helvetica),
    bold: await document.embedFont(StandardFonts.HelveticaBold),
  }
  return { pen: penOf(page, fonts), save: () => document.save() }
}

function penOf(page: PDFPage, { plain, bold }: { plain: PDFFont; bold: PDFFont }): Pen {
  const left = A4.margin
  const width = A4.width - 2 * A4.margin
  const down = (y: number) => A4.height - y
  const fontOf = (style: TextStyle) => (style.bold ? bold : plain)
  const text: Pen['text'] = (words, x, y, style = {}) =>
    page.drawText(words, {
      x,
      y: down(y),
      size: style.size ?? 10,
      font: fontOf(style),
      color: inks[style.ink ?? 'black'],
    })
  return {
    text,
    right: (words, x, y, style = {}) =>
      text(words, x - fontOf(style).widthOfTextAtSize(words, style.size ?? 10), y, style),
    line: (y) =>
      page.drawLine({
        start: { x: left, y: down(y) },
        end: { x: left + width, y: down(y) },
        thickness: 0.8,
        color: inks.line,
      }),
    band: (y, height) => page.drawRectangle({ x: 0, y: down(y + height), width: A4.width, height, color: inks.band }),
    stamp(words, x, y) {
      const size = 17
      const box = { x, y: down(y), rotate: degrees(9) }
      page.drawRectangle({
        ...box,
        width: bold.widthOfTextAtSize(words, size) + 24,
        height: 36,
        borderColor: inks.blue,
        borderWidth: 2.2,
      })
      // The words sit inside the turned box: 12 to its right, 12 above its foot.
      page.drawText(words, { x: x + 10, y: down(y) + 14, rotate: degrees(9), size, font: bold, color: inks.blue })
    },
    wrap(words, most, size) {
      const lines: string[] = []
      for (const word of words.split(' ')) {
        const longer = `${lines.at(-1) ?? ''} ${word}`.trim()
        if (lines.length > 0 && plain.widthOfTextAtSize(longer, size) <= most) lines[lines.length - 1] = longer
        else lines.push(word)
      }
      return lines
    },
  }
}
