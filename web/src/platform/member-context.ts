import { toLanguage } from '@coussinet/contract/brand/language-of.ts'
import { grants, me } from './calls/queries.ts'
import { queries } from './calls/query-client.ts'
import { confirmMember } from './calls/session.ts'
import { setLanguage } from './language/i18n.ts'
import { checkGrant, type RequiredGrants, whenGranted } from './permissions.tsx'

export function memberContext() {
  return {
    queries,
    checkGrant: (wanted: RequiredGrants) => checkGrant(queries, wanted),
    whenGranted: (wanted: RequiredGrants, ask: () => Promise<unknown>) => whenGranted(queries, wanted, ask),
  }
}

/** Loads the profile and the grants, which every member's page needs; throws an `ApiProblem`. */
export async function loadMember(): Promise<void> {
  const [{ nevg, locale }] = await Promise.all([queries.ensureQueryData(me), queries.ensureQueryData(grants)])
  // An answer that this device had kept did not set it.
  setLanguage(toLanguage(locale))
  // Another member's document is reloaded: this one stops.
  if (!confirmMember(nevg)) await new Promise(() => undefined)
}
