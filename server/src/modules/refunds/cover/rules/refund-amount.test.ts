import { formulaNames } from '@coussinet/contract/brand/values.ts'
import { type CareKind, careKinds } from '@coussinet/contract/domain/care.ts'
import type { RejectionReason } from '@coussinet/contract/domain/rejections.ts'
import { causes } from '@coussinet/contract/domain/requests.ts'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { formulaTerms } from '#modules/policy/animals/formulas.ts'
import { type BilledLine, computeRefund, type RefundCase } from './refund-amount.ts'
import vectorRows from './vectors.json' with { type: 'json' }

const vectors = z
  .array(
    z.object({
      id: z.string(),
      formula: z.enum(formulaNames),
      effective: z.string(),
      care_date: z.string(),
      cause: z.enum(causes),
      lines: z.array(z.tuple([z.enum(careKinds), z.number()])),
      used_deductible: z._default(z.number(), 0),
      expect: z.record(z.string(), z.unknown()),
    }),
  )
  .parse(vectorRows)

const line = (care_kind: CareKind, billed_cents: number, reason_code: RejectionReason | null = null): BilledLine => ({
  care_kind,
  billed_cents,
  reason_code,
})

/** An accident of June 2026 under `integrale`, long after every waiting period. */
const refundOf = (lines: BilledLine[], over: Partial<RefundCase<BilledLine>> = {}) =>
  computeRefund({
    formula: formulaTerms('integrale'),
    cover_start: '2026-01-10',
    contract: { end_date: null, suspensions: [], gaps: [] },
    counters: { ceiling_used_cents: 0, package_used_cents: 0, deductible_applied_cents: 0 },
    care_date: '2026-06-10',
    cause: 'accident',
    first_symptoms_on: null,
    lines,
    ...over,
  })
const reasonsOf = (refund: ReturnType<typeof refundOf>) => refund.lines.map(({ reason_code }) => reason_code)
const counters = (used: { ceiling?: number; package?: number; deductible?: number }) => ({
  ceiling_used_cents: used.ceiling ?? 0,
  package_used_cents: used.package ?? 0,
  deductible_applied_cents: used.deductible ?? 0,
})

describe('worked examples', () => {
  it('are all there', () => {
    expect(vectors.map(({ id }) => id).join(' ')).toBe('R01 R02 R03 R04 R06 R07 R09 R10 R13 R14 R17 R18 R19 R21')
  })
  it.each(vectors)('[REF-17] $id: $formula, $cause on $care_date', (vector) => {
    const { computation, ...refund } = refundOf(
      vector.lines.map(([kind, billed]) => line(kind, billed)),
      {
        formula: formulaTerms(vector.formula),
        cover_start: vector.effective,
        care_date: vector.care_date,
        cause: vector.cause,
        counters: counters({ deductible: vector.used_deductible }),
      },
    )
    expect({
      billed: refund.billed_cents,
      covered_base: computation.covered_base_cents,
      deductible_applied: computation.deductible_cents,
      care_refund: computation.net_cents - computation.ceiling_cut_cents,
      vaccine_refund: computation.vaccine_package_cents,
      refunded: refund.refunded_cents,
      remaining: refund.remaining_cents,
      reasons: refund.reasons,
    }).toEqual(vector.expect)
    expect(refund.lines.reduce((total, { refunded_cents }) => total + refunded_cents, 0)).toBe(refund.refunded_cents)
  })
})

describe('the statement', () => {
  it('[REF-17] bears the whole arithmetic, and shares the refund over the lines', () => {
    const lines = [
      { ...line('consultation', 4_500), label: 'Consultation' },
      line('xray', 9_500),
      line('bandage', 4_000),
    ]
    expect(refundOf(lines)).toEqual({
      billed_cents: 18_000,
      refunded_cents: 11_625,
      remaining_cents: 6_375,
      computation: {
        covered_base_cents: 18_000,
        deductible_cents: 2_500,
        rate: 75,
        net_cents: 11_625,
        ceiling_cut_cents: 0,
        vaccine_package_cents: 0,
        refunded_cents: 11_625,
      },
      lines: [
        {
          label: 'Consultation',
          care_kind: 'consultation',
          billed_cents: 4_500,
          covered_cents: 4_500,
          refunded_cents: 2_906,
          reason_code: null,
        },
        { care_kind: 'xray', billed_cents: 9_500, covered_cents: 9_500, refunded_cents: 6_136, reason_code: null },
        { care_kind: 'bandage', billed_cents: 4_000, covered_cents: 4_000, refunded_cents: 2_583, reason_code: null },
      ],
      reasons: [],
    })
  })
  it('[REF-17] rounds half a cent up, once, on the total', () => {
    // 30,02 less 25,00 at 75 % is 3,765; line by line it would have been 1,88 twice
    expect(refundOf([line('bandage', 1_501), line('bandage', 1_501)]).refunded_cents).toBe(377)
    expect(refundOf([line('bandage', 2_501)]).refunded_cents).toBe(1)
  })
  it('[REF-17] cuts at what is left of the ceiling, and says so on every care line kept', () => {
    const refund = refundOf([line('surgery', 100_000), line('food', 1_000), line('vaccine', 2_000)], {
      counters: counters({ ceiling: 140_000, deductible: 2_500 }),
    })
    expect(refund.computation).toMatchObject({
      net_cents: 75_000,
      ceiling_cut_cents: 65_000,
      vaccine_package_cents: 2_000,
      refunded_cents: 12_000,
    })
    expect(reasonsOf(refund)).toEqual(['ceiling_reached', 'excluded_care', null])
    expect(refund.reasons).toEqual(['excluded_care', 'ceiling_reached'])
  })
  it('[REF-17] pays nothing of a ceiling that is used up, or overrun', () => {
    for (const ceiling of [150_000, 160_000]) {
      const refund = refundOf([line('consultation', 10_000)], { counters: counters({ ceiling }) })
      expect([refund.refunded_cents, refund.reasons]).toEqual([0, ['ceiling_reached']])
    }
  })
  it('[REF-17] takes the deductible once for one event, also when part of it was taken before', () => {
    const deductibles = [0, 1_000, 2_500, 9_999].map(
      (deductible) =>
        refundOf([line('consultation', 10_000)], { counters: counters({ deductible }) }).computation.deductible_cents,
    )
    expect(deductibles).toEqual([2_500, 1_500, 0, 0])
  })
  it('[REF-17] shares the vaccine package over the prevention lines, outside deductible, rate and ceiling', () => {
    const refund = refundOf([line('vaccine', 4_000), line('microchip', 4_000), line('xray', 2_500)], {
      counters: counters({ package: 1_999, ceiling: 150_000 }),
    })
    expect(refund.lines.map(({ covered_cents, refunded_cents }) => [covered_cents, refunded_cents])).toEqual([
      [1_501, 1_501],
      [1_500, 1_500],
      [2_500, 0],
    ])
    expect(reasonsOf(refund)).toEqual(['vaccine_package_reached', 'vaccine_package_reached', 'below_deductible'])
    expect(refund.reasons).toEqual(['below_deductible', 'vaccine_package_reached'])
  })
  it('[REF-17] drops a line that the handler gave a reason for', () => {
    const refund = refundOf([
      line('consultation', 5_000),
      line('lab', 9_000, 'preexisting_condition'),
      line('vaccine', 3_000, 'animal_mismatch'),
    ])
    expect(refund.lines.map(({ covered_cents }) => covered_cents)).toEqual([5_000, 0, 0])
    expect(refund.reasons).toEqual(['preexisting_condition', 'animal_mismatch'])
  })
})

describe('what drops a line', () => {
  const all = [line('consultation', 5_000), line('surgery', 20_000), line('vaccine', 3_000), line('food', 1_000)]
  const contract = {
    end_date: '2026-08-31',
    suspensions: [
      { from: '2026-03-01', to: '2026-03-10' },
      { from: '2026-07-01', to: null },
    ],
    gaps: [{ from: '2026-05-01', to: '2026-05-31' }],
  }
  it.each([
    ['2026-01-09', 'before_effective_date'],
    ['2026-03-01', 'cover_suspended'],
    ['2026-03-10', 'cover_suspended'],
    ['2026-05-01', 'after_end_date'],
    ['2026-05-31', 'after_end_date'],
    ['2026-07-01', 'cover_suspended'],
    ['2026-08-31', 'cover_suspended'],
    ['2026-09-01', 'after_end_date'],
  ])('[REF-17] care of %s: nothing at all, %s', (care_date, reason) => {
    const refund = refundOf(all, { contract, care_date })
    expect([refund.refunded_cents, refund.reasons]).toEqual([0, [reason]])
    expect(reasonsOf(refund)).toEqual([reason, reason, reason, reason])
  })
  it.each(['2026-02-28', '2026-03-11', '2026-04-30', '2026-06-01', '2026-06-30'])(
    '[REF-17] care of %s, around a suspension or a gap between contracts, is covered',
    (care_date) => {
      expect(refundOf(all, { contract, care_date }).reasons).toEqual(['excluded_care'])
    },
  )
  it('[REF-17] the last day of the contract is covered', () => {
    expect(refundOf(all, { contract: { ...contract, suspensions: [] }, care_date: '2026-08-31' }).reasons).toEqual([
      'excluded_care',
    ])
  })
  it('[REF-17] default gives one reason alone, whatever else is true', () => {
    const over = { formula: formulaTerms('default'), cover_start: null, contract, care_date: '2026-09-01' }
    expect(refundOf([...all, line('lab', 1, 'duplicate')], over).reasons).toEqual(['not_covered_by_formula'])
    expect(refundOf(all, { ...over, cover_start: '2026-10-01' }).reasons).toEqual(['not_covered_by_formula'])
  })
  it('[REF-17] a hospitalisation is surgery beside an operation alone', () => {
    const illness = { cause: 'illness' as const, care_date: '2026-03-10' }
    expect(reasonsOf(refundOf([line('hospitalisation', 9_000)], illness))).toEqual([null])
    expect(reasonsOf(refundOf([line('hospitalisation', 9_000), line('anaesthesia', 5_000)], illness))).toEqual([
      null,
      'waiting_period',
    ])
    expect(reasonsOf(refundOf([line('hospitalisation', 9_000), line('surgery', 9_000)], illness))).toEqual([
      'waiting_period',
      'waiting_period',
    ])
  })
  it('[REF-17] an operation due to an illness waits for 120 days, after an accident for two', () => {
    const on = (care_date: string, cause: 'illness' | 'accident') =>
      reasonsOf(refundOf([line('surgery', 9_000)], { care_date, cause }))
    expect([on('2026-05-09', 'illness'), on('2026-05-10', 'illness')]).toEqual([['waiting_period'], [null]])
    expect([on('2026-01-11', 'accident'), on('2026-01-12', 'accident')]).toEqual([['waiting_period'], [null]])
  })
  it('[REF-17] preventive pays operations of an illness, whatever its first symptoms, and not its other care', () => {
    const refund = refundOf([line('consultation', 5_000), line('surgery', 50_000)], {
      formula: formulaTerms('preventive'),
      cause: 'illness',
      first_symptoms_on: '2026-01-01',
    })
    expect(reasonsOf(refund)).toEqual(['not_covered_by_formula', null])
    expect(refund.refunded_cents).toBe(28_200)
  })
  it.each([
    ['2026-02-23', 'illness', 'symptoms_before_cover'],
    ['2026-02-24', 'illness', null],
    [null, 'illness', null],
    ['2026-02-23', 'accident', null],
  ] satisfies [string | null, 'illness' | 'accident', RejectionReason | null][])(
    '[REF-17] first symptoms on %s, cause %s: %s',
    (first_symptoms_on, cause, reason) => {
      const refund = refundOf([line('consultation', 5_000), line('surgery', 9_000), line('vaccine', 1_000)], {
        first_symptoms_on,
        cause,
      })
      expect(reasonsOf(refund)).toEqual([reason, reason, null])
    },
  )
  it('[REF-17] the waiting period speaks before the symptoms', () => {
    expect(
      refundOf([line('lab', 5_000)], { cause: 'illness', care_date: '2026-02-20', first_symptoms_on: '2026-02-01' })
        .reasons,
    ).toEqual(['waiting_period'])
  })
  it('[REF-17] prevention as the cause leaves care and operations out', () => {
    const refund = refundOf(all, { cause: 'prevention' })
    expect(reasonsOf(refund)).toEqual(['excluded_care', 'excluded_care', null, 'excluded_care'])
    expect(refund.refunded_cents).toBe(3_000)
  })
  it('[REF-17] tells the reasons in their order, once each, whatever the order of the lines', () => {
    const lines = [
      line('vaccine', 9_000),
      line('lab', 1_000),
      line('surgery', 9_000),
      line('food', 1_000),
      line('hygiene', 1_000),
      line('xray', 1, 'duplicate'),
    ]
    const refund = refundOf(lines, { cause: 'illness', care_date: '2026-03-10' })
    expect(refund.reasons).toEqual([
      'excluded_care',
      'waiting_period',
      'below_deductible',
      'vaccine_package_reached',
      'duplicate',
    ])
  })
})
