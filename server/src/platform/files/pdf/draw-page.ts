import { PDFiumLibrary } from '@hyzyla/pdfium'
import sharp from 'sharp'
import type { PageAnswer } from '../child/answer.ts'

// A till receipt is narrow and very long: it is drawn narrower rather than larger. WebP ends at 16,383 pixels a side.
const MOST_PIXELS = 12_000_000
const MOST_SIDE = 12_000

/** Draws a page of a document, counted from 1, at most `width` pixels wide, on white; throws if it cannot be drawn. */
export async function drawPage(bytes: Uint8Array, wanted: { page: number; width: number }): Promise<PageAnswer> {
  const library = await PDFiumLibrary.init()
  const document = await library.loadDocument(bytes)
  const pages = document.getPageCount()
  if (wanted.page < 1 || wanted.page > pages) return { ok: true, picture: null, pages }
  const page = document.getPage(wanted.page - 1)
  const { originalWidth, originalHeight } = page.getOriginalSize()
  const scale = Math.min(
    wanted.width / originalWidth,
    MOST_SIDE / originalHeight,
    Math.sqrt(MOST_PIXELS / (originalWidth * originalHeight)),
  )
  const width = Math.max(1, Math.floor(originalWidth * scale))
  const height = Math.max(1, Math.floor(originalHeight * scale))
  const { data } = await page.render({ render: 'bitmap', width, height, scale: 1 })
  const picture = await sharp(data, { raw: { width, height, channels: 4 } })
    .flatten({ background: '#ffffff' })
    .webp({ quality: 85, effort: 2 })
    .toBuffer()
  return { ok: true, picture, pages }
}
