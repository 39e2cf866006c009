import { expect, it } from 'vitest'
import { failure, isSpread } from './failures.ts'

it.each([
  ['0A000', 'complex joins are only supported when all distributed tables are co-located', true],
  ['XX000', 'the query contains a join that requires repartitioning', true],
  ['42601', 'a column definition list is required for functions returning "record"', true],
  ['42P18', 'could not determine data type of parameter $1', true],
  ['XX000', 'could not open relation with OID 16385', false],
  ['42P01', 'relation "pgboss.job_common" does not exist', false],
  ['23505', 'duplicate key value violates unique constraint', false],
  ['08006', 'connection to the remote node failed', false],
])('[WIDE-01] %s “%s” is a refusal of a database on several machines: %s', (code, message, isRefused) => {
  expect(isSpread(failure(code, message))).toBe(isRefused)
})

it('[REL-16] a table that has changed under a prepared statement is not refused, though the code is the same', () => {
  const stale = Object.assign(failure('0A000', 'cached plan must not change result type'), {
    routine: 'RevalidateCachedQuery',
  })
  expect(isSpread(stale)).toBe(false)
})
