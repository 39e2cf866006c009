import { holdCredentials } from '#modules/policy/policy.ts'
import type { Db } from '#platform/db.ts'
import type { Member } from '#platform/http/access.ts'
import { clockSlack } from '#platform/in-life.ts'
import type { Platform } from '#platform/portal.ts'
import { fieldProblem, problem } from '#platform/problem.ts'
import { inTransaction } from '#platform/transaction.ts'
import { findAuthenticatedAt, setAuthenticatedAt } from '../session.store.ts'
import { provePassword } from './prove-password.ts'

const recentFor = 10 * 60_000

type Caller = Pick<Member, 'id' | 'session_id'>

/**
 * Lets through who signed in, or proved again who they are, in this session in the last 10 minutes; a refreshed token
 * proves nothing (ASVS 7.5.1). Throws `validation_failed` with `required` at `current_password`.
 */
export async function requireRecent(db: Db, { id, session_id }: Caller, at: Date): Promise<void> {
  const since = await findAuthenticatedAt(db, id, session_id)
  const age = since ? at.getTime() - since.getTime() : Infinity
  if (age < -clockSlack || age >= recentFor) throw fieldProblem('current_password', 'required')
}

/** Proves by the password who is there; throws `validation_failed` at `current_password`, or `too_many_requests`. */
export async function reauthenticateByPassword(
  platform: Platform,
  caller: Caller,
  current_password: string,
): Promise<void> {
  const proven = await provePassword(platform, caller.id, current_password)
  await inTransaction(platform.db, async (trx) => {
    const held = await holdCredentials(trx, caller.id)
    // A password that was changed in the meantime proves nothing any more.
    if (held?.password_hash !== proven) throw fieldProblem('current_password', 'password.current')
    await markReauthenticated(trx, caller, platform.clock())
  })
  platform.log.info(
    { event: 'reauthenticated', way: 'password', member_id: caller.id, session_id: caller.session_id },
    'a member proved again who they are',
  )
}

/** Notes that the member of this session proved who they are; throws `session_expired` for one that has ended. */
export async function markReauthenticated(db: Db, { id, session_id }: Caller, at: Date): Promise<void> {
  if (!(await setAuthenticatedAt(db, id, session_id, at))) throw problem('session_expired')
}
