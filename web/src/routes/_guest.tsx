import { createFileRoute, lazyRouteComponent, redirect } from '@tanstack/react-router'
import { takeRedirect } from '#platform/calls/redirect.ts'
import { isSignedIn } from '#platform/session.ts'

type GuestSearch = { redirect?: string }

export const Route = createFileRoute('/_guest')({
  validateSearch: (search: Record<string, unknown>): GuestSearch =>
    typeof search['redirect'] === 'string' ? { redirect: search['redirect'] } : {},
  beforeLoad: ({ search }) => {
    if (isSignedIn()) throw redirect({ href: takeRedirect(search.redirect) })
  },
  component: lazyRouteComponent(() => import('#shell/guest-frame.tsx'), 'GuestFrame'),
})
