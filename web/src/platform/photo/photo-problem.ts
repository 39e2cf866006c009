export type PhotoProblemCode =
  | 'file_empty'
  | 'file_unsupported'
  | 'file_too_large'
  | 'heic_failed'
  | 'compression_failed'
  | 'cancelled'

export type PhotoProblem = Error & { code: PhotoProblemCode }

const codes: readonly string[] = [
  'file_empty',
  'file_unsupported',
  'file_too_large',
  'heic_failed',
  'compression_failed',
  'cancelled',
] satisfies PhotoProblemCode[]

/** Makes the error that `preparePhoto` throws when it refuses a file; its sentence belongs to the screen. */
export function photoProblem(code: PhotoProblemCode): PhotoProblem {
  return Object.assign(new Error(code), { name: 'PhotoProblem', code })
}

/** Tells a refusal of `preparePhoto` from any other error. */
export function isPhotoProblem(error: unknown): error is PhotoProblem {
  return (
    error instanceof Error &&
    error.name === 'PhotoProblem' &&
    'code' in error &&
    typeof error.code === 'string' &&
    codes.includes(error.code)
  )
}
