/** The name under which this page alone holds the token of the mailed link that opened it. */
export const LINK = 'portal_link'

/** Takes the token of a mailed link off the address bar, before anything else can see it there, and keeps it in memory. */
export function keepLink(): void {
  const search = new URLSearchParams(location.search)
  const token = search.get('token')
  if (token === null) return
  search.delete('token')
  const path = location.pathname.replace(/\/$/, '')
  if (token !== '') Reflect.set(globalThis, LINK, { path, token })
  history.replaceState(history.state, '', path + (search.size > 0 ? `?${search}` : '') + location.hash)
}
