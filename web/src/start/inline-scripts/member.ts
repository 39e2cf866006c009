import { EARLY_CALLS, type EarlyCalls } from '../early-calls.ts'
import { holdFonts } from '../fonts.ts'
import { showHomeMark } from '../home-mark.ts'
import { saveLink } from '../kept-link.ts'
import { saveRedirect } from '../kept-redirect.ts'
import { showPasskeyWay } from '../passkey-mark.ts'
import { wasSidebarOpen } from '../sidebar-state.ts'
import { startRequests } from './early-requests.ts'
import { startBehindPaint } from './start-code.ts'
import { showTheme } from './theme.ts'

// Written in by the build: addresses below /api, `{2}` standing for the second part of the page's address.
declare const ALWAYS: readonly string[]
/** address → the permission or feature that it needs, empty for none */
declare const EARLY: Readonly<Record<string, string>>
declare const GUESTS_TOO: boolean

showTheme()
holdFonts()
showPasskeyWay()
showHomeMark()
// An address with more in it belongs to another page than the prerendered one.
if (location.search !== '') document.documentElement.dataset['search'] = ''
if (!wasSidebarOpen()) document.documentElement.dataset['sidebar'] = 'closed'
const token = localStorage.getItem('auth_token')
// Low priority: the answers are small, and the code needs them first.
if (token !== null || GUESTS_TOO) startBehindPaint('low')
if (token !== null) {
  saveLink()
  const headers = { accept: 'application/json', authorization: `Bearer ${token}` }
  const calls = startRequests(ALWAYS, headers)
  // No call is made without its permission.
  const granted = calls.get('/api/permissions')?.then((answer) => answer?.clone().text())
  // Written in once.
  const needs = EARLY
  const may = (pattern: string) =>
    needs[pattern] ? granted?.then((text) => text?.includes(`"${needs[pattern]}"`) ?? false) : undefined
  const early = location.search === '' ? startRequests(Object.keys(needs), headers, may) : []
  const left: EarlyCalls = { token, answers: new Map([...calls, ...early]) }
  Reflect.set(globalThis, EARLY_CALLS, left)
} else if (!GUESTS_TOO) {
  saveRedirect(location.pathname + location.search + location.hash)
  location.replace('/login')
}
