import { today } from '@coussinet/contract/domain/days.ts'
import type { AnswerOf } from '@coussinet/contract/endpoint.ts'
import type { estimateRequest } from '@coussinet/contract/refunds.ts'
import { problem } from '#platform/core/problem.ts'
import type { Db } from '#platform/db/db.ts'
import { findDocuments } from '../../documents/documents.ts'
import { agreementOfDraft } from '../../quotes/quotes.ts'
import { estimateUnder } from '../estimate.ts'
import { animalsOfRequests, findRequests } from '../requests/refund-requests.store.ts'
import { findInvoiceReading, shareReductions, toBilledLines } from './read-invoice.ts'

type EstimateReader = { id: string; locale: string }

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
