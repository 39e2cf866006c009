import { LineCapStyle, PDFDocument, type PDFFont, type PDFPage, rgb, StandardFonts } from '@cantoo/pdf-lib'
import { drawMark } from './mark.ts'
import { inFont } from './winansi.ts'

/** A4 in points; `foot` is where the text of a page ends. */
export const sheet = { width: 595.28, height: 841.89, left: 48, right: 547.28, top: 60, foot: 786 }

// The portal's light theme. Nothing is told by colour alone: the slip is printed in black and white too.
const inks = { ink: rgb(0.183, 0.088, 0.164), muted: rgb(0.432, 0.341, 0.399), plum: rgb(0.383, 0.131, 0.323), line: rgb(0.8, 0.74, 0.76), seam: rgb(0.588, 0.29, 0.382), toe: rgb(0.993, 0.738, 0.685) }

export type Style = { size?: number; bold?: boolean; ink?: keyof typeof inks; align?: 'left' | 'right' }

/** Places are in points from the left and from the top; a text stands on the line `y`. */
export type Paper = {
  text(words: string, x: number, y: number, style?: Style): void
  /** the words broken into lines that fit a width */
  wrap(words: string, width: number, style?: Style): string[]
  hairline(y: number): void
  seam(y: number): void
  mark(x: number, y: number, scale: number): void
  /** where to go on when `height` is needed from `y`: there, or at the top of a new page */
  room(y: number, height: number): number
  /** writes on every page, once all are known */
  eachPage(write: (page: number, pages: number) => void): void
  save(): Promise<Uint8Array>
}

type About = { title: string; author: string; language: string; at: Date }

/** A document of A4 pages in Helvetica, the first one open. */
export async function openPaper({ title, author, language, at }: About): Promise<Paper> {
  const document = await PDFDocument.create()
  document.setTitle(title, { showInWindowTitleBar: true })
  document.setAuthor(author)
  document.setLanguage(language)
  document.setCreator(author)
  document.setProducer(author)
  document.setCreationDate(at)
  document.setModificationDate(at)
  const fonts = { plain: await document.embedFont(StandardFonts.Helvetica), bold: await document.embedFont(StandardFonts.HelveticaBold) }
  const newPage = () => document.addPage([sheet.width, sheet.height])
  return paperOn(newPage, fonts, () => document.save())
}

function paperOn(newPage: () => PDFPage, fonts: { plain: PDFFont; bold: PDFFont }, save: Paper['save']): Paper {
  const known = new Set(fonts.plain.getCharacterSet())
  const pages = [newPage()]
  let page = pages[0] ?? newPage()
  const up = (y: number) => sheet.height - y
  const fontOf = ({ bold = false }: Style) => (bold ? fonts.bold : fonts.plain)
  // Sign by sign: the library counts pairs closer than it then draws them.
  const widthOf = (words: string, style: Style) =>
    Array.from(inFont(words, known)).reduce((width, sign) => width + fontOf(style).widthOfTextAtSize(sign, style.size ?? 9.5), 0)
  const across = (y: number) => ({ start: { x: sheet.left, y: up(y) }, end: { x: sheet.right, y: up(y) } })

  return {
    text(words, x, y, style = {}) {
      const { size = 9.5, ink = 'ink', align = 'left' } = style
      const from = align === 'right' ? x - widthOf(words, style) : x
      page.drawText(inFont(words, known), { x: from, y: up(y), size, font: fontOf(style), color: inks[ink] })
    },
    wrap(words, width, style = {}) {
      const lines: string[] = []
      for (const word of words.split(' ').flatMap((whole) => cut(whole, (part) => widthOf(part, style) <= width))) {
        const longer = `${lines.at(-1) ?? ''} ${word}`.trim()
        if (lines.length > 0 && widthOf(longer, style) <= width) lines[lines.length - 1] = longer
        else lines.push(word)
      }
      return lines
    },
    hairline: (y) => page.drawLine({ ...across(y), thickness: 0.6, color: inks.line }),
    seam: (y) => page.drawLine({ ...across(y), thickness: 1.3, color: inks.seam, dashArray: stitches(sheet.right - sheet.left), lineCap: LineCapStyle.Round }),
    mark: (x, y, scale) => drawMark(page, { x, y: up(y), scale }, { mark: inks.plum, seam: inks.toe }),
    room(y, height) {
      if (y + height <= sheet.foot) return y
      page = newPage()
      pages.push(page)
      return sheet.top
    },
    eachPage(write) {
      for (const [index, one] of pages.entries()) {
        page = one
        write(index + 1, pages.length)
      }
    },
    save,
  }
}

/** A stitch and a gap of about 5 points each, so that a seam ends with a whole stitch. */
function stitches(width: number): [stitch: number, gap: number] {
  const count = Math.round((width + 5) / 10)
  return [5, (width - count * 5) / (count - 1)]
}

/** A word too long for its line, in parts that fit. */
function cut(word: string, fits: (part: string) => boolean): string[] {
  const parts = ['']
  for (const character of word) {
    const longer = `${parts.at(-1)}${character}`
    if (fits(longer)) parts[parts.length - 1] = longer
    else parts.push(character)
  }
  return parts
}
