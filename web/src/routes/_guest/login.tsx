import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router'

export const Route = createFileRoute('/_guest/login')({
  staticData: { title: { fr: 'Connexion', it: 'Accesso' } },
  component: lazyRouteComponent(() => import('#shell/guest-frame.tsx'), 'Login'),
})
