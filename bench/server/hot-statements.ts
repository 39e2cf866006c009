import { findProfile } from '../../server/src/modules/accounts/profile/profile.ts'
import { readRefunds } from '../../server/src/modules/refunds/decisions/statements/refund-statements.ts'
import { firstStatement, type Statement, theMember } from '../../server/src/testing/database/first-statement.ts'

/** Records the portal's own statements of its hot reads, as they are today: what the bare server sends too. */
export async function hotStatements(now: Date): Promise<{ me: Statement; refunds: Statement }> {
  const today = now.toISOString().slice(0, 10)
  return {
    me: await firstStatement((db) => findProfile(db, theMember, today)),
    refunds: await firstStatement((db) => readRefunds(db, theMember, { limit: 20 }, now)),
  }
}
