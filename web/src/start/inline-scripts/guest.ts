import { EARLY_TYPING } from '../early-typing.ts'
import { saveLink, onMailedLink } from '../kept-link.ts'
import { showPasskeyWay } from '../passkey-mark.ts'
import { showTheme } from './theme.ts'

// Written in by the build.
declare const START: string
declare const SOON: readonly string[]
declare const MEMBERS_TOO: boolean

saveLink()
onMailedLink()
showTheme()
showPasskeyWay()
if (!MEMBERS_TOO && localStorage.getItem('auth_token') !== null) document.documentElement.dataset['leaving'] = ''

// A form sent before the code has arrived is kept, and sent by the code.
addEventListener('submit', (event) => {
  if (event.defaultPrevented || !(event.target instanceof HTMLFormElement)) return
  event.preventDefault()
  event.target.dataset['sentEarly'] = ''
  event.submitter?.setAttribute('aria-busy', 'true')
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

// The code starts when the page has been painted.
requestAnimationFrame(() => {
  setTimeout(() => {
    for (const href of SOON)
      document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }))
    void import(/* @vite-ignore */ START)
  })
})
