import { expect, it } from 'vitest'
import { apiProblem } from '../calls/api-problem.ts'
import { photoProblem, uploadFailure } from './photo-problem.ts'

it('[REF-12] asks for another file when the format, the size or the content is refused here or by the server', () => {
  expect(uploadFailure(photoProblem('file_unsupported'))).toEqual({
    kind: 'file',
    code: 'file_unsupported',
    remedy: 'replace',
  })
  const refused = apiProblem('validation_failed', { status: 422, errors: { file: ['file_unsafe'] } })
  expect(uploadFailure(refused)).toEqual({ kind: 'file', code: 'file_unsafe', remedy: 'replace' })
})

it('[REF-13] keeps a failed conversion apart from a failed line', () => {
  expect(uploadFailure(photoProblem('heic_failed'))).toEqual({ kind: 'file', code: 'heic_failed', remedy: 'replace' })
})

it('[REF-14] keeps a failed compression apart from a failed line', () => {
  expect(uploadFailure(photoProblem('compression_failed'))).toEqual({
    kind: 'file',
    code: 'compression_failed',
    remedy: 'replace',
  })
})

it('[REF-15] offers the same file again when the line or the server failed', () => {
  const lost = apiProblem('network')
  expect(uploadFailure(lost)).toEqual({ kind: 'call', error: lost, remedy: 'retry' })
  const busy = apiProblem('unavailable', { status: 503 })
  expect(uploadFailure(busy)).toEqual({ kind: 'call', error: busy, remedy: 'retry' })
})

it('[REF-15] takes a cancellation for no failure', () => {
  expect(uploadFailure(photoProblem('cancelled'))).toBeNull()
  expect(uploadFailure(apiProblem('cancelled'))).toBeNull()
})
