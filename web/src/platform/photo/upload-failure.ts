import { type FileProblem, fileProblems } from '@coussinet/contract/problem.ts'
import { isApiProblem } from '../calls/api-problem.ts'
import { isPhotoProblem, type PhotoProblemCode } from './photo-problem.ts'

/** Why a document did not arrive, and what helps: another file, or the same one again. */
export type UploadFailure =
  | { kind: 'file'; code: FileProblem | Exclude<PhotoProblemCode, 'cancelled'>; remedy: 'replace' }
  | { kind: 'call'; error: unknown; remedy: 'retry' }

const isFileCode = (key: string | undefined): key is FileProblem => fileProblems.some((code) => code === key)

/** Sorts what preparing or sending a file threw; null when the member cancelled it. */
export function uploadFailure(error: unknown): UploadFailure | null {
  if (isPhotoProblem(error))
    return error.code === 'cancelled' ? null : { kind: 'file', code: error.code, remedy: 'replace' }
  if (isApiProblem(error)) {
    if (error.code === 'cancelled') return null
    const key = error.errors['file']?.[0]
    if (isFileCode(key)) return { kind: 'file', code: key, remedy: 'replace' }
  }
  return { kind: 'call', error, remedy: 'retry' }
}
