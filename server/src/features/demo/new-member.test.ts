import { changeMe, getMe } from '@coussinet/contract/profile.ts'
import { signIn } from '@coussinet/contract/session.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { startPortal, type TestPortal } from '#testing/start-portal.ts'

const Made = z.object({ nevg: z.string(), email: z.string(), password: z.nullable(z.string()) })

let portal: TestPortal
beforeAll(async () => {
  portal = await startPortal({ demo: true })
})
afterAll(() => portal.close())

async function make(payload: object) {
  const { statusCode, body } = await portal.app.inject({ method: 'POST', url: '/api/demo/members', payload })
  return { status: statusCode, body }
}

it('makes a member of one’s own, who can sign in', async () => {
  const { status, body } = await make({ locale: 'it', country: 'IT' })
  expect(status).toBe(201)
  const { nevg, email, password } = Made.parse(JSON.parse(body))
  const { body: as } = await portal.call(signIn, { body: { username: nevg, password: password ?? '' } })
  const { body: me } = await portal.call(getMe, { as })
  expect(me).toMatchObject({ nevg, email, locale: 'it', address: { country: 'IT' }, contract: { status: 'active' } })
  // What was made keeps the rules of what is changed.
  expect((await portal.call(changeMe, { as, body: { address: me.address, phones: me.phones } })).status).toBe(200)
})

it('makes one who has never signed in', async () => {
  const { body } = await make({ has_password: false })
  const { nevg, password } = Made.parse(JSON.parse(body))
  expect(password).toBeNull()
  expect((await portal.call(signIn, { body: { username: nevg, password: 'Coussinet#2026' } })).status).toBe(401)
})

it('refuses what it does not know', async () => {
  expect((await make({ country: 'DE' })).status).toBe(422)
})
