import type { AuthorizationPurpose } from '@coussinet/contract/identities.ts'

// A page whose input must not be lost opens the provider in a window of its own. That window and its opener cannot
// reach each other once it has been at the provider (`Cross-Origin-Opener-Policy`), so the window knows by its storage
// what it is, and tells by a channel how it ended.
const WINDOW = 'provider_window'
const CHANNEL = 'portal-reauthenticated'
const START = '#begin='
// A link from elsewhere must not begin a sign-in: the address bears a value that only a page of this browser has stored.
const MARK = 'provider_window_mark'

/** Opens a window that leads to the provider; false if the browser blocks it. */
export function openProviderWindow(provider: string, purpose: AuthorizationPurpose): boolean {
  const mark = crypto.randomUUID()
  localStorage.setItem(MARK, mark)
  const address = `/sign-in/${encodeURIComponent(provider)}${START}${purpose}.${mark}`
  return window.open(address, '_blank', 'popup,width=520,height=760') !== null
}

/** Purpose for which a page of this browser opened this one as a window, once; null for any other page. */
export function takeWindowPurpose(): AuthorizationPurpose | null {
  if (!location.hash.startsWith(START)) return null
  const [name, mark] = location.hash.slice(START.length).split('.')
  history.replaceState(history.state, '', location.pathname)
  const purposes = ['sign-in', 'reauthenticate'] as const
  const purpose = purposes.find((one) => one === name)
  if (purpose === undefined || mark === undefined || mark !== localStorage.getItem(MARK)) return null
  localStorage.removeItem(MARK)
  sessionStorage.setItem(WINDOW, purpose)
  return purpose
}

/** Purpose of the window that this page is in, null in a tab. */
export const windowPurpose = () => sessionStorage.getItem(WINDOW)

/** Makes a window that the browser may not close a tab like any other. */
export const forgetWindow = () => sessionStorage.removeItem(WINDOW)

/** Tells the page that opened this window that the member was recognised. */
export function tellReauthenticated(): void {
  const channel = new BroadcastChannel(CHANNEL)
  channel.postMessage(null)
  channel.close()
}

/** Calls back when a window of this browser has recognised the member; returns a function that stops. */
export function onReauthenticated(listener: () => void): () => void {
  const channel = new BroadcastChannel(CHANNEL)
  channel.addEventListener('message', listener)
  return () => channel.close()
}
