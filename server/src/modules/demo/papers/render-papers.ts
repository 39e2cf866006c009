import { PDFiumLibrary } from '@hyzyla/pdfium'
import sharp, { type Sharp } from 'sharp'
import { drawPaper } from './draw-paper.ts'
import type { PaperDrawing, DrawnPaper } from './drawing.ts'

const thumbnailSide = 320
const photoSide = 1400

/** Draws papers one after the other with their thumbnails, as an upload would have them; some as photographs. */
export async function* renderPapers(drawings: readonly PaperDrawing[]): AsyncGenerator<DrawnPaper> {
  const library = await PDFiumLibrary.init()
  const thumbnails = new Map<string, Buffer>()
  try {
    for (const drawing of drawings) {
      const bytes = await drawPaper(drawing)
      if (drawing.photo) {
        const photo = await photograph(await render(library, bytes, photoSide))
        yield { bytes: photo, media_type: 'image/jpeg', thumbnail: await shrink(sharp(photo)) }
        continue
      }
      const thumbnail =
        thumbnails.get(drawing.likeness) ?? (await shrink(await render(library, bytes, 2 * thumbnailSide)))
      thumbnails.set(drawing.likeness, thumbnail)
      yield { bytes, media_type: 'application/pdf', thumbnail }
    }
  } finally {
    library.destroy()
  }
}

async function render(library: PDFiumLibrary, bytes: Uint8Array, side: number): Promise<Sharp> {
  const document = await library.loadDocument(bytes)
  try {
    const page = document.getPage(0)
    const { originalWidth, originalHeight } = page.getOriginalSize()
    const scale = side / Math.max(originalWidth, originalHeight)
    const [width, height] = [Math.round(originalWidth * scale), Math.round(originalHeight * scale)]
    const { data } = await page.render({ render: 'bitmap', width, height, scale: 1 })
    return sharp(data, { raw: { width, height, channels: 4 } })
  } finally {
    document.destroy()
  }
}

const table = '#8a6f57'

/** A sheet on a wooden table, not quite straight, in the light of a kitchen. */
async function photograph(page: Sharp): Promise<Buffer> {
  const { data, info } = await page
    .flatten({ background: '#f7f3ea' })
    .rotate(-1.6, { background: table })
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { width, height, channels } = info
  return sharp(data, { raw: { width, height, channels } })
    .extend({ top: 40, bottom: 56, left: 48, right: 36, background: table })
    .modulate({ brightness: 0.95 })
    .jpeg({ quality: 78 })
    .toBuffer()
}

function shrink(picture: Sharp): Promise<Buffer> {
  return picture
    .resize({ width: thumbnailSide, height: thumbnailSide, fit: 'inside' })
    .flatten({ background: '#ffffff' })
    .webp({ quality: 75, effort: 1 })
    .toBuffer()
}
