import type { AnswerOf, QueryOf } from '@coussinet/contract/endpoint.ts'
import type { listSessions } from '@coussinet/contract/security.ts'
import { problem } from '#platform/core/problem.ts'
import { fromMomentCursor, toMomentCursor } from '#platform/db/cursor.ts'
import type { Db } from '#platform/db/db.ts'
import { announce } from '#platform/db/events.ts'
import type { Member } from '#platform/http/access.ts'
import { audit } from '#platform/records/audit.ts'
import { endSessions } from '../session/session.store.ts'
import { findLiveSessions } from './security.store.ts'
import { whichBrowser } from './which-browser.ts'

type SessionListInput = { query: QueryOf<typeof listSessions>; at: Date }

/** A page of where the member is signed in, the last used first; throws `malformed_request` for a cursor of another make. */
export async function findMemberSessions(
  db: Db,
  { id, session_id }: Member,
  { query: { limit, cursor }, at }: SessionListInput,
): Promise<AnswerOf<typeof listSessions>> {
  const after = cursor === undefined ? {} : { after: fromMomentCursor(cursor) }
  // One more than asked tells whether there is a next page.
  const rows = await findLiveSessions(db, id, at, { ...after, limit: limit + 1 })
  const page = rows.slice(0, limit)
  const last = page.at(-1)
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
    next_cursor: last && rows.length > limit ? toMomentCursor({ at: last.last_used_at, id: last.session_id }) : null,
  }
}

/** Ends one session of the member's own, and answers which; throws `not_found` for any other, and for one that has ended. */
export async function endOne(db: Db, member_id: string, session_id: string, at: Date): Promise<string[]> {
  const ended = await endSessions(db, { member_id, only: session_id, at })
  if (ended.length === 0) throw problem('not_found')
  return told(db, member_id, ended, at)
}

/** Ends every session but the one that asks; returns which ones. */
export async function endOthers(db: Db, { id, session_id }: Member, at: Date): Promise<string[]> {
  return told(db, id, await endSessions(db, { member_id: id, except: session_id, at }), at)
}

async function told(db: Db, member_id: string, ended: string[], at: Date): Promise<string[]> {
  for (const subject_id of ended) await audit(db, { member_id, action: 'session.ended', subject_id, at })
  if (ended.length > 0) await announce(db, member_id, 'profile')
  return ended
}
