import { useSyncExternalStore } from 'react'
import { LINK } from '#start/kept-link.ts'

type KeptLink = { path: string; token: string }

function keptToken(path: string): string | null {
  const link: KeptLink | undefined = Reflect.get(globalThis, LINK)
  return link?.path === path ? link.token : null
}

const never = () => () => undefined

/** Token of the mailed link that opened this page, null without one; empty in prerendered HTML, which belongs to no link. */
export function useLinkToken(path: string): string | null {
  return useSyncExternalStore(
    never,
    () => keptToken(path),
    () => '',
  )
}

export const hasLinkToken = (path: string): boolean => keptToken(path) !== null

/** Returns, once, the token of the mailed link that opened the page at `path`. */
export function takeLinkToken(path: string): string | null {
  const token = keptToken(path)
  if (token !== null) clearLinkToken()
  return token
}

/** Stores in memory a token with which a navigation inside the page came to `path`. */
export function saveLinkToken(path: string, token: string): void {
  Reflect.set(globalThis, LINK, { path, token })
}

/** Forgets the token of the mailed link, which was used or is no longer valid. */
export function clearLinkToken(): void {
  Reflect.deleteProperty(globalThis, LINK)
}
