import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router'
import { crumbs } from '#messages/shell.ts'

export const Route = createFileRoute('/_guest/login')({
  staticData: { crumb: crumbs.login },
  component: lazyRouteComponent(() => import('#shell/guest-frame.tsx'), 'Login'),
})
