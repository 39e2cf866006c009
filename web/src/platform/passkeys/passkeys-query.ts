import { listPasskeys } from '@coussinet/contract/passkeys.ts'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../calls/call.ts'

const list = async ({ signal }: { signal: AbortSignal }) => (await call(listPasskeys, {}, { signal })).data

export const passkeysQuery = queryOptions({ queryKey: ['passkeys'], queryFn: list })

/** Passkeys on the server; one that is being removed leaves the other list first. */
export const passkeysAtProofQuery = queryOptions({
  queryKey: ['passkeys-held'],
  queryFn: list,
  gcTime: 0,
  staleTime: 0,
})
