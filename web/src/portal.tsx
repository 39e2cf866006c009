import { createRouter, type RouterHistory } from '@tanstack/react-router'
import type { PageStaticData } from '#platform/page/page-title.ts'
import { report } from '#platform/page/report-failure.ts'
import { PageError } from '#shell/errors/PageError.tsx'
import { Toasts } from '#shell/Toasts.tsx'
import { routeTree } from './routeTree.gen.ts'

/** The router of the whole portal ; the history is the browser's unless another is given. */
export function createPortal(history?: RouterHistory) {
  return createRouter({
    routeTree,
    ...(history === undefined ? {} : { history }),
    defaultPreload: 'intent',
    // The cache decides what is fresh.
    defaultPreloadStaleTime: 0,
    defaultPendingMs: 200,
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
}

declare module '@tanstack/react-router' {
  // Merged with the router's own: the one place where it must be an interface.
  interface Register {
    router: ReturnType<typeof createPortal>
  }
  interface StaticDataRouteOption extends PageStaticData {}
}
