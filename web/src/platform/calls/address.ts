type AddressParams = Record<string, unknown>

/** Builds the address of an endpoint under `/api`: `{id}` from `params`, and the fields of `query` that are neither undefined nor null. */
export function buildAddress(path: string, params: AddressParams = {}, query: AddressParams = {}): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])))
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== null) search.append(name, String(value))
  }
  return `/api${filled}${search.size > 0 ? `?${search}` : ''}`
}
