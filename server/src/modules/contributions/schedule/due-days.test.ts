import { expect, it } from 'vitest'
import { computeAnimalShares } from '#modules/documents/statements/receipt/receipt.ts'
import { computeContribution } from './contribution.ts'
import { getDueDay } from './due-days.ts'

const twice = {
  due_day: 15,
  due_day_revisions: [
    { from_month: '2027-03', old_due_day: 10, new_due_day: 15 },
    { from_month: '2026-12', old_due_day: 5, new_due_day: 10 },
  ],
}

it.each([
  ['before any change', '2026-11', 5],
  ['the month of the first change', '2026-12', 10],
  ['between the two', '2027-02', 10],
  ['the month of the second', '2027-03', 15],
  ['long after', '2028-01', 15],
])('[PAY-09] the due day %s', (_case, month, expected) => {
  expect(getDueDay(twice, month)).toBe(expected)
  expect(getDueDay({ due_day: 10 }, month)).toBe(10)
})

it('[PAY-09] leaves the sums of months before the change as they were', () => {
  const oslo = { name: 'Oslo', cover_start: '2024-03-15', monthly_price_cents: 5851, price_revisions: [] }
  // covered from 10 October, after that month's debit of the 5th: 22 of 31 days come with November
  const pistache = { name: 'Pistache', cover_start: '2026-10-10', monthly_price_cents: 2290, price_revisions: [] }
  const paid = { month: '2026-11', amount_cents: 9766, end_date: null }
  expect(computeAnimalShares([oslo, pistache], { ...paid, ...twice })).toEqual([
    { name: 'Oslo', share_cents: 5851 },
    { name: 'Pistache', share_cents: 3915 },
  ])
  expect(computeAnimalShares([oslo, pistache], { ...paid, due_day: 15 })).toBeNull()
})

it('[PAY-09] takes the days before a later due day with the month itself, once', () => {
  const puppy = { cover_start: '2026-12-08', monthly_price_cents: 3100, price_revisions: [] }
  const terms = { ...twice, end_date: null, animals: [puppy] }
  // 24 of 31 days of December, debited on the 10th; January is a whole month
  expect(['2026-12', '2027-01'].map((month) => computeContribution(terms, month))).toEqual([2400, 3100])
})
