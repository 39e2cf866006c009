import { languageOf } from '@coussinet/contract/brand/language-of.ts'
import type { Contest, ContestedDecision, NextContest } from '@coussinet/contract/contests.ts'
import { careKindNames } from '@coussinet/contract/domain/care-kinds.ts'
import { dayOf } from '@coussinet/contract/domain/days.ts'
import { sumOf } from '@coussinet/contract/domain/sum.ts'
import type { Country } from '@coussinet/contract/fields.ts'
import type { FormerRefund, RefundRequest } from '@coussinet/contract/refund-requests.ts'
import { problem } from '#platform/core/problem.ts'
import type { Db } from '#platform/db/db.ts'
import { findRequests } from '../../claims/requests/refund-requests.store.ts'
import { isDecided } from '../../claims/requests/refund-status.ts'
import { getRequest } from '../../claims/requests/request-view.ts'
import { type Reader } from '../../cover/reader.ts'
import { contestClock } from '../../decisions/contest-clock.ts'
import { toFormer } from '../../decisions/corrections/correct-decision.ts'
import { standingRefunds } from '../../decisions/corrections/corrections.store.ts'
import { nextContest } from './contest-rules.ts'
import { type ContestRow, contestsOfRequest, findContest } from './contests.store.ts'

/** A request with all that its contests are read beside. */
export type Contested = { request: RefundRequest; country: Country; decisions: ContestedDecision[] }

/** The contests of a request with what the next one may be; throws `not_found` for another member's too. */
export async function getContests(
  db: Db,
  reader: Reader,
  request_id: string,
): Promise<{ data: Contest[]; next: NextContest }> {
  const contested = await getContestedRequest(db, reader, request_id)
  const rows = await contestsOfRequest(db, reader.member_id, request_id)
  return { data: rows.map((row) => toContest(row, contested, reader.now)), next: nextOf(contested, rows, reader.now) }
}

/** One contest of the member's; throws `not_found`. */
export async function getContest(db: Db, reader: Reader, contest_id: string): Promise<Contest> {
  const row = await findContest(db, reader.member_id, contest_id)
  if (!row) throw problem('not_found')
  return toContest(row, await getContestedRequest(db, reader, row.request_id), reader.now)
}

export const nextOf = (
  { request: { status, before_portal }, country, decisions }: Contested,
  contests: readonly ContestRow[],
  now: Date,
): NextContest => nextContest({ status, before_portal, country, decisions, contests, today: dayOf(now) })

/** A request as its contests see it, with every decision that was made of it, the first in front; throws `not_found`. */
export async function getContestedRequest(db: Db, reader: Reader, request_id: string): Promise<Contested> {
  const { member_id, locale } = reader
  const [row] = await findRequests(db, member_id, { request_id })
  if (!row) throw problem('not_found')
  const request = await getRequest(db, reader, request_id)
  const names = careKindNames[languageOf(locale)]
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
      // What was brought with a past refund has no steps.
      decided_at: days[index] ?? request.submitted_at ?? request.created_at,
      amount_cents: sumOf(refunds, ({ refunded_cents }) => refunded_cents),
      rejection,
      refunds: refunds.map(named),
    })),
  }
}

/** A contest as it leaves. */
export function toContest(row: ContestRow, { request, country, decisions }: Contested, now: Date): Contest {
  const { contest_id, status, reason, lines, file_ids, created_at, answered_at, outcome_text } = row
  const contested = decisions[row.contested_decision]
  if (!contested) throw new Error(`contest ${contest_id} is about a decision that is not there`)
  const clock = contestClock({
    contested_on: dayOf(created_at),
    answered_on: answered_at && dayOf(answered_at),
    country,
    today: dayOf(now),
  })
  return {
    id: contest_id,
    request_id: request.id,
    status,
    reason,
    lines,
    files: file_ids.flatMap((file_id) => request.files.find(({ id }) => id === file_id) ?? []),
    created_at: created_at.toISOString(),
    acknowledged_at: created_at.toISOString(),
    ...clock,
    contested,
    outcome: answered_at && {
      at: answered_at.toISOString(),
      text: outcome_text ?? '',
      decision:
        row.outcome_decision === null || row.outcome_decision === row.contested_decision
          ? null
          : (decisions[row.outcome_decision] ?? null),
    },
    dossier_href: `/api/refund-requests/${request.id}/contests/${contest_id}/dossier`,
  }
}
