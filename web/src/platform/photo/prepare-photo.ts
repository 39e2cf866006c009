import { formatHeadBytes, getMimeType, nameAs, detectPhotoFormat, type PhotoFormat } from './photo-format.ts'
import { photoProblem } from './photo-problem.ts'
import { compressionTarget, type PhotoQuality } from './photo-quality.ts'
import { type PhotoOutcome, type PhotoStage } from './worker/photo-job.ts'
import { runInWorker } from './worker/run-in-worker.ts'

export type { PhotoQuality, PhotoStage }

export type PreparedPhoto = {
  file: File
  quality: PhotoQuality[]
  preview: Blob | null
  converted: boolean
  compressed: boolean
}

type PreparePhotoOptions = { signal: AbortSignal; onStage: (stage: PhotoStage) => void }

/** The largest PDF accepted, in bytes; a larger photo is compressed instead. */
export const largestPdf = 5_242_880

/**
 * Prepares a chosen file for upload, off the main thread: HEIC becomes JPEG, a large photo at most 1.5 MB. Throws a `PhotoProblem`, which
 * is `cancelled` as soon as the signal aborts. Photos chosen together are prepared one after another.
 */
export function preparePhoto(file: File, watch: PreparePhotoOptions): Promise<PreparedPhoto> {
  return unlessCancelled(watch.signal, prepare(file, watch))
}

async function prepare(file: File, watch: PreparePhotoOptions): Promise<PreparedPhoto> {
  watch.onStage('reading')
  if (file.size === 0) throw photoProblem('file_empty')
  const head = await file
    .slice(0, formatHeadBytes)
    .arrayBuffer()
    .catch(() => new ArrayBuffer(0))
  const format = detectPhotoFormat(new Uint8Array(head), file.name)
  if (format === null) throw photoProblem('file_unsupported')
  if (format !== 'pdf') return preparedImage(file, format, await runInWorker({ file, format }, watch))
  if (file.size > largestPdf) throw photoProblem('file_too_large')
  return asItIs(file, format)
}

function preparedImage(file: File, format: Exclude<PhotoFormat, 'pdf'>, outcome: PhotoOutcome): PreparedPhoto {
  if (outcome.kind === 'prepared') {
    const { image, preview, quality, compressed } = outcome.result
    if (image === null) return { ...asItIs(file, format), preview, quality }
    return { file: named(image, 'jpeg', file), preview, quality, converted: format === 'heic', compressed }
  }
  if (format === 'heic') throw photoProblem('heic_failed')
  if (file.size > compressionTarget) throw photoProblem('compression_failed')
  if (outcome.kind === 'unreadable') throw photoProblem('file_unsupported')
  // Small enough to be sent: a browser without OffscreenCanvas loses the hints, not the upload
  return { ...asItIs(file, format), preview: file }
}

function asItIs(file: File, format: PhotoFormat): PreparedPhoto {
  const truthful = file.type === getMimeType(format) && file.name === nameAs(format, file.name)
  return {
    file: truthful ? file : named(file, format, file),
    quality: [],
    preview: null,
    converted: false,
    compressed: false,
  }
}

function named(content: Blob, format: PhotoFormat, original: File): File {
  return new File([content], nameAs(format, original.name), {
    type: getMimeType(format),
    lastModified: original.lastModified,
  })
}

function unlessCancelled<Result>(signal: AbortSignal, work: Promise<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    const cancel = () => reject(photoProblem('cancelled'))
    if (signal.aborted) cancel()
    signal.addEventListener('abort', cancel, { once: true })
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', cancel))
  })
}
