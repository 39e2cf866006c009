import type { RequiredGrants } from './permissions.tsx'

type GuardedRoute = { context: { checkGrant: (wanted: RequiredGrants) => Promise<void> } }

/** A `beforeLoad` that throws `forbidden` unless the member has all the given grants. */
export function requireGrant(wanted: RequiredGrants) {
  // The member's layout loads the data: guards are in every page's first code, the cache is not.
  return ({ context }: GuardedRoute): Promise<void> => context.checkGrant(wanted)
}
