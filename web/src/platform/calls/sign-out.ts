import { signOut as signOutEndpoint } from '@coussinet/contract/session.ts'
import { accessToken, endSession } from '../session.ts'
import { addressOf } from './address.ts'
import { ownHeaders } from './headers.ts'

/** Signs out at once, in every tab; the server is told, and a failure to tell it is ignored. */
export function signOut(): void {
  const headers = ownHeaders({ 'content-type': 'application/json' }, accessToken())
  endSession('signed-out')
  // `keepalive`: leaving the page does not stop it.
  fetch(addressOf(signOutEndpoint.path), { method: 'POST', headers, body: '{}', keepalive: true }).catch(() => undefined)
}
