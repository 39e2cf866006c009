// Failures of PostgreSQL, of a pooler and of the connection, by SQLSTATE or socket error code.

/** The transaction was rolled back and may succeed when repeated; after "read-only server", on another connection. */
const undone = /^(40001|40P01|25006)$/
/** The server is unreachable or does not accept connections yet. */
const unreachable = /^(08001|08004|57P03|ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|ETIMEDOUT)$/
/** The connection broke: uncommitted work is rolled back. */
const broken = /^(57P01|57P02|57P05|08\w{3}|25P03|ECONNRESET|EPIPE)$/
/** The server is overloaded or the statement timed out. */
const late = /^(53\w{3}|55P03|57014)$/

/** The connection broke during the commit: nobody knows whether it took effect. */
export const unknownOutcome = 'COMMIT_UNKNOWN'

export const getErrorCode = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : ''

export const isUndone = (error: unknown): boolean => undone.test(getErrorCode(error)) || isStalePlan(error)
export const isUnreachable = (error: unknown): boolean => unreachable.test(getErrorCode(error))
export const isBroken = (error: unknown): boolean => broken.test(getErrorCode(error))
/** The table behind a prepared statement has changed (a migration): a new connection plans it anew. */
export const isStalePlan = (error: unknown): boolean =>
  getErrorCode(error) === '0A000' &&
  error instanceof Error &&
  'routine' in error &&
  error.routine === 'RevalidateCachedQuery'
/**
 * Tells whether a database on several machines refused a statement that one takes: Citus by its own code, by the join that it would
 * not move rows for, or because a worker could not parse what it wrote for it (decision 62's statement).
 */
export function isSpread(error: unknown): boolean {
  const code = getErrorCode(error)
  if (code === 'XX000') return error instanceof Error && /requires repartitioning/.test(error.message)
  return /^(0A000|42601|42P18)$/.test(code) && !isStalePlan(error)
}
export const isReadOnly = (error: unknown): boolean => getErrorCode(error) === '25006'

/** Tells whether the database failed, not the request: the same call may succeed soon. */
export function isPassing(error: unknown): boolean {
  return (
    isUndone(error) ||
    isUnreachable(error) ||
    isBroken(error) ||
    late.test(getErrorCode(error)) ||
    getErrorCode(error) === unknownOutcome
  )
}

// The driver identifies these by message alone.
const sentences: [RegExp, string][] = [
  [/^timeout exceeded when trying to connect/, '53300'],
  [/^timeout expired|^Connection terminated due to connection timeout/, '08001'],
  [/^Query read timeout/, '57014'],
  [/^Connection terminated|is not queryable/, '08006'],
]

/** Citus reports a commit that failed on a worker by this message, under the code of any inner error. */
const unended = /^could not commit transaction/

/** Returns the same error, with a code where the driver gave none. */
export function withCode(error: unknown): unknown {
  if (!(error instanceof Error)) return error
  if (getErrorCode(error) === 'XX000' && unended.test(error.message))
    return Object.assign(error, { code: unknownOutcome })
  if (getErrorCode(error) !== '') return error
  const [, code] = sentences.find(([sentence]) => sentence.test(error.message)) ?? []
  return code === undefined ? error : Object.assign(error, { code })
}

/** Returns the same error, with a clear message where a pooler refused something that needs a session. */
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
