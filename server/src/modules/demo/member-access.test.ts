import { getMe } from '@coussinet/contract/profile.ts'
import { transferSession } from '@coussinet/contract/session.ts'
import { nevg } from '@coussinet/contract/usernames.ts'
import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { sentMails, extractToken } from '#testing/outgoing/sent-mails.ts'
import { ownPortalForTests } from '#testing/start-portal.ts'
import { demoId } from './seed/demo-id.ts'

const portal = ownPortalForTests({ demo: true })

const post = async (path: string, payload: object) => {
  const { statusCode, body } = await portal.app.inject({ method: 'POST', url: `/api/demo/${path}`, payload })
  const read: unknown = JSON.parse(body)
  return { status: statusCode, body: read }
}
const Made = z.object({ href: z.string(), email: z.string() })

it('[AUTH-11] mails a member the link that signs in without a password', async () => {
  const { status, body } = await post('transfer-links', { nevg: '428 195 072' })
  expect(status).toBe(201)
  const { href, email } = Made.parse(body)
  const mail = (await sentMails(portal, demoId('m2'))).at(-1)
  expect([mail?.to, mail?.letter.action?.href]).toEqual([email, href])
  const { body: tokens } = await portal.call(transferSession, { body: { token: extractToken(href) } })
  expect((await portal.call(getMe, { as: tokens })).body.nevg).toBe('428195072')
})

it('closes an account and opens it again', async () => {
  expect((await post('access', { nevg: '412703584', disabled: true })).body).toEqual({
    nevg: '412703584',
    disabled: true,
    changed: true,
  })
  expect((await post('access', { nevg: '412703584', disabled: true })).body).toMatchObject({ changed: false })
  expect((await post('transfer-links', { nevg: '412703584' })).status).toBe(410)
  expect((await post('access', { nevg: '412703584', disabled: false })).body).toMatchObject({
    disabled: false,
    changed: true,
  })
  expect((await post('transfer-links', { nevg: '412703584' })).status).toBe(201)
})

it('knows who is nobody', async () => {
  expect(await post('transfer-links', { nevg: '412703585' })).toMatchObject({
    status: 422,
    body: { errors: { nevg: ['member_number'] } },
  })
  const stranger = Array.from({ length: 10 }, (_, digit) => `77777777${digit}`).find(
    (number) => nevg.safeParse(number).success,
  )
  expect((await post('transfer-links', { nevg: stranger })).status).toBe(404)
  expect((await post('access', { nevg: stranger, disabled: true })).status).toBe(404)
})
