import { revoke } from './refresh.ts'
import { accessToken, endSession } from './session.ts'

type SignOutGuard = (go: () => void) => void

const straightOn: SignOutGuard = (go) => go()
let question = straightOn

/** Registers a question to ask before each sign-out, which `go` then performs; returns a function that removes it. */
export function beforeSignOut(asked: SignOutGuard): () => void {
  question = asked
  return () => {
    question = straightOn
  }
}

/** Signs out at once, in every tab, and ends the session on the server, ignoring failures. */
export function signOut(): void {
  question(() => {
    const token = accessToken()
    endSession('signed-out')
    // The worker lets go of the device: no notification of the member stays on it, and none arrives (web/worker/push.ts).
    navigator.serviceWorker?.controller?.postMessage('signed-out')
    revoke(token)
  })
}
