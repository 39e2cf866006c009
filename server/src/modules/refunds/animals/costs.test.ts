import { careKinds } from '@coussinet/contract/domain/care.ts'
import { addDays } from '@coussinet/contract/domain/days.ts'
import { rejectionReasons } from '@coussinet/contract/domain/rejections.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formulaTerms } from '#modules/policy/animals/formulas.ts'
import { computeCosts, type DecidedCare } from './animal-costs.ts'

const today = '2026-11-20'
const confort = { formula: formulaTerms('confort'), cover_start: '2024-03-15' }
const care = (
  care_date: string,
  billed_cents: number,
  refunded_cents: number,
  more: Partial<DecidedCare['lines'][number]> = {},
): DecidedCare => ({
  care_date,
  lines: [{ care_kind: 'consultation', billed_cents, refunded_cents, reason_code: null, ...more }],
  ceiling_cents: refunded_cents,
})
const on = (day: string) => ({ on: day, today })
const cents = (spent: readonly { billed_cents: number; refunded_cents: number }[]) => [
  spent.reduce((total, { billed_cents }) => total + billed_cents, 0),
  spent.reduce((total, { refunded_cents }) => total + refunded_cents, 0),
]

const anyDay = fc
  .date({ min: new Date('2021-01-01'), max: new Date('2030-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))
const anyLine = fc.record({
  care_kind: fc.constantFrom(...careKinds),
  billed_cents: fc.integer({ min: 0, max: 300_000 }),
  refunded_cents: fc.integer({ min: 0, max: 300_000 }),
  reason_code: fc.constantFrom(null, ...rejectionReasons),
})
const anyLineBilled = anyLine.map((line) => ({
  ...line,
  refunded_cents: Math.min(line.billed_cents, line.refunded_cents),
}))
const anyCare = fc.record({
  care_date: anyDay,
  lines: fc.array(anyLineBilled, { minLength: 1, maxLength: 6 }),
  ceiling_cents: fc.integer({ min: 0, max: 300_000 }),
})

describe('sums', () => {
  it('[CAL-03] by month and by kind of care are the totals, to the cent, whatever the care', () => {
    fc.assert(
      fc.property(fc.array(anyCare, { maxLength: 40 }), anyDay, anyDay, anyDay, (decided, cover_start, asked, now) => {
        const costs = computeCosts({ ...confort, cover_start }, decided, { on: asked, today: now })
        const totals = [costs.billed_cents, costs.refunded_cents]
        expect(cents(costs.months)).toEqual(totals)
        expect(cents(costs.care_kinds)).toEqual(totals)
      }),
    )
  })

  it('[CAL-03] of all the years together leave no care out and count none twice', () => {
    const reasonless = anyCare.map(({ lines, ...one }) => ({
      ...one,
      lines: lines.map((line) => ({ ...line, reason_code: null })),
    }))
    fc.assert(
      fc.property(fc.array(reasonless, { maxLength: 30 }), anyDay, (decided, cover_start) => {
        const { years } = computeCosts({ ...confort, cover_start }, decided, on(today))
        const all = years.map((year) => computeCosts({ ...confort, cover_start }, decided, on(year)))
        expect(cents(all)).toEqual(cents(decided.flatMap(({ lines }) => lines)))
        for (const [index, { year_start }] of all.entries()) expect(year_start).toBe(years[index])
      }),
    )
  })
})

describe('the year', () => {
  it.each([
    ['2026-03-14', '2025-03-15', '2026-03-14', 13],
    ['2026-03-15', '2026-03-15', '2027-03-14', 13],
  ])('that holds %s is %s to %s, and touches %i months', (day, year_start, year_end, months) => {
    const costs = computeCosts(confort, [], on(day))
    expect([costs.year_start, costs.year_end, costs.months.length]).toEqual([year_start, year_end, months])
    expect([costs.months[0]?.month, costs.months.at(-1)?.month]).toEqual([year_start.slice(0, 7), year_end.slice(0, 7)])
  })

  it('[CAL-03] lists every month in order, those without care too', () => {
    const { months } = computeCosts(
      { ...confort, cover_start: '2025-12-01' },
      [care('2026-02-28', 5000, 4500), care('2026-02-01', 100, 0)],
      on('2026-11-30'),
    )
    expect(months.map(({ month }) => month)).toEqual([
      '2025-12',
      ...Array.from({ length: 11 }, (_, index) => `2026-${String(index + 1).padStart(2, '0')}`),
    ])
    expect(months[2]).toEqual({ month: '2026-02', billed_cents: 5100, refunded_cents: 4500 })
    expect(cents(months.filter(({ month }) => month !== '2026-02'))).toEqual([0, 0])
  })

  it.each([
    ['2025-02-28', '2024-02-29', '2025-02-28'],
    ['2025-03-01', '2025-03-01', '2026-02-28'],
    ['2028-02-29', '2028-02-29', '2029-02-28'],
  ])('[CAL-03] of a cover that began on a 29 February: %s stands in %s to %s', (day, year_start, year_end) => {
    const decided = [
      care(year_start, 1000, 100),
      care(year_end, 200, 20),
      care(addDays(year_start, -1), 5, 1),
      care(addDays(year_end, 1), 7, 1),
    ]
    const costs = computeCosts({ ...confort, cover_start: '2024-02-29' }, decided, on(day))
    expect(costs).toMatchObject({ year_start, year_end, billed_cents: 1200, refunded_cents: 120 })
  })

  it('[CAL-03] can be any with costs, or the present one, newest first', () => {
    const decided = [care('2024-05-02', 5000, 0), care('2025-03-14', 5000, 0), care('2025-03-15', 5000, 0)]
    expect(computeCosts(confort, decided, on('2024-05-02')).years).toEqual(['2026-03-15', '2025-03-15', '2024-03-15'])
    expect(computeCosts(confort, [], on('2024-05-02')).years).toEqual(['2026-03-15'])
  })
})

describe('kinds of care', () => {
  it('[CAL-03] come dearest first, without those that cost nothing', () => {
    const lines = [
      { care_kind: 'consultation' as const, billed_cents: 4800, refunded_cents: 4320, reason_code: null },
      { care_kind: 'surgery' as const, billed_cents: 64_000, refunded_cents: 50_000, reason_code: null },
      { care_kind: 'vaccine' as const, billed_cents: 0, refunded_cents: 0, reason_code: null },
      { care_kind: 'food' as const, billed_cents: 5890, refunded_cents: 0, reason_code: 'excluded_care' as const },
    ]
    const { care_kinds } = computeCosts(
      confort,
      [{ care_date: '2026-04-11', lines, ceiling_cents: 54_320 }, care('2026-04-12', 200, 20)],
      on(today),
    )
    expect(care_kinds).toEqual([
      { care_kind: 'surgery', billed_cents: 64_000, refunded_cents: 50_000 },
      { care_kind: 'food', billed_cents: 5890, refunded_cents: 0 },
      { care_kind: 'consultation', billed_cents: 5000, refunded_cents: 4340 },
    ])
  })

  it.each(['not_an_invoice', 'invoice_unpaid', 'duplicate', 'animal_mismatch'] as const)(
    'leave out what was refused as %s: it cost this animal nothing',
    (reason_code) => {
      const costs = computeCosts(
        confort,
        [care('2026-04-12', 5000, 0, { reason_code }), care('2024-04-12', 5000, 0, { reason_code })],
        on(today),
      )
      expect(costs).toMatchObject({ billed_cents: 0, care_kinds: [], years: ['2026-03-15'] })
    },
  )

  it('keep what was refused for what it is: the member paid it', () => {
    expect(
      computeCosts(confort, [care('2026-04-12', 5000, 0, { reason_code: 'waiting_period' })], on(today)).billed_cents,
    ).toBe(5000)
  })
})

describe('the ceiling', () => {
  it('[CAL-03] fills day by day of care, in order, whenever it was decided', () => {
    const decided = [
      care('2026-06-30', 100, 50),
      care('2026-04-11', 200, 100),
      care('2026-04-11', 300, 30),
      care('2026-05-01', 400, 0),
      care('2026-03-14', 500, 500),
    ]
    expect(computeCosts(confort, decided, on(today)).ceiling).toEqual({
      amount_cents: 250_000,
      course: [
        { day: '2026-04-11', used_cents: 130 },
        { day: '2026-06-30', used_cents: 180 },
      ],
    })
  })

  it.each([
    ['without a formula', { formula: formulaTerms('default'), cover_start: '2024-03-15' }],
    ['without a first day', { ...confort, cover_start: null }],
  ])('[CAL-03] is none %s, and the year is the 12 months up to today', (_case, cover) => {
    const costs = computeCosts(
      cover,
      [care('2025-11-20', 1, 0), care('2025-11-21', 10, 0), care('2026-11-20', 100, 0)],
      on(today),
    )
    expect(costs).toMatchObject({
      year_start: '2025-11-21',
      year_end: '2026-11-20',
      billed_cents: 110,
      ceiling: { amount_cents: 0, course: [] },
    })
    expect(costs.years).toEqual(['2025-11-21', '2024-11-21'])
    expect(computeCosts(cover, [care('2025-11-20', 1, 0)], on('2024-11-21')).billed_cents).toBe(1)
  })

  it('is none in a year before the cover', () => {
    expect(computeCosts(confort, [care('2024-01-02', 5000, 0)], on('2024-01-02'))).toMatchObject({
      year_start: '2023-03-15',
      billed_cents: 5000,
      ceiling: { amount_cents: 0, course: [] },
    })
  })
})
