import { type FileProblem, fileProblems } from '@coussinet/contract/domain/problems.ts'
import { isApiProblem } from '../calls/api-problem.ts'

type PhotoProblemCode =
  | 'file_empty'
  | 'file_unsupported'
  | 'file_too_large'
  | 'heic_failed'
  | 'compression_failed'
  | 'device_full'
  | 'cancelled'

export type PhotoProblem = Error & { code: PhotoProblemCode }

const codes: readonly string[] = [
  'file_empty',
  'file_unsupported',
  'file_too_large',
  'heic_failed',
  'compression_failed',
  'device_full',
  'cancelled',
] satisfies PhotoProblemCode[]

/** Makes the error that `preparePhoto` throws when it refuses a file; its sentence belongs to the screen. */
export function photoProblem(code: PhotoProblemCode): PhotoProblem {
  return Object.assign(new Error(code), { name: 'PhotoProblem', code })
}

export function isPhotoProblem(error: unknown): error is PhotoProblem {
  return (
    error instanceof Error &&
    error.name === 'PhotoProblem' &&
    'code' in error &&
    typeof error.code === 'string' &&
    codes.includes(error.code)
  )
}

/** Why a document did not arrive, and what may help: another file, or the same one again. */
export type UploadFailure =
  | { kind: 'file'; code: FileProblem | Exclude<PhotoProblemCode, 'cancelled'>; remedy: 'replace' }
  | { kind: 'call'; error: unknown; remedy: 'retry' }

const isFileCode = (key: string | undefined): key is FileProblem => fileProblems.some((code) => code === key)

/** Classifies an error of preparing or sending a file; null if the member cancelled. */
export function uploadFailure(error: unknown): UploadFailure | null {
  if (isPhotoProblem(error))
    return error.code === 'cancelled' ? null : { kind: 'file', code: error.code, remedy: 'replace' }
  if (isApiProblem(error)) {
    if (error.code === 'cancelled') return null
    const key = (error.errors['file'] ?? error.errors['files.0'])?.[0]
    if (isFileCode(key)) return { kind: 'file', code: key, remedy: 'replace' }
  }
  return { kind: 'call', error, remedy: 'retry' }
}
