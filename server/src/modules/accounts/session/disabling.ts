import { closeAccount, reopenAccount } from '#modules/policy/policy.ts'
import type { Db } from '#platform/db/db.ts'
import { inTransaction } from '#platform/db/transaction.ts'
import type { Platform } from '#platform/portal.ts'
import { audit } from '#platform/records/audit.ts'
import { revokeLinks, linkPurposes } from './links.ts'
import { endSessions } from './session.store.ts'

type DisablingDeps = Pick<Platform, 'db' | 'clock' | 'access' | 'log'>

/** Gives up what waits for a code of the member's, in the transaction that closes the account. */
type DropWhatWaits = (db: Db, platform: Pick<Platform, 'config' | 'clock'>, member_id: string) => Promise<void>

/** Closes a member's account: every token, every mailed link and every code is dead at once, and what waits for a code is given up. False when it was closed already, or is nobody's. */
export async function disableMember(
  { config, db, clock, access, log }: DisablingDeps & Pick<Platform, 'config'>,
  member_id: string,
  deletePending: DropWhatWaits,
): Promise<boolean> {
  const at = clock()
  const ended = await inTransaction(db, async (tx) => {
    if (!(await closeAccount(tx, member_id, at))) return null
    await revokeLinks(tx, member_id, linkPurposes, at)
    await deletePending(tx, { config, clock }, member_id)
    await audit(tx, { member_id, action: 'member.disabled', at, actor: 'insurer' })
    return endSessions(tx, { member_id, at })
  })
  if (!ended) return false
  for (const session_id of ended) access.forget(session_id)
  log.warn({ event: 'member_disabled', member_id }, 'a member was disabled')
  return true
}

/** Opens a closed account again; what was ended stays so. False when it was open, or is nobody's. */
export async function enableMember({ db, clock, log }: DisablingDeps, member_id: string): Promise<boolean> {
  const at = clock()
  const enabled = await inTransaction(db, async (tx) => {
    if (!(await reopenAccount(tx, member_id, at))) return false
    await audit(tx, { member_id, action: 'member.enabled', at, actor: 'insurer' })
    return true
  })
  if (enabled) log.info({ event: 'member_enabled', member_id }, 'a member was enabled')
  return enabled
}
