import { getAnimalCosts } from '@coussinet/contract/animals.ts'
import { queryOptions } from '@tanstack/react-query'
import { call } from '#platform/calls/call.ts'

/** The costs of the insurance year that holds `on`, of the present one without it. */
export const costsQuery = (id: string, on: string | undefined) =>
  queryOptions({
    queryKey: ['animals', 'costs', id, on ?? null],
    queryFn: ({ signal }) => call(getAnimalCosts, { params: { id }, query: { on } }, { signal }),
  })
