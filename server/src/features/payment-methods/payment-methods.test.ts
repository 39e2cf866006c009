import { getPaymentMethods } from '@coussinet/contract/payment-methods.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { aReceipt } from '#features/receipts/tests/a-receipt.ts'
import { newId } from '#platform/ids.ts'
import { aMember, type TestMember } from '#testing/a-member.ts'
import { startPortal, type TestPortal } from '#testing/start-portal.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await startPortal()
})
afterAll(() => portal.close())

const methodsOf = async (as: TestMember) => (await portal.call(getPaymentMethods, { as })).body

async function aMandate({ member_id }: TestMember, status: string, created_at = '2026-07-12T10:00:00Z') {
  const mandate_id = newId()
  const signed_at = status === 'draft' ? null : new Date(created_at)
  const home = { line1: '27 RUE DES TILLEULS', postal_code: '69003', city: 'LYON', country: 'FR' }
  await portal.db
    .insertInto('mandates')
    .values({ ...home, member_id, mandate_id, umr: `CSN-${mandate_id.slice(0, 8)}`, status, holder: 'HELENE CARPENTIER', iban: 'FR3999910000170000412703A23', bic: 'BDFLFRP0', signed_at, created_at: new Date(created_at) })
    .execute()
  return mandate_id
}

it('[PAY-01] shows the account that is debited and the one of refunds, masked, with the due day', async () => {
  const helene = await aMember(portal)
  await aMandate(helene, 'replaced', '2024-03-04T10:00:00Z')
  const mandate_id = await aMandate(helene, 'active')
  expect(await methodsOf(helene)).toEqual({
    debit: { kind: 'bank_account', iban: 'FR39 **** **** 3A23', bic: 'BDFLFRP0', holder: 'HELENE CARPENTIER', mandate_id, umr: `CSN-${mandate_id.slice(0, 8)}`, signed_at: '2026-07-12T10:00:00.000Z' },
    refund_account: { iban: 'FR39 **** **** 3A23', bic: null, holder: 'HELENE CARPENTIER' },
    due_day: 5,
    allowed_due_days: [5, 10, 15],
    pending_mandate_id: null,
    next_debit_on: null,
  })
})

it('[PAY-07] keeps showing the active mandate while another one is on its way', async () => {
  const member = await aMember(portal)
  const active = await aMandate(member, 'active')
  const pending = await aMandate(member, 'draft', '2026-11-19T10:00:00Z')
  expect(await methodsOf(member)).toMatchObject({ debit: { mandate_id: active }, pending_mandate_id: pending })
})

it('[PAY-01] shows a card by its last digits, and nothing where there is nothing', async () => {
  const member = await aMember(portal, { refund_iban: null })
  expect(await methodsOf(member)).toMatchObject({ debit: null, refund_account: null })
  await portal.db.insertInto('payment_cards').values({ member_id: member.member_id, card_id: newId(), holder: 'T DELCOURT', brand: 'visa', last4: '4417', expires: '2026-10', created_at: portal.clock.now() }).execute()
  expect((await methodsOf(member)).debit).toEqual({ kind: 'card', brand: 'visa', last4: '4417', expires: '2026-10' })
})

it('names the next debit, a second attempt included', async () => {
  const member = await aMember(portal)
  await aReceipt(portal, member, { month: '2026-12', status: 'upcoming' })
  expect((await methodsOf(member)).next_debit_on).toBe('2026-12-05')
  await aReceipt(portal, member, { month: '2026-11', next_attempt_on: '2026-11-26' })
  expect((await methodsOf(member)).next_debit_on).toBe('2026-11-26')
})

it('[SEC-19] [SEC-23] needs a session and the permission', async () => {
  expect((await portal.call(getPaymentMethods)).status).toBe(401)
  const without = await aMember(portal, { permissions: ['receipts:read', 'payment-methods:write'] })
  expect((await portal.call(getPaymentMethods, { as: without })).problem).toMatchObject({ status: 403, code: 'forbidden' })
})
