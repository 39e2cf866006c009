import { createRootRoute, Outlet } from '@tanstack/react-router'
import { sheetsAgain } from '#platform/page/load-failure.ts'

export const Route = createRootRoute({
  // A page is not shown without its sheet where another try brings it.
  beforeLoad: () => sheetsAgain()?.then(undefined, () => undefined),
  component: Outlet,
})
