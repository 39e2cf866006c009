import { expect, it } from 'vitest'
import { findGaps } from './covered-days.ts'

const contract = (effective_date: string, end_date: string) => ({ effective_date, end_date })
const first = contract('2024-01-01', '2024-12-31')

it.each([
  ['no contract was replaced', [], '2025-03-01', []],
  ['the next day', [first], '2025-01-01', []],
  ['earlier than the former ended', [first], '2024-06-01', []],
  ['two months later', [first], '2025-03-01', [['2025-01-01', '2025-02-28']]],
  ['one day later', [first], '2025-01-02', [['2025-01-01', '2025-01-01']]],
  [
    'after two that left gaps',
    [first, contract('2025-02-01', '2025-06-30')],
    '2025-08-01',
    [
      ['2025-01-01', '2025-01-31'],
      ['2025-07-01', '2025-07-31'],
    ],
  ],
  [
    'after one that a longer one contained',
    [first, contract('2024-03-01', '2024-05-31')],
    '2025-02-01',
    [['2025-01-01', '2025-01-31']],
  ],
  [
    'after a withdrawal before the first day',
    [first, contract('2025-03-01', '2025-02-28')],
    '2025-05-01',
    [
      ['2025-01-01', '2025-02-28'],
      ['2025-03-01', '2025-04-30'],
    ],
  ],
])('[REF-17] a contract that begins %s', (_when, past, effective_date, gaps) => {
  expect(findGaps(past, effective_date)).toEqual(gaps.map(([from, to]) => ({ from, to })))
})
