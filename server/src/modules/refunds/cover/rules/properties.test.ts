import { formulaNames } from '@coussinet/contract/brand/values.ts'
import { sum } from '@coussinet/contract/domain/amounts.ts'
import { billSteps } from '@coussinet/contract/domain/bill.ts'
import { careKinds } from '@coussinet/contract/domain/care.ts'
import { rejectionReasons } from '@coussinet/contract/domain/rejections.ts'
import { causes } from '@coussinet/contract/domain/requests.ts'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { formulaTerms } from '#modules/policy/animals/formulas.ts'
import { type BilledLine, computeRefund, type RefundCase } from './refund-amount.ts'

const day = fc
  .date({ min: new Date('2025-12-01'), max: new Date('2026-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))
const cents = fc.integer({ min: 0, max: 300_000 })

const line: fc.Arbitrary<BilledLine> = fc.record({
  care_kind: fc.constantFrom(...careKinds),
  billed_cents: cents,
  reason_code: fc.option(fc.constantFrom(...rejectionReasons), { freq: 8, nil: null }),
})

const refundCase: fc.Arbitrary<RefundCase<BilledLine>> = fc.record({
  formula: fc.constantFrom(...formulaNames).map(formulaTerms),
  cover_start: fc.option(fc.constant('2026-01-10'), { freq: 20 }),
  contract: fc.record({
    end_date: fc.option(day, { freq: 2 }),
    suspensions: fc.array(fc.record({ from: day, to: fc.option(day) }), { maxLength: 1 }),
    gaps: fc.array(fc.record({ from: day, to: day }), { maxLength: 1 }),
  }),
  counters: fc.record({
    ceiling_used_cents: cents,
    package_used_cents: fc.integer({ min: 0, max: 10_000 }),
    deductible_applied_cents: fc.integer({ min: 0, max: 8_000 }),
  }),
  care_date: day,
  cause: fc.constantFrom(...causes),
  first_symptoms_on: fc.option(day),
  lines: fc.array(line, { maxLength: 8 }),
})

const check = (holds: (refund: RefundCase<BilledLine>) => void) =>
  fc.assert(fc.property(refundCase, holds), { numRuns: 500 })
it('[REF-17] pays whole cents, never less than nothing, never more than was billed', () => {
  check((refund) => {
    const { billed_cents, refunded_cents, remaining_cents, computation, lines } = computeRefund(refund)
    const amounts = [
      billed_cents,
      refunded_cents,
      remaining_cents,
      ...Object.values(computation),
      ...lines.flatMap((one) => [one.covered_cents, one.refunded_cents]),
    ]
    expect(amounts.every((amount) => Number.isSafeInteger(amount) && amount >= 0)).toBe(true)
    expect(refunded_cents + remaining_cents).toBe(billed_cents)
    for (const one of lines) expect(one.refunded_cents).toBeLessThanOrEqual(one.covered_cents)
  })
})

it('[REF-17] never passes what is left of the ceiling and of the package', () => {
  check((refund) => {
    const { computation } = computeRefund(refund)
    const { formula, counters } = refund
    const ceilingLeft = Math.max(0, formula.annual_ceiling_cents - counters.ceiling_used_cents)
    const packageLeft = Math.max(0, formula.vaccine_package_cents - counters.package_used_cents)
    expect(computation.refunded_cents - computation.vaccine_package_cents).toBeLessThanOrEqual(ceilingLeft)
    expect(computation.vaccine_package_cents).toBeLessThanOrEqual(packageLeft)
  })
})

it('[REF-17] adds up: lines, net less cut and package, covered base', () => {
  check((refund) => {
    const { refunded_cents, computation, lines } = computeRefund(refund)
    expect(sum(lines.map((one) => one.refunded_cents))).toBe(refunded_cents)
    expect(computation.net_cents - computation.ceiling_cut_cents + computation.vaccine_package_cents).toBe(
      refunded_cents,
    )
    expect(sum(lines.map((one) => one.covered_cents))).toBe(
      computation.covered_base_cents + computation.vaccine_package_cents,
    )
    expect(computation.deductible_cents).toBeLessThanOrEqual(
      Math.min(refund.formula.deductible_cents, computation.covered_base_cents),
    )
  })
})

it('[REF-17] comes to the same totals and reasons in any order of the lines', () => {
  check((refund) => {
    const { lines: _, ...forwards } = computeRefund(refund)
    const { lines: __, ...backwards } = computeRefund({ ...refund, lines: refund.lines.toReversed() })
    expect(backwards).toEqual(forwards)
  })
})

it('[REF-17] never pays less when more is left of ceiling, package or deductible', () => {
  check((refund) => {
    const { counters } = refund
    const paid = (over: Partial<typeof counters>) =>
      computeRefund({ ...refund, counters: { ...counters, ...over } }).refunded_cents
    expect(paid({ ceiling_used_cents: Math.floor(counters.ceiling_used_cents / 2) })).toBeGreaterThanOrEqual(paid({}))
    expect(paid({ package_used_cents: 0 })).toBeGreaterThanOrEqual(paid({}))
    expect(paid({ deductible_applied_cents: counters.deductible_applied_cents + 1_000 })).toBeGreaterThanOrEqual(
      paid({}),
    )
  })
})

it('[REF-17] never pays less for one more line of care', () => {
  check((refund) => {
    const more = computeRefund({
      ...refund,
      lines: [...refund.lines, { care_kind: 'consultation', billed_cents: 4_500 }],
    })
    expect(more.refunded_cents).toBeGreaterThanOrEqual(computeRefund(refund).refunded_cents)
  })
})

it('[REF-17] gives a reason for whatever the deductible and the rate do not explain', () => {
  check((refund) => {
    const { computation, lines, reasons } = computeRefund(refund)
    for (const one of lines) if (one.covered_cents < one.billed_cents) expect(one.reason_code).not.toBeNull()
    expect(reasons.includes('ceiling_reached')).toBe(
      computation.ceiling_cut_cents > 0 ||
        lines.some((one) => one.covered_cents === 0 && one.reason_code === 'ceiling_reached'),
    )
    expect(new Set(reasons).size).toBe(reasons.length)
  })
})

it('[REF-17] [EST-03] the steps that are shown begin with the bill, and add up to the refund', () => {
  check((refund) => {
    const { billed_cents, refunded_cents, computation, lines } = computeRefund(refund)
    const steps = billSteps({ computation, lines })
    expect(steps[0]).toEqual({ step: 'billed', cents: billed_cents })
    const moves = steps.filter(({ step }) => step !== 'base' && step !== 'refunded')
    expect(sum(moves.map(({ cents }) => cents))).toBe(refunded_cents)
  })
})
