import { addDays, type Day, daysBetween } from '../calendar/civil-days.ts'
import { findInsuranceYear, partsOfYear } from '../refunds/counters.ts'
import { findFormulaOn } from '../refunds/formulas.ts'
import { sumCents } from '../refunds/reckon.ts'
import { decideRequest, isStanding, partsOf } from '../state/decide.ts'
import {
  type AnimalState,
  findAnimal,
  findRequest,
  foreseeCoverEnd,
  hasEnded,
  isBetweenContracts,
  mayRemind,
  mayTell,
  type MemberState,
  publish,
  reachesMonth,
  remindOnce,
  type RequestState,
  shownIban,
  tell,
} from '../state/member-state.ts'
import { findDueReminder, findIcadReminder } from './reminders.ts'

/** Statuses of a filed request without a decision. */
export const undecided = ['pending', 'processing', 'action-required', 'action-done']

/** A request whose documents did not come by their last day is refused by the portal itself. */
export function rejectUnanswered(state: MemberState, today: Day): void {
  for (const request of state.requests) {
    const [late] = request.awaited.filter(({ due_on }) => due_on < today)
    if (request.status !== 'action-required' || !late) continue
    decideRequest(state, request, { lines: [], code: 'documents_timeout', today })
    request.timeline.push('rejected')
    tell(state, 'refund_rejected', request.request, { rejection: { code: 'documents_timeout', date: late.due_on } })
  }
}

/** A confirmed change of formula is applied on its day; one that nobody answered ends with the renewal. */
export function settleChanges(state: MemberState, today: Day): void {
  for (const change of state.changes) {
    const { status, animal_id, takes_effect_on } = change
    const animal = findAnimal(state, animal_id)
    if (!animal || (status !== 'pending' && status !== 'confirmed') || takes_effect_on > today) continue
    // An animal that has left by then has had the notification of that end.
    const cover_end = foreseeCoverEnd(state, animal)
    const has_left = cover_end !== null && cover_end < takes_effect_on
    change.status = status === 'confirmed' && !has_left ? 'applied' : 'lapsed'
    if (has_left) {
      animal.formulas = animal.formulas.filter(({ from }) => from !== takes_effect_on)
      animal.prices = animal.prices.filter(({ from }) => from !== takes_effect_on)
      continue
    }
    const amount_cents = change.status === 'applied' ? (change.monthly_price_cents ?? undefined) : undefined
    const said = { formula: change.formula, date: takes_effect_on, amount_cents }
    tell(state, `formula_change_${change.status}`, animal_id, said)
  }
}

/** An agreement lapses after its last day, unless a filed request still rests on it. */
export function lapseAgreements(state: MemberState, today: Day): void {
  for (const quote of state.quotes) {
    if (quote.status !== 'answered' || !quote.agreement || isStanding(quote, today)) continue
    quote.status = 'lapsed'
    const { refunded_cents: amount_cents, valid_until: date, ceiling_cents: released_cents } = quote.agreement
    tell(state, 'quote_lapsed', quote.quote, { amount_cents, date })
    publish(state, 'quote.lapsed', { subject: quote.quote, on: today, facts: { released_cents } })
  }
}

// The hourly jobs of a night run before six, acts after half past: 24 hours after an act are over two nights later.
const nightsAfter = (changed_at: string, today: Day) => daysBetween(changed_at.slice(0, 10), today)

/** Drafts are told of after a day of rest, and three days before the thirty are over. */
export function remindOfDrafts(state: MemberState, today: Day): void {
  // An empty one goes without a word.
  for (const draft of state.requests.filter(({ status, animal_ids }) => status === 'draft' && animal_ids.length > 0)) {
    const nights = nightsAfter(draft.changed_at, today)
    const name = `${draft.request} ${draft.changed_at}`
    if (nights >= 2 && nights <= 7) remindOnce(state, `waiting ${name}`, 'draft_waiting', draft.request)
    // Told late, it is an old story after some days; the rules do not say after how many.
    else if (nights === 8 && !state.reminded.includes(`waiting ${name}`)) mayTell(state, 'draft_waiting', draft.request)
    if (nights < 28) continue
    remindOnce(state, `ending ${name}`, 'draft_ending', draft.request)
    draft.announced_on ??= today
  }
  for (const draft of state.quotes.filter(({ status }) => status === 'draft')) {
    if (nightsAfter(draft.changed_at, today) < 28) continue
    remindOnce(state, `ending ${draft.quote}`, 'quote_draft_ending', draft.quote)
    draft.announced_on ??= today
  }
}

/** A draft is deleted 30 days after its last change, and a day after that was announced. */
export function deleteDrafts(state: MemberState, today: Day): void {
  const isOver = ({
    status,
    changed_at,
    announced_on,
  }: {
    status: string
    changed_at: string
    announced_on: Day | null
  }) => status === 'draft' && nightsAfter(changed_at, today) >= 31 && announced_on !== null && announced_on < today
  const isEmpty = ({ animal_ids }: RequestState) => animal_ids.length === 0
  state.requests = state.requests.filter(
    (request) => !isOver(isEmpty(request) ? { ...request, announced_on: addDays(today, -1) } : request),
  )
  state.quotes = state.quotes.filter((quote) => !isOver(quote))
}

export function tellLateDisputes(state: MemberState, today: Day): void {
  for (const { dispute, request, status, answer_by } of state.disputes) {
    if (status !== 'pending') continue
    const left = daysBetween(today, answer_by)
    const about = { subject: request, on: today }
    const hear = (late_days: number) =>
      publish(state, 'refund_request.dispute_answer_due', { ...about, facts: { answer_by, late_days } })
    if (left < 0 && remindOnce(state, `late ${dispute}`, 'dispute_late', request, { expected_by: answer_by }))
      hear(-left)
    const name = `due ${dispute}`
    if (left < 0 || left > 7 || state.reminded.includes(name)) continue
    state.reminded.push(name)
    hear(0)
  }
}

/** Notifications of days that the morning's job sends: documents, agreements, debits, animals. */
export function tellOfDays(state: MemberState, today: Day): void {
  for (const { request, status, awaited, asked_on, pauses } of state.requests) {
    const due_on = awaited[0]?.due_on
    if (status !== 'action-required' || due_on === undefined || asked_on === null) continue
    const days = findDueReminder(due_on, asked_on, today)
    if (days !== null)
      remindOnce(state, `documents ${request} ${pauses.length} ${days}`, 'documents_due', request, { date: due_on })
  }
  for (const { quote, status, agreement, answered_on, request } of state.quotes) {
    const isFiled = request !== null && undecided.includes(findRequest(state, request)?.status ?? '')
    if (status !== 'answered' || !agreement || answered_on === null || isFiled) continue
    const days = findDueReminder(agreement.valid_until, answered_on, today)
    const said = { amount_cents: agreement.refunded_cents, date: agreement.valid_until }
    if (days !== null) remindOnce(state, `agreement ${quote} ${days}`, 'quote_ending', quote, said)
  }
  for (const { change, status, animal_id, formula, takes_effect_on } of state.changes) {
    const days = daysBetween(today, takes_effect_on)
    const animal = findAnimal(state, animal_id)
    const cover_end = animal ? foreseeCoverEnd(state, animal) : null
    const has_left = cover_end !== null && cover_end < takes_effect_on
    if (status === 'pending' && !has_left && days >= 1 && days <= 7)
      remindOnce(state, `change ${change}`, 'formula_change_waiting', animal_id, { formula, date: takes_effect_on })
  }
  tellOfDebits(state, today)
  for (const animal of state.animals) tellOfAnimal(state, animal, today)
}

/** A debit is announced 14 days before at the latest; a job that is late needs a morning more. */
function tellOfDebits(state: MemberState, today: Day): void {
  for (const receipt of state.receipts) {
    const days = daysBetween(today, receipt.due_date)
    if (receipt.status !== 'upcoming' || receipt.amount_cents === 0 || days < 0 || receipt.announced) continue
    if (!reachesMonth(state, receipt.month)) continue
    const name = `debit ${receipt.receipt}`
    // The rules do not say whether the last debits of an ended contract are announced, nor one that is known on its own day.
    const isSure = !hasEnded(state, today) && days > 0
    if (days <= 14 && isSure) {
      receipt.announced = true
      const { month, amount_cents, due_date: date } = receipt
      const account = state.mandate === null ? null : shownIban(state.mandate)
      const said = { month, amount_cents, date, account }
      if (state.reminded.includes(name))
        state.told[`debit_upcoming of ${receipt.receipt}`] = {
          least: 1,
          most: 1,
          facts: [{ ...said, account: undefined }],
        }
      else tell(state, 'debit_upcoming', receipt.receipt, said)
    } else if (days <= 16) mayRemind(state, name, 'debit_upcoming', receipt.receipt)
  }
}

function tellOfAnimal(state: MemberState, animal: AnimalState, today: Day): void {
  const { animal_id, cover_start } = animal
  const cover_end = foreseeCoverEnd(state, animal)
  const formula = findFormulaOn(animal.formulas, today)
  if (formula.covers.length === 0 || cover_start > today || (cover_end !== null && cover_end < today)) return
  const isBetween = isBetweenContracts(state, today)
  const icad = animal.has_icad ? null : findIcadReminder(cover_start, today)
  // The rules do not say whether the number is asked for on days without a contract.
  const remindOfNumber = isBetween ? mayRemind : remindOnce
  if (icad !== null) remindOfNumber(state, `icad ${animal_id} ${icad}`, 'icad_missing', animal_id)
  // Whom no contract covers that day hears of no cover.
  if (isBetween) return

  const { illness } = formula.waiting_days
  const since = illness === null ? -1 : daysBetween(addDays(formula.begun?.illness ?? cover_start, illness), today)
  if (since >= 0 && since < 7) {
    const name = `waiting over ${animal_id}`
    // The rules do not say whether a guarantee that a change of formula added, or suspended cover, is notified.
    if (animal.formulas.length === 1 && state.contract.suspensions.length === 0)
      remindOnce(state, name, 'waiting_over', animal_id)
    else mayRemind(state, name, 'waiting_over', animal_id)
  }

  const { last } = findInsuranceYear(cover_start, today)
  const used = partsOfYear(partsOf(state, animal_id, null), cover_start, today)
  const amount_cents = formula.package_cents - sumCents(used.map((part) => part.package_refund_cents))
  const ends = cover_end !== null && cover_end < last
  // Who has no cover for the time being could use nothing of it.
  const isSuspended = state.contract.status === 'suspended'
  const left = daysBetween(today, last)
  if (amount_cents <= 0 || ends || isSuspended || left > 30) return
  const name = `package ${animal_id} ${last}`
  // The rules do not say whether one that could not be told before is told on the last day.
  if (left === 0) mayRemind(state, name, 'package_unused', animal_id)
  else remindOnce(state, name, 'package_unused', animal_id, { names: [animal.name], amount_cents, date: last })
}
