import { queryOptions } from '@tanstack/react-query'
import { lookUpBank } from '@coussinet/contract/payment-methods.ts'
import { call } from '#platform/call.ts'
import { MINUTE } from '#platform/query-client.ts'

/** The bank of a whole account; kept in memory for as long as its field is on screen. */
export const bankQuery = (iban: string) =>
  queryOptions({
    queryKey: ['banks', iban],
    queryFn: ({ signal }) => call(lookUpBank, { body: { iban } }, { signal }),
    staleTime: 60 * MINUTE,
    gcTime: 0,
  })
