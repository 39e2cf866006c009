import type { RequiredGrants } from './permissions.tsx'

type GuardedRoute = { context: { checkGrant: (wanted: RequiredGrants) => Promise<void> } }

/** A `beforeLoad` which throws `forbidden` unless the member holds all that is wanted. */
export function requireGrant(wanted: RequiredGrants) {
  // The data come from the member's layout: guards belong to every page's first code, the cache does not.
  return ({ context }: GuardedRoute): Promise<void> => context.checkGrant(wanted)
}
