import { REDIRECT } from '#start/kept-redirect.ts'

const GUEST_PATHS = new Set(['/login', '/forgot-password', '/password-reset', '/activation', '/transfer'])

// Whatever a browser might read as another host or scheme: backslashes, control characters, and their encoded forms.
const suspect = /[\\\p{Cc}\s]|%(?:5c|0[0-9a-f]|1[0-9a-f]|7f|25)/iu

/** The path, query and fragment of a same-origin address to go to after sign-in; anything else is `/`. */
export function safeRedirect(value: unknown): string {
  if (typeof value !== 'string' || !/^\/(?!\/)/.test(value) || suspect.test(value) || /^\/%2f/i.test(value)) return '/'
  const here = 'https://portal.invalid'
  const url = URL.parse(value, here)
  if (url === null || url.origin !== here || url.pathname.startsWith('//') || GUEST_PATHS.has(url.pathname)) return '/'
  return url.pathname + url.search + url.hash
}

/** Target after sign-in: the address wanted before it, else the `redirect` query value, else `/`. */
export function takeRedirect(query: unknown): string {
  const wanted = sessionStorage.getItem(REDIRECT)
  sessionStorage.removeItem(REDIRECT)
  return safeRedirect(wanted ?? query)
}
