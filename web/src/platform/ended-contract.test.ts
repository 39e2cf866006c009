import { expect, it } from 'vitest'
import { endedContract } from './ended-contract.ts'

const over = { status: 'terminated', country: 'FR', effective_date: '2024-01-10', end_date: '2026-10-31' } as const

it.each([
  ['one that goes on', { ...over, status: 'active' as const, end_date: null }, '2026-11-20', null],
  ['one that is awaited', null, '2026-11-20', null],
  ['one that has ended', over, '2026-11-20', { last_day: '2026-10-31', filing_years: 2 }],
  ['the last day on which its last care can be filed', over, '2028-10-31', { last_day: '2026-10-31', filing_years: 2 }],
  ['the day after it', over, '2028-11-01', { last_day: '2026-10-31', filing_years: null }],
  [
    'three years in Belgium',
    { ...over, country: 'BE' as const },
    '2029-10-31',
    { last_day: '2026-10-31', filing_years: 3 },
  ],
  [
    'an end on 29 February, whose anniversary is 1 March',
    { ...over, end_date: '2024-02-29' },
    '2026-03-01',
    { last_day: '2024-02-29', filing_years: 2 },
  ],
  [
    'one that was withdrawn from before it began',
    { ...over, end_date: '2024-01-09' },
    '2024-01-09',
    { last_day: null, filing_years: null },
  ],
  ['one whose last day is not told', { ...over, end_date: null }, '2026-11-20', { last_day: null, filing_years: 2 }],
])('[REF-18] says of %s what can still be filed', (_, contract, today, told) => {
  expect(endedContract(contract, today)).toEqual(told)
})
