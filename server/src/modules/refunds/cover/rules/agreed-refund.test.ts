import { sumBy } from '@coussinet/contract/domain/amounts.ts'
import type { CareKind } from '@coussinet/contract/domain/care.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formulaTerms } from '#modules/policy/animals/formulas.ts'
import { type AgreedTerms, asAgreed, computeAgreedRefund, holdsAgreedCare } from './agreed-refund.ts'
import type { Counters } from './counters.ts'
import { computeRefund } from './refund-amount.ts'

const untouched: Counters = { ceiling_used_cents: 0, package_used_cents: 0, deductible_applied_cents: 0 }
const line = (care_kind: CareKind, billed_cents: number) => ({ care_kind, billed_cents })
const formula = formulaTerms('integrale')
type Line = ReturnType<typeof line>

const caseOf = (lines: Line[], counters: Partial<Counters> = {}, care_date = '2026-11-20') => ({
  formula,
  cover_start: '2024-01-10',
  contract: { country: 'FR' as const, end_date: null, suspensions: [], gaps: [] },
  care_date,
  cause: 'accident' as const,
  first_symptoms_on: null,
  counters: { ...untouched, ...counters },
  lines,
})

/** Agreement to a quote, as its answer draws it. */
function agreementTo(lines: Line[], counters: Partial<Counters> = {}): AgreedTerms & { refunded_cents: number } {
  const { computation, refunded_cents, lines: told } = computeRefund(caseOf(lines, counters))
  return {
    lines: told,
    formula,
    deductible_cents: computation.deductible_cents,
    reserved_cents: refunded_cents - computation.vaccine_package_cents,
    reserved_package_cents: computation.vaccine_package_cents,
    arithmetic: 'portal',
    explanation: '',
    refunded_cents,
  }
}

const quoted = [line('surgery', 60_000), line('anaesthesia', 12_000)]

describe('[PRE-02] a decision under an agreement', () => {
  it('brings what was agreed to where the care is as agreed', () => {
    const terms = agreementTo(quoted)
    expect(terms.refunded_cents).toBe(52_125)
    expect(computeAgreedRefund(caseOf(quoted), terms)).toMatchObject({
      refunded_cents: 52_125,
      computation: { covered_base_cents: 72_000, deductible_cents: 2500, net_cents: 52_125, refunded_cents: 52_125 },
    })
  })

  it('decides what is beyond it like any other care: dearer, or of another kind', () => {
    const terms = agreementTo(quoted)
    const { refunded_cents, lines } = computeAgreedRefund(
      caseOf([line('surgery', 70_000), line('anaesthesia', 12_000), line('medication', 2000), line('grooming', 900)]),
      terms,
    )
    // 100 € and 20 € more at 75 %, the deductible taken once
    expect(refunded_cents).toBe(52_125 + 9000)
    expect(lines.at(-1)).toMatchObject({ refunded_cents: 0, reason_code: 'excluded_care' })
    expect(sumBy(lines, (one) => one.refunded_cents)).toBe(refunded_cents)
  })

  it('keeps to its terms for less care than was quoted', () => {
    const { refunded_cents } = computeAgreedRefund(caseOf([line('surgery', 50_000)]), agreementTo(quoted))
    expect(refunded_cents).toBe(35_625)
  })

  it('holds where the ceiling was used up beside it: what is reserved is there, the rest is cut', () => {
    const terms = agreementTo(quoted)
    const used = { ceiling_used_cents: 150_000 - terms.reserved_cents }
    const more = computeAgreedRefund(caseOf([line('surgery', 90_000), line('anaesthesia', 12_000)], used), terms)
    expect(more).toMatchObject({ refunded_cents: 52_125, reasons: ['ceiling_reached'] })
    expect(more.computation?.ceiling_cut_cents).toBe(22_500)
  })

  it('leaves what it keeps out of reach of care that is none of it, and frees it for the rest of care that is', () => {
    const terms = agreementTo(quoted)
    const used = { ceiling_used_cents: 150_000 - terms.reserved_cents - 10_000 }
    const other = computeAgreedRefund(caseOf([line('hospitalisation', 100_000)], used), terms)
    expect(other).toMatchObject({ refunded_cents: 10_000, reasons: ['ceiling_reached'] })
    const dropped = [
      { ...line('surgery', 60_000), reason_code: 'duplicate' as const },
      line('hospitalisation', 100_000),
    ]
    expect(computeAgreedRefund(caseOf(dropped, used), terms).refunded_cents).toBe(10_000)
    const less = computeAgreedRefund(caseOf([line('surgery', 20_000), line('hospitalisation', 100_000)], used), terms)
    expect(less.refunded_cents).toBe(terms.reserved_cents + 10_000)
  })

  it('takes no deductible that another decision has taken of the same event meanwhile, nor more than it was agreed', () => {
    const terms = agreementTo(quoted)
    expect(computeAgreedRefund(caseOf(quoted, { deductible_applied_cents: 2500 }), terms).refunded_cents).toBe(54_000)
    const free = agreementTo(quoted, { deductible_applied_cents: 2500 })
    // a new event by the day of the care: the agreement was without a deductible
    expect(computeAgreedRefund(caseOf(quoted), free)).toMatchObject({ refunded_cents: 54_000, deductible_cents: 0 })
  })

  it('holds by the formula of its answer, and not on a day without cover', () => {
    const terms = agreementTo(quoted)
    const lower = { ...caseOf(quoted), formula: formulaTerms('preventive') }
    expect(computeAgreedRefund(lower, terms).refunded_cents).toBe(52_125)
    const ended = {
      ...caseOf(quoted),
      contract: { country: 'FR' as const, end_date: '2026-11-19', suspensions: [], gaps: [] },
    }
    expect(computeAgreedRefund(ended, terms)).toMatchObject({ refunded_cents: 0, reasons: ['after_end_date'] })
  })

  it('leaves amounts of the insurer’s own as they were given, by the share of them that was billed', () => {
    const terms: AgreedTerms = {
      ...agreementTo(quoted),
      lines: [{ ...line('surgery', 60_000), covered_cents: 60_000, refunded_cents: 50_001 }],
      deductible_cents: 0,
      reserved_cents: 50_001,
      arithmetic: 'insurer',
      explanation: 'Geste commercial.',
    }
    const whole = computeAgreedRefund(caseOf([line('surgery', 20_000), line('surgery', 40_000)]), terms)
    expect([whole.refunded_cents, whole.computation]).toEqual([50_001, null])
    expect(computeAgreedRefund(caseOf([line('surgery', 30_000)]), terms).refunded_cents).toBe(25_000)
    // 100 € more by the rules: 25 € of deductible, then 75 %
    expect(computeAgreedRefund(caseOf([line('surgery', 70_000)]), terms).refunded_cents).toBe(50_001 + 5625)
    const dropped = [{ ...line('surgery', 60_000), reason_code: 'duplicate' as const }]
    expect(computeAgreedRefund(caseOf(dropped), terms)).toMatchObject({ refunded_cents: 0, reasons: ['duplicate'] })
  })
})

const kinds: CareKind[] = ['surgery', 'anaesthesia', 'hospitalisation', 'medication', 'vaccine', 'grooming']
const someLines = fc.array(fc.record({ care_kind: fc.constantFrom(...kinds), billed_cents: fc.nat(80_000) }), {
  minLength: 1,
  maxLength: 6,
})
const someCounters = fc.record({
  ceiling_used_cents: fc.nat(150_000),
  package_used_cents: fc.nat(5000),
  deductible_applied_cents: fc.nat(2500),
})

describe('[PRE-02] whatever was quoted, used and billed', () => {
  it('parts add up, nothing is refunded that was not billed, and the ceiling holds with what is reserved', () => {
    fc.assert(
      fc.property(someLines, someLines, someCounters, fc.nat(150_000), (quote, bill, then, later) => {
        const terms = agreementTo(quote, then)
        // Others may use up what is not reserved.
        const free = 150_000 - terms.reserved_cents - then.ceiling_used_cents
        const counters = { ...then, ceiling_used_cents: then.ceiling_used_cents + Math.min(later, Math.max(0, free)) }
        const { refunded_cents, billed_cents, lines, computation, vaccine_package_cents } = computeAgreedRefund(
          caseOf(bill, counters),
          terms,
        )
        expect(sumBy(lines, (one) => one.refunded_cents)).toBe(refunded_cents)
        expect(sumBy(lines, (one) => one.billed_cents)).toBe(billed_cents)
        expect(lines.every((one) => one.refunded_cents <= one.billed_cents)).toBe(true)
        expect(counters.ceiling_used_cents + refunded_cents - vaccine_package_cents).toBeLessThanOrEqual(150_000)
        if (!holdsAgreedCare(lines, terms.lines)) {
          // The agreement stands: what it keeps is still there after other care.
          const kept = then.ceiling_used_cents + terms.reserved_cents <= 150_000 ? terms.reserved_cents : 0
          const used = counters.ceiling_used_cents + refunded_cents - vaccine_package_cents
          expect(used).toBeLessThanOrEqual(Math.max(counters.ceiling_used_cents, 150_000 - kept))
          const package_used = then.package_used_cents + vaccine_package_cents
          expect(package_used).toBeLessThanOrEqual(
            Math.max(then.package_used_cents, formula.vaccine_package_cents - terms.reserved_package_cents),
          )
        }
        if (computation)
          expect(computation.net_cents - computation.ceiling_cut_cents + computation.vaccine_package_cents).toBe(
            refunded_cents,
          )
      }),
    )
  })

  it('the same bill brings the agreed amount at least, whatever was used beside it', () => {
    fc.assert(
      fc.property(someLines, someCounters, fc.nat(150_000), (quote, then, later) => {
        const terms = agreementTo(quote, then)
        const free = Math.max(0, 150_000 - terms.reserved_cents - then.ceiling_used_cents)
        const counters = { ...then, ceiling_used_cents: then.ceiling_used_cents + Math.min(later, free) }
        expect(computeAgreedRefund(caseOf(quote, counters), terms).refunded_cents).toBeGreaterThanOrEqual(
          terms.refunded_cents,
        )
      }),
    )
  })

  it('what is as agreed is never more than was billed, nor of its kind than was quoted', () => {
    fc.assert(
      fc.property(someLines, someLines, (quote, bill) => {
        const terms = agreementTo(quote)
        const parts = asAgreed(bill, terms.lines, () => false)
        for (const kind of kinds) {
          const part = sumBy(
            bill.map(({ care_kind }, place) => (care_kind === kind ? (parts[place] ?? 0) : 0)),
            (one) => one,
          )
          const sum = (all: Line[]) =>
            sumBy(
              all.filter(({ care_kind }) => care_kind === kind),
              (one) => one.billed_cents,
            )
          expect(part).toBeLessThanOrEqual(Math.min(sum(quote), sum(bill)))
        }
      }),
    )
  })
})
