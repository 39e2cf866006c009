import { inUnit } from '#modules/notifications/notifications.ts'
import { closeAccount, reopenAccount } from '#modules/policy/policy.ts'
import type { Db } from '#platform/db/db.ts'
import type { Platform } from '#platform/portal.ts'
import { revokeLinks, linkPurposes } from './links.ts'
import { endSessions } from './session.store.ts'

type DisablingDeps = Pick<Platform, 'db' | 'clock' | 'config' | 'jobs' | 'log'>

/** Gives up what waits for a code of the member's, in the transaction that closes the account. */
type DropWhatWaits = (db: Db, platform: Pick<Platform, 'config' | 'clock'>, member_id: string) => Promise<void>

/**
 * Closes a member's account: every token, every mailed link and every code is dead at once, and what waits for a code is given up. False
 * when it was closed already, or is nobody's.
 */
export async function disableMember(
  platform: DisablingDeps,
  member_id: string,
  deletePending: DropWhatWaits,
): Promise<boolean> {
  const isClosed = await inUnit(platform, { member_id, actor: 'insurer' }, async (tx) => {
    const { at } = tx
    if (!(await closeAccount(tx.db, member_id, at))) return false
    await revokeLinks(tx.db, member_id, linkPurposes, at)
    await deletePending(tx.db, platform, member_id)
    await tx.audit('member.disabled')
    await endSessions(tx.db, { member_id, at })
    return true
  })
  if (isClosed) platform.log.warn({ event: 'member_disabled', member_id }, 'a member was disabled')
  return isClosed
}

/** Opens a closed account again; what was ended stays so. False when it was open, or is nobody's. */
export async function enableMember(platform: DisablingDeps, member_id: string): Promise<boolean> {
  const enabled = await inUnit(platform, { member_id, actor: 'insurer' }, async (tx) => {
    if (!(await reopenAccount(tx.db, member_id, tx.at))) return false
    await tx.audit('member.enabled')
    return true
  })
  if (enabled) platform.log.info({ event: 'member_enabled', member_id }, 'a member was enabled')
  return enabled
}
