import { toLanguage } from '@coussinet/contract/brand/language-of.ts'
import { careKindNames } from '@coussinet/contract/domain/care.ts'
import { today } from '@coussinet/contract/domain/days.ts'
import type { AnswerOf } from '@coussinet/contract/endpoint.ts'
import type { Estimate, EstimateQuestion, estimateRequest } from '@coussinet/contract/refunds.ts'
import { formulaOn, outsideCover } from '#modules/policy/policy.ts'
import { fieldProblem, problem } from '#platform/core/problem.ts'
import { isId } from '#platform/crypto/ids.ts'
import type { Db } from '#platform/db/db.ts'
import {
  type AnimalCover,
  findCovers,
  eventOfCare,
  computeAnimalRefund,
  computePart,
  symptomsRefusal,
  type Agreement,
} from '../cover/cover.ts'
import { findDocuments } from '../documents/documents.ts'
import { agreementOfDraft } from '../quotes/quotes.ts'
import { findInvoiceReading, shareReductions, toBilledLines } from './readings/read-invoice.ts'
import { animalsOfRequests, findRequests } from './requests/refund-requests.store.ts'

const codes = {
  before_effective_date: 'before_effect',
  after_end_date: 'after_end',
  cover_suspended: 'cover_suspended',
} as const

type EstimateReader = { id: string; locale: string }

/** A line is named by its kind of care unless it has its own label. */
type EstimateInput<Line> = Omit<EstimateQuestion, 'lines'> & { lines: readonly Line[] }
type AskedLine = EstimateQuestion['lines'][number] & { label?: string }

/**
 * Estimates the refund of a bill today with the animal's counters; stores nothing. Throws `not_found` for another
 * member's animal, and `symptoms_after_care`.
 */
export async function estimateFor(
  db: Db,
  member: EstimateReader,
  question: EstimateQuestion,
  now: Date,
): Promise<Estimate> {
  if (symptomsRefusal(question)) throw fieldProblem('first_symptoms_on', 'symptoms_after_care')
  const { cover, care, lines } = await caseOf(db, member, question, { now, agreement: null })
  const { computation, ...amount } = computeAnimalRefund(cover, care, lines)
  const event = computation.covered_base_cents > 0 ? eventOfCare(cover, care) : null
  return { ...amount, computation, event, ...outsideOf(cover, care.care_date) }
}

/** Estimates a bill under an agreement, whose reservation is available to it; no steps if the insurer gave the amounts. */
async function estimateUnder<Line extends AskedLine>(
  db: Db,
  member: EstimateReader,
  question: EstimateInput<Line>,
  { now, agreement }: { now: Date; agreement: Agreement | null },
) {
  const { cover, care, lines } = await caseOf(db, member, question, { now, agreement })
  const {
    computation,
    explanation,
    covered_base_cents,
    billed_cents,
    refunded_cents,
    remaining_cents,
    reasons,
    ...rest
  } = computePart(cover, care, lines)
  const event = covered_base_cents > 0 ? eventOfCare(cover, care) : null
  const amount = { billed_cents, refunded_cents, remaining_cents, computation, lines: rest.lines, reasons }
  return { ...amount, explanation, event, ...outsideOf(cover, care.care_date) }
}

async function caseOf<Line extends AskedLine>(
  db: Db,
  member: EstimateReader,
  { animal_id, lines, ...treatment }: EstimateInput<Line>,
  { now, agreement }: { now: Date; agreement: Agreement | null },
) {
  const covers = isId(animal_id)
    ? await findCovers(db, member.id, [animal_id], { today: today(now), agreement })
    : undefined
  const cover = covers?.values().next().value
  if (!cover) throw problem('not_found')
  const language = toLanguage(member.locale)
  return {
    cover,
    care: { ...treatment, event: null },
    lines: lines.map((line) => ({ label: careKindNames[language][line.care_kind], ...line })),
  }
}

/** Explains with its dates why care of that day is outside the cover; empty if it is not. */
function outsideOf({ animal, contract }: AnimalCover, care_date: string): Pick<Estimate, 'outside_cover'> {
  const { cover_start } = animal
  const outside =
    cover_start === null || formulaOn(animal, care_date) === 'default'
      ? null
      : outsideCover(care_date, cover_start, contract)
  if (outside === null) return {}
  const since = outside.reason === 'cover_suspended' ? outside.since : null
  return { outside_cover: { code: codes[outside.reason], since, until: outside.until } }
}

/**
 * Estimates the refund of a draft from the lines read from its invoice, with the function that decides (READ-04). An unknown cause counts
 * as the one with the longer waiting period; under an agreement, its reservation is available (PRE-02). Throws `not_found`, and `conflict`
 * if a line, the day of care or a single animal is missing.
 */
export async function estimateRead(
  db: Db,
  member: EstimateReader,
  request_id: string,
  now: Date,
): Promise<AnswerOf<typeof estimateRequest>> {
  const [request] = await findRequests(db, member.id, { request_id })
  if (!request) throw problem('not_found')
  const files = await findDocuments(db, member.id, 'request', [request_id])
  const reading = findInvoiceReading(files)
  const [animal, ...others] = await animalsOfRequests(db, member.id, [request_id])
  if (request.status !== 'draft' || reading?.status !== 'done') throw problem('conflict')
  if (request.care_date === null || !animal || others.length > 0) throw problem('conflict')
  const lines = toBilledLines(reading)
  if (lines.length === 0) throw problem('conflict')
  const { care_date, cause, first_symptoms_on } = request
  const { animal_id } = animal
  const agreement = await agreementOfDraft(db, member.id, { request, animal_ids: [animal_id], today: today(now) })
  const estimate = await estimateUnder(
    db,
    member,
    {
      animal_id,
      care_date,
      cause: cause ?? 'illness',
      first_symptoms_on,
      lines,
    },
    { now, agreement },
  )
  return {
    ...estimate,
    agreement: agreement && { quote_id: agreement.quote_id, reserved_cents: agreement.terms.reserved_cents },
    asks: shareReductions(reading).flatMap(({ sure, amount_cents }, place) =>
      sure || amount_cents <= 0 ? [] : [place + 1],
    ),
  }
}
