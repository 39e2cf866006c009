import { Outlet, useRouter } from '@tanstack/react-router'
import { LoginPage } from '#features/session/LoginPage.tsx'
import { takeRedirect } from '#platform/calls/redirect.ts'
import { GuestLayout } from './guest/GuestLayout.tsx'

// One module, so that the frame of guests and the page that they need first arrive as one file.
export function GuestFrame() {
  return (
    <GuestLayout>
      <Outlet />
    </GuestLayout>
  )
}

export function Login() {
  const router = useRouter()
  return (
    <LoginPage
      onTyping={() => void import('./member-frame.tsx').catch(() => undefined)}
      // The address of that moment: the first render of ready HTML knows none.
      onSignedIn={() =>
        router.navigate({ href: takeRedirect(new URLSearchParams(location.search).get('redirect') ?? undefined) })
      }
    />
  )
}
