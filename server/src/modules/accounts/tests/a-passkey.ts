import {
  addPasskey,
  beginPasskey,
  beginPasskeySignIn,
  listPasskeys,
  signInWithPasskey,
} from '@coussinet/contract/passkeys.ts'
import { getSecurityLog } from '@coussinet/contract/security.ts'
import type { SoftwareAuthenticator } from '#testing/browser/software-authenticator.ts'
import type { SignedIn, TestPortal } from '#testing/start-portal.ts'

export const origin = 'https://members.example'

type Response = Record<string, unknown>

export type Passkeys = ReturnType<typeof passkeysAt>

export function passkeysAt(portal: TestPortal) {
  const begin = (as: SignedIn, body: { current_password?: string; automatic?: true } = {}) =>
    portal.call(beginPasskey, { as, body })
  const keep = (as: SignedIn, response: Response, name = 'MacBook') =>
    portal.call(addPasskey, { as, body: { name, response } })
  return {
    begin,
    keep,
    add: async (as: SignedIn, device: SoftwareAuthenticator, name?: string) =>
      (await keep(as, device.make((await begin(as)).body), name)).body,
    list: async (as: SignedIn) => (await portal.call(listPasskeys, { as })).body.data,
    offer: async () => (await portal.call(beginPasskeySignIn, { body: {} })).body,
    enter: (response: Response) => portal.call(signInWithPasskey, { body: { response } }),
    log: async (as: SignedIn) => (await portal.call(getSecurityLog, { as })).body.data,
  }
}
