import {
  removePasskey as removePasskeyEndpoint,
  renamePasskey as renamePasskeyEndpoint,
} from '@coussinet/contract/passkeys.ts'
import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { call } from '#platform/calls/call.ts'
import { proven } from '#platform/calls/proof-store.ts'
import { isPasskeyPossible, createPasskey } from '#platform/passkeys/make-passkey.ts'
import { getPasskeyAccount, passkeysQuery } from '#platform/passkeys/passkeys-query.ts'
import { withSignals } from '#platform/passkeys/with-signals.ts'

export const passkeyPossible = queryOptions({
  queryKey: ['passkey-possible'],
  queryFn: isPasskeyPossible,
  staleTime: Number.POSITIVE_INFINITY,
})

export const addPasskey = mutationOptions({
  mutationFn: (name: string) => createPasskey(name),
  gcTime: 0,
  onSuccess: (made, _wanted, _before, { client }) => {
    if (made.outcome !== 'made') return
    client.setQueryData(
      passkeysQuery.queryKey,
      (passkeys) => passkeys && [...passkeys.filter(({ id }) => id !== made.passkey.id), made.passkey],
    )
    void client.invalidateQueries({ queryKey: passkeysQuery.queryKey })
    void client.invalidateQueries({ queryKey: ['security-log'] })
  },
})

/** Renames a passkey: shown at once, put back when it is refused. */
export const renamePasskey = mutationOptions({
  mutationFn: ({ id, name }: { id: string; name: string }) =>
    call(renamePasskeyEndpoint, { params: { id }, body: { name } }),
  onMutate: async ({ id, name }, { client }) => {
    await client.cancelQueries({ queryKey: passkeysQuery.queryKey })
    const before = client.getQueryData(passkeysQuery.queryKey)
    client.setQueryData(passkeysQuery.queryKey, (passkeys) =>
      passkeys?.map((one) => (one.id === id ? { ...one, name } : one)),
    )
    return before
  },
  onError: (_error, _wanted, before, { client }) => {
    client.setQueryData(passkeysQuery.queryKey, before)
  },
  onSuccess: (_answer, _wanted, _before, { client }) => {
    const account = getPasskeyAccount(client)
    if (account) withSignals(({ signalAccountNames }) => signalAccountNames(account))
  },
  onSettled: (_answer, _error, _wanted, _before, { client }) =>
    client.invalidateQueries({ queryKey: passkeysQuery.queryKey }),
})

/** Removes a passkey: gone at once, back on refusal. */
export const removePasskey = mutationOptions({
  mutationFn: (id: string) => proven(() => call(removePasskeyEndpoint, { params: { id } })),
  onMutate: async (id, { client }) => {
    await client.cancelQueries({ queryKey: passkeysQuery.queryKey })
    const before = client.getQueryData(passkeysQuery.queryKey)
    client.setQueryData(passkeysQuery.queryKey, (passkeys) => passkeys?.filter((one) => one.id !== id))
    return before
  },
  onError: (_error, _id, before, { client }) => {
    client.setQueryData(passkeysQuery.queryKey, before)
  },
  onSuccess: (_answer, id, before, { client }) => {
    const account = getPasskeyAccount(client)
    const removed = before?.find((one) => one.id === id)
    if (account && removed)
      withSignals(({ signalUnknownPasskey }) => signalUnknownPasskey(account.rp_id, removed.credential_id))
  },
  onSettled: (_answer, _error, _id, _before, { client }) =>
    Promise.all([
      client.invalidateQueries({ queryKey: passkeysQuery.queryKey }),
      client.invalidateQueries({ queryKey: ['security-log'] }),
    ]),
})
