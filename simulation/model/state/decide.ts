import type { SimLine } from '../../acts.ts'
import type { Day } from '../calendar/civil-days.ts'
import { reckonUnderAgreement, splitAgreed } from '../refunds/agreement.ts'
import { countTaken, type DecidedPart, findInsuranceYear, partsOfYear, type Reservation } from '../refunds/counters.ts'
import type { Care, Cover } from '../refunds/drop-lines.ts'
import { findFormulaOn } from '../refunds/formulas.ts'
import { type Reckoning, reckonRefund, sumCents } from '../refunds/reckon.ts'
import {
  type AnimalState,
  findAnimal,
  findCoverEnd,
  findQuote,
  foreseeCoverEnd,
  isBetweenContracts,
  maskIban,
  mayTell,
  type MemberState,
  publish,
  type QuoteState,
  type RefundState,
  remindOnce,
  type RequestState,
} from './member-state.ts'

const coverOf = (state: MemberState, animal: AnimalState): Cover => ({
  cover_start: animal.cover_start,
  cover_end: findCoverEnd(state, animal),
  suspensions: [...state.former.flatMap(({ suspensions }) => suspensions), ...state.contract.suspensions],
  isBetween: (day) => isBetweenContracts(state, day),
})

/** Amounts used before the portal, as decided parts: an event has its deductible alone. */
const openingParts = ({ openings }: AnimalState): DecidedPart[] =>
  openings.flatMap(({ insurance_year_start, open_event, ...used }) => {
    const nothing = { base_cents: 0, deductible_cents: 0, care_refund_cents: 0, package_refund_cents: 0 }
    const ofYear: DecidedPart = {
      ...nothing,
      care_date: insurance_year_start,
      cause: 'prevention',
      event: null,
      deductible_cents: used.deductible_used_cents,
      care_refund_cents: used.ceiling_used_cents,
      package_refund_cents: used.package_used_cents,
    }
    if (open_event === null) return [ofYear]
    const { first_care_date: care_date, cause, event, deductible_used_cents: deductible_cents } = open_event
    return [ofYear, { ...nothing, care_date, cause, event, base_cents: 1, deductible_cents }]
  })

/** Parts of an animal: those before the portal, then those that were decided, in their order, without those of one request. */
export function partsOf(state: MemberState, animal_id: string, except: RequestState | null): DecidedPart[] {
  const animal = findAnimal(state, animal_id)
  const decided = state.requests
    .filter((request) => request !== except && request.decided_as > 0)
    .toSorted((one, other) => one.decided_as - other.decided_as)
    .flatMap(({ refunds }) => refunds.filter((refund) => refund.animal_id === animal_id))
    .map(({ part }) => part)
  return [...(animal ? openingParts(animal) : []), ...decided]
}

/** Tells whether an agreement reserves its part of the limits: until its last day, and as long as a filed request rests on it. */
export const isStanding = (quote: QuoteState, today: Day) =>
  quote.status === 'answered' &&
  quote.agreement !== null &&
  (today <= quote.agreement.valid_until || quote.request !== null)

export function reservationsOf(
  state: MemberState,
  animal_id: string,
  today: Day,
  except: QuoteState | undefined,
): Reservation[] {
  return state.quotes
    .filter((quote) => quote.animal_id === animal_id && quote !== except && isStanding(quote, today))
    .flatMap(({ agreement }) => (agreement ? [agreement] : []))
}

type Circumstances = {
  /** request that is decided, whose own parts do not count */
  except?: RequestState | null
  /** agreement that it rests on, and whether that had been used by it */
  quote?: QuoteState | undefined
  isReleased?: boolean
}

type Asked = { animal: AnimalState; care: Care; event: string | null; today: Day }

/** Refund of lines of one animal, with all that was decided and is kept before. */
export function reckonFor(
  state: MemberState,
  { animal, care, event, today }: Asked,
  lines: readonly Pick<SimLine, 'care_kind' | 'billed_cents' | 'reason_code'>[],
  { except = null, quote, isReleased = false }: Circumstances = {},
): Reckoning {
  const formula = findFormulaOn(animal.formulas, care.care_date)
  const taken = countTaken(
    { formula, cover_start: animal.cover_start },
    { care_date: care.care_date, cause: care.cause, event },
    partsOf(state, animal.animal_id, except),
    reservationsOf(state, animal.animal_id, today, quote),
  )
  const one = { formula, cover: coverOf(state, animal), care, taken, lines }
  if (!quote?.agreement) return reckonRefund(one)
  const kept = isReleased ? { ceiling_cents: 0, package_cents: 0 } : {}
  return reckonUnderAgreement(one, { ...quote.agreement, ...kept })
}

/** Decides a request, or decides it anew, by the insurer's lines; a code rejects it whatever they bring. */
export function decideRequest(
  state: MemberState,
  request: RequestState,
  { lines, code, today }: { lines: readonly SimLine[]; code: string | null; today: Day },
): void {
  const named = request.quote === null ? undefined : findQuote(state, request.quote)
  // The one that this request used, or that stands: not one that another request has taken over, nor one whose last day has passed.
  const isOwn = named?.request === request.request
  const quote = named && (isOwn || (named.request === null && isStanding(named, today))) ? named : undefined
  // Once used, an agreement keeps nothing any more for its own care: a correction uses what the ceiling has left (decision 81).
  const isReleased = quote?.status === 'used'
  if (quote && isReleased) quote.status = 'answered'
  const former = request.refunds
  const sequence = request.decided_as > 0 ? request.corrections + 1 : 0
  const refunds: RefundState[] = []
  for (const animal_id of request.animal_ids) {
    const animal = findAnimal(state, animal_id)
    const own = lines.filter((line) => line.animal_id === animal_id)
    if (!animal || own.length === 0) continue
    const event = own[0]?.event ?? null
    const { care_date, cause, first_symptoms_on } = request
    const care = { care_date, cause: cause ?? 'accident', first_symptoms_on } as const
    const judged = code === null ? own : own.map((line) => ({ ...line, reason_code: line.reason_code ?? code }))
    const reckoning = reckonFor(state, { animal, care, event, today }, judged, {
      except: request,
      quote: quote?.animal_id === animal_id ? quote : undefined,
      isReleased,
    })
    const before = former.find((refund) => refund.animal_id === animal_id)
    refunds.push({
      animal_id,
      reckoning,
      part: { care_date, cause: care.cause, event, ...pickTaken(reckoning) },
      transfers: before?.transfers ?? [],
      iban: before?.iban ?? state.refund_account,
      returned: before?.returned ?? [],
    })
    warnOfCeiling(state, animal, request, today, { refunds })
  }
  const is_accepted = refunds.some(({ reckoning }) => reckoning.refunded_cents > 0)
  request.status = is_accepted ? 'accepted' : 'rejected'
  // The first reason of the first animal that has one; the rules have none for a bill of nothing.
  const first = refunds.flatMap(({ reckoning }) => reckoning.reasons)[0]
  request.rejection_code = is_accepted ? null : (code ?? first ?? 'excluded_care')
  request.refunds = refunds
  // A correction is the latest decision: it counts what was decided since the one that it replaces. The rules do not say so.
  request.decided_as = 1 + Math.max(0, ...state.requests.map(({ decided_as }) => decided_as))
  request.decided_on = today
  noteEvidence(state, request, { sequence, today })
  if (quote) settleAgreement(state, quote, request, today)
}

/** Line of evidence that each decision leaves: its number among those of the request, and what it says. */
function noteEvidence(
  state: MemberState,
  { request, status, rejection_code, quote, refunds }: RequestState,
  { sequence, today }: { sequence: number; today: Day },
): void {
  const lines = refunds.map(({ animal_id, reckoning, iban }) => {
    const account = iban === null ? null : maskIban(iban)
    return `${animal_id}: ${reckoning.refunded_cents} of ${reckoning.billed_cents} to ${account}`
  })
  // The rules are silent on the reasons of a line that is decided in two steps.
  const reason = quote === null ? rejection_code : undefined
  publish(state, 'evidence', {
    subject: request,
    on: today,
    facts: { sequence, outcome: status, reason, refunds: lines },
  })
}

const pickTaken = ({ base_cents, deductible_cents, care_refund_cents, package_refund_cents }: Reckoning) => ({
  base_cents,
  deductible_cents,
  care_refund_cents,
  package_refund_cents,
})

/** An agreement is used by its own care alone; else it stands again, with what the ceiling has left for it. */
function settleAgreement(state: MemberState, quote: QuoteState, request: RequestState, today: Day): void {
  const { agreement } = quote
  const refund = request.refunds.find(({ animal_id }) => animal_id === quote.animal_id)
  if (!agreement) return
  const lines = refund?.reckoning.lines ?? []
  const own = splitAgreed(
    lines.map((line) => ({ ...line, reason_code: line.covered_cents > 0 ? null : 'dropped' })),
    agreement.lines,
  )
  const is_used = request.status === 'accepted' && sumCents(own) > 0
  quote.status = is_used ? 'used' : 'answered'
  quote.request = is_used ? request.request : null
  const animal = findAnimal(state, quote.animal_id)
  if (is_used || !animal || !refund) return
  const formula = findFormulaOn(animal.formulas, request.care_date)
  const taken = countTaken(
    { formula, cover_start: animal.cover_start },
    { care_date: agreement.year_start, cause: 'prevention', event: null },
    partsOf(state, animal.animal_id, null),
    reservationsOf(state, animal.animal_id, today, quote),
  )
  agreement.ceiling_cents = Math.min(agreement.ceiling_cents, Math.max(0, formula.ceiling_cents - taken.ceiling_cents))
  agreement.package_cents = Math.min(agreement.package_cents, Math.max(0, formula.package_cents - taken.package_cents))
}

/**
 * Notifies 80 % of the ceiling once an insurance year, by the decision or correction that reaches it. The rules do not say
 * whether that goes for a year that is over, for an animal that has left, or where a change of formula reached it.
 */
function warnOfCeiling(
  state: MemberState,
  animal: AnimalState,
  request: RequestState,
  today: Day,
  { refunds }: { refunds: readonly RefundState[] },
): void {
  const year = findInsuranceYear(animal.cover_start, request.care_date)
  const sumUsed = (parts: readonly DecidedPart[]) =>
    sumCents(partsOfYear(parts, animal.cover_start, request.care_date).map((part) => part.care_refund_cents))
  const before = sumUsed(partsOf(state, animal.animal_id, request))
  const own = refunds.filter(({ animal_id }) => animal_id === animal.animal_id).map(({ part }) => part)
  const used = before + sumUsed(own)
  const { ceiling_cents } = findFormulaOn(animal.formulas, request.care_date)
  const isReached = (cents: number) => cents * 100 >= ceiling_cents * 80
  if (used === 0 || !isReached(used)) return
  const name = `ceiling_80 ${animal.animal_id} ${year.first}`
  // A change to a lower ceiling may have reached it before.
  if (year.last >= today && foreseeCoverEnd(state, animal) === null && !isReached(before))
    remindOnce(state, name, 'ceiling_80', animal.animal_id, {
      names: [animal.name],
      amount_cents: Math.max(0, ceiling_cents - used),
      ceiling_cents,
      date: year.last,
    })
  else if (!state.reminded.includes(name)) mayTell(state, 'ceiling_80', animal.animal_id)
}

/** Cents that left and did not come back, that are due, and that were paid too much. */
export function accountOf({ reckoning, transfers }: RefundState) {
  const paid_cents = sumCents(transfers.map((transfer) => transfer.amount_cents))
  return {
    paid_cents,
    due_cents: Math.max(0, reckoning.refunded_cents - paid_cents),
    overpaid_cents: Math.max(0, paid_cents - reckoning.refunded_cents),
  }
}
