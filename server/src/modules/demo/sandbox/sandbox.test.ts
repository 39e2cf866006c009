import { getReceiptDocument } from '@coussinet/contract/documents.ts'
import { addDays, today } from '@coussinet/contract/domain/days.ts'
import { listReceipts } from '@coussinet/contract/receipts.ts'
import { getRefundRequest } from '@coussinet/contract/refund-requests.ts'
import { estimateRefund } from '@coussinet/contract/refunds.ts'
import { signIn } from '@coussinet/contract/session.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { anActiveMandate } from '#modules/contributions/tests/a-wizard.ts'
import { aWebhook } from '#modules/events/tests/a-webhook.ts'
import { aDraft, upload } from '#modules/refunds/tests/a-request.ts'
import { newId } from '#platform/crypto/ids.ts'
import { aMachine } from '#testing/a-machine.ts'
import { aMember, type TestMember } from '#testing/a-member.ts'
import { type Receiver, startReceiver } from '#testing/servers/receiver.ts'
import { ownPortal, type TestPortal } from '#testing/start-portal.ts'
import { sandboxKeys } from './sandbox-keys.ts'

let portal: TestPortal
let receiver: Receiver
beforeAll(async () => {
  receiver = await startReceiver()
  portal = await ownPortal({ demo: true, env: { SANDBOX: 'empty' } })
}, 60_000)
afterAll(async () => {
  await portal?.close()
  await receiver?.close()
})

const now = () => portal.platform.clock()
const password = 'Coussinet#2026'
const call = async (method: 'GET' | 'POST', url: string, payload?: object, token?: string) => {
  const { statusCode, body } = await portal.app.inject({
    method,
    url: `/api${url}`,
    headers: { authorization: `Bearer ${token ?? sandboxKeys(portal.platform.config).token}` },
    ...(payload ? { payload } : {}),
  })
  return { status: statusCode, lines: body.trimEnd().split('\n').filter(Boolean) }
}
const advance = async (move: object) => {
  const { status, lines } = await call('POST', '/sandbox/moves', move)
  expect(status).toBe(200)
  return lines.map((line): { day?: string; at?: string; happened?: object[] } => JSON.parse(line))
}
/** Sessions have ended with the days. */
const signedIn = async (member: TestMember) => ({
  ...member,
  ...(await portal.call(signIn, { body: { username: member.nevg, password } })).body,
})
const sent = async ({ member_id }: TestMember) =>
  portal.db.selectFrom('demo_messages').selectAll().where('member_id', '=', member_id).orderBy('sent_at').execute()

describe('[TRY-01] while the clock of a sandbox is moved', { timeout: 120_000 }, () => {
  it('a waiting period ends: care that brought nothing is refunded', async () => {
    const member = await aMember(portal, { password, effective_date: today(now()) })
    const estimate = async () => {
      const { body } = await portal.call(estimateRefund, {
        as: await signedIn(member),
        body: {
          animal_id: member.animals[0]?.id ?? '',
          care_date: today(now()),
          cause: 'illness',
          first_symptoms_on: today(now()),
          lines: [{ care_kind: 'consultation', billed_cents: 18_000 }],
        },
      })
      return body.refunded_cents
    }
    expect(await estimate()).toBe(0)
    await advance({ days: 60 })
    expect(await estimate()).toBeGreaterThan(0)
  })

  it('a reminder of a draft leaves by mail at the sandbox’s time, then the draft is announced and deleted', async () => {
    const member = await aMember(portal, { password, features: ['notifications'] })
    const begun = now()
    const as = await signedIn(member)
    const { id } = await aDraft(portal, as)
    await upload(portal, as, id, { type: 'invoice' })
    const told = await advance({ days: 2 })
    expect((await sent(member)).map(({ sent_at }) => today(sent_at))).toEqual([addDays(today(begun), 2)])
    expect(told.some(({ happened }) => JSON.stringify(happened ?? []).includes('draft_waiting'))).toBe(true)
    expect((await portal.call(getRefundRequest, { as: await signedIn(member), params: { id } })).status).toBe(200)
    await advance({ days: 31 })
    const ending = (await sent(member)).find(({ subject }) => subject?.includes('supprimé'))?.sent_at ?? begun
    expect(addDays(today(begun), 25) < today(ending) && today(ending) < addDays(today(begun), 30)).toBe(true)
    expect((await portal.call(getRefundRequest, { as: await signedIn(member), params: { id } })).status).toBe(404)
  })

  it('a debit falls on its day, its receipt is there, and the next one is planned and announced', async () => {
    const member = await aMember(portal, { password, features: ['notifications'] })
    const due_date = addDays(today(now()), 10)
    await anActiveMandate(portal, member)
    const receipt_id = newId()
    const month = due_date.slice(0, 7)
    const planned = { month, issue_date: due_date, due_date, amount_cents: 2490, status: 'upcoming' }
    await portal.db
      .insertInto('receipts')
      .values({ member_id: member.member_id, receipt_id, ...planned })
      .execute()
    await advance({ until: due_date })
    const as = await signedIn(member)
    const { body } = await portal.call(listReceipts, { as })
    expect(body.data.map(({ month: of, status, payment_date }) => [of, status, payment_date])).toContainEqual([
      month,
      'paid',
      due_date,
    ])
    expect(body.data.filter(({ status }) => status === 'upcoming')).toHaveLength(1)
    const paper = await portal.call(getReceiptDocument, { as, query: { receipt_id } })
    expect([paper.status, paper.bytes.subarray(0, 5).toString()]).toEqual([200, '%PDF-'])
  })

  it('webhooks leave in order, signed with the sandbox’s time', async () => {
    const begun = now()
    const members = [await aMember(portal), await aMember(portal), await aMember(portal)]
    for (const [index, member] of members.entries()) {
      const signed_at = new Date(begun.getTime() - (36 * 30.4 - 60 + index * 20) * 86_400_000)
      await anActiveMandate(portal, member, { signed_at, created_at: signed_at })
    }
    await aWebhook(portal, await aMachine(portal, ['webhooks:manage']), receiver, { events: ['mandate.lapsed'] })
    await advance({ days: 90 })
    const own = receiver.heard.filter(({ nevg }) => members.some((member) => member.nevg === nevg))
    expect(own.map(({ nevg }) => nevg)).toEqual(members.map(({ nevg }) => nevg).toReversed())
    const seconds = own.map(({ headers }) => Number(headers['webhook-timestamp']))
    expect(seconds).toEqual(seconds.toSorted((one, other) => one - other))
    for (const { body, headers } of own) {
      const at = Date.parse(JSON.parse(body).at) / 1000
      expect(Math.abs(at - Number(headers['webhook-timestamp']))).toBeLessThan(60)
      expect(at).toBeGreaterThan(begun.getTime() / 1000 + 86_400)
      expect(at).toBeLessThan(now().getTime() / 1000)
    }
    expect(new Set(seconds.map((second) => Math.floor(second / 86_400))).size).toBe(3)
  })

  it('the clock never goes back, and takes no day of the past', async () => {
    const before = now()
    portal.clock.advance({ days: -30 })
    expect(now().getTime()).toBeGreaterThanOrEqual(before.getTime())
    portal.clock.advance({ days: 30 })
    for (const move of [{ until: addDays(today(before), -1) }, { days: 0 }, { days: 4000 }])
      expect((await call('POST', '/sandbox/moves', move)).status).toBe(422)
  })

  it('only whoever reads its folder moves it, and no other portal has the endpoint', async () => {
    expect((await call('GET', '/sandbox', undefined, 'another')).status).toBe(401)
    expect((await call('POST', '/sandbox/moves', { days: 1 }, 'another')).status).toBe(401)
    const other = await ownPortal({ demo: false })
    const { statusCode } = await other.app.inject({ method: 'POST', url: '/api/sandbox/moves', payload: { days: 1 } })
    await other.close()
    expect(statusCode).toBe(404)
  })
})
