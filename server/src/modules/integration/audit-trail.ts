import type { AnswerOf, QueryOf } from '@coussinet/contract/endpoint.ts'
import type { AuditLine, listAuditTrail } from '@coussinet/contract/integration/audit-trail.ts'
import { findMemberNames } from '#modules/policy/policy.ts'
import { fromMomentCursor, toMomentCursor } from '#platform/db/cursor.ts'
import type { Db } from '#platform/db/db.ts'
import { findTrail, type TrailRow } from '#platform/records/audit-trail.ts'

/**
 * Age in ms from which a line is returned: by then, lines of open transactions and of nodes with a slower clock are
 * visible, so a client that continues after the last line misses none. Clocks differ by a minute at most, and a
 * transaction idle for half a minute is ended.
 */
const settled = 120_000

type TrailQuery = QueryOf<typeof listAuditTrail>

/**
 * A page of the trail after a cursor or from a time, oldest first. Throws `malformed_request` for an invalid cursor.
 */
export async function trailPage(
  db: Db,
  { after, since, limit }: TrailQuery,
  now: Date,
): Promise<AnswerOf<typeof listAuditTrail>> {
  const place = after === undefined ? placeAt(since) : fromMomentCursor(after)
  const until = new Date(now.getTime() - settled)
  const rows = await findTrail(db, { after: place, until, limit: limit + 1 })
  const page = rows.slice(0, limit)
  const last = page.at(-1)
  const names = await findMemberNames(db, [...new Set(page.flatMap(({ member_id }) => member_id ?? []))])
  return {
    data: page.map((row) => lineOf(row, names)),
    next: last ? toMomentCursor(last) : (after ?? null),
    has_more: rows.length > limit,
  }
}

const placeAt = (since: string | undefined) =>
  since === undefined ? null : { at: new Date(since), id: '00000000-0000-0000-0000-000000000000' }

const actors = ['member', 'insurer', 'system', 'operator'] as const

function lineOf(
  { id, at, member_id, operator, ...row }: TrailRow,
  names: Awaited<ReturnType<typeof findMemberNames>>,
): AuditLine {
  const { actor, action, subject_id, details } = row
  return {
    id,
    at: at.toISOString(),
    actor: actors.find((one) => one === actor) ?? 'system',
    operator,
    action,
    nevg: member_id === null ? null : (names.get(member_id)?.nevg ?? null),
    subject_id,
    details: { ...(typeof details === 'object' ? details : {}) },
  }
}
