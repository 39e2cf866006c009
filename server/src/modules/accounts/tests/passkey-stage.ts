import { afterAll, beforeAll, beforeEach } from 'vitest'
import { aMember, type TestMember } from '#testing/a-member.ts'
import { type SoftwareAuthenticator, softwareAuthenticator } from '#testing/browser/software-authenticator.ts'
import { startPortal, type TestPortal } from '#testing/start-portal.ts'
import { origin, type Passkeys, passkeysAt } from './a-passkey.ts'

type PasskeyStage = { portal: TestPortal; passkeys: Passkeys; helene: TestMember; device: SoftwareAuthenticator }

/** A portal for the tests of a file; before each of them `set` is given it with a new member, and a device that holds no passkey yet. */
export function passkeyStage(set: (stage: PasskeyStage) => void, log?: (line: string) => void): void {
  let portal: TestPortal
  beforeAll(async () => {
    portal = await startPortal({ env: { PUBLIC_URL: origin }, ...(log && { log }) })
  })
  afterAll(() => portal.close())
  beforeEach(async () => {
    set({ portal, passkeys: passkeysAt(portal), helene: await aMember(portal), device: softwareAuthenticator(origin) })
  })
}
