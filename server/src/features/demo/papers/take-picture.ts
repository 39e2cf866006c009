import { PDFiumLibrary } from '@hyzyla/pdfium'
import sharp, { type Sharp } from 'sharp'
import type { Drawing, Drawn } from './drawing.ts'
import { drawPaper } from './draw-paper.ts'

const thumbnailSide = 320
const photoSide = 1754

/** Draws papers one after the other with their thumbnails, as an upload would have them; some as photographs. */
export async function* takePictures(drawings: readonly Drawing[]): AsyncGenerator<Drawn> {
  const library = await PDFiumLibrary.init()
  try {
    for (const drawing of drawings) {
      const bytes = await drawPaper(drawing)
      const page = await render(library, bytes, drawing.photo ? photoSide : 2 * thumbnailSide)
      if (drawing.photo) {
        const photo = await photograph(page)
        yield { bytes: photo, media_type: 'image/jpeg', thumbnail: await thumbnail(sharp(photo)) }
      } else yield { bytes, media_type: 'application/pdf', thumbnail: await thumbnail(page) }
    }
  } finally {
    library.destroy()
  }
}

async function render(library: PDFiumLibrary, bytes: Uint8Array, side: number) {
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

/** A sheet on a wooden table, not quite straight, in the light of a kitchen. */
async function photograph(page: Sharp): Promise<Buffer> {
  const turned = await page.flatten({ background: '#f7f3ea' }).rotate(-1.6, { background: '#8a6f57' }).toColourspace('srgb').png({ compressionLevel: 1 }).toBuffer()
  return sharp(turned).extend({ top: 40, bottom: 56, left: 48, right: 36, background: '#8a6f57' }).modulate({ brightness: 0.95 }).blur(0.6).jpeg({ quality: 80 }).toBuffer()
}

function thumbnail(picture: Sharp): Promise<Buffer> {
  return picture.resize({ width: thumbnailSide, height: thumbnailSide, fit: 'inside' }).flatten({ background: '#ffffff' }).webp({ quality: 75, effort: 2 }).toBuffer()
}
