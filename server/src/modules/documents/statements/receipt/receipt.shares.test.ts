import { expect, it } from 'vitest'
import { computeAnimalShares } from './receipt.ts'

const risen = [{ from_day: '2026-01-01', announced_on: '2025-10-30', old_price_cents: 3990, new_price_cents: 4110 }]
const oslo = { name: 'Oslo', cover_start: '2024-03-15', monthly_price_cents: 4110, price_revisions: risen }
const mirza = {
  name: 'Mirza',
  cover_start: '2024-03-15',
  monthly_price_cents: 1741,
  price_revisions: [
    { from_day: '2026-01-01', announced_on: '2025-10-30', old_price_cents: 1690, new_price_cents: 1741 },
  ],
}
const pistache = { name: 'Pistache', cover_start: '2026-10-10', monthly_price_cents: 2290, price_revisions: [] }
const all = [oslo, mirza, pistache]
const paid = (month: string, amount_cents: number) => ({ month, amount_cents, due_day: 5, end_date: null })

it('[REC-03] each animal’s share is its price of that month', () => {
  expect(computeAnimalShares(all, paid('2025-11', 5680))).toEqual([
    { name: 'Oslo', share_cents: 3990 },
    { name: 'Mirza', share_cents: 1690 },
  ])
  expect(computeAnimalShares(all, paid('2026-03', 5851))).toEqual([
    { name: 'Oslo', share_cents: 4110 },
    { name: 'Mirza', share_cents: 1741 },
  ])
})

it('[REC-03] an animal that joined after the debit of its first month pays those days with the next one', () => {
  // 22 days of October at 22.90 euros, and November
  expect(computeAnimalShares(all, paid('2026-11', 9766))).toEqual([
    { name: 'Oslo', share_cents: 4110 },
    { name: 'Mirza', share_cents: 1741 },
    { name: 'Pistache', share_cents: 1625 + 2290 },
  ])
})

it('[REC-03] tells no share where the prices do not add up to what was paid', () => {
  expect(computeAnimalShares(all, paid('2026-03', 5852))).toBeNull()
})
