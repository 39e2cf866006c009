import { expect, it } from 'vitest'
import { deviceName } from '#platform/passkeys/device-name.ts'
import { passkeyMessages } from './passkeys.messages.ts'
import { proposedName } from './proposed-name.ts'

it.each([
  ['Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36', 'Chrome sur Linux', 'Chrome su Linux'],
  ['Mozilla/5.0 (X11; Linux x86_64)', 'Linux', 'Linux'],
  ['curl/8', '', ''],
])('[SAFE-03] a passkey made with %s is proposed a name', (agent, french, italian) => {
  expect(proposedName(deviceName(agent), passkeyMessages.fr.onSystem)).toBe(french)
  expect(proposedName(deviceName(agent), passkeyMessages.it.onSystem)).toBe(italian)
})
