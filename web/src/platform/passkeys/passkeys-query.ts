import { listPasskeys, type PasskeyAccount } from '@coussinet/contract/passkeys.ts'
import { type QueryClient, type QueryFunctionContext, queryOptions } from '@tanstack/react-query'
import { call } from '../calls/call.ts'
import { watchCreations } from './passkey-creations.ts'
import { withSignals } from './with-signals.ts'

const accountKey = ['passkey-account']

/** The account of the listed passkeys as browsers know it; undefined before they were listed. */
export const getPasskeyAccount = (client: QueryClient): PasskeyAccount | undefined => client.getQueryData(accountKey)

/** Fetches the passkeys, and lets the browser know that there are no others. */
async function list({ client, signal }: QueryFunctionContext) {
  const isComplete = watchCreations()
  const { data, account } = await call(listPasskeys, {}, { signal })
  client.setQueryData(accountKey, account)
  withSignals(async ({ signalAllPasskeys }) => {
    // A browser hides a passkey that a list lacks: one that is older than its creation must not be signalled.
    if (isComplete()) await signalAllPasskeys(account, data)
  })
  return data
}

export const passkeysQuery = queryOptions({ queryKey: ['passkeys'], queryFn: list })

/** Passkeys on the server; one that is being removed leaves the other list first. */
export const passkeysAtProofQuery = queryOptions({
  queryKey: ['passkeys-held'],
  queryFn: list,
  gcTime: 0,
  staleTime: 0,
})
