/** Asks for these addresses below /api, `{2}` standing for the second part of the page's address; address → answer, or null. */
export function callsOf(patterns: readonly string[], headers: HeadersInit): Map<string, Promise<Response | null>> {
  const parts = location.pathname.split('/')
  const calls = new Map<string, Promise<Response | null>>()
  for (const pattern of patterns) {
    const address = `/api${pattern.replace(/\{(\d)\}/g, (_, at) => parts[at] ?? '')}`
    calls.set(address, fetch(address, { headers }).catch(() => null))
  }
  return calls
}
