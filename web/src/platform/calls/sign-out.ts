import { revoke } from './refresh.ts'
import { accessToken, endSession } from './session.ts'

type SignOutGuard = (go: () => void) => void

const straightOn: SignOutGuard = (go) => go()
let question = straightOn

/** Puts a question before each sign-out, which `go` then does; the answer takes it away. */
export function beforeSignOut(asked: SignOutGuard): () => void {
  question = asked
  return () => {
    question = straightOn
  }
}

/** Signs out at once, in every tab; the server is told, and a failure to tell it is ignored. */
export function signOut(): void {
  question(() => {
    const token = accessToken()
    endSession('signed-out')
    revoke(token)
  })
}
