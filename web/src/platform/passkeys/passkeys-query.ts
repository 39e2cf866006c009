import { listPasskeys } from '@coussinet/contract/passkeys.ts'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../calls/call.ts'

const list = async ({ signal }: { signal: AbortSignal }) => (await call(listPasskeys, {}, { signal })).data

/** The member's passkeys. */
export const passkeysQuery = queryOptions({ queryKey: ['passkeys'], queryFn: list })

/** Those that the server holds at this moment: one that is being removed is off the list before it is gone. */
export const passkeysAtProofQuery = queryOptions({
  queryKey: ['passkeys-held'],
  queryFn: list,
  gcTime: 0,
  staleTime: 0,
})
