import { isSignedIn } from '#platform/calls/session.ts'

/**
 * Loads what a page for guests and members needs of a member, so that it appears in their language; returns whether there is one. Without
 * an answer the page appears all the same.
 */
export async function loadReader(): Promise<boolean> {
  if (isSignedIn()) await import('#shell/member-frame.tsx').then(({ load }) => load()).catch(() => undefined)
  return isSignedIn()
}
