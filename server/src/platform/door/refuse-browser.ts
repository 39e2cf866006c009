import { problem } from '../problem.ts'

/** Refuses what only a browser sends: the insurer's machines are servers. */
export function refuseBrowser({ origin, 'sec-fetch-site': site }: Record<string, unknown>): void {
  if (origin !== undefined || site !== undefined) throw problem('forbidden')
}
