import {
  type FormulaChangeQuestion,
  listFormulaChanges,
  requestFormulaChange,
  withdrawFormulaChange,
} from '@coussinet/contract/formula-changes.ts'
import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query'
import { call } from '#platform/calls/call.ts'

export const changesQuery = queryOptions({
  queryKey: ['contract', 'formula-changes'],
  queryFn: ({ signal }) => call(listFormulaChanges, {}, { signal }),
})

const refetch = (client: QueryClient) =>
  Promise.all([
    client.invalidateQueries({ queryKey: changesQuery.queryKey }),
    client.invalidateQueries({ queryKey: ['animals'] }),
  ])

type FormulaChangeInput = { question: Required<FormulaChangeQuestion>; key: string }

/** Asks for another formula from the day that was shown; the same key counts once. */
export const requestChange = mutationOptions({
  mutationFn: ({ question, key }: FormulaChangeInput) =>
    call(requestFormulaChange, { body: question }, { idempotency_key: key }),
  // A refusal may mean another day, or a change made elsewhere.
  onSettled: (_change, _error, _asked, _before, { client }) => refetch(client),
})

export const withdrawChange = mutationOptions({
  mutationFn: (id: string) => call(withdrawFormulaChange, { params: { id } }),
  onSettled: (_none, _error, _id, _before, { client }) => refetch(client),
})
