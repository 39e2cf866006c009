import type { Country } from '@coussinet/contract/domain/countries.ts'
import type { RefundRequest } from '@coussinet/contract/refund-requests.ts'
import { sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import { findContractCountry, findContractCountryOf } from '#modules/policy/policy.ts'
import type { Db } from '#platform/db/db.ts'
import { parseMoment } from '#platform/db/json-moments.ts'
import { type TimelineStep, undecidedStatuses } from './refund-status.ts'

type UsualDays = RefundRequest['usual_days']

/** Usual days of a decision in the contract's country, as part of a request's statement, for filed undecided ones. */
export const usualDays = (member_id: string) =>
  sql<UsualDays>`case when refund_requests.status in (${sql.join(undecidedStatuses)}) then
    (select jsonb_build_object('median', median, 'p90', p90, 'cases', cases) from usual_decision_days
      where usual_decision_days.country = ${findContractCountry(member_id)}) end`

type DecisionWalk = {
  status: 'accepted' | 'rejected'
  since: Date
  after: { changed_at: Date; request_id: string } | undefined
  limit: number
}

/**
 * A page of the insurer's decisions since then, of any member, with their steps and the contract's country, by the last
 * change of the request, which is not before its decision. Excludes requests rejected automatically for lack of an
 * answer.
 */
export async function findDecisionsSince(db: Db, { status, since, after, limit }: DecisionWalk) {
  let query = db
    .selectFrom('refund_requests')
    .select(['request_id', 'changed_at', 'decided_at'])
    .select(findContractCountryOf('refund_requests.member_id').as('country'))
    .select(({ selectFrom }) =>
      jsonArrayFrom(
        selectFrom('refund_request_moves')
          .select(['step', 'at'])
          .whereRef('refund_request_moves.member_id', '=', 'refund_requests.member_id')
          .whereRef('refund_request_moves.request_id', '=', 'refund_requests.request_id')
          .orderBy('position')
          .$narrowType<{ step: TimelineStep }>(),
      ).as('moves'),
    )
    .where('status', '=', status)
    // repeats the condition of the index, so that it is used though the status is a parameter
    .where('status', '<>', 'draft')
    .where('changed_at', '>=', since)
    .where('decided_at', '>=', since)
    .where('before_portal', '=', false)
    .where((row) => row.or([row('rejection_code', 'is', null), row('rejection_code', '<>', 'documents_timeout')]))
    .orderBy('changed_at')
    .orderBy('request_id')
    .limit(limit)
  if (after)
    query = query.where(
      sql<boolean>`(changed_at, request_id) > (${after.changed_at}::timestamptz, ${after.request_id}::uuid)`,
    )
  const rows = await query.execute()
  return rows.map(({ moves, ...row }) => ({
    ...row,
    moves: moves.map(({ step, at }) => ({ step, at: parseMoment(at) })),
  }))
}

export type DecisionRow = Awaited<ReturnType<typeof findDecisionsSince>>[number]

export type UsualDaysRow = { country: Country; median: number; p90: number; cases: number }

export async function replaceUsualDays(db: Db, rows: readonly UsualDaysRow[], counted_at: Date): Promise<void> {
  await db.deleteFrom('usual_decision_days').execute()
  if (rows.length === 0) return
  await db
    .insertInto('usual_decision_days')
    .values(rows.map((row) => ({ ...row, counted_at })))
    .onConflict((conflict) =>
      conflict.column('country').doUpdateSet(({ ref }) => ({
        median: ref('excluded.median'),
        p90: ref('excluded.p90'),
        cases: ref('excluded.cases'),
        counted_at: ref('excluded.counted_at'),
      })),
    )
    .execute()
}
