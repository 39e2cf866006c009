import { getPaymentMethods } from '@coussinet/contract/payment-methods.ts'
import { expect, it } from 'vitest'
import { newId } from '#platform/crypto/ids.ts'
import { aMember, type TestMember } from '#testing/a-member.ts'
import { recordStatements } from '#testing/database/statements-of.ts'
import { portalForTests } from '#testing/start-portal.ts'
import { aReceipt } from '../tests/a-receipt.ts'

const portal = portalForTests()

const methodsOf = async (as: TestMember) => (await portal.call(getPaymentMethods, { as })).body

async function aMandate({ member_id }: TestMember, status: string, created_at = '2026-07-12T10:00:00Z') {
  const mandate_id = newId()
  const signed_at = status === 'draft' ? null : new Date(created_at)
  const home = { line1: '27 RUE DES TILLEULS', postal_code: '69003', city: 'LYON', country: 'FR' }
  await portal.db
    .insertInto('mandates')
    .values({
      ...home,
      member_id,
      mandate_id,
      umr: `CSN-${mandate_id.slice(0, 8)}`,
      status,
      holder: 'HELENE CARPENTIER',
      iban: 'FR3999910000170000412703A23',
      bic: 'BDFLFRP0',
      signed_at,
      created_at: new Date(created_at),
    })
    .execute()
  return mandate_id
}

it('[PAY-01] shows the account that is debited and the one of refunds, masked, with the due day', async () => {
  const helene = await aMember(portal)
  await aMandate(helene, 'replaced', '2024-03-04T10:00:00Z')
  const mandate_id = await aMandate(helene, 'active')
  expect(await methodsOf(helene)).toEqual({
    debit: {
      kind: 'bank_account',
      iban: 'FR39 **** **** 3A23',
      bic: 'BDFLFRP0',
      holder: 'HELENE CARPENTIER',
      mandate_id,
      umr: `CSN-${mandate_id.slice(0, 8)}`,
      signed_at: '2026-07-12T10:00:00.000Z',
      first_debit_on: null,
    },
    refund_account: {
      id: expect.any(String),
      iban: 'FR39 **** **** 3A23',
      bic: null,
      holder: 'HELENE CARPENTIER',
      held_until: null,
    },
    due_day: 5,
    allowed_due_days: [5, 10, 15],
    due_day_choices: [5, 10, 15].map((due_day) => ({ due_day, next_debit_on: null })),
    pending_mandate_id: null,
    pending_refund_account_id: null,
    next_debit_on: null,
    second_attempt_on: null,
    unpaid_cents: 0,
    takes_cards: false,
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
  await portal.db
    .insertInto('payment_cards')
    .values({
      member_id: member.member_id,
      card_id: newId(),
      holder: 'T DELCOURT',
      brand: 'visa',
      last4: '4417',
      expires: '2026-10',
      created_at: portal.clock.now(),
    })
    .execute()
  expect((await methodsOf(member)).debit).toEqual({ kind: 'card', brand: 'visa', last4: '4417', expires: '2026-10' })
})

it('names the first debit of an account while it lies ahead, and no longer', async () => {
  const member = await aMember(portal)
  const mandate_id = await aMandate(member, 'active')
  const firstDebit = async (first_debit_on: string) => {
    await portal.db
      .updateTable('mandates')
      .set({ first_debit_on })
      .where('member_id', '=', member.member_id)
      .where('mandate_id', '=', mandate_id)
      .execute()
    return (await methodsOf(member)).debit
  }
  expect(await firstDebit('2026-12-07')).toMatchObject({ first_debit_on: '2026-12-07' })
  expect(await firstDebit('2026-11-20')).toMatchObject({ first_debit_on: '2026-11-20' })
  expect(await firstDebit('2026-11-19')).toMatchObject({ first_debit_on: null })
})

it('[SAFE-04] says until when refunds to a new account wait, and which one waits for its code', async () => {
  const member = await aMember(portal)
  const { member_id } = member
  const held = (minutes: number) =>
    portal.db
      .updateTable('refund_accounts')
      .set({ held_until: new Date(portal.clock.now().getTime() + minutes * 60_000) })
      .where('member_id', '=', member_id)
      .execute()
  await held(1)
  expect((await methodsOf(member)).refund_account).toMatchObject({ held_until: '2026-11-20T10:01:00.000Z' })
  await held(0)
  expect((await methodsOf(member)).refund_account).toMatchObject({ held_until: null })
  const refund_account_id = newId()
  const draft = {
    iban: 'FR7630006000011234567890189',
    holder: 'HELENE CARPENTIER',
    language: 'fr',
    parts: '{}',
    text_sha256: Buffer.alloc(32),
    text_version: '1',
    created_at: portal.clock.now(),
  }
  await portal.db
    .insertInto('refund_account_drafts')
    .values([
      { ...draft, member_id, refund_account_id: newId(), status: 'replaced' },
      { ...draft, member_id, refund_account_id, status: 'awaiting_code' },
    ])
    .execute()
  expect((await methodsOf(member)).pending_refund_account_id).toBe(refund_account_id)
})

it('tells what came back and is still owed', async () => {
  const member = await aMember(portal)
  await aReceipt(portal, member, { month: '2026-10' })
  await aReceipt(portal, member, { month: '2026-11' })
  expect((await methodsOf(member)).unpaid_cents).toBe(6964)
})

it('names the next debit, a second attempt included', async () => {
  const member = await aMember(portal)
  await aReceipt(portal, member, { month: '2026-12', status: 'upcoming' })
  expect(await methodsOf(member)).toMatchObject({ next_debit_on: '2026-12-05', second_attempt_on: null })
  await aReceipt(portal, member, { month: '2026-11', next_attempt_on: '2026-11-26' })
  expect(await methodsOf(member)).toMatchObject({ next_debit_on: '2026-11-26', second_attempt_on: '2026-11-26' })
})

it('[PAY-01] asks the database once, however much there is', async () => {
  const nothing = await aMember(portal, { refund_iban: null, animals: [] })
  await portal.db.deleteFrom('contracts').where('member_id', '=', nothing.member_id).execute()
  const much = await aMember(portal)
  await aMandate(much, 'active')
  await aMandate(much, 'draft', '2026-11-19T10:00:00Z')
  for (const month of ['2026-08', '2026-09', '2026-10', '2026-11']) await aReceipt(portal, much, { month })
  for (const month of ['2026-12', '2027-01', '2027-02']) await aReceipt(portal, much, { month, status: 'upcoming' })
  expect(await methodsOf(nothing)).toMatchObject({ debit: null, refund_account: null, due_day: 5, due_day_choices: [] })
  expect(await methodsOf(much)).toMatchObject({ next_debit_on: '2026-12-05', unpaid_cents: 13_928 })
  for (const member of [nothing, much])
    expect(await recordStatements(portal, member, () => methodsOf(member))).toHaveLength(1)
})

it('[SEC-19] [SEC-23] needs a session and the permission', async () => {
  expect((await portal.call(getPaymentMethods)).status).toBe(401)
  const without = await aMember(portal, { permissions: ['receipts:read', 'payment-methods:write'] })
  expect((await portal.call(getPaymentMethods, { as: without })).problem).toMatchObject({
    status: 403,
    code: 'forbidden',
  })
})
