import { EARLY_PRESS } from '../early-press.ts'
import { EARLY_TYPING } from '../early-typing.ts'
import { holdFonts, showFonts } from '../fonts.ts'
import { saveLink, onMailedLink } from '../kept-link.ts'
import { showPasskeyWay } from '../passkey-mark.ts'
import { startBehindPaint } from './start-code.ts'
import { showTheme } from './theme.ts'

// Written in by the build.
declare const MEMBERS_TOO: boolean
declare const FONTS: readonly string[]

saveLink()
onMailedLink()
showTheme()
showPasskeyWay()
if (!holdFonts())
  for (const href of FONTS) {
    const link = { rel: 'preload', as: 'font', type: 'font/woff2', crossOrigin: '', href }
    document.head.append(Object.assign(document.createElement('link'), link))
  }
if (!MEMBERS_TOO && localStorage.getItem('auth_token') !== null) document.documentElement.dataset['leaving'] = ''

// A form sent before the code arrives is marked, and the code sends it.
addEventListener('submit', (event) => {
  if (event.defaultPrevented || !(event.target instanceof HTMLFormElement)) return
  event.preventDefault()
  event.target.dataset['sentEarly'] = ''
  event.submitter?.setAttribute('aria-busy', 'true')
})

// A button that was pressed before the code has arrived: the code presses it again.
Reflect.set(globalThis, EARLY_PRESS, null)
addEventListener('click', ({ target }) => {
  const button = target instanceof Element ? target.closest('button[type="button"]') : null
  if (button && Reflect.has(globalThis, EARLY_PRESS)) Reflect.set(globalThis, EARLY_PRESS, button)
})

// A password typed before the code has arrived, whose form answers each key: the code takes it over.
if (location.pathname === '/password-reset') {
  const typed = new Map<string, string>()
  Reflect.set(globalThis, EARLY_TYPING, typed)
  addEventListener('input', ({ target }) => {
    if (Reflect.has(globalThis, EARLY_TYPING) && target instanceof HTMLInputElement)
      typed.set(target.name, target.value)
  })
}

startBehindPaint('auto', () => void showFonts())
