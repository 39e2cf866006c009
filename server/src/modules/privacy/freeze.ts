import { readLink, shutOut, undoChangesSince, useLink } from '#modules/accounts/accounts.ts'
import { deletePending } from '#modules/contributions/contributions.ts'
import { createUnit, type UnitOfWork } from '#modules/notifications/notifications.ts'
import { freezeAccount } from '#modules/policy/policy.ts'
import { revokeAddress, revokeVetLinks } from '#modules/refunds/refunds.ts'
import { problem } from '#platform/core/problem.ts'
import type { Db } from '#platform/db/db.ts'
import type { Platform } from '#platform/portal.ts'

export type CalendarPort = { revokeFeed: (tx: UnitOfWork) => Promise<void> }

/**
 * "It was not me": ends every session and pending signature, reverts the changes since the notice of this link, and
 * delays payments to a recent account. Returns the member's id and the ended sessions; throws `expired` for a used,
 * expired or unknown link, or one that an earlier notice's link has replaced.
 */
export async function freezeByLink(
  db: Db,
  platform: Pick<Platform, 'config' | 'clock' | 'jobs' | 'providers'>,
  token: string,
  { revokeFeed }: CalendarPort,
): Promise<{ member_id: string; ended: string[] }> {
  const at = platform.clock()
  const { member_id } = await readLink(db, token, ['freeze'], at)
  const tx = createUnit(db, platform, { member_id, at })
  // Locked before the link, as everywhere else, so that two calls never wait for each other.
  const member = await freezeAccount(db, member_id, at)
  const { created_at } = await useLink(db, token, ['freeze'], at)
  if (!member) throw problem('expired')

  const ended = await shutOut(db, member_id, at)
  await revokeFeed(tx)
  await revokeAddress(tx)
  await revokeVetLinks(tx)
  await deletePending(db, platform, member_id)
  await undoChangesSince(tx, platform, { member, since: created_at })
  await tx.audit('account.frozen')
  await tx.announce('profile')
  return { member_id, ended }
}
