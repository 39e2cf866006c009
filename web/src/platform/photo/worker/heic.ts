import createLibheif from 'libheif-js/libheif-wasm/libheif.js'
import wasmUrl from 'libheif-js/libheif-wasm/libheif.wasm?url'

type DecodedChannel = { width: number; height: number; stride: number; data: Uint8Array }

/** Decodes the primary picture of a HEIC file, upright, into RGBA pixels; throws when libheif cannot. */
export async function decodeHeic(file: Blob): Promise<ImageData> {
  const [wasmBinary, bytes] = await Promise.all([fetchWasm(), file.arrayBuffer()])
  const library = createLibheif({ wasmBinary })
  const context = library.heif_context_alloc()
  const problem = library.heif_context_read_from_memory(context, new Uint8Array(bytes))
  if (problem.code !== library.heif_error_code.heif_error_Ok) throw new Error(problem.message.toString())
  const handle = library.heif_js_context_get_primary_image_handle(context)
  const decoded: unknown = await library.heif_js_decode_image2(
    handle,
    library.heif_colorspace.heif_colorspace_RGB,
    library.heif_chroma.heif_chroma_interleaved_RGBA,
  )
  if (!isDecoded(decoded)) throw new Error('No picture in this HEIC file')
  return imageDataOf(decoded.channels[0])
}

async function fetchWasm(): Promise<ArrayBuffer> {
  const response = await fetch(wasmUrl)
  if (!response.ok) throw new Error(`libheif.wasm answered ${response.status}`)
  return response.arrayBuffer()
}

function isDecoded(decoded: unknown): decoded is { channels: [DecodedChannel] } {
  return (
    typeof decoded === 'object' &&
    decoded !== null &&
    'channels' in decoded &&
    Array.isArray(decoded.channels) &&
    decoded.channels.length === 1
  )
}

function imageDataOf({ width, height, stride, data }: DecodedChannel): ImageData {
  const image = new ImageData(width, height)
  const row = width * 4
  if (stride === row) image.data.set(data.subarray(0, row * height))
  else for (let y = 0; y < height; y += 1) image.data.set(data.subarray(y * stride, y * stride + row), y * row)
  return image
}
