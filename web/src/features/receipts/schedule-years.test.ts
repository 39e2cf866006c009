import { expect, it } from 'vitest'
import { scheduleYears, shownYear } from './schedule-years.ts'

it('[REC-05] offers the last year, this one and the next, none before the contract’s first or after its end', () => {
  expect(scheduleYears({ effective_date: '2024-03-15', end_date: null }, '2026-11-20')).toEqual([2025, 2026, 2027])
  expect(scheduleYears({ effective_date: '2024-03-15', end_date: '2026-12-31' }, '2026-11-20')).toEqual([2025, 2026])
  expect(scheduleYears({ effective_date: '2024-03-15', end_date: '2025-02-01' }, '2026-11-20')).toEqual([2025])
  expect(scheduleYears({ effective_date: '2026-11-15', end_date: null }, '2026-11-20')).toEqual([2026, 2027])
  expect(scheduleYears({ effective_date: '2028-01-01', end_date: null }, '2026-11-20')).toEqual([2028])
})

it('[REC-05] shows this year unless another one is asked for', () => {
  expect(shownYear([2024, 2025, 2026, 2027], undefined, '2026-11-20')).toBe(2026)
  expect(shownYear([2024, 2025, 2026, 2027], 2024, '2026-11-20')).toBe(2024)
  expect(shownYear([2024, 2025], 1999, '2026-11-20')).toBe(2024)
  expect(shownYear([2024, 2025], undefined, '2026-11-20')).toBe(2025)
})
