import { EARLY_CALLS } from '../platform/calls/early-calls.ts'
import { keepLink } from '../platform/calls/kept-link.ts'
import { keepRedirect } from '../platform/calls/kept-redirect.ts'
import { showPasskeyWay } from '../platform/passkeys/passkey-mark.ts'
import { callsOf } from './calls-of.ts'
import { showTheme } from './theme.ts'

// Written in by the build: addresses below /api, `{2}` standing for the second part of the page's address.
declare const ALWAYS: readonly string[]
declare const EARLY: readonly string[]
declare const GUESTS_TOO: boolean

showTheme()
showPasskeyWay()
const token = localStorage.getItem('auth_token')
if (token !== null) {
  keepLink()
  const wanted = location.search === '' ? [...ALWAYS, ...EARLY] : ALWAYS
  const headers = { accept: 'application/json', authorization: `Bearer ${token}` }
  Reflect.set(globalThis, EARLY_CALLS, callsOf(wanted, headers))
} else if (!GUESTS_TOO) {
  keepRedirect(location.pathname + location.search + location.hash)
  location.replace('/login')
}
