import { chooseDueDay, getPaymentMethods } from '@coussinet/contract/payment-methods.ts'
import { describe, expect, it } from 'vitest'
import { aMember } from '#testing/a-member.ts'
import { sentMails } from '#testing/outgoing/sent-mails.ts'
import { portalForTests } from '#testing/start-portal.ts'
import { aReceipt } from '../tests/a-receipt.ts'
import { anActiveMandate, drawUp, seen, signed } from '../tests/a-wizard.ts'

const portal = portalForTests()

/** A member whose November came back and is tried again on that day, with December planned. */
async function aDeclined(next_attempt_on: string) {
  const member = await aMember(portal)
  await anActiveMandate(portal, member)
  await aReceipt(portal, member, { month: '2026-11', status: 'declined', next_attempt_on })
  const december = await aReceipt(portal, member, { month: '2026-12', status: 'upcoming' })
  await portal.db
    .updateTable('receipts')
    .set({ due_date: '2026-12-07', issue_date: '2026-12-07' })
    .where('receipt_id', '=', december)
    .execute()
  return member
}

const last = 'Dernier prélèvement sur l’ancien compte'
const first = 'Premier prélèvement'

describe('a second attempt that is ahead when the account changes', () => {
  it.each([
    ['too near, and collected', '2026-11-26', true, { first_debit_on: '2026-12-07', last_debit_before: '2026-11-26' }],
    [
      'too near, and left where it was',
      '2026-11-26',
      false,
      { first_debit_on: '2026-12-07', last_debit_before: '2026-11-26' },
    ],
    ['far enough, and collected', '2026-11-30', true, { first_debit_on: '2026-11-30', last_debit_before: null }],
    [
      'far enough, and left where it was',
      '2026-11-30',
      false,
      { first_debit_on: '2026-12-07', last_debit_before: '2026-11-30' },
    ],
  ])(
    '[PAY-04] [PAY-06] %s: draft, mandate, page and notice name the same days',
    async (_case, again, collect_unpaid, days) => {
      const member = await aDeclined(again)
      expect(await drawUp(portal, member, { collect_unpaid })).toMatchObject(days)
      const mandate = await signed(portal, member, { collect_unpaid })
      expect(mandate).toMatchObject({ status: 'active', ...days })
      const { body } = await portal.call(getPaymentMethods, { as: member })
      expect(body).toMatchObject({ next_debit_on: again, debit: { first_debit_on: days.first_debit_on } })
      const facts = (await sentMails(portal, member.member_id)).at(-1)?.letter.facts ?? []
      const told = (wanted: string) => facts.find(({ label }) => label === wanted)?.value
      const said = (day: string | null) =>
        day && new Intl.DateTimeFormat('fr-FR', { dateStyle: 'long' }).format(new Date(day))
      expect([told(first), told(last) ?? null]).toEqual([said(days.first_debit_on), said(days.last_debit_before)])
    },
  )

  it('[PAY-09] keeps its day where another due day is chosen with the account', async () => {
    const member = await aDeclined('2026-12-03')
    const wanted = { collect_unpaid: true, due_day: 15 }
    expect(await drawUp(portal, member, wanted)).toMatchObject({
      first_debit_on: '2026-12-03',
      last_debit_before: null,
    })
    expect(await signed(portal, member, wanted)).toMatchObject({
      first_debit_on: '2026-12-03',
      last_debit_before: null,
    })
    await portal.call(chooseDueDay, { as: member, body: { due_day: 10 } })
    expect((await portal.call(getPaymentMethods, { as: member })).body).toMatchObject({
      due_day: 10,
      next_debit_on: '2026-12-03',
      debit: { first_debit_on: '2026-12-03' },
    })
  })

  it('is not the former account’s any more once the day has passed', async () => {
    const member = await aDeclined('2026-11-26')
    const { id } = await signed(portal, member)
    await portal.db
      .updateTable('receipts')
      .set({ next_attempt_on: '2026-11-19' })
      .where('member_id', '=', member.member_id)
      .where('status', '=', 'declined')
      .execute()
    expect(await seen(portal, member, { id })).toMatchObject({ first_debit_on: '2026-12-07', last_debit_before: null })
  })
})

it('[PAY-06] the one debit that is left is named, though none follows on the new account', async () => {
  const member = await aMember(portal, { end_date: '2026-11-30' })
  await anActiveMandate(portal, member)
  await aReceipt(portal, member, { month: '2026-11', status: 'declined', next_attempt_on: '2026-11-25' })
  const days = { first_debit_on: null, last_debit_before: '2026-11-25' }
  expect(await drawUp(portal, member)).toMatchObject(days)
  expect(await signed(portal, member)).toMatchObject({ status: 'active', ...days })
})
