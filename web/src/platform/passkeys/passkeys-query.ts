import { listPasskeys, type PasskeyAccount } from '@coussinet/contract/passkeys.ts'
import { type QueryClient, type QueryFunctionContext, queryOptions } from '@tanstack/react-query'
import { whenIdle } from '../browser/when-idle.ts'
import { call } from '../calls/call.ts'

const accountKey = ['passkey-account']

/** The account of the listed passkeys as browsers know it; undefined before they were listed. */
export const getPasskeyAccount = (client: QueryClient): PasskeyAccount | undefined => client.getQueryData(accountKey)

// An animated page, or a busy device, may never be idle.
const longestWait_ms = 4000

/** Sends signals to the browser when it is idle, within 4 seconds; a failure is no matter of the member's. */
export const withSignals = (send: (signals: typeof import('./signal-passkeys.ts')) => Promise<void>): void => {
  whenIdle(() => void import('./signal-passkeys.ts').then(send).catch(() => undefined), longestWait_ms)
}

/** Fetches the passkeys, and lets the browser know that there are no others. */
async function list({ client, signal }: QueryFunctionContext) {
  const { data, account } = await call(listPasskeys, {}, { signal })
  client.setQueryData(accountKey, account)
  withSignals(({ signalAllPasskeys }) => signalAllPasskeys(account, data))
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
