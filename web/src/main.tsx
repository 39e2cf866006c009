import '#ui/theme/theme.css'
import { RouterProvider } from '@tanstack/react-router'
import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { showBadge } from '#platform/browser/app-badge.ts'
import { whenIdle } from '#platform/browser/when-idle.ts'
import { keepAnswers } from '#platform/calls/kept-answers.ts'
import { isOwnSession, isSignedIn, onSessionChange, openDocument } from '#platform/calls/session.ts'
import { beforeSignOut } from '#platform/calls/sign-out.ts'
import { guestLanguage, setLanguage, onLanguageChange } from '#platform/language/i18n.ts'
import { LATE_MS } from '#platform/page/late.ts'
import { watchLoadFailures } from '#platform/page/load-failure.ts'
import { focusHeadings, showTitles } from '#platform/page/page-title.ts'
import { report } from '#platform/page/report-failure.ts'
import { keepEarlyFiles } from '#start/early-files.ts'
import { keepEarlyFocus } from '#start/early-focus.ts'
import { endEarlyPress, takeEarlyPress } from '#start/early-press.ts'
import { showFonts } from '#start/fonts.ts'
import { revealPrerendered } from '#start/prerendered-part.ts'
import { dropDraft, followSession, loadAnew } from './follow-session.ts'
import { createPortal, loadFirstPage } from './portal.tsx'

watchLoadFailures()
// A built page has run its inline script by now.
if (import.meta.env.DEV) await import('#start/inline-scripts/development.ts')

// A page restored from the browser's cache is reloaded if another member, or nobody, is signed in now.
openDocument()
// Signing out deletes the requests that wait for a network.
beforeSignOut(
  (go) =>
    void import('#features/refunds/device/ask-before-sign-out.tsx')
      .then(({ askBeforeSignOut }) => askBeforeSignOut(go))
      .catch(go),
)
keepAnswers(() => import('#platform/offline/answer-keeper.ts').then(({ answerKeeper }) => answerKeeper))
addEventListener('pageshow', ({ persisted }) => {
  if (persisted && !isOwnSession()) loadAnew()
})

// In a separate task: evaluating the code was one already, and input may be handled in between. Not awaited here: what the router loads
// waits for this module to end, and WebKit hands it out unfinished.
setTimeout(openPortal)

function openPortal(): void {
  // Few pages ever need these rules, and one without them can be read.
  if (matchMedia('(max-width: 17rem)').matches) import('#ui/theme/large-text.css').catch(() => undefined)
  // The code is there and the network rests: where they come before the page does, it is laid out once.
  void showFonts()
  const router = createPortal()
  showTitles(router)
  onLanguageChange(revealPrerendered)
  focusHeadings(router)
  followSession(router)

  const root = document.getElementById('root')
  if (root === null) throw new Error('The page has no root')
  if (!isSignedIn()) dropDraft()
  if (root.dataset['page'] !== undefined) router.ssr = { manifest: undefined }
  else if (!isSignedIn()) setLanguage(guestLanguage())
  const stopWaiting = root.dataset['page'] === undefined ? sayWhenLate(root) : () => undefined
  const showFirst = () => {
    stopWaiting()
    show(router, root)
  }
  void loadFirstPage(router, showFirst).then(() => {
    // A page that is offline by then is not measured.
    whenIdle(() => void import('./measure.ts').then(({ measure }) => measure(router)).catch(() => undefined))
    if (isSignedIn()) startDeviceLater()
  })
  onSessionChange((change) => {
    if (change === 'signed-in') startDeviceLater()
    else showBadge(0)
  })
}

// Everything for use without a network loads after the page has what it needs.
function startDeviceLater(): void {
  setTimeout(() => {
    // Without a network they may not come: the next page tries again.
    void import('#features/refunds/device/outbox.ts').then(({ startOutbox }) => startOutbox()).catch(() => undefined)
    if (import.meta.env.DEV) return
    void import('#platform/push/start-device.ts').then(({ startDevice }) => startDevice()).catch(() => undefined)
  }, DEVICE_DELAY_MS)
}
const DEVICE_DELAY_MS = 5000

// Even the frame of the page cannot be shown: the waiting page says so, because calls have no time limit of ours (DATA-04).
function sayWhenLate(root: HTMLElement): () => void {
  let say = (place: Element) => import('#shell/errors/late-start.tsx').then(({ showLateStart }) => showLateStart(place))
  const waiting = setTimeout(() => {
    const place = root.querySelector('main')
    if (place) void say(place).catch(() => undefined)
  }, LATE_MS)
  return () => {
    clearTimeout(waiting)
    say = () => Promise.resolve()
  }
}

function show(router: ReturnType<typeof createPortal>, root: HTMLElement): void {
  const onUncaughtError = (error: unknown) => report(error, { part: 'root' })
  // Hidden from members by the inline script until the guards have decided where to go.
  delete document.documentElement.dataset['leaving']
  // Prerendered HTML of this very page; a guard may have led elsewhere.
  if (root.dataset['page'] === router.state.location.pathname) {
    const onRecoverableError = (error: unknown) => report(error, { part: 'hydration' })
    const pressed = takeEarlyPress()
    startTransition(() => {
      hydrateRoot(root, <RouterProvider router={router} />, { onUncaughtError, onRecoverableError })
    })
    // React hydrates faster what is pressed.
    pressed?.click()
    return
  }
  endEarlyPress()
  // Prerendered HTML of another page is removed at once; a waiting frame stays until React replaces it.
  if (root.dataset['page'] !== undefined) root.replaceChildren()
  else {
    keepEarlyFocus(root)
    keepEarlyFiles(root)
  }
  delete root.dataset['page']
  startTransition(() => createRoot(root, { onUncaughtError }).render(<RouterProvider router={router} />))
}
