import { memberName } from '@coussinet/contract/domain/members.ts'
import type { AnswerOf, QueryOf } from '@coussinet/contract/endpoint.ts'
import {
  filedStatuses,
  type FiledRequestSummary,
  type listFiledRequests,
} from '@coussinet/contract/integration/refund-requests.ts'
import { findMemberNames } from '#modules/policy/policy.ts'
import { problem } from '#platform/core/problem.ts'
import { fromMomentCursor, type MomentPosition, toMomentCursor, toPage } from '#platform/db/cursor.ts'
import type { Db } from '#platform/db/db.ts'
import { findFiled } from './filed-requests.store.ts'

type FiledRequestQuery = QueryOf<typeof listFiledRequests>

// A change has the time at which its transaction started, and becomes visible at its commit, perhaps on another machine. A client that
// continues from `read_until` therefore reads this many milliseconds twice, and misses nothing.
const overlap = 60_000

/**
 * A page of the filed requests by last change. Requests that change meanwhile move to the end and are read again, so
 * none is skipped. Throws `malformed_request` for an invalid cursor.
 */
export async function pageOfFiledRequests(
  db: Db,
  { status, changed_since, limit, cursor }: FiledRequestQuery,
  now: Date,
): Promise<AnswerOf<typeof listFiledRequests>> {
  const place = cursor === undefined ? null : placeOf(cursor)
  const read_until = place?.read_until ?? new Date(now.getTime() - overlap)
  const rows = await filedOf(db, {
    statuses: statusesOf(status),
    limit: limit + 1,
    ...(changed_since === undefined ? {} : { changed_since: new Date(changed_since) }),
    ...(place ? { after: place.after } : {}),
  })
  const { page, next_cursor } = toPage(rows, limit, (last) =>
    cursorOf({ at: last.changed_at, id: last.request_id }, read_until),
  )
  return {
    data: page.map(toSummary),
    next_cursor,
    read_until: read_until.toISOString(),
  }
}

type FiledRequestPage = Parameters<typeof findFiled>[1]

async function filedOf(db: Db, page: FiledRequestPage) {
  const rows = await findFiled(db, page)
  const names = await findMemberNames(db, [...new Set(rows.map(({ member_id }) => member_id))])
  return rows.flatMap((row) => {
    const member = names.get(row.member_id)
    return member ? [{ ...row, nevg: member.nevg, name: memberName(member) }] : []
  })
}
export type FiledRow = Awaited<ReturnType<typeof filedOf>>[number]

type LatestQuery = Pick<FiledRequestPage, 'statuses' | 'member_id' | 'after' | 'limit'>

/** A page of the filed requests of all members or of one, latest change first, for operators. */
export function latestFiledRequests(db: Db, page: LatestQuery): Promise<FiledRow[]> {
  return filedOf(db, { ...page, latest_first: true })
}

function statusesOf(requested: FiledRequestQuery['status']) {
  if (requested === undefined) return filedStatuses
  const names = [requested].flat().flatMap((text) => text.split(','))
  return filedStatuses.filter((status) => names.includes(status))
}

// All pages return the first page's `read_until`: changes made while they are read come next time.
const cursorOf = (after: MomentPosition, read_until: Date): string =>
  `${toMomentCursor(after)}.${read_until.getTime().toString(36)}`

function placeOf(cursor: string): { after: MomentPosition; read_until: Date } {
  const [after = '', until = ''] = cursor.split('.')
  const read_until = new Date(Number.parseInt(until, 36))
  if (Number.isNaN(read_until.getTime())) throw problem('malformed_request')
  return { after: fromMomentCursor(after), read_until }
}

function toSummary(row: FiledRow): FiledRequestSummary {
  const { request_id: id, status, tracking_reference, nevg, care_date, cause, submitted_at, changed_at } = row
  return {
    id,
    status,
    tracking_reference: tracking_reference ?? '',
    nevg,
    care_date,
    cause,
    submitted_at: (submitted_at ?? changed_at).toISOString(),
    changed_at: changed_at.toISOString(),
  }
}
