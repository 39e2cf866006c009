import {
  type AuthorizationResult,
  type LinkedIdentity,
  addIdentity,
  finishAuthorization,
  listProviders,
} from '@coussinet/contract/identities.ts'
import type * as french from '@coussinet/texts/fr/identities.ts'
import { returnMessages } from '#messages/identities.ts'
import { hasCode, isApiProblem } from '#platform/calls/api-problem.ts'
import { call } from '#platform/calls/call.ts'
import { refreshIfSignedIn } from '#platform/identities/authorization.ts'
import { inLanguage } from '#platform/language/i18n.ts'

export type ReturnFailure = keyof typeof french.returnMessages.failures

/** Ends an authorization by the query with which the provider sent the browser back. */
export async function finishAt(provider: string, query: string): Promise<AuthorizationResult> {
  // The end of the member's session is for the server to say, by its answer.
  await refreshIfSignedIn().catch(() => undefined)
  return call(finishAuthorization, { params: { provider }, body: { query } })
}

/** Links the account of an `unlinked` result to the member who has signed in. */
export const link = (link_token: string): Promise<LinkedIdentity> => call(addIdentity, { body: { link_token } })

/** Name of a provider in the member's language, or words in its place. */
export async function findProviderName(id: string): Promise<string> {
  const providers = await call(listProviders).then(
    ({ data }) => data,
    () => [],
  )
  return providers.find((one) => one.id === id)?.name ?? inLanguage(returnMessages).provider
}

const isFailure = (key: string): key is ReturnFailure => Object.hasOwn(inLanguage(returnMessages).failures, key)

/** True if the network lost the call, or the server counted it and looked no further: the same query may still serve. */
export const mayBeUnread = (error: unknown): boolean =>
  isApiProblem(error) && (error.status === 0 || error.status === 429)

/** Reason that the page gives for a failed call. */
export function whyFailed(error: unknown): ReturnFailure {
  if (!isApiProblem(error)) return 'provider_answer'
  const [key = ''] = error.errors['provider'] ?? []
  if (isFailure(key)) return key
  // A session that ended meanwhile has left the authorization to nobody.
  if (hasCode(error, 'expired') || hasCode(error, 'not_found') || hasCode(error, 'session_expired')) return 'expired'
  // The key above covers incidents of the provider.
  const isOurs = error.status === 0 || error.status === 429 || error.status >= 500
  return isOurs ? 'offline' : 'provider_answer'
}
