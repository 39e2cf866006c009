import { createCalendarFeed, revokeCalendarFeed } from '@coussinet/contract/calendar.ts'
import { addPasskey, beginPasskey, listPasskeys, removePasskey } from '@coussinet/contract/passkeys.ts'
import { changeMe, getMe } from '@coussinet/contract/profile.ts'
import { beginReauthentication, reauthenticate } from '@coussinet/contract/reauthentication.ts'
import { changePassword, refreshSession, signIn, signOut } from '@coussinet/contract/session.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { aMember, type TestMember } from '#testing/a-member.ts'
import { softwareAuthenticator } from '#testing/browser/software-authenticator.ts'
import { type SignedIn, portalForTests } from '#testing/start-portal.ts'

const origin = 'https://members.example'
const password = 'Coussinet#2026'
const asked = { status: 422, problem: { code: 'validation_failed', errors: { current_password: ['required'] } } }
const portal = portalForTests({ env: { PUBLIC_URL: origin } })
let member: TestMember
let made = 0
beforeEach(async () => {
  made += 1
  portal.clock.set(new Date('2026-11-20T10:00:00Z'))
  member = await aMember(portal, { email: `before${made}@example.org`, password })
})

const mobile = { mobile: '+33639980102', landline: null }
const me = async () => (await portal.call(getMe, { as: member })).body
const addDevice = async (as: SignedIn) => {
  const device = softwareAuthenticator(origin)
  const { body: options } = await portal.call(beginPasskey, { as, body: {} })
  const { body: passkey } = await portal.call(addPasskey, {
    as,
    body: { name: 'MacBook', response: device.make(options) },
  })
  return { device, passkey }
}
const prove = (body: { current_password?: string; response?: Record<string, unknown> }, as: SignedIn = member) =>
  portal.call(reauthenticate, { as, body })
const later = () => portal.clock.advance({ minutes: 11 })

describe('a session that has not just signed in', () => {
  it('[SEC-34] changes e-mail and mobile in its first ten minutes alone without more', async () => {
    portal.clock.advance({ minutes: 10, seconds: -1 })
    expect((await portal.call(changeMe, { as: member, body: { email: `new${made}@example.org` } })).status).toBe(200)
    portal.clock.advance({ seconds: 1 })
    expect(await portal.call(changeMe, { as: member, body: { email: `other${made}@example.org` } })).toMatchObject(
      asked,
    )
    expect(await portal.call(changeMe, { as: member, body: { phones: mobile } })).toMatchObject(asked)
    expect(await me()).toMatchObject({ pending_email: `new${made}@example.org`, phones: { mobile: '+33639981204' } })
  })

  it('[SEC-34] is not made recent by a refreshed token, and changes nothing of what was sent with it', async () => {
    later()
    const { body: tokens } = await portal.call(refreshSession, { body: { refresh_token: member.refresh_token } })
    expect(
      await portal.call(changeMe, { as: tokens, body: { email: `new${made}@example.org`, locale: 'it' } }),
    ).toMatchObject(asked)
    expect(await me()).toMatchObject({ pending_email: null, locale: 'fr' })
  })

  it('[SEC-34] goes on changing what opens nothing: address, language, landline, the link of a new e-mail again, and giving it up', async () => {
    await portal.call(changeMe, { as: member, body: { email: `new${made}@example.org` } })
    later()
    const phones = { mobile: '+33639981204', landline: '+33465710010' }
    for (const body of [
      { locale: 'it' as const },
      { phones },
      { email: `new${made}@example.org` },
      { email: `before${made}@example.org` },
    ]) {
      expect((await portal.call(changeMe, { as: member, body })).status).toBe(200)
    }
    expect(await me()).toMatchObject({ email: `before${made}@example.org`, pending_email: null, locale: 'it', phones })
  })

  it('[SEC-34] changes them with the password in the same call; a wrong one counts as a failed sign-in', async () => {
    later()
    const change = (current_password: string) =>
      portal.call(changeMe, { as: member, body: { phones: mobile, current_password } })
    expect(await change('Wrong#2026')).toMatchObject({
      status: 422,
      problem: { errors: { current_password: ['password.current'] } },
    })
    expect((await me()).phones.mobile).toBe('+33639981204')
    expect((await change(password)).body.phones).toEqual(mobile)
    for (let guess = 0; guess < 5; guess += 1) await change('Wrong#2026')
    expect((await change(password)).status).toBe(429)
    expect((await portal.call(signIn, { body: { username: member.nevg, password } })).status).toBe(429)
  })

  it('[SAFE-03] adds no passkey, removes none, and makes no calendar address, until the member has proved who they are', async () => {
    const { passkey } = await addDevice(member)
    later()
    const begin = () => portal.call(beginPasskey, { as: member, body: {} })
    const remove = () => portal.call(removePasskey, { as: member, params: { id: passkey.id } })
    const calendar = () => portal.call(createCalendarFeed, { as: member })
    for (const call of [begin, remove, calendar]) expect(await call()).toMatchObject(asked)
    expect((await portal.call(listPasskeys, { as: member })).body.data).toHaveLength(1)
    expect((await portal.call(revokeCalendarFeed, { as: member })).status).toBe(204)
    expect((await prove({ current_password: password })).status).toBe(204)
    expect([(await begin()).status, (await calendar()).status, (await remove()).status]).toEqual([200, 201, 204])
  })
})

describe('proving again who is there', () => {
  it('[SEC-34] by the password holds for this session alone, and for ten minutes', async () => {
    const { body: other } = await portal.call(signIn, { body: { username: member.nevg, password } })
    later()
    expect((await prove({ current_password: password })).status).toBe(204)
    const change = (as: SignedIn, email: string) => portal.call(changeMe, { as, body: { email } })
    expect((await change(member, `new${made}@example.org`)).status).toBe(200)
    expect(await change(other, `other${made}@example.org`)).toMatchObject(asked)
    portal.clock.advance({ minutes: 10 })
    const { body: tokens } = await portal.call(refreshSession, { body: { refresh_token: member.refresh_token } })
    expect(await change(tokens, `third${made}@example.org`)).toMatchObject(asked)
  })

  it('[SAFE-03] by a passkey of the member’s own, for the challenge of this session, once', async () => {
    const { device } = await addDevice(member)
    const thief = await aMember(portal)
    const { device: theirs } = await addDevice(thief)
    later()
    const options = async () => (await portal.call(beginReauthentication, { as: member })).body
    expect(await options()).toMatchObject({
      allowCredentials: [{ id: device.id, type: 'public-key' }],
      userVerification: 'required',
    })
    const refused = { status: 422, problem: { errors: { response: ['schema.invalid_type'] } } }
    expect(await prove({ response: theirs.sign(await options()) })).toMatchObject(refused)
    expect(await prove({ response: device.sign(await options(), { unverified: true }) })).toMatchObject(refused)
    // A hint of another session of the same member.
    const { body: other } = await portal.call(signIn, { body: { username: member.nevg, password } })
    expect(await prove({ response: device.sign(await options()) }, other)).toMatchObject(refused)
    expect(await portal.call(changeMe, { as: member, body: { phones: mobile } })).toMatchObject(asked)

    const response = device.sign(await options())
    expect((await prove({ response })).status).toBe(204)
    expect(await prove({ response })).toMatchObject(refused)
    expect((await portal.call(changeMe, { as: member, body: { phones: mobile } })).status).toBe(200)
  })

  it('[SEC-34] asks for one of the two, knows who has no passkey, and is no place to try passwords', async () => {
    expect(await prove({})).toMatchObject(asked)
    expect(await prove({ current_password: password, response: {} })).toMatchObject(asked)
    expect(await portal.call(beginReauthentication, { as: member })).toMatchObject({ status: 409 })
    for (let guess = 0; guess < 5; guess += 1) await prove({ current_password: 'Wrong#2026' })
    expect((await prove({ current_password: password })).status).toBe(429)
  })

  it('[SEC-34] is nothing for a session that has ended, nor by a password that is one no more', async () => {
    await portal.call(changePassword, {
      as: member,
      body: { current_password: password, password: 'Truffe-Noire-2031!', password_confirmation: 'Truffe-Noire-2031!' },
    })
    expect(await prove({ current_password: password })).toMatchObject({ status: 422 })
    await portal.call(signOut, { as: member })
    expect((await prove({ current_password: 'Truffe-Noire-2031!' })).status).toBe(401)
  })
})
