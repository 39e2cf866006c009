import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router'

/** The pages of mailed links, which guests and members alike may open. */
export const Route = createFileRoute('/_open')({
  component: lazyRouteComponent(() => import('#shell/guest-frame.tsx'), 'GuestFrame'),
})
