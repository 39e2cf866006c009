import type { ProviderReason } from '@coussinet/contract/domain/identities.ts'
import type * as openid from 'openid-client'
import type { Log } from '../core/app.ts'
import { Problem, problem } from '../core/problem.ts'

type OpenidClient = typeof openid

/** Errors of a provider that mean: the member did not want to, or gave up. */
const givenUp = new Set([
  'access_denied',
  'login_required',
  'consent_required',
  'interaction_required',
  'account_selection_required',
])
const outages = new Set(['server_error', 'temporarily_unavailable'])

export const refused = (
  code: 'invalid_credentials' | 'forbidden' | 'conflict' | 'unavailable',
  reason: ProviderReason,
) => problem(code, { errors: { provider: [reason] } })

/** Tells whether a provider's error means that the member gave up. */
export const isGivenUp = ({ AuthorizationResponseError }: OpenidClient, error: unknown): boolean =>
  error instanceof AuthorizationResponseError && givenUp.has(error.error)

/** Turns an error of the library into a problem, and logs what was wrong without a token, code or claim. */
export function toRefusal(library: OpenidClient, error: unknown, provider: string, log: Pick<Log, 'warn'>): Problem {
  const outage = causesOf(error).find((cause) => cause instanceof Problem)
  if (outage) return outage
  const { AuthorizationResponseError, ResponseBodyError } = library
  const isOfProvider = error instanceof AuthorizationResponseError || error instanceof ResponseBodyError
  const code = isOfProvider ? error.error : codeOf(error)
  log.warn(
    { event: 'provider_answer_refused', provider, code: code.slice(0, 60) },
    'the answer of a provider was refused',
  )
  return isOfProvider && outages.has(error.error)
    ? refused('unavailable', 'provider_down')
    : refused('invalid_credentials', 'provider_answer')
}

/** The same for what a provider says of itself: with a false description it is as good as down. */
export function toOutage(library: OpenidClient, error: unknown, provider: string, log: Pick<Log, 'warn'>): Problem {
  const refusal = toRefusal(library, error, provider, log)
  return refusal.code === 'unavailable' ? refusal : refused('unavailable', 'provider_down')
}

/** The code of what is wrong: the innermost one says most. */
const codeOf = (error: unknown): string =>
  causesOf(error)
    .map((cause) => (cause instanceof Error && 'code' in cause && typeof cause.code === 'string' ? cause.code : null))
    .findLast((code) => code !== null) ?? (error instanceof Error ? error.name : 'unknown')

/** An error and those that caused it. */
function causesOf(error: unknown): unknown[] {
  const causes: unknown[] = []
  for (let cause = error; cause instanceof Error && causes.length < 8; cause = cause.cause) causes.push(cause)
  return causes
}
