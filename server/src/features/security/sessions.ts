import type { MemberSession } from '@coussinet/contract/security.ts'
import { endSessions } from '#features/session/ending/end-sessions.ts'
import { audit } from '#platform/audit.ts'
import type { Db } from '#platform/db.ts'
import { announce } from '#platform/events.ts'
import type { Member } from '#platform/http/access.ts'
import { problem } from '#platform/problem.ts'
import { findLiveSessions } from './sessions.store.ts'
import { whichBrowser } from './which-browser.ts'

/** Where the member is signed in, the last used first. */
export async function sessionsOf(db: Db, { id, session_id }: Member, at: Date): Promise<MemberSession[]> {
  const rows = await findLiveSessions(db, id, at)
  return Promise.all(
    rows.map(async (row) => ({
      id: row.session_id,
      current: row.session_id === session_id,
      ...(await whichBrowser(row.user_agent)),
      network: row.network,
      created_at: row.created_at.toISOString(),
      last_used_at: row.last_used_at.toISOString(),
    })),
  )
}

/** Ends one session of the member's own, and answers which; throws `not_found` for any other, and for one that has ended. */
export async function endOne(db: Db, member_id: string, session_id: string, at: Date): Promise<string[]> {
  const ended = await endSessions(db, { member_id, only: session_id, at })
  if (ended.length === 0) throw problem('not_found')
  return told(db, member_id, ended, at)
}

/** Ends every session but the one that asks; answers which ones. */
export async function endOthers(db: Db, { id, session_id }: Member, at: Date): Promise<string[]> {
  return told(db, id, await endSessions(db, { member_id: id, except: session_id, at }), at)
}

async function told(db: Db, member_id: string, ended: string[], at: Date): Promise<string[]> {
  for (const subject_id of ended) await audit(db, { member_id, action: 'session.ended', subject_id, at })
  if (ended.length > 0) await announce(db, member_id, 'profile')
  return ended
}
