import type { Language } from '@coussinet/texts/messages.ts'
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router'
import { createRoot } from 'react-dom/client'
import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { shellMessages } from '#messages/shell.ts'
import { openDocument } from '#platform/calls/session.ts'
import { setLanguage } from '#platform/language/i18n.ts'
import { focusHeadings, showTitles } from '#platform/page/page-title.ts'
import { WaitingContent } from '#start/waiting/WaitingContent.tsx'
import { WaitingPage } from '#start/waiting/WaitingPage.tsx'
import { followSession } from '../follow-session.ts'
import { createPortal, loadFirstPage } from '../portal.tsx'
import { leavePage, unloadPage, whenLeft } from './leave-page.ts'
import skeletonStyles from '#ui/Skeleton.module.css'

type Visit = {
  /** `stays`: whoever is signed in by now */
  as?: 'guest' | 'member' | 'stays'
  language?: Language
}

/** Opens an address of the portal as a browser does that knows nothing yet. */
export function showPage(address: string, visit?: Visit) {
  leavePage()
  return openPage(address, visit)
}

/** Reloads a page: the tab keeps its storage, and nothing else. */
export function reloadPage(router: ReturnType<typeof createPortal>, visit?: Visit) {
  unloadPage()
  return openPage(router.state.location.href, visit)
}

/** Does what `main.tsx` does with a page as it is built. */
function openPage(address: string, { as = 'member', language = 'fr' }: Visit = {}) {
  setLanguage(language)
  document.documentElement.lang = language
  if (as === 'member') {
    localStorage.setItem('auth_token', 'recorded')
    localStorage.setItem('auth_refresh_token', 'recorded')
  }
  openDocument()
  const place = document.body.appendChild(document.createElement('div'))
  place.id = 'root'
  const router = createPortal(createMemoryHistory({ initialEntries: [address] }))
  const stopTitles = showTitles(router)
  const stopSession = followSession(router, () => reloadPage(router, { as: 'stays', language }))
  focusHeadings(router)
  // A failure that a block shows to the member need not be logged to the console too.
  const root = createRoot(place, { onCaughtError: () => undefined })
  if (as === 'member')
    root.render(
      <WaitingPage skip="">
        <WaitingContent text={shellMessages[language].loading} />
      </WaitingPage>,
    )
  let isLeft = false
  whenLeft(() => {
    isLeft = true
    stopTitles()
    stopSession()
    root.unmount()
    place.remove()
  })
  /** Resolves when the page has replaced its waiting state. */
  const shown = loadFirstPage(router, () => {
    if (!isLeft) root.render(<RouterProvider router={router} />)
  })
  return { router, shown }
}

const waiting = `:is(main, dialog[open]) :is([aria-busy=true], .${skeletonStyles.skeleton})`

/** Waits until the page shows its heading and nothing on it is still on its way; scrolls to what is loaded below the fold. */
export async function settled(): Promise<void> {
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect
    .poll(() => {
      const left = document.querySelectorAll(waiting)
      left[0]?.scrollIntoView({ block: 'center' })
      return left.length
    })
    .toBe(0)
  window.scrollTo(0, 0)
}
