import { createFileRoute, lazyRouteComponent, redirect } from '@tanstack/react-router'
import { hasLinkToken } from '#platform/calls/link-token.ts'
import { isSignedIn } from '#platform/calls/session.ts'

type GuestSearch = { redirect?: string }

export const Route = createFileRoute('/_guest')({
  validateSearch: (search: Record<string, unknown>): GuestSearch =>
    typeof search['redirect'] === 'string' ? { redirect: search['redirect'] } : {},
  beforeLoad: async ({ location, search }) => {
    if (!isSignedIn()) return
    // The link's owner is unknown: the page asks before it replaces a session.
    if (['/transfer', '/continue'].includes(location.pathname) && hasLinkToken(location.pathname)) return
    // A member may try the link that they made.
    if (location.pathname === '/vet') return
    const { leaveGuestPage } = await import('#features/session/leave-guest-page.ts')
    throw redirect({ href: leaveGuestPage(location.pathname, search.redirect) })
  },
  component: lazyRouteComponent(() => import('#shell/guest-frame.tsx'), 'GuestFrame'),
})
