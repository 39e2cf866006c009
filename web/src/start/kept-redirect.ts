/** Name under which this tab keeps the address that a guest wanted; `inline-scripts/member.ts` writes it too. */
export const REDIRECT = 'redirect'

/** Remembers in this tab where a guest wanted to go. */
export function saveRedirect(href: string): void {
  sessionStorage.setItem(REDIRECT, href)
}
