import { PDFiumLibrary } from '@hyzyla/pdfium'
import sharp from 'sharp'
import { createThumbnail } from '../image/re-encode.ts'

// Twice the thumbnail's size, so that small print scales down to an even grey.
const RENDERED_SIDE = 640

/** Draws the first page as a WebP of at most 320 pixels a side; throws if it cannot be drawn. */
export async function firstPageThumbnail(bytes: Uint8Array): Promise<Buffer> {
  const library = await PDFiumLibrary.init()
  const document = await library.loadDocument(bytes)
  const page = document.getPage(0)
  const { originalWidth, originalHeight } = page.getOriginalSize()
  const scale = RENDERED_SIDE / Math.max(originalWidth, originalHeight)
  const width = Math.max(1, Math.round(originalWidth * scale))
  const height = Math.max(1, Math.round(originalHeight * scale))
  const { data } = await page.render({ render: 'bitmap', width, height, scale: 1 })
  return createThumbnail(sharp(data, { raw: { width, height, channels: 4 } }))
}
