import { createHmac } from 'node:crypto'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { listAnimals } from '@coussinet/contract/animals.ts'
import { addDays, today } from '@coussinet/contract/domain/days.ts'
import { scopes } from '@coussinet/contract/domain/permissions.ts'
import type { Cause } from '@coussinet/contract/domain/requests.ts'
import { listWebhookDeliveries, replayWebhook } from '@coussinet/contract/integration/webhooks.ts'
import {
  changeRefundRequest,
  createRefundRequest,
  type RefundRequest,
  submitRefundRequest,
} from '@coussinet/contract/refund-requests.ts'
import { getRefund } from '@coussinet/contract/refunds.ts'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { requireMemberByNevg } from '#modules/accounts/session/member-by-nevg.ts'
import { look, upload } from '#modules/refunds/tests/a-request.ts'
import { aMachine, askMachine } from '#testing/a-machine.ts'
import { openMemberSession, type TestMember } from '#testing/a-member.ts'
import { freePort } from '#testing/program/spawn-portal.ts'
import { ownPortal, type TestPortal } from '#testing/start-portal.ts'
import { type ClaimsSystem, endClaimsSystems, startClaimsSystem } from './a-claims-system.ts'

// The real portal without a demo, and the sample program beside it: all that they say to each other goes over HTTP.

const patience = { timeout: 40_000, interval: 100 }
let portal: TestPortal
let portal_url: string
let machine: Awaited<ReturnType<typeof aMachine>>
let folder: string
let port: number
let time: NodeJS.Timeout

beforeAll(async () => {
  // Signatures are as old as the real clock says, so the portal goes by it.
  portal = await ownPortal({ at: new Date().toISOString() })
  time = setInterval(() => portal.clock.set(new Date()), 20)
  portal_url = await portal.listen()
  machine = await aMachine(portal, scopes)
  folder = await mkdtemp(join(tmpdir(), 'coussinet-claims-'))
  port = await freePort()
})
afterEach(endClaimsSystems)
afterAll(async () => {
  clearInterval(time)
  await portal.close()
  await rm(folder, { recursive: true, force: true })
})

/** One that hears by webhooks alone: it follows the changes once, when it starts. */
const start = (): Promise<ClaimsSystem> =>
  startClaimsSystem({
    portal_url,
    client_id: machine.client_id,
    secret: machine.secret,
    state_file: join(folder, 'state.json'),
    port,
    poll_seconds: 3600,
  })

/** A member whom the program has brought, signed in. */
async function signedIn(nevg: string): Promise<TestMember> {
  const member_id = await requireMemberByNevg(portal.db, nevg)
  const tokens = await openMemberSession(portal, member_id)
  const { body } = await portal.call(listAnimals, { as: tokens })
  return { member_id, nevg, ...tokens, animals: body.data }
}

async function file(as: TestMember, cause: Cause): Promise<RefundRequest> {
  const [animal_id = ''] = as.animals.map(({ id }) => id)
  const { id } = (
    await portal.call(createRefundRequest, { as, headers: { 'idempotency-key': `${cause}-${Math.random()}` } })
  ).body
  const care_date = addDays(today(portal.clock.now()), -5)
  await portal.call(changeRefundRequest, {
    as,
    params: { id },
    body: { animal_ids: [animal_id], care_date, cause, paid_confirmed: true },
  })
  await upload(portal, as, id, { type: 'invoice' })
  await upload(portal, as, id, { type: 'care-sheet', animal_id })
  return (await portal.call(submitRefundRequest, { as, params: { id } })).body
}

/** The webhook that the program keeps. */
async function webhookOf(): Promise<{ id: string; secret: string }> {
  const { webhook }: { webhook: { id: string; secret: string } } = JSON.parse(
    await readFile(join(folder, 'state.json'), 'utf8'),
  )
  return webhook
}

const stepsOf = async (as: TestMember, id: string) =>
  (await look(portal, as, id)).timeline.filter(({ at }) => at !== null).map(({ step }) => step)

it(
  '[REF-03][REF-10] a claims system brings its members, hears of their requests, asks, decides and pays',
  { timeout: 180_000 },
  async () => {
    const program = await start()
    expect(program.output()).toContain('7 lines of')
    const camille = await signedIn('731004100')
    const chiara = await signedIn('731004202')

    const accident = await file(camille, 'accident')
    const illness = await file(chiara, 'illness')
    await expect
      .poll(() => stepsOf(camille, accident.id), patience)
      .toEqual(['filed', 'pending', 'processing', 'accepted', 'finished'])
    const { refunds } = await look(portal, camille, accident.id)
    const { body: refund } = await portal.call(getRefund, { as: camille, params: { id: refunds[0]?.id ?? '' } })
    // 52.00 + 31.80 of care, less the deductible of 25, at 75 %; the food is dropped.
    expect(refund).toMatchObject({
      refunded_cents: 4410,
      billed_cents: 10_870,
      payment_date: today(portal.clock.now()),
      destination_account: { iban: 'FR39 **** **** 3A23' },
    })

    await expect
      .poll(() => stepsOf(chiara, illness.id), patience)
      .toEqual(['filed', 'pending', 'processing', 'action-required'])
    expect((await look(portal, chiara, illness.id)).awaited).toMatchObject([
      { type: 'medical-history', reason_code: 'missing_medical_history' },
    ])
    await upload(portal, chiara, illness.id, { type: 'medical-history', animal_id: chiara.animals[0]?.id ?? '' })
    await portal.call(submitRefundRequest, { as: chiara, params: { id: illness.id } })
    const whole = [
      'filed',
      'pending',
      'processing',
      'action-required',
      'action-done',
      'processing',
      'accepted',
      'finished',
    ]
    await expect.poll(() => stepsOf(chiara, illness.id), patience).toEqual(whole)

    // All that was told is told again, under the ids of before: nothing is done twice.
    const tries = async () =>
      (await askMachine(portal, listWebhookDeliveries, { as: machine })).body.data.map(
        (delivery) => delivery.log.length,
      )
    const before = await tries()
    expect(before).toHaveLength(3)
    const from = new Date(portal.clock.now().getTime() - 600_000).toISOString()
    await askMachine(portal, replayWebhook, { as: machine, params: { id: (await webhookOf()).id }, body: { from } })
    await expect
      .poll(async () => (await tries()).map((count, index) => count > (before[index] ?? 0)), patience)
      .toEqual([true, true, true])
    expect(await stepsOf(chiara, illness.id)).toEqual(whole)
    expect(program.output().match(/: paid /g)).toHaveLength(2)
    await program.stop()
  },
)

it(
  'what no webhook brought is made up for by following the changes, and what a kill cut off is ended',
  { timeout: 180_000 },
  async () => {
    const camille = await signedIn('731004100')
    const lost = await file(camille, 'prevention')
    // Lost for good: the portal has nothing left to send.
    await portal.db.deleteFrom('webhook_deliveries').execute()
    const program = await start()
    expect(program.output()).not.toContain('lines of')
    const whole = ['filed', 'pending', 'processing', 'accepted', 'finished']
    await expect.poll(() => stepsOf(camille, lost.id), patience).toEqual(whole)

    const later = await file(camille, 'accident')
    await expect
      .poll(() => program.output(), { ...patience, interval: 5 })
      .toContain(`${later.tracking_reference}: pending → processing`)
    await program.stop('SIGKILL')
    const again = await start()
    await expect.poll(() => stepsOf(camille, later.id), patience).toEqual(whole)
    await again.stop()
  },
)

it('a message that the portal did not sign is refused, one too old as well', { timeout: 60_000 }, async () => {
  const program = await start()
  const { secret } = await webhookOf()
  const body = JSON.stringify({ event_id: 'e', event: 'ping', at: new Date().toISOString() })
  const send = async (key: string, at: Date) => {
    const timestamp = String(Math.floor(at.getTime() / 1000))
    const signature = createHmac('sha256', Buffer.from(key.replace('whsec_', ''), 'base64'))
      .update(`e.${timestamp}.${body}`)
      .digest('base64')
    const headers = { 'webhook-id': 'e', 'webhook-timestamp': timestamp, 'webhook-signature': `v1,${signature}` }
    return (await fetch(`http://127.0.0.1:${port}/`, { method: 'POST', headers, body })).status
  }
  const now = new Date()
  expect(await send('whsec_bm90IHRoZSBzZWNyZXQ=', now)).toBe(401)
  expect(await send(secret, new Date(now.getTime() - 600_000))).toBe(401)
  expect(await send(secret, now)).toBe(204)
  await program.stop()
})
