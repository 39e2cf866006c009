import { setTimeout } from 'node:timers/promises'
import { changeMe, confirmEmail, getMe } from '@coussinet/contract/profile.ts'
import { getRefundRequest } from '@coussinet/contract/refund-requests.ts'
import {
  changePassword,
  forgotPassword,
  refreshSession,
  resetPassword,
  signIn,
  signOut,
} from '@coussinet/contract/session.ts'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { aMember, type TestMember } from '#testing/a-member.ts'
import { lastToken } from '#testing/outgoing/sent-mails.ts'
import { startPortal, type TestPortal } from '#testing/start-portal.ts'
import { newId } from '../crypto/ids.ts'

type Line = {
  level: number
  time: string
  request_id?: string
  member_id?: string
  event?: string
  route?: string
  status?: number
  msg: string
}

const password = 'Canari-Velours-71'
const warn = 40
let portal: TestPortal
let member: TestMember
let written: string[] = []
beforeAll(async () => {
  portal = await startPortal({ log: (line) => written.push(line) })
  member = await aMember(portal, { email: 'helene.canari@example.org', password })
})
afterAll(() => portal.close())
beforeEach(() => {
  written = []
})

const lines = () => written.map((line): Line => JSON.parse(line))
const requests = () => lines().filter(({ msg }) => msg === 'request')

it('[SEC-50] is one line of JSON an event, whatever is sent', async () => {
  const hostile = 'a\n{"level":60,"msg":"forged"}\r\u2028\u0085\u001b[31m"\\'
  await portal.call(signIn, {
    body: { username: hostile, password: hostile },
    headers: { 'user-agent': 'x\ty "forged"', 'accept-language': '{"level":60}' },
  })
  await portal.call(changeMe, { as: member, raw_body: { email: hostile, [hostile]: hostile } })
  await portal.call(signIn, { raw_body: `{"username": ${hostile}` })
  await portal.app.inject({ url: `/api/${encodeURIComponent(hostile)}?${encodeURIComponent(hostile)}=1` })
  expect(requests()).toHaveLength(4)
  for (const line of written) expect(line.indexOf('\n')).toBe(line.length - 1)
  expect(lines().filter(({ level, msg }) => level === 60 || msg === 'forged')).toEqual([])
  expect(written.join('')).not.toContain('forged')
})

it('[SEC-50] never holds a password, a token, a code, an address or an account that was sent', async () => {
  const canaries = {
    password,
    wrong: 'Canari#Faux1',
    next: 'Canari-Velours-72',
    iban: 'FR3999910000170000412703A23',
    email: 'canari.neuf@example.org',
    phone: '+33639985519',
  }
  const { body: first } = await portal.call(signIn, { body: { username: 'helene.canari@example.org', password } })
  await portal.call(signIn, { body: { username: member.nevg, password: canaries.wrong } })
  await portal.call(signIn, { body: { username: canaries.iban, password: canaries.iban } })
  const { body: second } = await portal.call(refreshSession, { body: { refresh_token: first.refresh_token } })
  const as = second
  expect(
    (
      await portal.call(changeMe, {
        as,
        body: { email: canaries.email, phones: { mobile: canaries.phone, landline: null } },
      })
    ).status,
  ).toBe(200)
  await portal.call(changeMe, { as, raw_body: { email: canaries.iban, iban: canaries.iban } })
  await portal.call(confirmEmail, { body: { token: 'canary-confirmation-token' } })
  const changed = { current_password: password, password: canaries.next, password_confirmation: canaries.next }
  expect((await portal.call(changePassword, { as, body: changed })).status).toBe(204)
  await portal.call(forgotPassword, { body: { username: member.nevg } })
  const token = await lastToken(portal, member.member_id)
  const chosen = { token, password, password_confirmation: password }
  const { status, body: third } = await portal.call(resetPassword, { body: chosen })
  expect(status).toBe(200)
  await portal.app.inject({ url: `/password-reset?token=${token}` })
  await portal.app.inject({
    url: `/api/me?access_token=${third.access_token}`,
    headers: { referer: `http://localhost:3000/?${token}` },
  })
  await portal.call(signOut, { as: third })

  const output = written.join('')
  expect(requests().length).toBeGreaterThanOrEqual(12)
  const tokens = [first, second, third].flatMap(({ access_token, refresh_token }) => [access_token, refresh_token])
  for (const secret of [
    ...Object.values(canaries),
    ...tokens,
    token,
    'canary-confirmation-token',
    'helene.canari',
    member.nevg,
  ])
    expect(output).not.toContain(secret)
})

it('[SEC-50] says of sign-ins and their failures when, in which request, and whose', async () => {
  const { headers } = await portal.call(signIn, { body: { username: member.nevg, password: 'Canari#Faux1' } })
  await portal.call(signIn, { body: { username: '812345678', password: 'Canari#Faux1' } })
  const { body } = await portal.call(signIn, { body: { username: member.nevg, password } })
  await portal.call(signOut, { as: body })
  const events = lines().filter(({ event }) => event !== undefined)
  expect(events.map(({ event, member_id }) => [event, member_id])).toEqual([
    ['sign_in_failed', member.member_id],
    ['sign_in_failed', undefined],
    ['signed_in', member.member_id],
    ['signed_out', member.member_id],
  ])
  expect(events[0]?.request_id).toBe(headers['x-request-id'])
  expect(new Set(events.map(({ request_id }) => request_id)).size).toBe(4)
  for (const { time } of lines()) expect(time).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/)
})

it('[SEC-50] warns of what is forbidden, what is another’s, and what is too much, with the member', async () => {
  const [weak, eager] = [await aMember(portal, { permissions: ['refunds:read'] }), await aMember(portal)]
  await portal.call(changeMe, { as: weak, body: { locale: 'it' } })
  await portal.call(getRefundRequest, { as: weak, params: { id: newId() } })
  await portal.call(getMe)
  for (let mail = 0; mail < 6; mail += 1)
    await portal.call(changeMe, { as: eager, body: { email: `canari${mail}@example.org` } })
  const warned = requests().filter(({ level }) => level === warn)
  expect(warned.map(({ status, member_id, route }) => [status, member_id, route])).toEqual([
    [403, weak.member_id, '/api/me'],
    [404, weak.member_id, '/api/refund-requests/:id'],
    [401, undefined, '/api/me'],
    [429, eager.member_id, '/api/me'],
  ])
  for (const { request_id } of warned) expect(request_id).toMatch(/^[\da-f-]{36}$/)
})

it('[SEC-50] names the request of an event over a real connection too, each line its own', async () => {
  const url = await portal.listen()
  // A body that arrives bit by bit, as from a phone.
  const enter = (username: string) => {
    const bits = JSON.stringify({ username, password: 'Canari#Faux1' }).match(/.{1,20}/g) ?? []
    return fetch(`${url}/api/auth/token`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: ReadableStream.from(slowly(bits)),
      duplex: 'half',
    })
  }
  const answers = await Promise.all(['812345678', '812345679', '812345680'].map(enter))
  const failed = lines().filter(({ event }) => event === 'sign_in_failed')
  expect(new Set(failed.map(({ request_id }) => request_id))).toEqual(
    new Set(answers.map(({ headers }) => headers.get('x-request-id'))),
  )
  // One id in a line, not one of the logger and one of its request.
  for (const line of written.filter((one) => one.includes('request_id')))
    expect(line.split('"request_id"')).toHaveLength(2)
})

async function* slowly(bits: string[]) {
  for (const bit of bits) {
    await setTimeout(20)
    yield new TextEncoder().encode(bit)
  }
}
