import { PDFiumLibrary, PDFiumModule } from '@hyzyla/pdfium'
import type { PageText, PageWord } from './page-text.ts'

type PDFium = Awaited<ReturnType<typeof PDFiumModule>>

/** Functions of PDFium that its types leave out. */
type TextBoxes = {
  _FPDFText_GetUnicode(text: number, at: number): number
  _FPDFText_GetCharBox(text: number, at: number, left: number, right: number, bottom: number, top: number): number
  _FPDFText_GetLooseCharBox(text: number, at: number, box: number): number
  _FPDF_PageToDevice(
    page: number,
    left: number,
    top: number,
    width: number,
    height: number,
    turn: number,
    x: number,
    y: number,
    deviceX: number,
    deviceY: number,
  ): number
}

function hasTextBoxes(module: PDFium): module is PDFium & TextBoxes {
  return '_FPDFText_GetLooseCharBox' in module && '_FPDF_PageToDevice' in module && '_FPDFText_GetUnicode' in module
}

// Places come in whole numbers: a tenth of a point is finer than any print.
const FINE = 10

/** Pages of a PDF: how many, the exact text of one, and a picture of one in grey. */
export type OpenPdf = {
  pages: number
  text(page: number): PageText
  /** A picture stands on it, or a form that may hold one. */
  hasPicture(page: number): boolean
  draw(page: number, mostPixels: number): Promise<{ data: Uint8Array; width: number; height: number }>
}

/** Opens a PDF; throws where it is not one. */
export async function openPdf(bytes: Uint8Array): Promise<OpenPdf> {
  let module: PDFium | undefined
  const library = await PDFiumLibrary.initBase({ vendor: async (options) => (module = await PDFiumModule(options)) })
  const document = await library.loadDocument(bytes)
  if (module === undefined || !hasTextBoxes(module)) throw new Error('PDFium without the text of its pages')
  const pdfium = module
  const copy = pdfium.wasmExports.malloc(bytes.length)
  pdfium.HEAPU8.set(bytes, copy)
  const pointer = pdfium._FPDF_LoadMemDocument(copy, bytes.length, 0)
  if (pointer === 0) throw new Error('A PDF that does not open')
  return {
    pages: document.getPageCount(),
    text: (page) => textOf(pdfium, pointer, page),
    hasPicture: (page) =>
      [...document.getPage(page - 1).objects()].some(({ type }) => type === 'image' || type === 'form'),
    async draw(page, mostPixels) {
      const drawn = document.getPage(page - 1)
      const { originalWidth, originalHeight } = drawn.getOriginalSize()
      const scale = Math.min(
        Math.sqrt(mostPixels / (originalWidth * originalHeight)),
        8_000 / originalHeight,
        8_000 / originalWidth,
      )
      const width = Math.max(1, Math.floor(originalWidth * scale))
      const height = Math.max(1, Math.floor(originalHeight * scale))
      const { data } = await drawn.render({ render: 'bitmap', width, height, scale: 1 })
      return { data, width, height }
    },
  }
}

type Char = { text: string; left: number; right: number; top: number; bottom: number }

function textOf(pdfium: PDFium & TextBoxes, document: number, page: number): PageText {
  const handle = pdfium._FPDF_LoadPage(document, page - 1)
  const text = pdfium._FPDFText_LoadPage(handle)
  const width = pdfium._FPDF_GetPageWidth(handle)
  const height = pdfium._FPDF_GetPageHeight(handle)
  const room = pdfium.wasmExports.malloc(32)
  try {
    const chars: Char[] = []
    // A page of a book has 3,000; a page that has more than this is no invoice.
    const count = Math.min(pdfium._FPDFText_CountChars(text), 30_000)
    for (let at = 0; at < count; at += 1) {
      const code = pdfium._FPDFText_GetUnicode(text, at)
      // The loose box is as high as its font and as wide as its advance, so that words of one line share a height.
      if (code === 0 || pdfium._FPDFText_GetLooseCharBox(text, at, room) === 0) continue
      const [left = 0, top = 0, right = 0, bottom = 0] = new Float32Array(pdfium.HEAPU8.buffer, room, 4)
      const corners = [place(left, top), place(right, bottom)] as const
      const [one, other] = corners
      chars.push({
        text: String.fromCodePoint(code),
        left: Math.min(one.x, other.x),
        right: Math.max(one.x, other.x),
        top: Math.min(one.y, other.y),
        bottom: Math.max(one.y, other.y),
      })
    }
    const words = groupWords(chars)
    return { page, source: 'text', width, height, words, toStored: [1 / width, 0, 0, 0, 1 / height, 0, 0, 0, 1] }
  } finally {
    pdfium.wasmExports.free(room)
    pdfium._FPDFText_ClosePage(text)
    pdfium._FPDF_ClosePage(handle)
  }

  function place(x: number, y: number): { x: number; y: number } {
    const target = room + 16
    pdfium._FPDF_PageToDevice(
      handle,
      0,
      0,
      Math.round(width * FINE),
      Math.round(height * FINE),
      0,
      x,
      y,
      target,
      target + 4,
    )
    const [deviceX = 0, deviceY = 0] = new Int32Array(pdfium.HEAPU8.buffer, target, 2)
    return { x: deviceX / FINE, y: deviceY / FINE }
  }
}

/** Puts characters together to words: a space, a gap or another line ends one. */
export function groupWords(chars: readonly Char[]): PageWord[] {
  const words: PageWord[] = []
  let open: Char[] = []
  const close = () => {
    const text = open.map((char) => char.text).join('')
    if (text !== '') {
      const x = Math.min(...open.map(({ left }) => left))
      const y = Math.min(...open.map(({ top }) => top))
      const width = Math.max(...open.map(({ right }) => right)) - x
      const height = Math.max(...open.map(({ bottom }) => bottom)) - y
      words.push({ text, x, y, width, height, confidence: 100 })
    }
    open = []
  }
  for (const char of chars) {
    if (/[\s\p{Cc}\u00a0\u202f\u2007\u2009]/u.test(char.text)) {
      close()
      continue
    }
    const last = open.at(-1)
    if (last !== undefined) {
      const height = Math.max(last.bottom - last.top, 1)
      const isApart = char.left - last.right > 0.25 * height || char.left < last.left - 0.5 * height
      const isLower = Math.abs(char.bottom - last.bottom) > 0.5 * height
      if (isApart || isLower) close()
    }
    open.push(char)
  }
  close()
  return words
}
