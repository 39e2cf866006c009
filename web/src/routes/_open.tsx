import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router'

export const Route = createFileRoute('/_open')({
  component: lazyRouteComponent(() => import('#shell/guest-frame.tsx'), 'GuestFrame'),
})
