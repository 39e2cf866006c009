/**
 * Calls these addresses below /api (`{2}` is the second part of the page's address) and returns address → answer, or null. A call that
 * needs a permission waits for `may`.
 */
export function startRequests(
  patterns: readonly string[],
  headers: HeadersInit,
  may?: (pattern: string) => Promise<boolean> | undefined,
): Map<string, Promise<Response | null>> {
  const parts = location.pathname.split('/')
  const calls = new Map<string, Promise<Response | null>>()
  for (const pattern of patterns) {
    const address = `/api${pattern.replace(/\{(\d)\}/g, (_, at) => parts[at] ?? '')}`
    const ask = () => fetch(address, { headers })
    const allowed = may?.(pattern)
    calls.set(
      address,
      (allowed ? allowed.then((isGranted) => (isGranted ? ask() : null)) : ask()).catch(() => null),
    )
  }
  return calls
}
