import libheif from 'libheif-js/wasm-bundle.js'
import sharp from 'sharp'
import { serveOnce } from '../child/serve-once.ts'
import { MAX_HEIC_PIXELS } from './pixel-size.ts'
import { reEncode } from './re-encode.ts'

serveOnce(900, async (bytes) => {
  const images = new libheif.HeifDecoder().decode(bytes)
  const image = images.find((candidate) => candidate.is_primary()) ?? images[0]
  if (image === undefined) return { ok: false, code: 'file_unreadable' }
  const width = image.get_width()
  const height = image.get_height()
  // Size of the decoded picture; the file's header may have been wrong.
  if (width * height > MAX_HEIC_PIXELS) return { ok: false, code: 'file_heic_too_many_pixels' }
  const data = new Uint8ClampedArray(width * height * 4)
  const shown = await new Promise((resolve) => image.display({ data, width, height }, resolve))
  if (shown === null) return { ok: false, code: 'file_unreadable' }
  return reEncode(sharp(data, { raw: { width, height, channels: 4 } }), 'image/jpeg')
})
