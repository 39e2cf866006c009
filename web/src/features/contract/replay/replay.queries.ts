import { getFormulaReplay } from '@coussinet/contract/formula-replay.ts'
import { queryOptions } from '@tanstack/react-query'
import { call } from '#platform/calls/call.ts'

/** The last twelve months under each formula. */
export const replayQuery = queryOptions({
  queryKey: ['refunds', 'formula-replay'],
  queryFn: ({ signal }) => call(getFormulaReplay, {}, { signal }),
})
