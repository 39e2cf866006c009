import { listPasskeys, removePasskey } from '@coussinet/contract/passkeys.ts'
import { expect, it } from 'vitest'
import type { TestMember } from '#testing/a-member.ts'
import { type SoftwareAuthenticator, softwareAuthenticator } from '#testing/browser/software-authenticator.ts'
import { sentMails } from '#testing/outgoing/sent-mails.ts'
import type { TestPortal } from '#testing/start-portal.ts'
import { origin, type Passkeys } from '../tests/a-passkey.ts'
import { passkeyStage } from '../tests/passkey-stage.ts'

let portal: TestPortal
let passkeys: Passkeys
let helene: TestMember
let device: SoftwareAuthenticator

passkeyStage((stage) => ({ portal, passkeys, helene, device } = stage))

const alone = { absent: true, unverified: true } as const

it('[KEY-01] a browser creates a passkey by itself after a sign-in, with nobody there, and the member is told', async () => {
  const { status, body: options } = await passkeys.begin(helene, { automatic: true })
  expect(status).toBe(200)
  expect(options).toMatchObject({
    authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
  })
  const kept = await passkeys.keep(helene, device.make(options, alone), 'Chrome sur Mac')
  expect(kept.status).toBe(201)
  const [mail] = await sentMails(portal, helene.member_id)
  expect(mail?.letter.subject).toBe('Une clé d’accès a été ajoutée')
  expect(mail?.letter.facts).toContainEqual({ label: 'Clé d’accès', value: 'Chrome sur Mac' })
  expect(mail?.letter.escape?.href).toContain(`${origin}/not-me#token=`)
  // To sign in, somebody must be there.
  expect((await passkeys.enter(device.sign(await passkeys.offer(), { unverified: true }))).status).toBe(401)
  expect((await passkeys.enter(device.sign(await passkeys.offer()))).status).toBe(200)
})

it.each([
  ['with nobody there', alone],
  ['without verification', { unverified: true } as const],
])('[KEY-01] a passkey that the member makes is refused %s', async (_case, lie) => {
  const made = device.make((await passkeys.begin(helene)).body, lie)
  expect((await passkeys.keep(helene, made)).problem?.errors).toEqual({ response: ['schema.invalid_type'] })
  expect(await passkeys.list(helene)).toEqual([])
})

it('[KEY-01] the challenge of an automatic one is its session’s, serves once, and needs a recent sign-in', async () => {
  const { body: options } = await passkeys.begin(helene, { automatic: true })
  expect((await passkeys.keep(helene, device.make(options, alone))).status).toBe(201)
  expect((await passkeys.keep(helene, softwareAuthenticator(origin).make(options, alone))).status).toBe(422)
  portal.clock.advance({ minutes: 10 })
  expect((await passkeys.begin(helene, { automatic: true })).problem?.errors).toEqual({
    current_password: ['required'],
  })
})

it('[KEY-01] whoever removed a passkey gets none by itself any more, and may still make one', async () => {
  const { id } = await passkeys.add(helene, device)
  expect((await portal.call(removePasskey, { as: helene, params: { id } })).status).toBe(204)
  expect((await passkeys.begin(helene, { automatic: true })).problem?.code).toBe('conflict')
  expect((await passkeys.begin(helene)).status).toBe(200)
})

it('[KEY-01] the list has what browsers need to hear: the account, and the ids of its passkeys', async () => {
  const made = await passkeys.add(helene, device, 'MacBook')
  const { body } = await portal.call(listPasskeys, { as: helene })
  expect(body.data).toEqual([{ ...made, credential_id: device.id }])
  expect(body.account).toEqual({
    rp_id: 'members.example',
    user_id: Buffer.from(helene.member_id.replaceAll('-', ''), 'hex').toString('base64url'),
    user_name: helene.nevg,
    display_name: 'Hélène Carpentier',
  })
})
