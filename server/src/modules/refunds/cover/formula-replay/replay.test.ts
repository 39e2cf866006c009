import type { FormulaTerms } from '@coussinet/contract/brand/formula-terms.ts'
import { careBuckets, type CareKind, careKinds } from '@coussinet/contract/domain/care.ts'
import { lineReasons, type RejectionReason, rejectionReasons } from '@coussinet/contract/domain/rejections.ts'
import { causes } from '@coussinet/contract/domain/requests.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formulaTerms, soldFormulas } from '#modules/policy/animals/formulas.ts'
import { type AnimalDecision, countersFor } from '../rules/counters.ts'
import { computeRefund } from '../rules/refund-amount.ts'
import { replay, type ReckonedPart } from './formula-replay.ts'

const cover_start = '2024-02-29'
const contract = { end_date: null, suspensions: [{ from: '2025-06-01', to: '2025-06-30' }], gaps: [] }
const day = fc
  .date({ min: new Date('2024-02-01'), max: new Date('2026-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))
const formulas = soldFormulas.map(({ name }) => name)

const line = fc.record({
  care_kind: fc.constantFrom(...careKinds),
  billed_cents: fc.integer({ min: 0, max: 90_000 }),
  reason_code: fc.option(fc.constantFrom<RejectionReason>('not_an_invoice', 'duplicate', 'preexisting_condition'), {
    freq: 6,
    nil: null,
  }),
})
const part: fc.Arbitrary<ReckonedPart> = fc.record({
  care_date: day,
  cause: fc.constantFrom(...causes),
  event: fc.option(fc.constantFrom('leg', 'skin'), { freq: 6, nil: null }),
  first_symptoms_on: fc.option(day, { freq: 2, nil: null }),
  lines: fc.array(line, { minLength: 1, maxLength: 5 }),
})
/** A member: what the insurer read on each bill, in the order of the decisions, and the formula that they had. */
const member = fc.record({ formula: fc.constantFrom(...formulas), bills: fc.array(part, { maxLength: 14 }) })

/** Decides bills one after the other as the portal did, and keeps of them what it keeps. */
function decide(formula: FormulaTerms, bills: readonly ReckonedPart[]) {
  const decided: AnimalDecision[] = []
  return bills.map((bill) => {
    const { care_date, cause, event } = bill
    const counters = countersFor(formula, cover_start, { care_date, cause, event }, decided)
    const refund = computeRefund({ ...bill, formula, cover_start, contract, counters })
    decided.push({ care_date, cause, event, ...refund.computation })
    return { paid: refund.refunded_cents, kept: { ...bill, lines: refund.lines } }
  })
}

// The rules once more, from the words of domain rules §2.1 and in another way: by the day's number, with running sums.
const number = (text: string) => Math.floor(Date.parse(text) / 86_400_000)
const yearOf = (text: string) => {
  const [year = 0, month = 0, date = 0] = text.split('-').map(Number)
  // A cover of 29 February has its anniversary on 1 March in other years.
  const isLeap = new Date(Date.UTC(year, 2, 0)).getUTCDate() === 29
  return month > 2 || (month === 2 && date === 29 && isLeap) ? year : year - 1
}

function oracle(formula: FormulaTerms, bills: readonly ReckonedPart[]): number[] {
  const years = new Map<number, { ceiling: number; pack: number; deductible: number }>()
  const events: { key: string | null; cause: string; first: number; taken: number }[] = []
  const start = number(cover_start)
  return bills.map(({ care_date, cause, event, first_symptoms_on, lines }) => {
    const at = number(care_date)
    const isOutside = at < start || (care_date >= '2025-06-01' && care_date <= '2025-06-30')
    const hasOperation = lines.some(({ care_kind }) => care_kind === 'surgery')
    let [base, prevention] = [0, 0]
    for (const { care_kind, billed_cents, reason_code } of lines) {
      const kind = care_kind === 'hospitalisation' && hasOperation ? 'surgery' : bucket(care_kind)
      if (isOutside || reason_code !== null || kind === 'excluded') continue
      if (kind === 'prevention') prevention += billed_cents
      else if (cause !== 'prevention' && isCovered(kind)) base += billed_cents
    }
    function isCovered(kind: string): boolean {
      const guarantee = cause === 'accident' ? 'accident' : kind === 'surgery' ? 'illness_surgery' : 'illness'
      const waits = formula.waiting_days[guarantee]
      if (!formula.covers.includes(guarantee) || at < start + (waits ?? 0)) return false
      const illness = formula.waiting_days.illness
      return !(
        cause === 'illness' &&
        illness !== null &&
        first_symptoms_on !== null &&
        number(first_symptoms_on) < start + illness
      )
    }
    const year = years.get(yearOf(care_date)) ?? { ceiling: 0, pack: 0, deductible: 0 }
    years.set(yearOf(care_date), year)
    const own = events
      .filter((one) =>
        event === null ? one.cause === cause && one.first <= at && at <= one.first + 45 : one.key === event,
      )
      .sort((a, b) => (event === null ? a.first - b.first : 0))[0]
    const before =
      formula.deductible_mode === 'per_year' ? year.deductible : cause === 'prevention' ? 0 : (own?.taken ?? 0)
    const deductible = Math.min(base, Math.max(0, formula.deductible_cents - before))
    const net = Number((BigInt(base - deductible) * BigInt(formula.reimbursement_rate) + 50n) / 100n)
    const care = Math.min(net, Math.max(0, formula.annual_ceiling_cents - year.ceiling))
    const pack = Math.min(prevention, Math.max(0, formula.vaccine_package_cents - year.pack))
    year.ceiling += care
    year.pack += pack
    year.deductible += deductible
    if (base > 0 && cause !== 'prevention') {
      if (own) {
        own.taken += deductible
        own.first = Math.min(own.first, at)
      } else events.push({ key: event, cause, first: at, taken: deductible })
    }
    return care + pack
  })
}

const bucket = (kind: CareKind) => careBuckets[kind]

describe('the last twelve months under another formula', () => {
  it('[PRE-03] come to the cents of an independent reckoning, for a thousand members and each formula', () => {
    fc.assert(
      fc.property(member, fc.constantFrom(...formulas), ({ formula, bills }, other) => {
        const parts = decide(formulaTerms(formula), bills).map(({ kept }) => ({ reckoned: kept }))
        expect(replay(formulaTerms(other), { cover_start, contract }, parts)).toEqual(
          oracle(formulaTerms(other), bills),
        )
      }),
      { numRuns: 1000 },
    )
  })

  it('[PRE-03] under the formula that was had are what was paid', () => {
    fc.assert(
      fc.property(member, ({ formula, bills }) => {
        const decided = decide(formulaTerms(formula), bills)
        const parts = decided.map(({ kept }) => ({ reckoned: kept }))
        expect(replay(formulaTerms(formula), { cover_start, contract }, parts)).toEqual(decided.map(({ paid }) => paid))
      }),
      { numRuns: 300 },
    )
  })

  it('[PRE-03] keep what a handler refused, and judge anew what the formula did', () => {
    const bill = (reason_code: RejectionReason | null): { reckoned: ReckonedPart } => ({
      reckoned: {
        care_date: '2026-03-02',
        cause: 'illness',
        event: null,
        first_symptoms_on: null,
        lines: [{ care_kind: 'consultation', billed_cents: 10_000, reason_code }],
      },
    })
    const paid = (reason: RejectionReason | null) =>
      replay(formulaTerms('integrale'), { cover_start, contract }, [bill(reason)])[0]
    // (100 € less 25 €) at 75 %
    for (const reason of [null, ...lineReasons.filter((one) => one !== 'excluded_care')])
      expect(paid(reason)).toBe(5625)
    const ofHandler = rejectionReasons.filter(
      (one) => one === 'excluded_care' || !lineReasons.some((known) => known === one),
    )
    for (const reason of ofHandler) expect(paid(reason)).toBe(0)
  })

  it('[PRE-03] count what was given towards the counters, and do not judge it', () => {
    const given = {
      care_date: '2026-03-01',
      cause: 'illness',
      event: null,
      covered_base_cents: 0,
      deductible_cents: 0,
      vaccine_package_cents: 0,
      refunded_cents: 149_000,
    } as const
    const reckoned: ReckonedPart = {
      care_date: '2026-04-01',
      cause: 'accident',
      event: null,
      first_symptoms_on: null,
      lines: [{ care_kind: 'surgery', billed_cents: 90_000, reason_code: null }],
    }
    // 10 € are left of the ceiling of 1,500 €
    expect(replay(formulaTerms('integrale'), { cover_start, contract }, [{ given }, { reckoned }])).toEqual([
      null,
      1000,
    ])
  })
})
