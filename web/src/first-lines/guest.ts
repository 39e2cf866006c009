import { showTheme } from './theme.ts'

// Written in by the build.
declare const START: string
declare const SOON: readonly string[]

showTheme()
if (localStorage.getItem('auth_token') !== null) document.documentElement.dataset['leaving'] = ''

// A form sent before the code has arrived is kept, and sent by the code.
addEventListener('submit', (event) => {
  if (event.defaultPrevented || !(event.target instanceof HTMLFormElement)) return
  event.preventDefault()
  event.target.dataset['sentEarly'] = ''
  event.submitter?.setAttribute('aria-busy', 'true')
})

// The code starts when the page has been painted.
requestAnimationFrame(() => {
  setTimeout(() => {
    for (const href of SOON) document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }))
    void import(/* @vite-ignore */ START)
  })
})
