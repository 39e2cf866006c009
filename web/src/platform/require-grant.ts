import type { Wanted } from './permissions.tsx'

type Guarded = { context: { checkGrant: (wanted: Wanted) => Promise<void> } }

/** A `beforeLoad` which throws `forbidden` unless the member holds all that is wanted. */
export function requireGrant(wanted: Wanted) {
  // The data come from the member's layout: guards belong to every page's first code, the cache does not.
  return ({ context }: Guarded): Promise<void> => context.checkGrant(wanted)
}
