import type { AnswerOf, QueryOf } from '@coussinet/contract/endpoint.ts'
import type { listSessions } from '@coussinet/contract/security.ts'
import { type UnitOfWork } from '#modules/notifications/notifications.ts'
import { problem } from '#platform/core/problem.ts'
import { fromMomentCursor, toMomentCursor, toPage } from '#platform/db/cursor.ts'
import type { Db } from '#platform/db/db.ts'
import type { Member } from '#platform/http/access.ts'
import { endSessions } from '../session/session.store.ts'
import { findLiveSessions } from './security.store.ts'
import { whichBrowser } from './which-browser.ts'

type SessionListInput = { query: QueryOf<typeof listSessions>; at: Date }

/** A page of the member's sessions, last used first; throws `malformed_request` for an invalid cursor. */
export async function findMemberSessions(
  db: Db,
  { id, session_id }: Member,
  { query: { limit, cursor }, at }: SessionListInput,
): Promise<AnswerOf<typeof listSessions>> {
  const after = cursor === undefined ? {} : { after: fromMomentCursor(cursor) }
  const rows = await findLiveSessions(db, id, at, { ...after, limit: limit + 1 })
  const { page, next_cursor } = toPage(rows, limit, (last) =>
    toMomentCursor({ at: last.last_used_at, id: last.session_id }),
  )
  const data = await Promise.all(
    page.map(async (row) => ({
      id: row.session_id,
      current: row.session_id === session_id,
      ...(await whichBrowser(row.user_agent)),
      network: row.network,
      created_at: row.created_at.toISOString(),
      last_used_at: row.last_used_at.toISOString(),
    })),
  )
  return {
    data,
    next_cursor,
  }
}

/** Ends one of the member's sessions; throws `not_found` for any other, and for an ended one. */
export async function endOne(tx: UnitOfWork, session_id: string): Promise<void> {
  const { db, member_id, at } = tx
  const ended = await endSessions(db, { member_id, only: session_id, at })
  if (ended.length === 0) throw problem('not_found')
  await recordEnded(tx, ended)
}

/** Ends every session except the calling one. */
export async function endOthers(tx: UnitOfWork, { session_id }: Member): Promise<void> {
  const { db, member_id, at } = tx
  await recordEnded(tx, await endSessions(db, { member_id, except: session_id, at }))
}

/** Writes ended sessions into the security log, and refreshes open pages. */
export async function recordEnded(tx: UnitOfWork, ended: readonly string[]): Promise<void> {
  for (const subject_id of ended) await tx.audit('session.ended', { subject_id })
  if (ended.length > 0) await tx.announce('profile')
}
