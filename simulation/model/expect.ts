import type { SimPastRefund } from '../acts.ts'
import type { Observed, ObservedPart } from '../observed.ts'
import { findTermination, findWithdrawal } from './acts/ending-acts.ts'
import { findRenewal } from './acts/formula-acts.ts'
import {
  addDays,
  addMonths,
  type Day,
  dayOfMonth,
  daysBetween,
  daysInMonth,
  monthOf,
  writeDay,
  yearOf,
} from './calendar/civil-days.ts'
import { addWorkingDays, type Country, countWorkingDays } from './calendar/holidays.ts'
import { countTaken, findInsuranceYear } from './refunds/counters.ts'
import { findCodeOn, findFormulaOn, type Guarantee } from './refunds/formulas.ts'
import type { Reckoning } from './refunds/reckon.ts'
import { expectSchedule } from './schedule.ts'
import { accountOf, partsOf, reservationsOf } from './state/decide.ts'
import {
  type AnimalState,
  findCoverEnd,
  findEndings,
  findLastDay,
  foreseeCoverEnd,
  hasEnded,
  isHeld,
  maskIban,
  type MemberState,
  type QuoteState,
  reachesMonth,
  type RequestState,
} from './state/member-state.ts'

/** Last day of the promise: two working days after filing, without the time that waited for the member, a day at least after it. */
export function findPromise(filed_on: Day, pauses: RequestState['pauses'], country: Country): Day | null {
  let [since, left] = [filed_on, 2]
  for (const { from, to } of pauses) {
    if (to === null) return null
    left = Math.max(1, left - countWorkingDays(since, from, country))
    since = to
  }
  return addWorkingDays(since, left, country)
}

type Expected = { [K in keyof Observed]?: unknown }

function expectRequest(state: MemberState, request: RequestState, looked: readonly ObservedPart[], today: Day) {
  const isOpen = ['pending', 'processing', 'action-done'].includes(request.status)
  const expected_by = isOpen && request.filed_on ? findPromise(request.filed_on, request.pauses, state.country) : null
  return {
    request: request.request,
    status: request.status,
    before_portal: false,
    care_date: request.care_date || null,
    cause: request.cause,
    animal_ids: request.animal_ids,
    ...(request.status === 'draft' ? {} : { timeline: request.timeline, quote: request.quote }),
    expected_by,
    late_days: isOpen && expected_by !== null ? Math.max(0, daysBetween(expected_by, today)) : undefined,
    documents: request.status === 'draft' ? undefined : request.documents,
    amount_to_refund_cents:
      request.status === 'accepted'
        ? request.refunds.reduce((all, { reckoning }) => all + reckoning.refunded_cents, 0)
        : null,
    rejection_code: request.rejection_code,
    corrections: request.corrections,
    is_answer_unread: request.is_answer_unread,
    ...(looked.includes('threads') && request.status !== 'draft'
      ? { unread: request.unread, messages: request.messages }
      : { unread: null, messages: null }),
    awaited: request.status === 'action-required' ? request.awaited.length : undefined,
    refunds: request.refunds.map((refund) => ({
      animal_id: refund.animal_id,
      billed_cents: refund.reckoning.billed_cents,
      refunded_cents: refund.reckoning.refunded_cents,
      ...accountOf(refund),
      payment_date: accountOf(refund).due_cents > 0 ? null : (refund.transfers.at(-1)?.on ?? null),
      account: refund.iban === null ? null : maskIban(refund.iban),
      subtotal_cents: refund.reckoning.base_cents,
      remaining_cents: refund.reckoning.billed_cents - refund.reckoning.refunded_cents,
      steps: expectSteps(refund.reckoning),
      returned: refund.returned,
      lines: refund.reckoning.lines.map((line) => ({
        care_kind: line.care_kind,
        billed_cents: line.billed_cents,
        refunded_cents: line.refunded_cents,
        // The rules are silent on the reasons of a line that is decided in two steps.
        ...(request.quote === null ? { reason_code: line.reason_code } : {}),
      })),
    })),
  }
}

/** Steps of the arithmetic as the statement explains them. */
const expectSteps = ({ base_cents, deductible_cents, net_cents, ...reckoning }: Reckoning) => ({
  covered_base_cents: base_cents,
  deductible_cents,
  net_cents,
  ceiling_cut_cents: net_cents - reckoning.care_refund_cents,
  vaccine_package_cents: reckoning.package_refund_cents,
  refunded_cents: reckoning.refunded_cents,
})

/** The next formula that is confirmed, while the animal's cover has no end. */
function expectNext({ formulas, prices }: AnimalState, today: Day) {
  const next = formulas.find(({ from }) => from !== null && from > today)
  if (!next) return null
  const price = prices.find(({ from }) => from === next.from)
  return { name: next.code, from: next.from, monthly_price_cents: price?.cents ?? undefined }
}

/** Refunds of before the portal, each paid whole; the list goes back twelve months. */
function expectPast({ past }: MemberState, today: Day) {
  const month = addMonths(monthOf(today), -12)
  const since = writeDay(yearOf(month), Number(month.slice(5)), Math.min(dayOfMonth(today), daysInMonth(month)))
  return Object.values(past)
    .filter(({ payment_date }) => payment_date >= since)
    .map(expectPastRefund)
}

const expectPastRefund = ({ animal_id, care_date, cause, tracking_reference, ...past }: SimPastRefund) => ({
  request: `past ${tracking_reference}`,
  status: 'accepted',
  before_portal: true,
  care_date,
  cause,
  animal_ids: [animal_id],
  amount_to_refund_cents: past.refunded_cents,
  refunds: [
    {
      animal_id,
      billed_cents: past.billed_cents,
      refunded_cents: past.refunded_cents,
      payment_date: past.payment_date,
      lines: [{ care_kind: past.care_kind, refunded_cents: past.refunded_cents }],
    },
  ],
})

function expectAnimal(state: MemberState, animal: AnimalState, today: Day) {
  const { animal_id, cover_start, formulas, prices } = animal
  const cover_end = findCoverEnd(state, animal)
  const formula = findFormulaOn(formulas, today)
  const isCovered =
    formula.covers.length > 0 &&
    cover_start <= today &&
    state.contract.effective_date <= today &&
    (cover_end === null || today <= cover_end)
  return {
    animal_id,
    cover_start,
    cover_end,
    end_reason: cover_end === animal.cover_end ? animal.end_reason : 'contract_ended',
    formula: findCodeOn(formulas, today),
    monthly_price_cents: prices.findLast(({ from }) => from === null || from <= today)?.cents ?? undefined,
    next: foreseeCoverEnd(state, animal) === null ? expectNext(animal, today) : undefined,
    limits: isCovered ? expectLimits(state, animal, today) : null,
  }
}

function expectLimits(state: MemberState, animal: AnimalState, today: Day) {
  const formula = findFormulaOn(animal.formulas, today)
  const year = findInsuranceYear(animal.cover_start, today)
  const parts = partsOf(state, animal.animal_id, null)
  const asked = [
    { formula, cover_start: animal.cover_start },
    { care_date: today, cause: 'prevention', event: null },
  ] as const
  const used = countTaken(...asked, parts, [])
  const taken = countTaken(...asked, parts, reservationsOf(state, animal.animal_id, today, undefined))
  const limit = (amount_cents: number, used_cents: number, taken_cents: number) => ({
    amount_cents,
    used_cents,
    reserved_cents: taken_cents - used_cents,
    remaining_cents: Math.max(0, amount_cents - taken_cents),
  })
  const isYearly = formula.deductible_mode === 'per_year'
  return {
    year_start: year.first,
    year_end: year.last,
    ceiling: {
      ...limit(formula.ceiling_cents, used.ceiling_cents, taken.ceiling_cents),
      used_percent: findPercent(used.ceiling_cents, formula.ceiling_cents),
    },
    package: limit(formula.package_cents, used.package_cents, taken.package_cents),
    deductible: {
      mode: formula.deductible_mode,
      amount_cents: formula.deductible_cents,
      used_cents: isYearly ? used.deductible_cents : null,
    },
    waiting_periods: (Object.keys(formula.waiting_days) as Guarantee[]).flatMap((guarantee) => {
      const days = formula.waiting_days[guarantee]
      if (days === null || !formula.covers.includes(guarantee)) return []
      const covered_from = addDays(formula.begun?.[guarantee] ?? animal.cover_start, days)
      return [{ guarantee, covered_from, days_left: Math.max(0, daysBetween(today, covered_from)) }]
    }),
  }
}

/** Whole percent of a limit: one at least where something is used, a hundred where nothing is left alone. */
function findPercent(used_cents: number, limit_cents: number): number {
  if (used_cents === 0 || limit_cents === 0) return 0
  if (used_cents >= limit_cents) return 100
  const percent = Math.trunc((used_cents * 100) / limit_cents)
  return percent === 0 ? 1 : percent
}

/** State that the portal must show of a member on a day, as far as the rules say it and it was looked at. */
export function expectMember(state: MemberState, { at, looked, is_whole, requests }: Observed, today: Day): Expected {
  const isSeen = ({ request: name }: { request: string }) =>
    is_whole || requests.some(({ request }) => request === name)
  const parts: Record<ObservedPart, Expected> = {
    animals: { animals: state.animals.map((animal) => expectAnimal(state, animal, today)) },
    changes: {
      changes: state.changes.map(({ from_formula: _from, monthly_price_cents, ...change }) => ({
        ...change,
        monthly_price_cents: monthly_price_cents ?? undefined,
      })),
    },
    requests: {
      requests: [
        ...state.requests.filter(isSeen).map((request) => expectRequest(state, request, looked, today)),
        ...(is_whole ? expectPast(state, today) : []),
      ],
      disputes: state.disputes.filter(isSeen).map(({ corrections_then: _then, ...dispute }) => dispute),
    },
    quotes: { quotes: state.quotes.map((quote) => expectQuote(state, quote, today)) },
    receipts: { receipts: expectReceipts(state) },
    godchildren: {
      godchildren: state.godchildren.map(({ is_sponsor: _is, ...one }) => ({
        ...one,
        // Elsewhere it may be left to chance.
        ...(one.is_drawn && state.country === 'IT' ? { amount_cents: 2500 } : {}),
      })),
    },
    accounts: {
      contract: expectContract(state, today),
      endings: expectEndings(state, today),
      ...(state.address === null ? {} : { address: state.address }),
      refund_account: state.refund_account ? maskIban(state.refund_account) : null,
      is_held: isHeldAround(state, at),
      unpaid_cents: sumUnpaid(state),
      due_day: state.member.due_day,
      next_debit_on: expectNextDebit(state, today),
      ...(state.mandate === null ? {} : { mandate: maskIban(state.mandate) }),
    },
    schedule: { schedule: expectSchedule(state, today) },
    notifications: {},
    threads: {},
  }
  return Object.assign({}, ...looked.map((part) => parts[part])) as Expected
}

/** Contributions that are there; none is to come of a month after the contract's last day. */
const expectReceipts = (state: MemberState) =>
  state.receipts
    .filter(({ status, month }) => status !== 'upcoming' || reachesMonth(state, month))
    .map(({ declined_on: _declined, announced: _announced, ...one }) => one)

const sumUnpaid = ({ receipts }: MemberState) =>
  receipts.reduce((all, { status, amount_cents }) => all + (status === 'declined' ? amount_cents : 0), 0)

/** Tells whether transfers to the account in use wait; undefined in the hour about their end, for the portal's clock may be off. */
function isHeldAround(state: MemberState, at: string): boolean | undefined {
  const move = (ms: number) => new Date(Date.parse(at) + ms).toISOString()
  const [before, after] = [-3_600_000, 3_600_000].map((ms) => isHeld(state, state.refund_account, move(ms)))
  return before === after ? before : undefined
}

/** The next debit, a second attempt included, of a contract that goes on. */
function expectNextDebit(state: MemberState, today: Day): Day | null | undefined {
  if (findLastDay(state) !== null || state.contract.status === 'terminated') return undefined
  const days = state.receipts
    .filter(({ status, month }) => status !== 'upcoming' || reachesMonth(state, month))
    .flatMap(({ status, due_date, next_attempt_on }) =>
      status === 'upcoming' ? due_date : status === 'declined' ? (next_attempt_on ?? []) : [],
    )
  return days.filter((day) => day >= today).toSorted()[0] ?? null
}

function expectContract(state: MemberState, today: Day) {
  const { contract, receipts } = state
  const { number, status, effective_date, end_date, suspensions } = contract
  const isRunning = suspensions.some(({ from, to }) => from <= today && (to === null || today <= to))
  const begun = isRunning ? 'suspended' : status
  const shown = effective_date > today ? 'in_preparation' : begun
  const unpaid = receipts.filter((receipt) => receipt.status === 'declined')
  return {
    number,
    status: hasEnded(state, today) ? 'terminated' : shown,
    effective_date,
    renewal_date: findRenewal(effective_date, today),
    end_date,
    amount_due_cents: unpaid.reduce((all, { amount_cents }) => all + amount_cents, 0),
  }
}

/** Ends that can be asked for, and those that were, the latest first. */
const expectEndings = (state: MemberState, today: Day) => ({
  withdrawal: findWithdrawal(state, today)?.until ?? null,
  termination: findTermination(state, today),
  asked: findEndings(state)
    .toReversed()
    .map(({ ending, ends_on }) => ({ ending, ends_on })),
})

/** An agreement whose last day has passed is shown as lapsed before the job says so. */
function expectQuote({ country }: MemberState, one: QuoteState, today: Day) {
  const { quote, status, animal_id, agreement, request, filed_on } = one
  const isOver = status === 'answered' && agreement !== null && request === null && today > agreement.valid_until
  const shown = isOver ? 'lapsed' : status
  return {
    quote,
    status: shown,
    animal_id,
    expected_by: status === 'pending' && filed_on !== null ? findPromise(filed_on, [], country) : null,
    ...(agreement
      ? {
          refunded_cents: agreement.refunded_cents,
          reserved_cents: shown === 'answered' ? agreement.ceiling_cents : 0,
          valid_until: agreement.valid_until,
        }
      : {}),
  }
}
