import { createRouter, lazyRouteComponent, type RouterHistory } from '@tanstack/react-router'
import { ToastRegion } from '#ui/feedback/toast/ToastRegion.tsx'
import { useMessages } from '#platform/language/i18n.ts'
import type { PageStaticData } from '#platform/page/arrive.ts'
import { report } from '#platform/page/report.ts'
import { portalMessages } from '#shell/portal.messages.ts'
import { routeTree } from './routeTree.gen.ts'

function Toasts() {
  const words = useMessages(portalMessages)
  return <ToastRegion label={words.toasts} closeLabel={words.close} />
}

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
    defaultErrorComponent: lazyRouteComponent(() => import('#shell/trouble/PageError.tsx'), 'PageError'),
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
