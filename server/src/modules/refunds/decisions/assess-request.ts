import { type Day, today } from '@coussinet/contract/domain/days.ts'
import type { RejectionReason } from '@coussinet/contract/domain/rejections.ts'
import type { UnitOfWork } from '#modules/notifications/notifications.ts'
import { problem } from '#platform/core/problem.ts'
import { animalsOfRequests, type LockedRequest } from '../claims/claims.ts'
import {
  type AnimalCover,
  type AnimalPart,
  assess,
  type AssessedLine,
  type CareFacts,
  findCovers,
  type GivenAmount,
  leftAfter,
} from '../cover/cover.ts'
import { findAgreement } from '../quotes/quotes.ts'

export type RequestDecision = {
  request: LockedRequest
  lines: readonly AssessedLine[]
  /** parts computed by the claims system */
  amounts?: readonly GivenAmount[] | undefined
  first_symptoms_on?: Day | null | undefined
  /** the handler's own reason: nothing is paid */
  rejection?: RejectionReason
}

type RequestAssessment = {
  care: CareFacts
  /** covers of the request's animals, in their order */
  covers: AnimalCover[]
  /** part of each animal that lines or amounts name */
  parts: AnimalPart[]
  /** amounts that the parts leave to the request's agreement; undefined without one */
  agreement_left: ReturnType<typeof leftAfter> | undefined
}

/**
 * Computes the parts of a locked request with the current counters; locks its animals and its agreement. For a
 * correction, `exclude_own` leaves the request's own refunds out of the counters. Throws `conflict` for a request
 * without a day of care.
 */
export async function assessRequest(
  { db, member_id, at }: UnitOfWork,
  { request, lines, amounts, first_symptoms_on }: RequestDecision,
  { exclude_own = false } = {},
): Promise<RequestAssessment> {
  const { request_id } = request
  const care = getDecidedCare(request, first_symptoms_on)
  const animal_ids = (await animalsOfRequests(db, member_id, [request_id])).map(({ animal_id }) => animal_id)
  const day = today(at)
  const agreement = await findAgreement(db, { member_id, request, care, today: day }, { forUpdate: true })
  const own = exclude_own ? { but: request_id } : {}
  const found = await findCovers(db, member_id, animal_ids, { forUpdate: true, today: day, agreement, ...own })
  const covers = animal_ids.flatMap((animal_id) => found.get(animal_id) ?? [])
  const parts = assess(covers, care, lines, amounts)
  const agreement_left = agreement ? leftAfter(parts, found.get(agreement.animal_id), care) : undefined
  return { care, covers, parts, agreement_left }
}

function getDecidedCare(request: LockedRequest, first_symptoms_on = request.first_symptoms_on): CareFacts {
  if (request.care_date === null) throw problem('conflict')
  // An unknown cause counts as illness until an accident is shown.
  return { care_date: request.care_date, cause: request.cause ?? 'illness', first_symptoms_on }
}

type RejectionSubject = Pick<AnimalPart, 'cover' | 'lines'>

/** Finds why nothing is refunded, and the part that the reason is about: the first with one, else the first animal. */
export function pickReason(
  parts: readonly AnimalPart[],
  first_cover: AnimalCover | undefined,
  rejection?: RejectionReason,
): { code: RejectionReason; about: RejectionSubject | undefined } {
  const first = parts.find(({ amount }) => amount.reasons.length > 0)
  return {
    code: rejection ?? first?.amount.reasons[0] ?? 'excluded_care',
    about: first ?? (first_cover && { cover: first_cover, lines: [] }),
  }
}
