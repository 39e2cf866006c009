import { fileProblems } from '@coussinet/contract/domain/problems.ts'
import { type AnsweredErrors } from '@coussinet/contract/problem.ts'
import type { UploadFailure } from '../photo/photo-problem.ts'
import type { PhotoQuality, PhotoStage } from '../photo/prepare-photo.ts'

/** File of a message that is not sent yet: in preparation, ready, or refused. */
export type AttachedFile = { id: string; name: string; original_size: number } & (
  | { state: 'preparing'; stage: PhotoStage; original: File }
  | { state: 'ready'; file: File; preview: Blob | null; quality: readonly PhotoQuality[] }
  | { state: 'failed'; failure: UploadFailure }
)

export const roomFor = (present: number, chosen: number, most: number) => Math.max(0, Math.min(chosen, most - present))

/** Files that the server refused, by index in what was sent, each with its error. */
export function refusedFiles(errors: AnsweredErrors): Map<number, UploadFailure> {
  const refused = new Map<number, UploadFailure>()
  for (const [path, keys] of Object.entries(errors)) {
    const place = /^files\.(\d)$/.exec(path)?.[1]
    const code = fileProblems.find((one) => keys.includes(one))
    if (place !== undefined && code !== undefined) refused.set(Number(place), { kind: 'file', code, remedy: 'replace' })
  }
  return refused
}

/** Preview of a file: the picture itself; none for a PDF. */
export function getPreviewPicture(file: AttachedFile): Blob | null {
  if (file.state !== 'ready') return null
  return file.preview ?? (file.file.type.startsWith('image/') && file.file.type !== 'image/heic' ? file.file : null)
}
