import { removeIdentity } from '@coussinet/contract/identities.ts'
import { mutationOptions } from '@tanstack/react-query'
import { call } from '#platform/calls/call.ts'
import { proven } from '#platform/calls/proof-store.ts'
import { beginAt } from '#platform/identities/authorization.ts'
import { identitiesQuery } from '#platform/identities/identities-query.ts'

/** Begins to link an account at a provider; gives the address to open. */
export const linkIdentity = mutationOptions({
  mutationFn: (provider: string) => proven(() => beginAt(provider, 'link')),
  gcTime: 0,
})

/** Unlinks an account: gone at once, back on refusal. */
export const unlinkIdentity = mutationOptions({
  mutationFn: (id: string) => proven(() => call(removeIdentity, { params: { id } })),
  onMutate: async (id, { client }) => {
    await client.cancelQueries({ queryKey: identitiesQuery.queryKey })
    const before = client.getQueryData(identitiesQuery.queryKey)
    client.setQueryData(
      identitiesQuery.queryKey,
      (accounts) => accounts && { ...accounts, data: accounts.data.filter((one) => one.id !== id) },
    )
    return before
  },
  onError: (_error, _id, before, { client }) => {
    client.setQueryData(identitiesQuery.queryKey, before)
  },
  onSettled: (_answer, _error, _id, _before, { client }) =>
    Promise.all([
      client.invalidateQueries({ queryKey: identitiesQuery.queryKey }),
      client.invalidateQueries({ queryKey: ['security-log'] }),
    ]),
})
