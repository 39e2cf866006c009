import type { Quote } from '@coussinet/contract/quotes.ts'
import type { Reading, ReadLine } from '@coussinet/contract/readings.ts'
import { expect, it } from 'vitest'
import { areAsRead, firstLines, toFormLines, getLinesRead } from './read-lines.ts'

const line = (label: string, amount_cents: number, sure = true): ReadLine => ({
  label,
  amount_cents,
  care_kind: 'surgery',
  sure,
  box: null,
})
const reading = (lines: ReadLine[], total: number | null, more: Partial<Reading> = {}): Reading => ({
  status: 'done',
  document: 'quote',
  care_date: null,
  invoice_number: null,
  clinic: null,
  clinic_number: null,
  chip: null,
  payment_proof: null,
  total_cents: total === null ? null : { value: total, sure: true, check: 'sum_of_lines', filled: false, box: null },
  lines,
  ...more,
})
const operation = [line('Chirurgie', 60_000), line('Anesthésie', 12_000, false)]
const told = (lines: Quote['lines']) => ({ lines })

it('[PRE-01][READ-02] takes lines for proven where they add up to a total that is sure, on a quote alone', () => {
  expect(getLinesRead(reading(operation, 72_000))).toMatchObject({
    isProven: true,
    hasDiscount: false,
    total_cents: 72_000,
  })
  expect(getLinesRead(reading(operation, 71_000))).toMatchObject({ isProven: false })
  expect(getLinesRead(reading(operation, null))).toMatchObject({ isProven: false })
  expect(getLinesRead(reading(operation, 72_000, { document: 'invoice' }))).toMatchObject({ isProven: false })
  expect(getLinesRead(reading(operation, 72_000, { status: 'waiting' }))).toBeNull()
  expect(getLinesRead(reading([], 72_000))).toBeNull()
  expect(getLinesRead(null)).toBeNull()
})

it('[PRE-01][READ-02] shares a discount out over the lines, to the cent', () => {
  const read = getLinesRead(
    reading([line('Chirurgie', 60_000), line('Anesthésie', 12_000), line('Remise', -7_201)], 64_799),
  )
  expect(read).toMatchObject({ isProven: true, hasDiscount: true, total_cents: 64_799 })
  expect(read?.lines.map(({ amount_cents }) => amount_cents)).toEqual([53_999, 10_800])
})

it('[PRE-01][READ-02] fills an empty form with the kinds that are sure, and never over lines that were told', () => {
  const read = getLinesRead(reading(operation, 72_000))
  if (!read) throw new Error('Nothing was read.')
  const filled = firstLines(told([]), read)
  expect(filled).toMatchObject([
    { label: 'Chirurgie', care_kind: 'surgery', billed_cents: 60_000, read: 0 },
    { label: 'Anesthésie', care_kind: null, billed_cents: 12_000, read: 1 },
  ])
  expect(areAsRead(filled, read)).toBe(true)
  const lines = firstLines(
    told([
      { label: '', care_kind: 'lab', billed_cents: 500 },
      { label: 'Anesthésie', care_kind: 'anaesthesia', billed_cents: 12_000 },
    ]),
    read,
  )
  expect(lines.map(({ billed_cents, read: place }) => [billed_cents, place])).toEqual([
    [500, undefined],
    [12_000, 1],
  ])
  expect(areAsRead(lines, read)).toBe(false)
  expect(toFormLines(read)).toEqual(filled)
  const unproven = getLinesRead(reading(operation, null))
  expect(firstLines(told([]), unproven)).toMatchObject([{ billed_cents: null }])
})
