// Failures of PostgreSQL, of a pooler before it and of the connection to them, by SQLSTATE or by the code of the socket.

/** The transaction was undone, and another try may succeed; of a server that has become read-only, on another connection. */
const undone = /^(40001|40P01|25006)$/
/** The server could not be reached, or lets nobody in yet. */
const unreachable = /^(08001|08004|57P03|ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|ETIMEDOUT)$/
/** The connection broke: what had not been committed is undone. */
const broken = /^(57P01|57P02|57P05|08\w{3}|25P03|ECONNRESET|EPIPE)$/
/** Too busy, too slow. */
const late = /^(53\w{3}|55P03|57014)$/

/** The connection broke while the transaction was being committed: whether it took effect is not known. */
export const unknownOutcome = 'COMMIT_UNKNOWN'

export const getErrorCode = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : ''

export const isUndone = (error: unknown): boolean => undone.test(getErrorCode(error)) || isStalePlan(error)
export const isUnreachable = (error: unknown): boolean => unreachable.test(getErrorCode(error))
export const isBroken = (error: unknown): boolean => broken.test(getErrorCode(error))
/** A named statement whose table has other columns since it was planned (a migration): on a new connection it is planned anew. */
export const isStalePlan = (error: unknown): boolean =>
  getErrorCode(error) === '0A000' &&
  error instanceof Error &&
  'routine' in error &&
  error.routine === 'RevalidateCachedQuery'
/** Refusal of a statement whose tables lie on several machines (Citus). */
export const isSpread = (error: unknown): boolean => getErrorCode(error) === '0A000' && !isStalePlan(error)
export const isReadOnly = (error: unknown): boolean => getErrorCode(error) === '25006'

/** A matter of the database and of the moment, not of what was asked: the same call may succeed soon. */
export function isPassing(error: unknown): boolean {
  return (
    isUndone(error) ||
    isUnreachable(error) ||
    isBroken(error) ||
    late.test(getErrorCode(error)) ||
    getErrorCode(error) === unknownOutcome
  )
}

// The driver tells these by their sentences alone.
const sentences: [RegExp, string][] = [
  [/^timeout exceeded when trying to connect/, '53300'],
  [/^timeout expired|^Connection terminated due to connection timeout/, '08001'],
  [/^Query read timeout/, '57014'],
  [/^Connection terminated|is not queryable/, '08006'],
]

/** Citus tells a commit that it could not end on a worker by this sentence, under the code of any inner failure. */
const unended = /^could not commit transaction/

/** The same error, with a code where the driver gave none. */
export function withCode(error: unknown): unknown {
  if (!(error instanceof Error)) return error
  if (getErrorCode(error) === 'XX000' && unended.test(error.message))
    return Object.assign(error, { code: unknownOutcome })
  if (getErrorCode(error) !== '') return error
  const [, code] = sentences.find(([sentence]) => sentence.test(error.message)) ?? []
  return code === undefined ? error : Object.assign(error, { code })
}

/** The same error, in a clear sentence where a pooler refused what only a session can have. */
export function withoutSession(error: unknown): unknown {
  const isRefused = error instanceof Error && /unsupported startup parameter/.test(error.message)
  return isRefused
    ? new Error('DATABASE_URL is a transaction pooler: set DATABASE_DIRECT_URL to the PostgreSQL behind it.', {
        cause: error,
      })
    : error
}

export function failure(code: string, message: string, cause?: unknown): Error {
  return Object.assign(new Error(message, { cause }), { code })
}
