import { changePassword, refreshSession, signOut, transferSession } from '@coussinet/contract/session.ts'
import { beforeEach, expect, it } from 'vitest'
import { createUnit } from '#modules/notifications/notifications.ts'
import { sentMails, extractToken } from '#testing/outgoing/sent-mails.ts'
import { portalForTests } from '#testing/start-portal.ts'
import { activate, aLink, anyone, enter, first, forgot, reset } from '../../tests/ask-recovery.ts'
import { createTransferLink } from './transfer.ts'

const lines: string[] = []
const portal = portalForTests({ log: (line) => lines.push(line) })

type Line = Record<string, unknown>
const logged = (event: string) => lines.map((line): Line => JSON.parse(line)).filter((line) => line['event'] === event)

beforeEach(() => {
  lines.length = 0
})

it('[SEC-50] every way in is logged by event, member and request, and no secret is', async () => {
  const email = 'canary.address@example.org'
  const canaries = {
    reset: 'Canari-Cadenas-73',
    change: 'Canari_Serrure_74',
    wrong: 'Canari#Faux-75',
    injected: 'x\n{"event":"signed_in"}',
  }
  const member = await anyone(portal, { email, password: first })
  const { member_id, nevg } = member

  await enter(portal, nevg, canaries.wrong)
  await forgot(portal, email)
  await forgot(portal, canaries.injected)
  await activate(portal, nevg)
  const link = await aLink(portal, member)
  await reset(portal, 'canary-of-a-token', canaries.reset)
  const { body: tokens } = await reset(portal, link, canaries.reset)
  await portal.call(changePassword, {
    as: tokens,
    body: { current_password: canaries.wrong, password: canaries.change, password_confirmation: canaries.change },
  })
  await portal.call(changePassword, {
    as: tokens,
    body: { current_password: canaries.reset, password: canaries.change, password_confirmation: canaries.change },
  })
  const { href } = await portal.db
    .transaction()
    .execute((tx) =>
      createTransferLink(createUnit(tx, portal.platform, { member_id, actor: 'insurer' }), portal.platform),
    )
  const token = extractToken(href)
  const { body: moved } = await portal.call(transferSession, { body: { token } })
  await portal.call(refreshSession, { body: { refresh_token: moved.refresh_token } })
  await portal.call(signOut, { as: moved })

  for (const event of ['password_reset', 'password_changed', 'password_guess_failed', 'sign_in_failed', 'signed_out']) {
    expect(logged(event)).toEqual([
      expect.objectContaining({ event, member_id, request_id: expect.any(String), time: expect.stringMatching(/Z$/) }),
    ])
  }
  expect(logged('signed_in').map(({ way }) => way)).toEqual(['recovery', 'transfer'])
  expect(logged('recovery_asked')).toHaveLength(4)
  const [asked] = logged('recovery_asked')
  // Mails of several requests leave in any order.
  expect(logged('recovery_mailed')).toContainEqual(
    expect.objectContaining({ member_id, request_id: asked?.['request_id'] }),
  )

  const mailed = [...JSON.stringify(await sentMails(portal, member_id)).matchAll(/token=([\w-]+)/g)].map(
    ([, found = '']) => found,
  )
  expect(mailed.length).toBeGreaterThanOrEqual(4)
  const secrets = [
    ...Object.values(canaries),
    email,
    'canary-of-a-token',
    first,
    link,
    token,
    ...mailed,
    tokens.access_token,
    tokens.refresh_token,
    moved.access_token,
    moved.refresh_token,
  ]
  const all = lines.join('')
  expect(secrets.filter((secret) => all.includes(secret))).toEqual([])
  expect(lines.every((line) => line.indexOf('\n') === line.length - 1)).toBe(true)
})
