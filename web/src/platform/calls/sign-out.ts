import { hasProviders } from '#start/provider-mark.ts'
import { revoke } from './refresh.ts'
import { accessToken, endSession, refreshToken } from './session.ts'

type SignOutGuard = (go: () => void) => void

let questions: readonly SignOutGuard[] = []

/** Adds a question to ask before each sign-out, which `go` then continues; returns a function that removes it. */
export function beforeSignOut(guard: SignOutGuard): () => void {
  questions = [...questions, guard]
  return () => {
    questions = questions.filter((one) => one !== guard)
  }
}

/**
 * Signs out at once, in every tab, and ends the session on the server, ignoring failures; a session that an identity provider opened ends
 * there too.
 */
export function signOut(): void {
  const leave = () => {
    const token = accessToken()
    const refresh_token = refreshToken()
    endSession('signed-out')
    // The worker lets go of the device: no notification of the member stays on it, and none arrives (web/worker/push.ts).
    navigator.serviceWorker?.controller?.postMessage('signed-out')
    const end = () => revoke(token)
    if (hasProviders())
      void import('./provider-logout.ts').then(({ signOutAtProvider }) => signOutAtProvider(token, refresh_token), end)
    else end()
  }
  questions.reduceRight<() => void>((next, question) => () => question(next), leave)()
}
