import type { Grey } from './grey.ts'
import type { PageText } from './page-text.ts'
import { readPageText } from './pdf-text.ts'
import { openWithPdfium, type OpenPdfium, type PDFium, withPage } from './pdfium.ts'
import { leaveOutUnseen } from './seen-words.ts'

/** A page of a PDF as far as its own text tells it. */
export type PdfPage = {
  /** the words that a reader sees */
  text: PageText
  /** its largest picture, or the largest form, which may hold one */
  picture: Picture
  /** Its text is invisible over a picture, as scanners write it, or askew: only a picture shows what the page says. */
  isPicture: boolean
}

/** Pages of a PDF: how many, the exact text of one, and a picture of one in grey. */
export type OpenPdf = {
  pages: number
  read(page: number): PdfPage
  /** `part` alone, on white, where it is given */
  draw(page: number, mostPixels: number, part?: Place): Grey
}

/** A place on a page as it is shown, in fractions of its width and height. */
export type Place = { left: number; right: number; top: number; bottom: number }
/** `share` is that of the page, 0 to 1. */
export type Picture = { share: number; place: Place }

// At one megapixel print of five points is seven pixels high.
const SEEN_PIXELS = 1_000_000
// A seal or a logo is no page.
const LARGE = 0.15

/** Opens a PDF; throws where it is not one. */
export async function openPdf(bytes: Uint8Array): Promise<OpenPdf> {
  const open = await openWithPdfium(bytes)
  const { pdfium, document } = open
  return {
    pages: pdfium._FPDF_GetPageCount(document),
    read: (page) => readPage(open, page),
    draw: (page, mostPixels, part) =>
      withPage(open, page, (handle) => keepPart(drawPage(pdfium, handle, mostPixels), part)),
  }
}

function readPage(open: OpenPdfium, page: number): PdfPage {
  const { pdfium } = open
  return withPage(open, page, (handle) => {
    const { text, unseen, isAskew } = readPageText(pdfium, handle, page)
    const picture = findPicture(pdfium, handle)
    const words = text.words.length === 0 ? [] : leaveOutUnseen(text, drawPage(pdfium, handle, SEEN_PIXELS))
    return { text: { ...text, words }, picture, isPicture: isAskew || (unseen > words.length && picture.share > LARGE) }
  })
}

const [GREY, GREYSCALE, WHITE] = [1, 8, 0xffffffff]

/** Draws a page on white, at most so many pixels. */
function drawPage(pdfium: PDFium, handle: number, mostPixels: number): Grey {
  const [pageWidth, pageHeight] = [pdfium._FPDF_GetPageWidth(handle), pdfium._FPDF_GetPageHeight(handle)]
  const scale = Math.min(Math.sqrt(mostPixels / (pageWidth * pageHeight)), 8_000 / pageHeight, 8_000 / pageWidth)
  const width = Math.max(1, Math.floor(pageWidth * scale))
  const height = Math.max(1, Math.floor(pageHeight * scale))
  const bitmap = pdfium._FPDFBitmap_CreateEx(width, height, GREY, 0, 0)
  if (bitmap === 0) throw new Error('A page without room to be drawn')
  try {
    pdfium._FPDFBitmap_FillRect(bitmap, 0, 0, width, height, WHITE)
    pdfium._FPDF_RenderPageBitmap(bitmap, handle, 0, 0, width, height, 0, GREYSCALE)
    const [from, stride] = [pdfium._FPDFBitmap_GetBuffer(bitmap), pdfium._FPDFBitmap_GetStride(bitmap)]
    const data = new Uint8Array(width * height)
    for (let row = 0; row < height; row += 1)
      data.set(pdfium.HEAPU8.subarray(from + row * stride, from + row * stride + width), row * width)
    return { data, width, height }
  } finally {
    pdfium._FPDFBitmap_Destroy(bitmap)
  }
}

/** Leaves a part of a drawing, and white around it. */
function keepPart(drawn: Grey, part: Place | undefined): Grey {
  if (part === undefined) return drawn
  const { data, width, height } = drawn
  const [left, right] = [Math.floor(part.left * width), Math.ceil(part.right * width)]
  const [top, bottom] = [Math.floor(part.top * height), Math.ceil(part.bottom * height)]
  const kept = new Uint8Array(data.length).fill(255)
  for (let row = Math.max(0, top); row < Math.min(bottom, height); row += 1) {
    const from = row * width
    kept.set(data.subarray(from + Math.max(0, left), from + Math.min(right, width)), from + Math.max(0, left))
  }
  return { data: kept, width, height }
}

const [IMAGE, FORM] = [3, 5]
// Drawings of plans have more; a picture of a bill is among the first.
const MOST_OBJECTS = 20_000

function findPicture(pdfium: PDFium, handle: number): Picture {
  const room = pdfium.wasmExports.malloc(24)
  const fine = 10_000
  const place = (x: number, y: number) => {
    pdfium._FPDF_PageToDevice(handle, 0, 0, fine, fine, 0, x, y, room + 16, room + 20)
    const [across = 0, down = 0] = new Int32Array(pdfium.HEAPU8.buffer, room + 16, 2)
    return { x: across / fine, y: down / fine }
  }
  try {
    let largest: Picture = { share: 0, place: { left: 0, right: 0, top: 0, bottom: 0 } }
    const count = Math.min(pdfium._FPDFPage_CountObjects(handle), MOST_OBJECTS)
    for (let at = 0; at < count; at += 1) {
      const object = pdfium._FPDFPage_GetObject(handle, at)
      const type = pdfium._FPDFPageObj_GetType(object)
      if (type !== IMAGE && type !== FORM) continue
      if (pdfium._FPDFPageObj_GetBounds(object, room, room + 4, room + 8, room + 12) === 0) continue
      const [left = 0, bottom = 0, right = 0, top = 0] = new Float32Array(pdfium.HEAPU8.buffer, room, 4)
      const [one, other] = [place(left, top), place(right, bottom)]
      const share = Math.min(1, Math.abs((one.x - other.x) * (one.y - other.y)))
      if (share <= largest.share) continue
      const [across, down] = [
        [one.x, other.x],
        [one.y, other.y],
      ]
      largest = {
        share,
        place: {
          left: Math.min(...across),
          right: Math.max(...across),
          top: Math.min(...down),
          bottom: Math.max(...down),
        },
      }
    }
    return largest
  } finally {
    pdfium.wasmExports.free(room)
  }
}
