import { listIdentities, listProviders } from '@coussinet/contract/identities.ts'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../calls/call.ts'

/** The member's accounts at identity providers, and whether they have a password besides. */
export const identitiesQuery = queryOptions({
  queryKey: ['identities'],
  queryFn: ({ signal }) => call(listIdentities, {}, { signal }),
})

/** The portal's identity providers. */
export const providersQuery = queryOptions({
  queryKey: ['providers'],
  queryFn: async ({ signal }) => (await call(listProviders, {}, { signal })).data,
})
