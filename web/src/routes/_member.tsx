import { createFileRoute, lazyRouteComponent, redirect } from '@tanstack/react-router'
import { isSignedIn } from '#platform/calls/session.ts'
import { saveRedirect } from '#start/kept-redirect.ts'

const frame = () => import('#shell/member-frame.tsx')

export const Route = createFileRoute('/_member')({
  beforeLoad: async ({ location, preload }) => {
    if (isSignedIn()) return (await frame()).context()
    // Where the pointer rests while the member signs out is not what they want.
    if (!preload) saveRedirect(location.href)
    throw redirect({ to: '/login' })
  },
  loader: async () => (await frame()).load(),
  component: lazyRouteComponent(frame, 'MemberFrame'),
})
