import { REDIRECT } from '#start/kept-redirect.ts'

const GUEST_PATHS = new Set(['/login', '/forgot-password', '/password-reset', '/activation', '/transfer', '/continue'])

const isGuestPath = (path: string) => GUEST_PATHS.has(path) || path.startsWith('/sign-in/')

// Whatever a browser might read as another host or scheme: backslashes, control characters, and their encoded forms.
const suspect = /[\\\p{Cc}\s]|%(?:5c|0[0-9a-f]|1[0-9a-f]|7f|25)/iu

/** Same-origin address to open after sign-in, as path, query and fragment; anything else becomes `/`. */
export function safeRedirect(value: unknown): string {
  if (typeof value !== 'string' || !/^\/(?!\/)/.test(value) || suspect.test(value) || /^\/%2f/i.test(value)) return '/'
  const here = 'https://portal.invalid'
  const url = URL.parse(value, here)
  if (url === null || url.origin !== here || url.pathname.startsWith('//') || isGuestPath(url.pathname)) return '/'
  return url.pathname + url.search + url.hash
}

/** Target after sign-in: the address that required it, else the `redirect` query value, else `/`. */
export function takeRedirect(query: unknown): string {
  const wanted = sessionStorage.getItem(REDIRECT)
  sessionStorage.removeItem(REDIRECT)
  return safeRedirect(wanted ?? query)
}
