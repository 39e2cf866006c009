import { getPermissions } from '@coussinet/contract/permissions.ts'
import { transferSession } from '@coussinet/contract/session.ts'
import { expect, it } from 'vitest'
import { createUnit } from '#modules/notifications/notifications.ts'
import { changeMemberRow } from '#testing/a-member.ts'
import { auditLines } from '#testing/outgoing/audit-lines.ts'
import { sentMails, extractToken } from '#testing/outgoing/sent-mails.ts'
import { portalForTests } from '#testing/start-portal.ts'
import { anyone, aLink, first } from '../../tests/ask-recovery.ts'
import { createTransferLink } from './transfer.ts'

const portal = portalForTests({ env: { PUBLIC_URL: 'https://members.example' } })

const transfer = (token: string) => portal.call(transferSession, { body: { token } })
const make = (member_id: string) =>
  portal.db
    .transaction()
    .execute((tx) =>
      createTransferLink(createUnit(tx, portal.platform, { member_id, actor: 'insurer' }), portal.platform),
    )

it('[AUTH-11][SEC-11] a connection link is mailed, and signs in once', async () => {
  const { member_id, access_token } = await anyone(portal)
  const { href } = await make(member_id)
  expect(href).toMatch(/^https:\/\/members\.example\/transfer#token=[\w-]{43}$/)
  expect((await sentMails(portal, member_id)).map(({ letter }) => letter.action?.href)).toEqual([href])
  const { status, body } = await transfer(extractToken(href))
  expect([status, body.token_type, body.expires_in]).toEqual([200, 'Bearer', 900])
  expect((await portal.call(getPermissions, { as: body })).status).toBe(200)
  expect((await portal.call(getPermissions, { as: { access_token } })).status).toBe(200)
  expect((await transfer(extractToken(href))).problem?.code).toBe('expired')
  const opened = await auditLines(portal, member_id, ['details'], 'session.opened')
  expect(JSON.stringify(opened)).toContain('"way":"transfer"')
})

it('[AUTH-11][SEC-08][SEC-09] it dies after 10 minutes, by a newer one, and with the member’s access', async () => {
  const member = await anyone(portal, { password: first })
  const older = await make(member.member_id)
  const newer = await make(member.member_id)
  expect((await transfer(extractToken(older.href))).status).toBe(410)
  portal.clock.advance({ minutes: 10 })
  expect((await transfer(extractToken(newer.href))).status).toBe(410)
  expect((await transfer(await aLink(portal, member))).status).toBe(410)
  const last = await make(member.member_id)
  await changeMemberRow(portal, member.member_id, { disabled_at: portal.clock.now() })
  expect((await transfer(extractToken(last.href))).status).toBe(410)
  expect((await transfer('unknown')).status).toBe(410)
})

it('[SEC-09] of twenty uses at once exactly one succeeds', async () => {
  const { member_id } = await anyone(portal)
  const { href } = await make(member_id)
  const answers = await Promise.all(Array.from({ length: 20 }, () => transfer(extractToken(href))))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(answers.filter(({ status }) => status === 410)).toHaveLength(19)
})
