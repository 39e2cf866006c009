import { queryOptions } from '@tanstack/react-query'
import { listPasskeys } from '@coussinet/contract/passkeys.ts'
import { call } from '../call.ts'

/** The member's passkeys. */
export const passkeysQuery = queryOptions({
  queryKey: ['passkeys'],
  queryFn: async ({ signal }) => (await call(listPasskeys, {}, { signal })).data,
})
