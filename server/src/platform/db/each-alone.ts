import { isUnreachable } from './failures.ts'

/**
 * Does the work of a job for each row, one after another: a row that fails holds up no other one. Throws at the end, so that the job is
 * reported as failed: the one failure, or all as an `AggregateError`. Ends at once while the database is away.
 */
export async function eachAlone<T>(
  rows: Iterable<T> | AsyncIterable<T>,
  work: (row: T) => Promise<unknown>,
): Promise<void> {
  const failures: unknown[] = []
  for await (const row of rows) {
    try {
      await work(row)
    } catch (error) {
      if (isUnreachable(error)) throw error
      failures.push(error)
    }
  }
  if (failures.length > 1) throw new AggregateError(failures, `The work for ${failures.length} rows failed.`)
  if (failures.length === 1) throw failures[0]
}
