import { createRouter, lazyRouteComponent, type RouterHistory } from '@tanstack/react-router'
import type { PageStaticData } from '#platform/page/page-title.ts'
import { report } from '#platform/page/report-failure.ts'
import { PageError } from '#shell/errors/PageError.tsx'
import { Toasts } from '#shell/Toasts.tsx'
import { routeTree } from './routeTree.gen.ts'

const pendingComponent = lazyRouteComponent(() => import('#shell/member-frame.tsx'), 'PageWaiting')

/** Creates the router of the whole portal; the history is the browser's unless another is given. */
export function createPortal(history?: RouterHistory) {
  const router = createRouter({
    routeTree,
    ...(history === undefined ? {} : { history }),
    defaultPreload: 'intent',
    // The cache decides what is fresh.
    defaultPreloadStaleTime: 0,
    // Quick answers appear with the page, as in `settleWithin`.
    defaultPendingMs: 1000,
    defaultPendingMinMs: 0,
    defaultErrorComponent: PageError,
    defaultOnCatch: (error) => report(error, { part: 'page' }),
    scrollRestoration: history === undefined,
    defaultStructuralSharing: true,
    Wrap: ({ children }) => (
      <>
        {children}
        <Toasts />
      </>
    ),
  })
  // A member's page that waits is waited for in the frame, whose boundary is around all of them: the router sets up none.
  for (const route of Object.values(router.routesById))
    if (route.id.startsWith('/_member/')) route.update({ pendingComponent, wrapInSuspense: false })
  const stop = router.subscribe('onResolved', () => {
    stop()
    // From now on there is a page, which stays until the next one is there.
    router.update({ defaultPendingMs: Number.POSITIVE_INFINITY })
  })
  return router
}

/**
 * Loads the first page, and calls `show` as soon as there is something to show: the page, or its frame while its data load. Resolves when
 * the page is complete.
 */
export async function loadFirstPage(router: ReturnType<typeof createPortal>, show: () => void): Promise<void> {
  let isShown = false
  const showOnce = () => {
    if (!isShown) show()
    isShown = true
  }
  const present = router.startTransition
  // Called with what the router renders; once on screen, the router replaces this function by its own.
  router.startTransition = (...presented) => present(...presented).finally(showOnce)
  await router.load()
  showOnce()
}

declare module '@tanstack/react-router' {
  // Merged with the router's own: the one place where it must be an interface.
  interface Register {
    router: ReturnType<typeof createPortal>
  }
  interface StaticDataRouteOption extends PageStaticData {}
}
