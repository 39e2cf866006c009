import { createFileRoute, lazyRouteComponent, redirect } from '@tanstack/react-router'
import { isSignedIn } from '#platform/session.ts'

type GuestSearch = { redirect?: string }

export const Route = createFileRoute('/_guest')({
  validateSearch: (search: Record<string, unknown>): GuestSearch =>
    typeof search['redirect'] === 'string' ? { redirect: search['redirect'] } : {},
  beforeLoad: async ({ search }) => {
    if (!isSignedIn()) return
    const { takeRedirect } = await import('#platform/calls/redirect.ts')
    throw redirect({ href: takeRedirect(search.redirect) })
  },
  component: lazyRouteComponent(() => import('#shell/guest-frame.tsx'), 'GuestFrame'),
})
