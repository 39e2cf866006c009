// Records that a passkey was used in this browser, not whose.
const KEY = 'passkey'

/** Tells whether a passkey was made or used in this browser before. */
export const hasUsedPasskey = () => localStorage.getItem(KEY) !== null

/** Puts on the page whether a passkey is the first way in (`first`), another one (`too`), or none: the sign-in page's styles follow. */
export function showPasskeyWay(): void {
  if (typeof PublicKeyCredential === 'undefined') return
  document.documentElement.dataset['passkey'] = hasUsedPasskey() ? 'first' : 'too'
}

export function markPasskeyUsed(): void {
  localStorage.setItem(KEY, '1')
  showPasskeyWay()
}
