import { brand } from '@coussinet/contract/brand/chosen.ts'
import { tileSvg } from '@coussinet/contract/brand/logo-svg.ts'
import { fileSlug } from '@coussinet/contract/brand/values.ts'
import type { InlinePicture } from '../transport.ts'

const content_id = `mark@${fileSlug}`

export const markAddress = `cid:${content_id}`

const drawing = tileSvg(brand)

/** The same logo for a browser, which has no mail to find it in. */
export const markForPages = `data:image/svg+xml;base64,${Buffer.from(drawing).toString('base64')}`

// Three times its displayed size, for dense screens.
const pixels = 120

let made: Promise<InlinePicture> | undefined

/** The logo as a picture that mail programs show; rendered once. */
export function markPicture(): Promise<InlinePicture> {
  made ??= draw()
  return made
}

async function draw(): Promise<InlinePicture> {
  const { default: sharp } = await import('sharp')
  const bytes = await sharp(Buffer.from(drawing), { density: 72 * (pixels / 96) * 2 })
    .resize(pixels, pixels)
    .png({ compressionLevel: 9 })
    .toBuffer()
  return { content_id, name: `${fileSlug}.png`, media_type: 'image/png', bytes }
}
