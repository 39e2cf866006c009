import { toLanguage } from '@coussinet/contract/brand/language-of.ts'
import { getPermissions } from '@coussinet/contract/permissions.ts'
import { type Contract, getMe, type Profile } from '@coussinet/contract/profile.ts'
import { queryOptions, useSuspenseQuery } from '@tanstack/react-query'
import { setLanguage } from '../language/i18n.ts'
import { apiProblem } from './api-problem.ts'
import { call } from './call.ts'
import { MINUTE } from './query-client.ts'

/** The signed-in member; reading it switches the portal to their language. */
export const me = queryOptions({
  queryKey: ['me'],
  queryFn: async ({ signal }) => {
    const profile = await call(getMe, {}, { signal, identifies: true })
    setLanguage(toLanguage(profile.locale))
    return profile
  },
  staleTime: 5 * MINUTE,
})

/** Permissions of the member and enabled features, read once after sign-in. */
export const grants = queryOptions({
  queryKey: ['permissions'],
  queryFn: ({ signal }) => call(getPermissions, {}, { signal, identifies: true }),
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
})

/** The signed-in member, for pages below the member layout, which has loaded it. */
export const useMe = (): Profile => useSuspenseQuery(me).data

/** The contract, for pages whose route has `needsContract`: they are not shown without one. */
export function useContract(): Contract {
  const { contract } = useMe()
  if (contract === null) throw apiProblem('conflict', { status: 409 })
  return contract
}

/** Tells whether contributions can be paid by card: the server marks its pages if there is no payment provider. */
export const takesCards = (): boolean => document.documentElement.dataset['noCards'] === undefined
