import { useSyncExternalStore } from 'react'
import { LINK } from '#start/kept-link.ts'

type KeptLink = { path: string; token: string }

function keptToken(path: string): string | null {
  const link: KeptLink | undefined = Reflect.get(globalThis, LINK)
  return link?.path === path ? link.token : null
}

const never = () => () => undefined

/** The token of the mailed link that opened this page, null without one; empty in ready HTML, which is made for no link. */
export function useLinkToken(path: string): string | null {
  return useSyncExternalStore(
    never,
    () => keptToken(path),
    () => '',
  )
}

export const hasLinkToken = (path: string): boolean => keptToken(path) !== null

/** Hands over, once, the token of the mailed link that opened the page at `path`. */
export function takeLinkToken(path: string): string | null {
  const token = keptToken(path)
  if (token !== null) clearLinkToken()
  return token
}

/** Keeps in memory a token that a navigation within the page brought to `path`. */
export function saveLinkToken(path: string, token: string): void {
  Reflect.set(globalThis, LINK, { path, token })
}

/** Forgets the token of the mailed link: it has been used, or is of no more use. */
export function clearLinkToken(): void {
  Reflect.deleteProperty(globalThis, LINK)
}
