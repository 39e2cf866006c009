import { type PhotoFormat } from '../photo-format.ts'
import { type PhotoQuality } from '../photo-quality.ts'

export type PhotoStage = 'reading' | 'converting' | 'compressing'

export type PhotoJob = { file: File; format: Exclude<PhotoFormat, 'pdf'> }

/** `image` is null when the original is good as it is; sizes and qualities are those of the original. */
export type PhotoResult = {
  image: Blob | null
  preview: Blob
  quality: PhotoQuality[]
  compressed: boolean
}

/** `unreadable`: the picture itself cannot be decoded; `failed`: this browser could not do the work. */
export type PhotoOutcome = { kind: 'prepared'; result: PhotoResult } | { kind: 'unreadable' } | { kind: 'failed' }

export type PhotoReport = PhotoOutcome | { kind: 'stage'; stage: PhotoStage }
