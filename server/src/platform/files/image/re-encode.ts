import sharp, { type Sharp } from 'sharp'
import { MAX_FILE_BYTES } from '../inspect.ts'
import { MAX_PIXELS } from './pixel-size.ts'

sharp.cache(false)
sharp.concurrency(1)

export const SOURCE_LIMITS = { limitInputPixels: MAX_PIXELS, failOn: 'error' } as const

const THUMBNAIL_SIDE = 320
// The last step is below the limit for any picture, so the loop ends.
const LADDER = [
  { side: 16_000, quality: 85 },
  { side: 16_000, quality: 75 },
  { side: 4096, quality: 80 },
  { side: 2560, quality: 75 },
  { side: 1600, quality: 70 },
]

type Picture = {
  ok: true
  media_type: 'image/jpeg' | 'image/png'
  bytes: Buffer
  thumbnail: Buffer
  width: number
  height: number
}

/**
 * Re-encodes a picture upright, in sRGB and at most 5 MB, with only its pixels: no metadata, trailing bytes or second
 * image.
 */
export async function reEncode(source: Sharp, wanted: 'image/jpeg' | 'image/png'): Promise<Picture> {
  const upright = source.autoOrient().toColourspace('srgb')
  if (wanted === 'image/png') {
    const { data, info } = await upright.clone().png().toBuffer({ resolveWithObject: true })
    if (data.length <= MAX_FILE_BYTES) return picture('image/png', data, info)
  }
  for (const { side, quality } of LADDER) {
    const { data, info } = await upright
      .clone()
      .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality })
      .toBuffer({ resolveWithObject: true })
    if (data.length <= MAX_FILE_BYTES) return picture('image/jpeg', data, info)
  }
  throw new Error('No step of the ladder fits')
}

async function picture(
  media_type: Picture['media_type'],
  bytes: Buffer,
  { width, height }: { width: number; height: number },
): Promise<Picture> {
  return { ok: true, media_type, bytes, thumbnail: await createThumbnail(sharp(bytes, SOURCE_LIMITS)), width, height }
}

/** Makes a WebP thumbnail of at most 320 pixels a side, on white. */
export function createThumbnail(source: Sharp): Promise<Buffer> {
  return source
    .resize({ width: THUMBNAIL_SIDE, height: THUMBNAIL_SIDE, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .webp({ quality: 75 })
    .toBuffer()
}
