import { QueryClient } from '@tanstack/react-query'
import { afterEach, expect, it, vi } from 'vitest'
import { receiptQueries, receiptsChanged } from './receipts.queries.ts'

afterEach(() => vi.useRealTimers())

const empty = { data: [], next_cursor: null }

it('[REC-04] [DATA-02] asks for the receipts once in 3600 s', async () => {
  vi.useFakeTimers({ now: 0 })
  const queries = new QueryClient()
  let asked = 0
  const list = { ...receiptQueries.list(), queryFn: () => Promise.resolve(((asked += 1), empty)) }
  await queries.fetchQuery(list)
  vi.setSystemTime(3_599_000)
  await queries.fetchQuery(list)
  expect(asked).toBe(1)
  vi.setSystemTime(3_600_000)
  await queries.fetchQuery(list)
  expect(asked).toBe(2)
  expect(list.gcTime).toBeGreaterThanOrEqual(3_600_000)
})

it('[FIX-02] holds no list for fresh that was under way while a payment was settled', async () => {
  const queries = new QueryClient()
  let answer = (_value: typeof empty) => undefined as void
  const list = { ...receiptQueries.list(), queryFn: () => new Promise<typeof empty>((resolve) => (answer = resolve)) }
  const first = queries.fetchQuery(list)
  const change = receiptsChanged(queries)
  answer(empty)
  await first
  await change
  expect(queries.getQueryState(receiptQueries.list().queryKey)?.isInvalidated).toBe(true)
})
