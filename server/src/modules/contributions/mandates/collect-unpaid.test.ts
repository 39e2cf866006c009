import { getPaymentMethods } from '@coussinet/contract/payment-methods.ts'
import { getReceipt, listReceipts } from '@coussinet/contract/receipts.ts'
import { createRefundAccount } from '@coussinet/contract/refund-accounts.ts'
import { describe, expect, it } from 'vitest'
import { aMember, type TestMember } from '#testing/a-member.ts'
import { sentMails } from '#testing/outgoing/sent-mails.ts'
import { portalForTests } from '#testing/start-portal.ts'
import { aReceipt } from '../tests/a-receipt.ts'
import { anActiveMandate, confirm, drawUp, lastCode, ofSomebodyElse, seen, send, signed } from '../tests/a-wizard.ts'
import { cardDesk } from '../tests/card-desk.ts'

const portal = portalForTests()

/** A member whose November came back, with December planned on the 7th. */
async function aDeclined(next_attempt_on: string | null = null) {
  const member = await aMember(portal)
  await anActiveMandate(portal, member)
  const november = await aReceipt(portal, member, { month: '2026-11', amount_cents: 2490, next_attempt_on })
  const december = await aReceipt(portal, member, { month: '2026-12', status: 'upcoming' })
  await portal.db
    .updateTable('receipts')
    .set({ due_date: '2026-12-07', issue_date: '2026-12-07' })
    .where('receipt_id', '=', december)
    .execute()
  return { member, november }
}

const contact = { email: 'eric@example.org', mobile: null }
const collectedOn = async (as: TestMember, id: string) =>
  (await portal.call(getReceipt, { as, params: { id } })).body.collected_on
const collectedFact = {
  term: 'Cotisations impayées',
  lines: ['novembre 2026, 24,90\u00a0€, prélevées aussi sur ce compte'],
}

describe('what a mandate collects', () => {
  it('[SEC-31] [PAY-04] stands in its text with its sum; the box has no effect where nothing is unpaid', async () => {
    const { member } = await aDeclined()
    expect((await drawUp(portal, member, { collect_unpaid: true })).parts.facts).toContainEqual(collectedFact)
    expect((await drawUp(portal, member)).parts.facts).not.toContainEqual(collectedFact)
    const tidy = await drawUp(portal, await aMember(portal), { collect_unpaid: true })
    expect([tidy.collect_unpaid, tidy.parts.facts.map(({ term }) => term)]).toEqual([
      false,
      expect.not.arrayContaining(['Cotisations impayées']),
    ])
  })

  it('[SEC-31] can be signed no more once another contribution came back', async () => {
    const { member } = await aDeclined()
    const mandate = await drawUp(portal, member, { collect_unpaid: true })
    await aReceipt(portal, member, { month: '2026-10', amount_cents: 2490 })
    expect(await send(portal, member, mandate)).toMatchObject({ status: 409 })
  })

  it('[SEC-31] gives way when it was paid by card meanwhile, with its code', async () => {
    const { member, november } = await aDeclined()
    const mandate = await drawUp(portal, member, { collect_unpaid: true })
    const { body: signature } = await send(portal, member, mandate)
    await cardDesk(portal).pay(member, [november])
    expect(
      (await confirm(portal, member, mandate, signature, await lastCode(portal, member))).status,
    ).toBeGreaterThanOrEqual(400)
    expect((await seen(portal, member, mandate)).status).toBe('replaced')
  })

  it('[PAY-04] [SEC-32] is named to somebody else before they give their code, and in all notices', async () => {
    const { member } = await aDeclined()
    await signed(portal, member, { ...ofSomebodyElse(contact), collect_unpaid: true })
    const sum = { label: 'Cotisations impayées, prélevées aussi', value: '24,90\u00a0€' }
    const letters = (await sentMails(portal, member.member_id)).map(({ letter }) => letter)
    const named = letters.filter(({ facts }) =>
      facts?.some(({ label, value }) => label === sum.label && value === sum.value),
    )
    expect(named.map(({ subject }) => subject)).toEqual([
      expect.stringContaining('vous demande de signer'),
      'Le compte de vos cotisations a été modifié',
      'Le mandat de prélèvement est signé',
    ])
  })
})

describe('a contribution that came back, once its mandate is signed', () => {
  it.each([
    ['no attempt is left', null, '2026-12-07'],
    ['the second attempt is on the new account', '2026-11-30', '2026-11-30'],
    ['a near second attempt comes first, on the former account', '2026-11-26', '2026-12-07'],
  ])('[PAY-06] [REC-03] says when it is collected: %s', async (_case, next_attempt_on, collected_on) => {
    const { member, november } = await aDeclined(next_attempt_on)
    await signed(portal, member, { collect_unpaid: true })
    expect(await collectedOn(member, november)).toBe(collected_on)
    const { data } = (await portal.call(listReceipts, { as: member })).body
    expect(data.map((one) => [one.month, one.next_attempt_on, one.collected_on])).toEqual([
      ['2026-12', null, null],
      ['2026-11', next_attempt_on, collected_on],
    ])
  })

  it('[PAY-06] is not collected where that was not asked for, nor what came back afterwards, nor once it was paid by card', async () => {
    const left = await aDeclined()
    await signed(portal, left.member)
    expect(await collectedOn(left.member, left.november)).toBeNull()
    const { member, november } = await aDeclined()
    await signed(portal, member, { collect_unpaid: true })
    const later = await aReceipt(portal, member, { month: '2026-10' })
    expect([await collectedOn(member, november), await collectedOn(member, later)]).toEqual(['2026-12-07', null])
    await cardDesk(portal).pay(member, [november])
    expect(await collectedOn(member, november)).toBeNull()
  })

  it('[PAY-06] is to be mended again once the day of its collection is over', async () => {
    const { member, november } = await aDeclined()
    const { id } = await signed(portal, member, { collect_unpaid: true })
    await portal.db.updateTable('mandates').set({ first_debit_on: '2026-11-19' }).where('mandate_id', '=', id).execute()
    expect(await collectedOn(member, november)).toBeNull()
  })
})

it('[PAY-06] [SAFE-04] an account for refunds that waits for its code gives way to a mandate that is for refunds too, and to no other', async () => {
  const waiting = async (uses: ('premium' | 'refunds')[]) => {
    const member = await aMember(portal)
    const { body } = await portal.call(createRefundAccount, {
      as: member,
      body: { iban: 'BE68539007547034', bic: null, holder: 'HELENE CARPENTIER' },
    })
    await signed(portal, member, { uses })
    const { pending_refund_account_id } = (await portal.call(getPaymentMethods, { as: member })).body
    return [pending_refund_account_id, body.id]
  }
  const [kept, id] = await waiting(['premium'])
  expect(kept).toBe(id)
  expect((await waiting(['premium', 'refunds']))[0]).toBeNull()
})
