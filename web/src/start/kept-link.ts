/** The name under which this page alone holds the token of the mailed link that opened it. */
export const LINK = 'portal_link'

/**
 * Takes the token of a mailed link off the address bar, before anything else can see it there, and keeps it in memory: from
 * behind `#`, where mails have it, or from the query. Where an identity provider leads back, it takes the whole query.
 */
export function saveLink(): void {
  const search = new URLSearchParams(location.search)
  const hash = new URLSearchParams(location.hash.slice(1))
  const path = location.pathname.replace(/\/$/, '')
  if (path.startsWith('/sign-in/') && search.size > 0) {
    Reflect.set(globalThis, LINK, { path, token: location.search.slice(1) })
    history.replaceState(history.state, '', path)
    return
  }
  const token = hash.get('token') ?? search.get('token')
  if (token === null) return
  search.delete('token')
  if (token !== '') Reflect.set(globalThis, LINK, { path, token })
  history.replaceState(
    history.state,
    '',
    path + (search.size > 0 ? `?${search}` : '') + (hash.has('token') ? '' : location.hash),
  )
}

/** Another mailed link opened on the same page changes only the part after `#`: the page starts again. */
export function onMailedLink(): void {
  addEventListener('hashchange', () => {
    if (/^#(?:.*&)?token=/.test(location.hash)) location.reload()
  })
}
