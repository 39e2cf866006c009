import { addDays, type Day } from '@coussinet/contract/domain/days.ts'
import type { AskReason } from '@coussinet/contract/domain/rejections.ts'
import type { Cause, FileType } from '@coussinet/contract/domain/requests.ts'
import { identificationDeadline } from '#modules/policy/policy.ts'
import type { RequestMove } from '#modules/refunds/refunds.ts'
import type { AnyRequest, ChosenAnimal } from '../demo.store.ts'
import { computeChance } from '../seed/demo-id.ts'

type AwaitedQuestion = NonNullable<RequestMove['awaited']>[number]

const daysToAnswer = 30 // domain rules: documents asked

const documentOf: Record<AskReason, FileType | null> = {
  missing_care_sheet: 'care-sheet',
  missing_proof_of_payment: 'invoice',
  missing_medical_history: 'medical-history',
  missing_surgery_report: 'surgery-report',
  unreadable: 'care-sheet',
  missing_icad: null,
}

/** A question about an animal, to be answered within 30 days unless another day is given. */
export function questionAbout(
  reason_code: AskReason,
  animal_id: string,
  today: Day,
  due_on: Day = addDays(today, daysToAnswer),
): AwaitedQuestion {
  const type = documentOf[reason_code]
  return { type, animal_id: type === 'invoice' ? null : animal_id, reason_code, note: null, due_on }
}

const plausible: Record<Cause, readonly AskReason[]> = {
  accident: ['unreadable', 'missing_proof_of_payment'],
  illness: ['missing_medical_history', 'unreadable'],
  prevention: ['missing_proof_of_payment'],
}

/** One thing that a handler may well miss in this request. */
export function plausibleReason({ request_id, cause }: Pick<AnyRequest, 'request_id' | 'cause'>): AskReason {
  const reasons = plausible[cause ?? 'illness']
  return reasons[computeChance(`${request_id} reason`, reasons.length)] ?? 'unreadable'
}

const oneIn = 5

/**
 * Question that keeps the insurer from deciding: a number that is overdue, whenever; and for about one request in five
 * a document, once. Nothing when it can decide.
 */
export function composeQuestions(
  request: AnyRequest,
  animals: readonly ChosenAnimal[],
  asked_before: boolean,
  today: Day,
): AwaitedQuestion[] {
  const overdue = animals.filter(
    ({ icad, cover_start }) =>
      icad === null && cover_start !== null && identificationDeadline(cover_start, today).due_on < today,
  )
  if (overdue.length > 0) return overdue.map(({ animal_id }) => questionAbout('missing_icad', animal_id, today))
  const [animal] = animals
  if (asked_before || !animal || computeChance(`${request.request_id} question`, oneIn) !== 0) return []
  return [questionAbout(plausibleReason(request), animal.animal_id, today)]
}
