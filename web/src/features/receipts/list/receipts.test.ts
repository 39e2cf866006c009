import { expect, it } from 'vitest'
import { aReceipt } from '../tests/a-receipt.ts'
import { receiptsOfYear, receiptYears } from './Receipts.tsx'

const receipts = ['2026-02', '2025-11', '2026-01', '2025-12', '2024-06'].map((month) => aReceipt({ month }))

it('[REC-01] groups the contributions by the year of their month, newest first, whatever the day of issue', () => {
  expect(receiptYears(receipts)).toEqual(['2026', '2025', '2024'])
  expect(receiptsOfYear(receipts, '2025').receipts.map(({ month }) => month)).toEqual(['2025-12', '2025-11'])
  const january = aReceipt({ month: '2026-01', issue_date: '2025-12-31' })
  expect(receiptsOfYear([january], undefined).year).toBe('2026')
})

it('[REC-01] opens the newest year, also when the address names a year without any', () => {
  expect(receiptsOfYear(receipts, undefined).year).toBe('2026')
  expect(receiptsOfYear(receipts, '1999').receipts.map(({ month }) => month)).toEqual(['2026-02', '2026-01'])
  expect(receiptsOfYear([], undefined)).toEqual({ year: undefined, receipts: [] })
})
