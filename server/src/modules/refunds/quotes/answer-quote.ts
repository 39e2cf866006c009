import { type Day, today } from '@coussinet/contract/domain/days.ts'
import type { RejectionReason } from '@coussinet/contract/domain/rejections.ts'
import type { AnswerQuote } from '@coussinet/contract/integration/quotes.ts'
import type { RefundLine } from '@coussinet/contract/refund-arithmetic.ts'
import type { NotificationParams, UnitOfWork } from '#modules/notifications/notifications.ts'
import { formulaOn, insuranceYear, remaining, termsOn } from '#modules/policy/policy.ts'
import { fieldProblem, problem } from '#platform/core/problem.ts'
import type { Db } from '#platform/db/db.ts'
import {
  type AnimalCover,
  computeAnimalRefund,
  computeUsedCounters,
  findCovers,
  type AssessedLine,
  type CareFacts,
  rejectionParams,
  toGivenPart,
} from '../cover/cover.ts'
import { statusToday } from './quote-view.ts'
import { findQuotes, lockQuote, type QuoteRow, setQuote } from './quotes.store.ts'

type QuoteAnswerInput = AnswerQuote & { quote_id: string }
type QuoteAnswerFacts = { quote: QuoteRow; cover: AnimalCover; care: CareFacts; lines: AssessedLine[] }

/**
 * Answers a quote: refuses it, or agrees to the amount that the rules refund for its lines on the planned day, unless
 * the insurer gives its own amounts. Locks the animal while the amount is reserved, as decisions do, so that concurrent
 * agreements never exceed the ceiling. If the rules refund nothing, the quote is refused with their reason. Throws
 * `not_found`, `conflict` with the current status or with what is left of the ceiling, `validation_failed` at
 * `valid_until`.
 */
export async function answerQuote(tx: UnitOfWork, { quote_id, ...answer }: QuoteAnswerInput): Promise<void> {
  const { db, member_id, at } = tx
  const quote = await lockQuote(db, member_id, quote_id)
  if (!quote) throw problem('not_found')
  if (quote.status !== 'pending')
    throw problem('conflict', { params: { status: { current: statusToday(quote, today(at)) } } })
  const { reason = null, conditions = null, valid_until } = answer
  if (answer.outcome === 'refused' || valid_until === undefined) return refuse(tx, { quote, reason })

  const answered = await answeredOf(db, quote, answer, today(at))
  const { cover, care } = answered
  refuseLastDay(answered, valid_until, today(at))
  const isGiven = answered.lines.some(({ refunded_cents }) => refunded_cents !== null)
  const amount = isGiven ? givenAmount(answered, reason ?? '') : reckonedAmount(answered)
  if (amount.refunded_cents === 0) {
    const code = amount.reasons[0] ?? 'excluded_care'
    const params = rejectionParams(code, answered, care)
    return refuse(tx, { quote, reason: isGiven ? reason : null, code, params })
  }
  const { refunded_cents, vaccine_package_cents, deductible_cents, lines } = amount
  const { animal } = cover
  await setQuote(db, quote, {
    status: 'answered',
    answered_at: at,
    answer_lines: JSON.stringify(lines),
    refunded_cents,
    reserved_cents: refunded_cents - vaccine_package_cents,
    reserved_package_cents: vaccine_package_cents,
    deductible_cents,
    insurance_year: insuranceYear(animal.cover_start ?? care.care_date, care.care_date).year_start,
    formula: formulaOn(animal, care.care_date),
    arithmetic: isGiven ? 'insurer' : 'portal',
    conditions,
    valid_until,
    reason,
    at,
  })
  await tell(tx, quote, {
    kind: 'quote_answered',
    action: 'quote.answered',
    params: { amount_cents: refunded_cents, date: valid_until, ...(conditions === null ? {} : { note: conditions }) },
    details: { amount_cents: refunded_cents, valid_until },
  })
}

async function answeredOf(db: Db, quote: QuoteRow, { lines }: AnswerQuote, day: Day): Promise<QuoteAnswerFacts> {
  const { member_id, animal_id, planned_on, cause, first_symptoms_on } = quote
  if (animal_id === null || planned_on === null || cause === null) throw problem('conflict')
  const cover = (await findCovers(db, member_id, [animal_id], { forUpdate: true, today: day })).get(animal_id)
  if (!cover) throw problem('conflict')
  const answered = lines ?? quote.lines.map((line) => ({ ...line, reason_code: null, refunded_cents: null }))
  return {
    quote,
    cover,
    care: { care_date: planned_on, cause, first_symptoms_on },
    lines: answered.map((line) => ({ ...line, animal_id, event: null })),
  }
}

/**
 * Validates the last day of an agreement: the planned day or later, and within the insurance year whose ceiling it
 * reserves.
 */
function refuseLastDay({ cover: { animal }, care: { care_date } }: QuoteAnswerFacts, valid_until: Day, day: Day): void {
  const first = care_date > day ? care_date : day
  if (valid_until < first) throw fieldProblem('valid_until', 'schema.too_small', { min: first })
  if (animal.cover_start === null) return
  const { year_end } = insuranceYear(animal.cover_start, care_date)
  if (valid_until > year_end) throw fieldProblem('valid_until', 'schema.too_big', { max: year_end })
}

type AgreedAmount = {
  refunded_cents: number
  vaccine_package_cents: number
  deductible_cents: number
  lines: RefundLine[]
  reasons: readonly RejectionReason[]
}

function reckonedAmount({ cover, care, lines }: QuoteAnswerFacts): AgreedAmount {
  const { computation, refunded_cents, reasons, ...amount } = computeAnimalRefund(
    cover,
    { ...care, event: null },
    lines,
  )
  const { vaccine_package_cents, deductible_cents } = computation
  return { refunded_cents, vaccine_package_cents, deductible_cents, reasons, lines: amount.lines.map(toLine) }
}

/** Takes the insurer's own amounts, which are reserved too: throws `conflict` if they exceed what is left. */
function givenAmount({ cover, care, lines }: QuoteAnswerFacts, explanation: string): AgreedAmount {
  const { animal_id } = cover.animal
  const amount = toGivenPart(lines, { animal_id, deductible_cents: 0, explanation })
  const { refunded_cents, vaccine_package_cents, deductible_cents, reasons } = amount
  const terms = termsOn(cover.animal, care.care_date)
  const taken = computeUsedCounters(cover, { ...care, event: null })
  const ceiling = remaining(terms.annual_ceiling_cents, taken.ceiling_used_cents)
  const left = remaining(terms.vaccine_package_cents, taken.package_used_cents)
  if (refunded_cents - vaccine_package_cents > ceiling)
    throw problem('conflict', { params: { ceiling: { remaining_cents: ceiling } } })
  if (vaccine_package_cents > left)
    throw problem('conflict', { params: { vaccine_package: { remaining_cents: left } } })
  return { refunded_cents, vaccine_package_cents, deductible_cents, reasons, lines: amount.lines.map(toLine) }
}

const toLine = ({
  label,
  care_kind,
  billed_cents,
  covered_cents,
  refunded_cents,
  reason_code,
}: RefundLine): RefundLine => ({
  label,
  care_kind,
  billed_cents,
  covered_cents,
  refunded_cents,
  reason_code,
})

type QuoteRefusal = {
  quote: QuoteRow
  reason: string | null
  code?: RejectionReason
  params?: ReturnType<typeof rejectionParams>
}

async function refuse(tx: UnitOfWork, { quote, reason, code, params }: QuoteRefusal): Promise<void> {
  const { db, at } = tx
  await setQuote(db, quote, {
    status: 'refused',
    answered_at: at,
    refusal_code: code ?? null,
    ...(params ? { refusal_params: JSON.stringify(params) } : {}),
    reason,
    at,
  })
  await tell(tx, quote, {
    kind: 'quote_refused',
    action: 'quote.refused',
    params: { ...(reason === null ? {} : { note: reason }), ...(code ? { rejection: { code, ...params } } : {}) },
    details: code ? { reason: code } : {},
  })
}

type QuoteNotice = {
  kind: 'quote_answered' | 'quote_refused'
  action: string
  params: NotificationParams
  details: Record<string, unknown>
}

async function tell(tx: UnitOfWork, quote: QuoteRow, { kind, action, params, details }: QuoteNotice) {
  await tx.notify(kind, { ...(await namedAs(tx.db, quote, tx.at)), ...params })
  await tx.audit(action, { subject_id: quote.quote_id, details })
  await tx.announce('quotes', 'refunds')
}

/** Facts by which a member recognises a quote. */
export async function namedAs(db: Db, quote: QuoteRow, at: Date): Promise<NotificationParams> {
  const { member_id, quote_id, planned_on, vet_name } = quote
  const [row] = await findQuotes(db, member_id, { quote_id, today: today(at) })
  return {
    quote_id,
    ...(row && row.animal_id !== null ? { names: [row.animal_name] } : {}),
    ...(planned_on === null ? {} : { care_date: planned_on }),
    ...(vet_name === null ? {} : { vet_name }),
  }
}
