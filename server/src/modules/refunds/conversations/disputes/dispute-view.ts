import { toLanguage } from '@coussinet/contract/brand/language-of.ts'
import type { Dispute, DisputedDecision, NextDispute } from '@coussinet/contract/disputes.ts'
import { sumBy } from '@coussinet/contract/domain/amounts.ts'
import { careKindNames } from '@coussinet/contract/domain/care.ts'
import type { Country } from '@coussinet/contract/domain/countries.ts'
import { toLocalDay } from '@coussinet/contract/domain/days.ts'
import type { FormerRefund, RefundRequest } from '@coussinet/contract/refund-requests.ts'
import { problem } from '#platform/core/problem.ts'
import type { Db } from '#platform/db/db.ts'
import { findRequests, isDecided, getRequest } from '../../claims/claims.ts'
import type { RequestReader } from '../../cover/cover.ts'
import { toFormer, standingRefunds, disputeClock } from '../../decisions/decisions.ts'
import { nextDispute } from './dispute-rules.ts'
import { type DisputeRow, findDisputesOfRequest, findDispute } from './disputes.store.ts'

export type DisputedRequest = { request: RefundRequest; country: Country; decisions: DisputedDecision[] }

/** Finds the disputes of a request and what the next one may concern; throws `not_found` for another member's. */
export async function findDisputes(
  db: Db,
  reader: RequestReader,
  request_id: string,
): Promise<{ data: Dispute[]; next: NextDispute }> {
  const disputed = await getDisputedRequest(db, reader, request_id)
  const rows = await findDisputesOfRequest(db, reader.member_id, request_id)
  return {
    data: rows.map((row) => toDispute(row, disputed, reader.now)),
    next: getNextDispute(disputed, rows, reader.now),
  }
}

/** One dispute of the member's; throws `not_found`. */
export async function getDispute(db: Db, reader: RequestReader, dispute_id: string): Promise<Dispute> {
  const row = await findDispute(db, reader.member_id, dispute_id)
  if (!row) throw problem('not_found')
  return toDispute(row, await getDisputedRequest(db, reader, row.request_id), reader.now)
}

export const getNextDispute = (
  { request: { status, before_portal }, country, decisions }: DisputedRequest,
  disputes: readonly DisputeRow[],
  now: Date,
): NextDispute => nextDispute({ status, before_portal, country, decisions, disputes, today: toLocalDay(now) })

/** A request with all its decisions, oldest first, as disputes need it; throws `not_found`. */
export async function getDisputedRequest(db: Db, reader: RequestReader, request_id: string): Promise<DisputedRequest> {
  const { member_id, locale } = reader
  const [row] = await findRequests(db, member_id, { request_id })
  if (!row) throw problem('not_found')
  const request = await getRequest(db, reader, request_id)
  const names = careKindNames[toLanguage(locale)]
  const named = (refund: FormerRefund): FormerRefund => ({
    ...refund,
    lines: refund.lines.map((line) => ({ ...line, label: line.label || names[line.care_kind] })),
  })
  const standing = (await standingRefunds(db, member_id, request_id)).map(toFormer)
  const days = request.timeline.flatMap(({ step, at }) =>
    at !== null && (step === 'accepted' || step === 'rejected' || step === 'corrected') ? [at] : [],
  )
  const all = [
    ...request.corrections,
    ...(isDecided(request.status)
      ? [
          {
            status: request.status === 'accepted' ? ('accepted' as const) : ('rejected' as const),
            rejection: request.rejection,
            refunds: standing,
          },
        ]
      : []),
  ]
  return {
    request,
    country: row.country,
    decisions: all.map(({ status, rejection, refunds }, index) => ({
      status,
      // An imported past refund has no steps.
      decided_at: days[index] ?? request.submitted_at ?? request.created_at,
      amount_cents: sumBy(refunds, ({ refunded_cents }) => refunded_cents),
      rejection,
      refunds: refunds.map(named),
    })),
  }
}

export function toDispute(row: DisputeRow, { request, country, decisions }: DisputedRequest, now: Date): Dispute {
  const { dispute_id, status, reason, lines, file_ids, created_at, answered_at, outcome_text } = row
  const disputed = decisions[row.disputed_decision]
  if (!disputed) throw new Error(`dispute ${dispute_id} is about a decision that is not there`)
  const clock = disputeClock({
    disputed_on: toLocalDay(created_at),
    answered_on: answered_at && toLocalDay(answered_at),
    country,
    today: toLocalDay(now),
  })
  return {
    id: dispute_id,
    request_id: request.id,
    status,
    reason,
    lines,
    files: file_ids.flatMap((file_id) => request.files.find(({ id }) => id === file_id) ?? []),
    created_at: created_at.toISOString(),
    acknowledged_at: created_at.toISOString(),
    ...clock,
    disputed,
    outcome: answered_at && {
      at: answered_at.toISOString(),
      text: outcome_text ?? '',
      decision:
        row.outcome_decision === null || row.outcome_decision === row.disputed_decision
          ? null
          : (decisions[row.outcome_decision] ?? null),
    },
    dossier_href: `/api/refund-requests/${request.id}/disputes/${dispute_id}/dossier`,
  }
}
