/** Tells until when refunds wait (an instant), or null where they do not wait any more at `now`, in milliseconds since 1970. */
export function activeHoldUntil(now: number, account: { held_until: string | null } | null): string | null {
  const until = account?.held_until ?? null
  return until !== null && Date.parse(until) > now ? until : null
}
