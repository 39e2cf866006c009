import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router'
import { isSignedIn } from '#platform/calls/session.ts'
import { notFoundTitle } from '#platform/page/page-title.ts'

export const Route = createFileRoute('/$')({
  staticData: { crumb: notFoundTitle },
  loader: async () => {
    const isMember = isSignedIn()
    if (isMember) await import('#shell/member-frame.tsx').then(({ load }) => load())
    return isMember
  },
  component: lazyRouteComponent(() => import('#shell/errors/UnknownPage.tsx'), 'UnknownPage'),
})
