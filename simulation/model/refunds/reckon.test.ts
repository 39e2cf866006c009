import { describe, expect, it } from 'vitest'
import { countTaken, type DecidedPart, findInsuranceYear } from './counters.ts'
import type { Care, Cause } from './drop-lines.ts'
import { findFormula } from './formulas.ts'
import { type ReckonedCase, reckonRefund } from './reckon.ts'
import { shareOut } from './shares.ts'

// The worked examples of the rules (2.3): cover from 10 January 2026.
type Line = [care_kind: string, cents: number, reason_code?: string]
const reckon = (
  formula: string,
  care: Partial<Care> & { care_date: string },
  lines: Line[],
  more: { cover?: Partial<ReckonedCase['cover']>; taken?: Partial<ReckonedCase['taken']> } = {},
) =>
  reckonRefund({
    formula: findFormula(formula),
    cover: { cover_start: '2026-01-10', cover_end: null, suspensions: [], ...more.cover },
    care: { cause: 'accident', first_symptoms_on: null, ...care },
    taken: { ceiling_cents: 0, package_cents: 0, deductible_cents: 0, ...more.taken },
    lines: lines.map(([care_kind, billed_cents, reason_code = null]) => ({ care_kind, billed_cents, reason_code })),
  })

type Vector = [string, string, string, Cause, Line[], number, [number, number, number, number, number], string[]]
const vectors: Vector[] = [
  [
    'R01',
    'integrale',
    '2026-04-02',
    'accident',
    [
      ['consultation', 4500],
      ['xray', 9500],
      ['bandage', 4000],
    ],
    0,
    [18_000, 18_000, 2500, 11_625, 0],
    [],
  ],
  [
    'R02',
    'confort',
    '2026-03-15',
    'illness',
    [
      ['consultation', 5200],
      ['medication', 4440],
    ],
    0,
    [9640, 9640, 6000, 3276, 0],
    [],
  ],
  [
    'R03',
    'confort',
    '2026-05-02',
    'illness',
    [
      ['consultation', 5200],
      ['blood_test', 9035],
    ],
    6000,
    [14_235, 14_235, 0, 12_812, 0],
    [],
  ],
  [
    'R04',
    'integrale',
    '2026-01-12',
    'illness',
    [['vaccine', 6200]],
    0,
    [6200, 0, 0, 0, 5000],
    ['vaccine_package_reached'],
  ],
  [
    'R06',
    'integrale',
    '2026-02-23',
    'illness',
    [
      ['consultation', 4800],
      ['medication', 2750],
    ],
    0,
    [7550, 0, 0, 0, 0],
    ['waiting_period'],
  ],
  [
    'R07',
    'integrale',
    '2026-02-24',
    'illness',
    [
      ['consultation', 4800],
      ['medication', 2750],
    ],
    0,
    [7550, 7550, 2500, 3788, 0],
    [],
  ],
  [
    'R09',
    'confort',
    '2026-01-11',
    'accident',
    [
      ['emergency', 9800],
      ['surgery', 41_000],
    ],
    0,
    [50_800, 0, 0, 0, 0],
    ['waiting_period'],
  ],
  [
    'R10',
    'confort',
    '2026-01-12',
    'accident',
    [
      ['emergency', 9800],
      ['surgery', 41_000],
    ],
    0,
    [50_800, 50_800, 6000, 40_320, 0],
    [],
  ],
  [
    'R13',
    'preventive',
    '2026-03-03',
    'accident',
    [['bandage', 2400]],
    0,
    [2400, 2400, 2400, 0, 0],
    ['below_deductible'],
  ],
  [
    'R14',
    'preventive',
    '2026-05-05',
    'illness',
    [
      ['consultation', 4400],
      ['medication', 1900],
    ],
    0,
    [6300, 0, 0, 0, 0],
    ['not_covered_by_formula'],
  ],
  [
    'R17',
    'integrale',
    '2026-01-09',
    'accident',
    [['emergency', 9000]],
    0,
    [9000, 0, 0, 0, 0],
    ['before_effective_date'],
  ],
  [
    'R18',
    'default',
    '2026-06-01',
    'accident',
    [['consultation', 4500]],
    0,
    [4500, 0, 0, 0, 0],
    ['not_covered_by_formula'],
  ],
  [
    'R19',
    'chat-plus',
    '2026-08-08',
    'illness',
    [
      ['consultation', 3900],
      ['medication', 6562],
    ],
    0,
    [10_462, 10_462, 1500, 6273, 0],
    [],
  ],
  [
    'R21',
    'integrale',
    '2026-06-02',
    'illness',
    [
      ['consultation', 4500],
      ['medication', 1800],
    ],
    0,
    [6300, 6300, 2500, 2850, 0],
    [],
  ],
]

describe('[SIM-01][REF-17] a refund of the model', () => {
  it.each(vectors)('%s: %s, care of %s, %s', (_id, formula, care_date, cause, lines, borne, amounts, reasons) => {
    const one = reckon(formula, { care_date, cause }, lines, { taken: { deductible_cents: borne } })
    expect([
      one.billed_cents,
      one.base_cents,
      one.deductible_cents,
      one.care_refund_cents,
      one.package_refund_cents,
    ]).toEqual(amounts)
    expect(one.reasons).toEqual(reasons)
    expect(one.lines.reduce((all, line) => all + line.refunded_cents, 0)).toBe(one.refunded_cents)
  })

  it.each([
    [11_625, [4500, 9500, 4000], [2906, 6136, 2583]],
    [100, [1, 1, 1], [34, 33, 33]],
    [8750, [27_500, 7000], [6975, 1775]],
    [0, [0, 0], [0, 0]],
  ])('shares %i over %j', (total, weights, shares) => {
    expect(shareOut(total, weights)).toEqual(shares)
  })

  it('rounds half a cent up, once, on the total', () => {
    // 30,02 less 25,00 at 75 % is 3,765
    const lines: Line[] = [
      ['bandage', 1501],
      ['bandage', 1501],
    ]
    expect(reckon('integrale', { care_date: '2026-06-10' }, lines).refunded_cents).toBe(377)
  })

  it('cuts at the ceiling and at the package, and says so on each line', () => {
    const lines: Line[] = [
      ['surgery', 100_000],
      ['food', 1000],
      ['vaccine', 4000],
      ['microchip', 4000],
    ]
    const taken = { ceiling_cents: 140_000, package_cents: 1999, deductible_cents: 2500 }
    const one = reckon('integrale', { care_date: '2026-06-10' }, lines, { taken })
    expect(one.lines.map((line) => [line.refunded_cents, line.reason_code])).toEqual([
      [10_000, 'ceiling_reached'],
      [0, 'excluded_care'],
      [1501, 'vaccine_package_reached'],
      [1500, 'vaccine_package_reached'],
    ])
    expect(one.reasons).toEqual(['excluded_care', 'ceiling_reached', 'vaccine_package_reached'])
  })

  it.each([
    ['2026-01-09', 'before_effective_date'],
    ['2026-03-10', 'cover_suspended'],
    ['2026-09-01', 'after_end_date'],
  ])('drops all care of %s: %s', (care_date, reason) => {
    const cover = { cover_end: '2026-08-31', suspensions: [{ from: '2026-03-01', to: '2026-03-10' }] }
    const one = reckon(
      'integrale',
      { care_date },
      [
        ['vaccine', 3000],
        ['food', 100],
      ],
      { cover },
    )
    expect(one.lines.map((line) => line.reason_code)).toEqual([reason, reason])
  })

  it('judges a stay beside an operation as the operation, and alone as care', () => {
    const on = (lines: Line[]) =>
      reckon('integrale', { care_date: '2026-03-10', cause: 'illness' }, lines).lines.map((line) => line.reason_code)
    expect(on([['hospitalisation', 9000]])).toEqual([null])
    expect(
      on([
        ['hospitalisation', 9000],
        ['anaesthesia', 5000],
      ]),
    ).toEqual([null, 'waiting_period'])
    expect(
      on([
        ['hospitalisation', 9000],
        ['surgery', 9000],
      ]),
    ).toEqual(['waiting_period', 'waiting_period'])
  })

  it('excludes an illness that showed itself before the guarantee began, and no accident', () => {
    const on = (first_symptoms_on: string | null, cause: Cause) =>
      reckon('integrale', { care_date: '2026-06-10', cause, first_symptoms_on }, [['consultation', 5000]]).reasons
    expect(on('2026-02-23', 'illness')).toEqual(['symptoms_before_cover'])
    expect([on('2026-02-24', 'illness'), on(null, 'illness'), on('2026-02-23', 'accident')]).toEqual([[], [], []])
  })
})

const part = (care_date: string, over: Partial<DecidedPart> = {}): DecidedPart => ({
  care_date,
  cause: 'illness',
  event: null,
  base_cents: 10_000,
  deductible_cents: 2500,
  care_refund_cents: 5625,
  package_refund_cents: 0,
  ...over,
})
const borne = (care_date: string, decided: DecidedPart[], event: string | null = null, cause: Cause = 'illness') =>
  countTaken({ formula: findFormula('integrale'), cover_start: '2024-01-10' }, { care_date, cause, event }, decided, [])
    .deductible_cents

describe('[SIM-01][REF-17] counters of the model', () => {
  it.each([
    ['2024-03-15', '2026-03-14', '2025-03-15'],
    ['2024-03-15', '2026-03-15', '2026-03-15'],
    ['2024-02-29', '2025-02-28', '2024-02-29'],
    ['2024-02-29', '2025-03-01', '2025-03-01'],
    ['2024-02-29', '2028-02-29', '2028-02-29'],
  ])('cover from %s: the year of %s starts on %s', (cover_start, day, first) => {
    expect(findInsuranceYear(cover_start, day).first).toBe(first)
  })

  it('begins an event with the decisions as they came, and holds it for 45 days', () => {
    expect(
      ['2026-02-28', '2026-03-01', '2026-04-15', '2026-04-16'].map((day) => borne(day, [part('2026-03-01')])),
    ).toEqual([0, 2500, 2500, 0])
    expect(borne('2026-04-10', [part('2026-03-20'), part('2026-02-20')])).toBe(2500)
    expect(borne('2026-04-20', [part('2026-03-01'), part('2026-04-10', { deductible_cents: 0 })])).toBe(0)
    expect(borne('2026-03-02', [part('2026-03-01')], null, 'accident')).toBe(0)
    expect(borne('2026-03-02', [part('2026-03-01', { base_cents: 0, deductible_cents: 0 })])).toBe(0)
  })

  it('follows the key of the insurer, however far the days are apart', () => {
    const decided = [part('2026-03-01', { event: 'knee' })]
    expect([
      borne('2026-09-01', decided, 'knee'),
      borne('2026-03-02', decided, 'eye'),
      borne('2026-03-02', decided),
    ]).toEqual([2500, 0, 2500])
  })

  it('counts ceiling, package and a yearly deductible in one insurance year, with what is reserved there', () => {
    const decided = [part('2026-01-05'), part('2026-01-20', { package_refund_cents: 700 }), part('2026-05-01')]
    const taken = countTaken(
      { formula: findFormula('confort'), cover_start: '2024-01-10' },
      { care_date: '2026-12-01', cause: 'illness', event: null },
      decided,
      [
        { year_start: '2026-01-10', ceiling_cents: 40_000, package_cents: 0 },
        { year_start: '2025-01-10', ceiling_cents: 1, package_cents: 1 },
      ],
    )
    expect(taken).toEqual({ ceiling_cents: 51_250, package_cents: 700, deductible_cents: 5000 })
  })
})
