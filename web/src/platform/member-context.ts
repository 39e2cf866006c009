import { grants, me } from './calls/queries.ts'
import { queries } from './calls/query-client.ts'
import { confirmMember } from './calls/session.ts'
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
  const [{ nevg }] = await Promise.all([queries.ensureQueryData(me), queries.ensureQueryData(grants)])
  // Another member's document is reloaded: this one stops.
  if (!confirmMember(nevg)) await new Promise(() => undefined)
}
