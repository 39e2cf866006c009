import { setTimeout } from 'node:timers/promises'
import { getPermissions } from '@coussinet/contract/permissions.ts'
import { refreshSession } from '@coussinet/contract/session.ts'
import { expect, it } from 'vitest'
import { deletePending } from '#modules/contributions/delete-pending.ts'
import { aDraftAccount } from '#modules/contributions/tests/a-refund-account.ts'
import { confirm, drawUp, lastCode, send } from '#modules/contributions/tests/a-wizard.ts'
import { tokenAccess } from '#platform/http/access.ts'
import { aMember, openMemberSession } from '#testing/a-member.ts'
import { sentMails } from '#testing/outgoing/sent-mails.ts'
import { portalForTests } from '#testing/start-portal.ts'
import { aLink, anyone, enter, first, forgot, reset, second } from '../tests/ask-recovery.ts'
import { disableMember, enableMember } from './disabling.ts'
import { findByAccessToken } from './find-by-access-token.ts'

const portal = portalForTests()

const ask = (access_token: string) => portal.call(getPermissions, { as: { access_token } })

it('[SEC-17] disabling a member kills every token and link at once', async () => {
  const member = await anyone(portal, { password: first })
  const bystander = await anyone(portal)
  const { body: other } = await enter(portal, member.nevg, first)
  const link = await aLink(portal, member)
  for (const { access_token } of [member, other, bystander]) expect((await ask(access_token)).status).toBe(200)

  expect(await disableMember(portal.platform, member.member_id, deletePending)).toBe(true)
  for (const { access_token } of [member, other])
    expect((await ask(access_token)).problem?.code).toBe('session_expired')
  for (const { refresh_token } of [member, other])
    expect((await portal.call(refreshSession, { body: { refresh_token } })).status).toBe(401)
  expect((await enter(portal, member.nevg, first)).status).toBe(401)
  expect((await reset(portal, link, second)).status).toBe(410)
  const before = await sentMails(portal, member.member_id)
  await forgot(portal, member.nevg)
  expect(await sentMails(portal, member.member_id)).toEqual(before)
  expect((await ask(bystander.access_token)).status).toBe(200)
  expect(await disableMember(portal.platform, member.member_id, deletePending)).toBe(false)
})

it('[SEC-17] disabling a member ends the codes on their way and gives up what waits for one, for good', async () => {
  const member = await aMember(portal)
  const { member_id } = member
  const mandate = await drawUp(portal, member)
  const { body: signature } = await send(portal, member, mandate)
  await aDraftAccount(portal, member)
  const { access_token } = await aMember(portal)
  await disableMember(portal.platform, member_id, deletePending)
  await enableMember(portal.platform, member_id)
  const statuses = async () => [
    await portal.db.selectFrom('signatures').select('status').where('member_id', '=', member_id).execute(),
    await portal.db.selectFrom('mandates').select('status').where('member_id', '=', member_id).execute(),
    await portal.db.selectFrom('refund_account_drafts').select('status').where('member_id', '=', member_id).execute(),
  ]
  expect(await statuses()).toEqual([[{ status: 'dead' }], [{ status: 'replaced' }], [{ status: 'replaced' }]])
  const back = {
    ...member,
    ...(await openMemberSession(portal, member_id)),
  }
  expect((await confirm(portal, back, mandate, signature, await lastCode(portal, member))).status).toBe(409)
  expect((await ask(access_token)).status).toBe(200)
})

it('[SEC-16][SEC-17] another node, which remembers the tokens, follows within a second', async () => {
  const { db, clock, config } = portal.platform
  const elsewhere = tokenAccess({ db, clock, find: findByAccessToken(config) })
  const [disabled, recovered] = [await anyone(portal), await anyone(portal, { password: first })]
  const link = await aLink(portal, recovered)
  const bearers = [disabled, recovered].map(({ access_token }) => `Bearer ${access_token}`)
  for (const bearer of bearers) expect(await elsewhere.memberOf(bearer)).not.toBeNull()
  await disableMember(portal.platform, disabled.member_id, deletePending)
  await reset(portal, link, second)
  await setTimeout(1000)
  for (const bearer of bearers) expect(await elsewhere.memberOf(bearer)).toBeNull()
})

it('[SEC-17] enabling again lets one sign in, and revives nothing', async () => {
  const member = await anyone(portal, { password: first })
  const link = await aLink(portal, member)
  await disableMember(portal.platform, member.member_id, deletePending)
  expect(await enableMember(portal.platform, member.member_id)).toBe(true)
  expect((await ask(member.access_token)).status).toBe(401)
  expect((await reset(portal, link, second)).status).toBe(410)
  expect((await enter(portal, member.nevg, first)).status).toBe(200)
  expect(await enableMember(portal.platform, member.member_id)).toBe(false)
})
