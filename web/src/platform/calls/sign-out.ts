import { signOut as signOutEndpoint } from '@coussinet/contract/session.ts'
import { accessToken, endSession } from '../session.ts'
import { addressOf } from './address.ts'
import { ownHeaders } from './headers.ts'

type Question = (go: () => void) => void

const straightOn: Question = (go) => go()
let question = straightOn

/** Puts a question before each sign-out, which `go` then does; the answer takes it away. */
export function beforeSignOut(asked: Question): () => void {
  question = asked
  return () => {
    question = straightOn
  }
}

/** Signs out at once, in every tab; the server is told, and a failure to tell it is ignored. */
export function signOut(): void {
  question(() => {
    const headers = ownHeaders({ 'content-type': 'application/json' }, accessToken())
    endSession('signed-out')
    // `keepalive`: leaving the page does not stop it.
    fetch(addressOf(signOutEndpoint.path), { method: 'POST', headers, body: '{}', keepalive: true }).catch(
      () => undefined,
    )
  })
}
