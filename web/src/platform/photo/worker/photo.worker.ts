import {
  compressionSteps,
  compressionTarget,
  fitWithin,
  type Greyscale,
  toGreyscale,
  isLarge,
  measuredSide,
  assessQuality,
  type Size,
} from '../photo-quality.ts'
import { type PhotoJob, type PhotoOutcome, type PhotoReport, type PhotoResult } from './photo-job.ts'

const previewSide = 640
const previewQuality = 0.8

self.addEventListener('message', (event: MessageEvent<PhotoJob>) => {
  void prepare(event.data).then(report, () => report({ kind: 'failed' }))
})

function report(message: PhotoReport): void {
  self.postMessage(message)
}

async function prepare(job: PhotoJob): Promise<PhotoOutcome> {
  if (job.format === 'heic') report({ kind: 'stage', stage: 'converting' })
  const bitmap = await decode(job).catch(() => null)
  if (bitmap === null) return { kind: 'unreadable' }
  try {
    return { kind: 'prepared', result: await resultOf(bitmap, job) }
  } finally {
    bitmap.close()
  }
}

async function decode({ file, format }: PhotoJob): Promise<ImageBitmap> {
  const native = decodeUpright(file)
  if (format !== 'heic') return native
  return native.catch(async () => {
    const { decodeHeic } = await import('./heic.ts')
    return createImageBitmap(await decodeHeic(file))
  })
}

async function decodeUpright(file: File): Promise<ImageBitmap> {
  return createImageBitmap(file, { imageOrientation: 'from-image' }).catch((reason: unknown) => {
    // A browser older than this option does the same by default, and refuses the word it does not know
    if (reason instanceof TypeError) return createImageBitmap(file)
    throw reason
  })
}

async function resultOf(bitmap: ImageBitmap, { file, format }: PhotoJob): Promise<PhotoResult> {
  const compressed = isLarge(file.size, bitmap)
  const quality = assessQuality(reducedGreyscale(bitmap), bitmap)
  const preview = await encode(draw(bitmap, fitWithin(bitmap, previewSide)), previewQuality)
  if (!compressed && format !== 'heic') return { image: null, preview, quality, compressed }

  if (compressed) report({ kind: 'stage', stage: 'compressing' })
  const image = await compress(bitmap)
  // A plain scan of many pixels may already be smaller than a JPEG of it
  const originalIsBetter = format !== 'heic' && file.size <= compressionTarget && file.size <= image.size
  return originalIsBetter
    ? { image: null, preview, quality, compressed: false }
    : { image, preview, quality, compressed }
}

async function compress(bitmap: ImageBitmap): Promise<Blob> {
  let canvas: OffscreenCanvas | null = null
  for (const { size, quality } of compressionSteps(bitmap)) {
    if (canvas?.width !== size.width) canvas = draw(bitmap, size)
    const image = await encode(canvas, quality)
    if (image.size <= compressionTarget) return image
  }
  throw new Error('No step brings the picture under its target')
}

function reducedGreyscale(bitmap: ImageBitmap): Greyscale {
  const size = fitWithin(bitmap, measuredSide)
  const pixels = contextOf(draw(bitmap, size)).getImageData(0, 0, size.width, size.height)
  return toGreyscale(pixels.data, size)
}

function draw(bitmap: ImageBitmap, { width, height }: Size): OffscreenCanvas {
  const canvas = new OffscreenCanvas(width, height)
  const context = contextOf(canvas)
  // JPEG has no transparency: paper shows through a PNG, not black
  context.fillStyle = '#fff'
  context.fillRect(0, 0, width, height)
  context.imageSmoothingQuality = 'high'
  context.drawImage(bitmap, 0, 0, width, height)
  return canvas
}

function contextOf(canvas: OffscreenCanvas): OffscreenCanvasRenderingContext2D {
  // Not on the GPU, whose read-back would stall the page's painting
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (context === null) throw new Error('No 2D canvas in this worker')
  return context
}

function encode(canvas: OffscreenCanvas, quality: number): Promise<Blob> {
  return canvas.convertToBlob({ type: 'image/jpeg', quality })
}
