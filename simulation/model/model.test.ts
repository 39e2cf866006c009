import { describe, expect, it } from 'vitest'
import type { Act, Facts, Outcome, Script, SimLine } from '../acts.ts'
import type { Observed, ObservedPart } from '../observed.ts'
import { findLastDayToAsk, findRenewal } from './acts/formula-acts.ts'
import { findAnswerBy } from './acts/quote-acts.ts'
import { planSecondAttempt } from './acts/receipt-acts.ts'
import { addDays } from './calendar/civil-days.ts'
import { findDueReminder, findIcadReminder } from './days/reminders.ts'
import { findPromise } from './expect.ts'
import { makeModel } from './model.ts'
import { reckonUnderAgreement } from './refunds/agreement.ts'
import { findDropReason } from './refunds/drop-lines.ts'
import { findCodeOn, findFormula, findFormulaOn } from './refunds/formulas.ts'
import { reckonRefund } from './refunds/reckon.ts'

const oslo = 'oslo'
const script: Script = {
  seed: 0,
  begins: '2026-06-01',
  ends: '2027-05-31',
  late: [],
  nights: [],
  acts: [],
  members: [
    {
      nevg: '300000001',
      firstname: 'Ada',
      lastname: 'Moreau',
      email: 'ada@example.org',
      locale: 'fr',
      country: 'FR',
      contract_number: 'ZC-1',
      effective_date: '2026-01-10',
      due_day: 5,
      refund_iban: 'FR3999910000170000412703A23',
      animals: [
        {
          id: oslo,
          name: 'Oslo',
          type: 'dog',
          birth_date: '2020-01-01',
          cover_start: '2026-01-10',
          formula: 'integrale',
          monthly_price_cents: 2490,
          icad: '250269812340176',
        },
        {
          id: 'mirza',
          name: 'Mirza',
          type: 'cat',
          birth_date: '2020-01-01',
          cover_start: '2026-01-10',
          formula: 'confort',
          monthly_price_cents: 2790,
          icad: '250269812340177',
        },
      ],
    },
  ],
}

const line = (care_kind: string, billed_cents: number): SimLine => ({
  animal_id: oslo,
  care_kind,
  billed_cents,
  event: null,
  reason_code: null,
})
type Told = { kind: Act['kind']; on: string } & Record<string, unknown>

/** A model of one member, and acts of it at ten of a day; each is done unless another outcome is given. */
function live(...acts: (Told & { became?: Outcome })[]) {
  const model = makeModel(script)
  for (const [place, { on, became, ...act }] of acts.entries())
    model.act({
      act: { step: place + 1, nevg: '300000001', at: `${on}T10:00:00.000Z`, ...act } as unknown as Act,
      outcome: became ?? done({}),
    })
  return model
}
const done = (facts: Facts): Outcome => ({ kind: 'done', facts })
const observed = (at: string, looked: ObservedPart[], more: Partial<Observed> = {}): Observed => ({
  nevg: '300000001',
  at: `${at}T10:00:00.000Z`,
  jobs_late: false,
  is_whole: true,
  looked,
  contract: null,
  endings: null,
  address: null,
  animals: [],
  changes: [],
  requests: [],
  quotes: [],
  receipts: [],
  disputes: [],
  godchildren: [],
  earned_cents: null,
  refund_account: null,
  mandate: null,
  notifications: [],
  mailed: {},
  events: [],
  is_held: false,
  unpaid_cents: 0,
  due_day: 5,
  next_debit_on: null,
  schedule: [],
  ...more,
})
const filed = (request: string, on = '2026-06-15', care_date = '2026-06-10'): Told => ({
  kind: 'file',
  on,
  request,
  animal_ids: [oslo],
  care_date,
  cause: 'accident',
  first_symptoms_on: null,
  quote: null,
})
const opened = (request: string, on = '2026-06-15'): Told => ({ kind: 'open', on, request })
/** Expectation of one field; an empty observation shows which are missing. */
const told = (model: ReturnType<typeof live>, at: string, part: ObservedPart) =>
  model.compare(observed(at, [part])).map(({ where, expected }) => [where, expected])

describe('[SIM-01] a request of the model', () => {
  const lines = [line('consultation', 10_000)]
  const start = [filed('r1'), opened('r1')]

  it('[REF-17][LIFE-02] is decided, paid, corrected, sent back and paid again, to the cent', () => {
    const correct = { kind: 'correct', on: '2026-06-20', request: 'r1', lines: [line('consultation', 14_000)] } as const
    const acts = [
      ...start,
      // (100 - 25) x 75 %
      { kind: 'accept', on: '2026-06-17', request: 'r1', lines, became: done({ status: 'accepted' }) } as const,
      { kind: 'pay', on: '2026-06-18', request: 'r1', payment_date: '2026-06-18' } as const,
      { ...correct, reason: 'Une ligne manquait.' },
      { kind: 'pay', on: '2026-06-21', request: 'r1', payment_date: '2026-06-21' } as const,
      { kind: 'return-payment', on: '2026-06-25', request: 'r1', returned_on: '2026-06-24' } as const,
    ]
    const [[, request] = []] = told(live(...acts), '2026-06-25', 'requests')
    expect(request).toMatchObject({
      status: 'accepted',
      amount_to_refund_cents: 8625,
      timeline: ['filed', 'pending', 'processing', 'accepted', 'finished', 'corrected', 'finished', 'payment-returned'],
      refunds: [{ refunded_cents: 8625, paid_cents: 5625, due_cents: 3000, overpaid_cents: 0, payment_date: null }],
    })
    const wrong = live(...start, {
      kind: 'accept',
      on: '2026-06-17',
      request: 'r1',
      lines,
      became: done({ refunds: [{ animal_id: oslo, refunded_cents: 5624 }] }),
    })
    expect(wrong.compare(observed('2026-06-17', []))).toEqual([
      { where: 'step 3 accept: refunds oslo.refunded_cents', expected: 5625, observed: 5624 },
    ])
  })

  it('[SEC-24] moves by the legal moves alone', () => {
    const early = live(filed('r1'), { kind: 'accept', on: '2026-06-16', request: 'r1', lines })
    expect(early.compare(observed('2026-06-16', []))).toEqual([
      { where: 'step 2 accept', expected: 'refused', observed: 'done' },
    ])
    const conflict: Outcome = { kind: 'refused', status: 409, code: 'conflict', errors: {}, facts: {} }
    expect(live(filed('r1'), { ...opened('r1'), became: conflict }).compare(observed('2026-06-16', []))).toEqual([
      { where: 'step 2 open', expected: 'done', observed: 'refused: conflict' },
    ])
  })

  it('is one of two worlds when nobody knows whether it was done, until an observation tells', () => {
    for (const status of ['pending', 'processing']) {
      const model = live(filed('r1'), { ...opened('r1'), became: { kind: 'unknown' } })
      const timeline = status === 'pending' ? ['filed', 'pending'] : ['filed', 'pending', 'processing']
      const seen = {
        request: 'r1',
        status,
        before_portal: false,
        care_date: '2026-06-10',
        cause: 'accident',
        animal_ids: [oslo],
        timeline,
        expected_by: '2026-06-17',
        late_days: 0,
        documents: 2,
        amount_to_refund_cents: null,
        rejection_code: null,
        refunds: [],
        corrections: 0,
        awaited: [],
        quote: null,
        is_answer_unread: false,
        unread: null,
        messages: null,
      }
      expect(model.compare(observed('2026-06-15', ['requests'], { requests: [seen] }))).toEqual([])
      const other = { ...seen, status: status === 'pending' ? 'processing' : 'pending' }
      expect(model.compare(observed('2026-06-15', ['requests'], { requests: [other] }))).toEqual([
        { where: 'requests r1.status', expected: status, observed: other.status },
      ])
    }
  })

  it('is told in the amounts and days of its acts, and the insurer hears of it once', () => {
    const model = () => live(filed('r1'))
    const at = '2026-06-15T10:00:00.000Z'
    const text = { kind: 'refund_filed', subject: 'r1', created_at: at, read_at: null }
    const facts = { care_date: '2026-06-10', cause: 'accident', reference: 'R-1' }
    const event = { event: 'refund_request.submitted', subject: 'r1', at, facts: { filed_by: 'member' } }
    const compare = (more: Partial<Observed>) => {
      const seen = { notifications: [{ ...text, facts }], events: [event], mailed: { [at]: 1 }, ...more }
      return model().compare(observed('2026-06-15', ['notifications'], seen))
    }
    expect(compare({})).toEqual([])
    const where = 'event refund_request.submitted of r1'
    expect(compare({ notifications: [{ ...text, facts: { ...facts, care_date: '2026-06-11' } }] })).toEqual([
      expect.objectContaining({
        where: 'text of refund_filed of r1',
        expected: { care_date: '2026-06-10', cause: 'accident' },
      }),
    ])
    expect(compare({ events: [] })).toEqual([{ where, expected: { filed_by: 'member' }, observed: [] }])
    expect(compare({ events: [event, event] })).toEqual([{ where, expected: 'none', observed: event.facts }])
    expect(compare({ notifications: [{ ...text, facts, read_at: at }] })).toEqual([
      { where: `reading of refund_filed of ${at}`, expected: 'unread', observed: at },
    ])
  })

  it('[SIM-02][REF-10] is decided in the words and the line of evidence that name its animals, amounts, account and day', () => {
    const accept = { kind: 'accept', on: '2026-06-19', request: 'r1', lines, became: done({}) } as const
    const [texts, event] = [told(live(...start, accept), '2026-06-19', 'notifications'), 'event evidence of r1']
    expect(texts.find(([where]) => where === event)).toEqual([
      event,
      { sequence: 0, outcome: 'accepted', reason: null, refunds: ['oslo: 5625 of 10000 to FR39 **** **** 3A23'] },
    ])
    const at = '2026-06-19T10:00:00.000Z'
    const text = { kind: 'refund_accepted', subject: 'r1', created_at: at, read_at: null }
    const facts = { names: ['Oslo'], amount_cents: 5625, billed_cents: 10_000, kept_cents: 4375 }
    const paid = { account: 'FR39\u00a0••••\u00a03A23', expected_by: '2026-06-23' }
    const says = (more: object) =>
      live(...start, accept)
        .compare(
          observed('2026-06-19', ['notifications'], { notifications: [{ ...text, facts: { ...facts, ...more } }] }),
        )
        .some(({ where }) => where === 'text of refund_accepted of r1')
    expect([says(paid), says({ ...paid, expected_by: '2026-06-22' }), says({ ...paid, names: ['Mirza'] })]).toEqual([
      false,
      true,
      true,
    ])
  })

  it('[REF-10][REM-01] is refused by itself once its last day has passed, after two reminders', () => {
    const model = live(...start, {
      kind: 'ask',
      on: '2026-06-16',
      request: 'r1',
      animal_id: oslo,
      type: 'medical-history',
      reason_code: 'missing_medical_history',
      due_on: '2026-07-10',
    })
    for (const day of ['2026-07-03', '2026-07-04', '2026-07-09', '2026-07-10', '2026-07-11']) model.day(day)
    expect(told(model, '2026-07-11', 'notifications').slice(3)).toEqual([
      ['notifications documents_due of r1', 2],
      ['notifications refund_rejected of r1', 1],
      ['event evidence of r1', { sequence: 0, outcome: 'rejected', reason: 'documents_timeout', refunds: [] }],
    ])
    expect(told(model, '2026-07-11', 'requests')[0]?.[1]).toMatchObject({
      status: 'rejected',
      rejection_code: 'documents_timeout',
    })
  })

  it('[CLK-01][CLK-02] is promised for the second working day, and stands still while its member must act', () => {
    expect(findPromise('2026-11-20', [], 'FR')).toBe('2026-11-24')
    expect(findPromise('2026-11-16', [{ from: '2026-11-17', to: null }], 'FR')).toBe(null)
    expect(findPromise('2026-11-16', [{ from: '2026-11-18', to: '2026-11-23' }], 'FR')).toBe('2026-11-24')
    const twice = [
      { from: '2026-11-17', to: '2026-11-19' },
      { from: '2026-11-20', to: '2026-12-01' },
    ]
    expect(findPromise('2026-11-16', twice, 'FR')).toBe('2026-12-02')
  })
})

describe('[SIM-01] an agreement of the model', () => {
  const cover = { cover_start: '2024-01-10', cover_end: null, suspensions: [] }
  const care = { care_date: '2026-11-20', cause: 'accident' as const, first_symptoms_on: null }
  const formula = findFormula('integrale')
  const untouched = { ceiling_cents: 0, package_cents: 0, deductible_cents: 0 }
  const bill = (...lines: [string, number][]) => lines.map(([kind, cents]) => line(kind, cents))
  const quoted = reckonRefund({
    formula,
    cover,
    care,
    taken: untouched,
    lines: bill(['surgery', 60_000], ['anaesthesia', 12_000]),
  })
  const agreement = {
    lines: quoted.lines,
    formula,
    deductible_cents: quoted.deductible_cents,
    refunded_cents: quoted.refunded_cents,
    valid_until: '2026-12-31',
    year_start: '2026-01-10',
    ceiling_cents: quoted.care_refund_cents,
    package_cents: quoted.package_refund_cents,
  }
  const under = (lines: SimLine[], taken = untouched) =>
    reckonUnderAgreement({ formula, cover, care, taken, lines }, agreement).refunded_cents

  it('[PRE-02] brings what was agreed, by the rules what is beyond it, and keeps the rest out of reach of other care', () => {
    // (720 - 25) x 75 %
    expect(quoted.refunded_cents).toBe(52_125)
    const whole = bill(['surgery', 60_000], ['anaesthesia', 12_000])
    expect(under(whole)).toBe(52_125)
    expect(under(bill(['surgery', 70_000], ['anaesthesia', 12_000], ['medication', 2000], ['grooming', 900]))).toBe(
      61_125,
    )
    expect(under(bill(['surgery', 50_000]))).toBe(35_625)
    const used = { ...untouched, ceiling_cents: 150_000 - 52_125 }
    expect(under(bill(['surgery', 90_000], ['anaesthesia', 12_000]), used)).toBe(52_125)
    expect(under(bill(['hospitalisation', 100_000]), { ...used, ceiling_cents: used.ceiling_cents - 10_000 })).toBe(
      10_000,
    )
    expect(under(whole, { ...untouched, deductible_cents: 2500 })).toBe(54_000)
  })
})

it('[SIM-01][PRE-02] an agreement of the model is about its own animal: the other one on the bill is decided by its formula', () => {
  const bill = [line('consultation', 10_000), { ...line('consultation', 10_000), animal_id: 'mirza' }]
  const quote = { animal_id: oslo, planned_on: '2026-06-10', cause: 'accident', first_symptoms_on: null }
  const became = done({ status: 'answered', refunded_cents: 5625 })
  const agreed = { outcome: 'agreed', valid_until: '2026-07-01', reason: null, became }
  const model = live(
    {
      kind: 'quote',
      on: '2026-06-01',
      quote: 'q1',
      ...quote,
      lines: [{ care_kind: 'consultation', billed_cents: 10_000 }],
    },
    { kind: 'answer-quote', on: '2026-06-02', quote: 'q1', ...agreed },
    { ...filed('r1'), animal_ids: [oslo, 'mirza'], quote: 'q1' },
    opened('r1'),
    { kind: 'accept', on: '2026-06-17', request: 'r1', lines: bill },
  )
  const [[, request] = []] = told(model, '2026-06-17', 'requests')
  // (100 - 25) x 75 %, and (100 - 60) x 90 %
  expect(request).toMatchObject({ quote: 'q1', refunds: [{ refunded_cents: 5625 }, { refunded_cents: 3600 }] })
})

it('[SIM-01] what an animal of the model used before the portal counts: ceiling and the deductible of its open event', () => {
  const opening = {
    insurance_year_start: '2026-01-10',
    ceiling_used_cents: 147_000,
    deductible_used_cents: 0,
    package_used_cents: 0,
    open_event: { first_care_date: '2026-05-20', cause: 'accident', event: null, deductible_used_cents: 2500 },
  }
  const estimate = { kind: 'estimate', on: '2026-06-15', animal_id: oslo, care_date: '2026-06-10', cause: 'accident' }
  const lines = [{ care_kind: 'consultation', billed_cents: 4000 }]
  const model = (bill: typeof lines, refunded_cents: number) =>
    live({ kind: 'put-opening-balance', on: '2026-06-01', animal_id: oslo, ...opening }, {
      ...estimate,
      lines: bill,
      became: done({ refunded_cents }),
    } as Told & { became: Outcome }).compare(observed('2026-06-15', []))
  // 40 x 75 %, no deductible left; then what is left of the ceiling
  expect(model(lines, 3000)).toEqual([])
  expect(model([{ care_kind: 'consultation', billed_cents: 90_000 }], 3000)).toEqual([])
  expect(model(lines, 1125)).toHaveLength(1)
})

describe('[SIM-01] a contract of the model that follows another one', () => {
  const end = (end_date: string, suspensions: { from_day: string; to_day: string | null }[] = []): Told => ({
    kind: 'put-contract',
    on: '2026-07-10',
    status: 'terminated',
    end_date,
    suspensions,
  })
  const next = (effective_date: string, on = '2026-07-10'): Told => ({
    kind: 'replace-contract',
    on,
    number: 'ZC-2',
    effective_date,
  })
  const codeOf = (care_date: string, ...acts: Told[]) => {
    const lines = [line('consultation', 10_000)]
    const request = [filed('r1', '2026-10-20', care_date), opened('r1', '2026-10-20')]
    const model = live(...acts, ...request, { kind: 'accept', on: '2026-10-21', request: 'r1', lines })
    const [[, seen] = []] = told(model, '2026-10-21', 'requests')
    return (seen as { rejection_code: string | null }).rejection_code
  }

  it('[REF-17] covers no day between the two, nor one of a former suspension, and each of the others', () => {
    const suspended = [{ from_day: '2026-06-21', to_day: null }]
    const acts = [end('2026-06-30', suspended), next('2026-09-16')]
    const days = ['2026-06-20', '2026-06-21', '2026-06-30', '2026-07-01', '2026-09-15', '2026-09-16']
    const [covered, between] = [null, 'after_end_date']
    expect(days.map((day) => codeOf(day, ...acts))).toEqual([
      covered,
      'cover_suspended',
      'cover_suspended',
      between,
      between,
      covered,
    ])
    expect(['2026-06-30', '2026-07-01'].map((day) => codeOf(day, end('2026-06-30'), next('2026-07-01')))).toEqual([
      covered,
      covered,
    ])
    const corrected = [...acts, next('2026-09-01', '2026-09-20')]
    expect(['2026-08-31', '2026-09-01'].map((day) => codeOf(day, ...corrected))).toEqual([between, covered])
  })

  it('[REC-05] is debited by its own days: none before it, and its first month with the next debit', () => {
    const [[, schedule] = []] = told(live(end('2026-06-30'), next('2026-09-16')), '2026-07-11', 'schedule')
    expect(schedule).toEqual([
      // 24.90 € and 27.90 € with 15/30 of each
      { month: '2026-10', due_date: '2026-10-05', amount_cents: 5280 + 1245 + 1395 },
      { month: '2026-11', due_date: '2026-11-05', amount_cents: 5280 },
      { month: '2026-12', due_date: '2026-12-07', amount_cents: 5280 },
    ])
  })

  it('[LAW-01] takes a requested end over where its day is still to come, and can be ended and undone by its own days', () => {
    const asked = {
      kind: 'ask-end',
      on: '2026-06-20',
      ending: 'termination',
      became: done({ ends_on: '2027-01-09' }),
    } as const
    const endings = (effective_date: string) =>
      told(live(asked, end('2026-07-09'), next(effective_date)), '2026-07-11', 'accounts').find(
        ([where]) => where === 'endings',
      )?.[1]
    expect(endings('2026-07-10')).toEqual({
      withdrawal: '2026-07-24',
      termination: null,
      asked: [{ ending: 'termination', ends_on: '2027-01-09' }],
    })
    expect(endings('2027-01-09')).toEqual({ withdrawal: '2027-01-23', termination: '2028-01-08', asked: [] })
  })

  it('follows one that has ended, and no other', () => {
    const early = live(next('2026-09-16'))
    expect(early.compare(observed('2026-07-10', []))).toEqual([
      { where: 'step 1 replace-contract', expected: 'refused', observed: 'done' },
    ])
  })
})

describe('[SIM-01] deadlines of the model', () => {
  it.each([
    [8, 30, null],
    [7, 30, 7],
    [3, 30, 7],
    [1, 30, 1],
    [0, 30, 1],
    [-1, 30, null],
    [6, 7, null],
    [1, 3, 1],
    [0, 1, null],
  ])('[REM-01] %i days before a last day that was asked for %i days before: %j', (left, before, reminder) => {
    const day = (days: number) => addDays('2026-12-20', -days)
    expect(findDueReminder('2026-12-20', day(before), day(left))).toBe(reminder)
  })

  it('[ANI-03] reminds of the identification number 30, 15 and 5 days before the last of its 60', () => {
    const on = (day: string) => findIcadReminder('2026-10-26', day)
    expect(
      ['2026-11-24', '2026-11-25', '2026-12-08', '2026-12-10', '2026-12-20', '2026-12-25', '2026-12-26'].map(on),
    ).toEqual([null, 30, 30, 15, 5, 5, null])
  })

  it('[FIX-01] answers a dispute by the law of the country', () => {
    expect(findAnswerBy('2026-12-31', 'FR')).toBe('2027-02-28')
    expect(findAnswerBy('2026-12-31', 'IT')).toBe('2027-02-14')
    expect(findAnswerBy('2027-01-31', 'BE')).toBe('2027-02-28')
  })

  it('[FIX-02] tries a debit again once, ten days later, on a bank day that can still be announced', () => {
    const receipt = {
      receipt: 'c1',
      month: '2026-11',
      due_date: '2026-11-05',
      amount_cents: 2490,
      status: 'upcoming' as const,
      payment_date: null,
      decline_code: null,
      next_attempt_on: null,
      declined_on: [] as string[],
      announced: true,
    }
    expect(planSecondAttempt(receipt, 'AM04', '2026-11-19', '2026-11-20')).toBe('2026-11-30')
    expect(planSecondAttempt(receipt, 'MS03', '2026-11-05', '2026-11-20')).toBe('2026-11-25')
    expect(planSecondAttempt(receipt, 'AC04', '2026-11-19', '2026-11-20')).toBe(null)
    expect(planSecondAttempt({ ...receipt, declined_on: ['2026-11-05'] }, 'AM04', '2026-11-15', '2026-11-15')).toBe(
      null,
    )
  })

  it('[REC-05] shows the debits of the year: those that were announced, then the prices of the covered days of each month', () => {
    const announced = { month: '2026-07', issue_date: '2026-06-15', due_date: '2026-07-06', amount_cents: 5280 }
    const joined = {
      id: 'nala',
      name: 'Nala',
      type: 'cat',
      birth_date: '2024-01-01',
      cover_start: '2026-09-16',
      formula: 'integrale',
      monthly_price_cents: 1001,
      icad: null,
    }
    const model = live(
      { kind: 'announce-receipt', on: '2026-06-15', receipt: 'p1', ...announced },
      { kind: 'join-animal', on: '2026-06-17', animal: joined },
    )
    const [[, schedule] = []] = told(model, '2026-06-20', 'schedule')
    expect(schedule).toEqual([
      { month: '2026-07', due_date: '2026-07-06', amount_cents: 5280 },
      { month: '2026-08', due_date: '2026-08-05', amount_cents: 5280 },
      { month: '2026-09', due_date: '2026-09-07', amount_cents: 5280 },
      // 10.01 € x 15/30 = 5.005 €, half up, with the first debit after it came
      { month: '2026-10', due_date: '2026-10-05', amount_cents: 5280 + 1001 + 501 },
      { month: '2026-11', due_date: '2026-11-05', amount_cents: 6281 },
      { month: '2026-12', due_date: '2026-12-07', amount_cents: 6281 },
    ])
  })

  it('[REM-02] tells of a draft after a day, three days before its end, and deletes it a day after that was told', () => {
    const model = live({
      kind: 'forget-draft',
      on: '2026-06-15',
      request: 'r1',
      animal_ids: [oslo],
      care_date: '2026-06-10',
    })
    const days = Array.from({ length: 15 }, (_, place) => `2026-06-${16 + place}`).concat(
      Array.from({ length: 15 }, (_, place) => `2026-07-${String(place + 1).padStart(2, '0')}`),
    )
    for (const day of days) model.day(day)
    expect(told(model, '2026-07-15', 'notifications')).toEqual([
      ['notifications draft_waiting of r1', 1],
      ['notifications draft_ending of r1', 1],
    ])
    expect(told(model, '2026-07-15', 'requests')).toHaveLength(1)
    model.day('2026-07-16')
    expect(told(model, '2026-07-16', 'requests')).toEqual([])
  })

  it('[PRE-03] decides care by the formula of its day: what a change adds begins with it, and the rest goes on', () => {
    const periods = [
      { from: null, code: 'preventive' },
      { from: '2026-06-01', code: 'integrale' },
    ]
    expect(['2026-05-31', '2026-06-01'].map((day) => findCodeOn(periods, day))).toEqual(['preventive', 'integrale'])
    const formula = findFormulaOn(periods, '2026-06-01')
    expect([formula.begun, formula.waiting_days]).toEqual([
      { illness: '2026-06-01' },
      { accident: 2, illness: 45, illness_surgery: 120 },
    ])
    const cover = { cover_start: '2026-01-10', cover_end: null, suspensions: [] }
    const reasonOn = (care_date: string, care_kind: string) =>
      findDropReason(
        { care_kind, billed_cents: 5000, reason_code: null },
        { formula, cover, care: { care_date, cause: 'illness', first_symptoms_on: null }, lines: [] },
      )
    expect(reasonOn('2026-07-15', 'consultation')).toBe('waiting_period')
    expect(reasonOn('2026-07-16', 'consultation')).toBe(null)
    expect(reasonOn('2026-06-02', 'surgery')).toBe(null)
  })

  it('[PRE-03] asks for a formula of the next renewal, a month before it at the latest', () => {
    expect(findRenewal('2026-01-31', '2027-01-31')).toBe('2028-01-31')
    expect(findRenewal('2024-02-29', '2026-02-28')).toBe('2026-03-01')
    expect(['2028-01-31', '2028-03-31'].map(findLastDayToAsk)).toEqual(['2027-12-31', '2028-02-29'])
  })
})
