import { continueSession, createContinuation, revokeContinuation } from '@coussinet/contract/continuations.ts'
import { beginPasskey } from '@coussinet/contract/passkeys.ts'
import { changeRefundRequest, deleteRefundRequest } from '@coussinet/contract/refund-requests.ts'
import { endSession, getSecurityLog, listSessions } from '@coussinet/contract/security.ts'
import { signOut, transferSession } from '@coussinet/contract/session.ts'
import { beforeEach, expect, it } from 'vitest'
import { createTransferLink } from '#modules/accounts/accounts.ts'
import { createUnit } from '#modules/notifications/notifications.ts'
import { writeMemberToken } from '#platform/crypto/member-token.ts'
import { aMember, type TestMember, changeMemberRow } from '#testing/a-member.ts'
import { extractToken } from '#testing/outgoing/sent-mails.ts'
import { portalForTests } from '#testing/start-portal.ts'
import { aDraft, aFiledRequest, look } from '../../tests/a-request.ts'

const portal = portalForTests({ env: { PUBLIC_URL: 'https://members.example' } })
let helene: TestMember
let draft: string

beforeEach(async () => {
  helene = await aMember(portal)
  draft = (await aDraft(portal, helene)).id
})

const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1'

const make = (as: Pick<TestMember, 'access_token'> = helene, id = draft) =>
  portal.call(createContinuation, { as, params: { id } })
const scan = (href: string) =>
  portal.call(continueSession, { body: { token: extractToken(href) }, headers: { 'user-agent': iphone } })

it('[OFF-03][SAFE-01][SAFE-02] a phone goes on with the draft by a link, in a session of its own', async () => {
  const { status, body: made } = await make()
  expect(status).toBe(201)
  expect(made.href).toMatch(/^https:\/\/members\.example\/continue#token=[\w-]{86}$/)
  expect(Date.parse(made.expires_at) - portal.clock.now().getTime()).toBe(5 * 60_000)

  const phone = await scan(made.href)
  expect(phone.status).toBe(200)
  expect(phone.body.request_id).toBe(draft)
  const changed = await portal.call(changeRefundRequest, {
    as: phone.body,
    params: { id: draft },
    body: { vet_name: 'Clinique des Lilas' },
  })
  expect(changed.status).toBe(200)
  expect((await look(portal, helene, draft)).vet_name).toBe('Clinique des Lilas')

  const { body: sessions } = await portal.call(listSessions, { as: helene, query: {} })
  expect(sessions.data.find(({ id }) => id === made.session_id)).toMatchObject({ current: false, device: 'phone' })
  const { body: log } = await portal.call(getSecurityLog, { as: helene, query: {} })
  expect(log.data[0]).toMatchObject({ event: 'signed_in', detail: 'continuation', browser: 'Safari' })

  // "It was not me"
  expect((await portal.call(endSession, { as: helene, params: { id: made.session_id } })).status).toBe(204)
  expect((await portal.call(listSessions, { as: phone.body, query: {} })).status).toBe(401)
})

it('[OFF-03][SEC-09] of fifty phones at once exactly one is signed in', async () => {
  const { body: made } = await make()
  const answers = await Promise.all(Array.from({ length: 50 }, () => scan(made.href)))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(answers.filter(({ problem }) => problem?.code === 'expired')).toHaveLength(49)
  const { body: sessions } = await portal.call(listSessions, { as: helene, query: {} })
  expect(sessions.data).toHaveLength(2)
})

it('[OFF-03] the link ends after 5 minutes, by a newer one, and by closing it', async () => {
  const first = (await make()).body
  const second = (await make()).body
  expect((await scan(first.href)).status).toBe(410)
  // The former dialog closes late: the newer link goes on.
  const close = (session_id: string) =>
    portal.call(revokeContinuation, { as: helene, params: { id: draft, session_id } })
  expect((await close(first.session_id)).status).toBe(204)
  portal.clock.advance({ minutes: 4, seconds: 59 })
  expect((await scan(second.href)).status).toBe(200)
  const third = (await make()).body
  portal.clock.advance({ minutes: 5 })
  expect((await scan(third.href)).status).toBe(410)
})

it('[OFF-03] a closed link signs nobody in, and another member cannot close it', async () => {
  const close = (as: TestMember, session_id: string) =>
    portal.call(revokeContinuation, { as, params: { id: draft, session_id } })
  const open = (await make()).body
  expect((await close(await aMember(portal), open.session_id)).status).toBe(204)
  expect((await scan(open.href)).status).toBe(200)
  const closed = (await make()).body
  expect((await close(helene, closed.session_id)).status).toBe(204)
  expect((await scan(closed.href)).status).toBe(410)
})

it('[OFF-03][SEC-08] a link serves its purpose alone, and only with the token that names its member', async () => {
  const made = (await make()).body
  const asTransfer = await portal.call(transferSession, { body: { token: extractToken(made.href) } })
  expect(asTransfer.problem?.code).toBe('expired')
  const { href } = await portal.db
    .transaction()
    .execute((tx) =>
      createTransferLink(
        createUnit(tx, portal.platform, { member_id: helene.member_id, actor: 'insurer' }),
        portal.platform,
      ),
    )
  expect((await scan(href)).problem?.code).toBe('expired')
  const secret = Buffer.from(extractToken(made.href), 'base64url').subarray(32)
  const other = await aMember(portal)
  const forged = writeMemberToken(portal.platform.config.secret, other.member_id, secret)
  expect((await portal.call(continueSession, { body: { token: forged } })).problem?.code).toBe('expired')
  expect((await scan(made.href)).status).toBe(200)
})

it('[OFF-03] it is made for an own draft alone, by one who proved lately who they are', async () => {
  const other = await aMember(portal)
  expect((await make(other)).status).toBe(404)
  const { id: filed } = await aFiledRequest(portal, helene)
  expect((await make(helene, filed)).status).toBe(409)
  const reader = await aMember(portal, { permissions: ['refunds:read'] })
  expect((await make(reader)).status).toBe(403)
  portal.clock.advance({ minutes: 10 })
  expect((await make()).problem?.errors).toEqual({ current_password: ['required'] })
})

it('[OFF-03][SAFE-03] the phone has proven nothing: neither a passkey nor another link is made there', async () => {
  const { body: phone } = await scan((await make()).body.href)
  const passkey = await portal.call(beginPasskey, { as: phone, body: {} })
  expect(passkey.problem?.errors).toEqual({ current_password: ['required'] })
  expect((await make(phone)).problem?.errors).toEqual({ current_password: ['required'] })
  // Nor by the clock of a node that is behind.
  portal.clock.advance({ seconds: -50 })
  const behind = await portal.call(beginPasskey, { as: phone, body: {} })
  portal.clock.advance({ seconds: 50 })
  expect(behind.problem?.errors).toEqual({ current_password: ['required'] })
})

it('[OFF-03] the link ends with the session that made it, and with the member’s access', async () => {
  const made = (await make()).body
  await portal.call(signOut, { as: helene })
  expect((await scan(made.href)).status).toBe(410)
  const marc = await aMember(portal)
  const ofMarc = (await make(marc, (await aDraft(portal, marc)).id)).body
  await changeMemberRow(portal, marc.member_id, { disabled_at: portal.clock.now() })
  expect((await scan(ofMarc.href)).status).toBe(410)
})

it('[OFF-03] a draft that was deleted meanwhile signs in, and is gone there too', async () => {
  const made = (await make()).body
  await portal.call(deleteRefundRequest, { as: helene, params: { id: draft } })
  const phone = await scan(made.href)
  expect(phone.body.request_id).toBe(draft)
  const changed = await portal.call(changeRefundRequest, { as: phone.body, params: { id: draft }, body: {} })
  expect(changed.status).toBe(404)
})

it('[OFF-03] thirty links an hour', async () => {
  for (const _ of Array.from({ length: 30 })) expect((await make()).status).toBe(201)
  expect((await make()).problem?.code).toBe('too_many_requests')
})
