import type { UnitOfWork } from '#modules/notifications/notifications.ts'
import { changeEmail, dropPassword, noRecovery } from '#modules/policy/policy.ts'
import type { Db } from '#platform/db/db.ts'
import type { Platform } from '#platform/portal.ts'
import { maskEmail } from '#platform/text/mask.ts'
import { endIdentity } from '../identities/identities.ts'
import { deletePasskey } from '../passkeys/passkeys.ts'
import { revokeLinks } from '../session/links.ts'
import { changeLoginName } from '../session/login-names.ts'
import { endSessions } from '../session/session.store.ts'
import { clearFormerEmails } from './account-changes/former-contacts.ts'
import { findFreezeLinks, revokeFreezeLinks } from './freeze-links.store.ts'

/**
 * Ends all sessions of a member and all mailed links that open the account, in the caller's transaction; returns the
 * sessions.
 */
export async function shutOut(db: Db, member_id: string, at: Date): Promise<string[]> {
  const ended = await endSessions(db, { member_id, at })
  await revokeLinks(db, member_id, ['email', 'recovery', 'activation', 'transfer', 'continuation'], at)
  return ended
}

type UndoneContacts = { member: { email: string; recovery_email: string | null }; since: Date }

const tellsOfPassword = new Set<string | undefined>(['password_changed', 'data_exported'])

/**
 * Reverts the changes made to an account since a time, in the caller's transaction, because the same person may have
 * made the later ones too. The links of their notices stop working.
 */
export async function undoChangesSince(
  tx: UnitOfWork,
  platform: Pick<Platform, 'providers'>,
  { member: { email, recovery_email }, since }: UndoneContacts,
): Promise<void> {
  const { db, member_id, at } = tx
  const ways = await findFreezeLinks(db, member_id, since)
  if (ways.some(({ kind }) => tellsOfPassword.has(kind))) await dropPassword(db, member_id, at)
  for (const passkey_id of new Set(ways.map((way) => way.passkey_id)))
    if (passkey_id !== undefined) await deletePasskey(tx, { passkey_id })
  for (const identity_id of new Set(ways.map((way) => way.identity_id)))
    if (identity_id !== undefined) await endIdentity(tx, platform, identity_id)
  const former = ways.find((way) => way.kind === 'email_changed')?.email
  if (former !== undefined && (await changeLoginName(db, member_id, email, former))) {
    // An intermediate address may be the intruder's: links keep going to the one before both.
    const recovery = former === recovery_email ? noRecovery : undefined
    await changeEmail(db, { member_id, email: former, recovery, at })
    await tx.audit('email.changed', { details: { detail: maskEmail(former) } })
    await tx.publish({ event: 'profile.changed', changed: ['email'], email: former })
    // Intermediate addresses belong to the intruder and get no more notices.
    await clearFormerEmails(db, member_id, since)
  }
  await revokeFreezeLinks(db, member_id, since, at)
}
