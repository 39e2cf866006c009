import { type AuthorizationPurpose, beginAuthorization, listIdentities } from '@coussinet/contract/identities.ts'
import { isApiProblem } from '../calls/api-problem.ts'
import { call } from '../calls/call.ts'
import { isSignedIn } from '../calls/session.ts'

/** Address at which the provider asks who is there. */
export async function beginAt(provider: string, purpose: AuthorizationPurpose): Promise<string> {
  await refreshIfSignedIn()
  return (await call(beginAuthorization, { params: { provider }, body: { purpose } })).href
}

/** Makes sure that the session's access token is fresh: a call that guests may make too is not repeated with another one. */
export async function refreshIfSignedIn(): Promise<void> {
  if (isSignedIn()) await call(listIdentities)
}

/** Tells whether a call failed because the provider does not answer. */
export const isProviderDown = (error: unknown): boolean =>
  isApiProblem(error) && error.errors['provider']?.includes('provider_down') === true
