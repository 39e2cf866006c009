import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router'

export const Route = createFileRoute('/_guest/login')({
  staticData: { crumb: { fr: 'Connexion', it: 'Accesso' } },
  component: lazyRouteComponent(() => import('#shell/guest-frame.tsx'), 'Login'),
})
