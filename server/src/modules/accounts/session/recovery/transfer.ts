import type { Tokens } from '@coussinet/contract/session.ts'
import { createUnit, type UnitOfWork } from '#modules/notifications/notifications.ts'
import { inTransaction } from '#platform/db/transaction.ts'
import type { Caller } from '#platform/http/caller.ts'
import { countAttempt } from '#platform/limits/attempts.ts'
import { sendMail } from '#platform/outbox/outbox.ts'
import type { Platform } from '#platform/portal.ts'
import { linkAddress, createLink, readLink, useLink } from '../links.ts'
import { countCall, openSession, uncountCall } from '../session.ts'
import { lockOpenMember } from './open-member.ts'
import { findRecipient } from './recipient.ts'
import { transferLetter } from './recovery.mails.ts'

// An app asks once each time that its member opens the portal.
const linksAllowed = { limit: 30, window_seconds: 3600 }

/**
 * Makes the link that signs a member in once within 10 minutes, for an app of the insurer's that knows who is there, in the
 * caller's transaction. Throws `expired` for a disabled member, `too_many_requests`.
 */
export async function issueTransferLink(
  tx: UnitOfWork,
  { config }: Pick<Platform, 'config'>,
  { client_id }: { client_id: string },
): Promise<{ href: string; expires_at: Date }> {
  const { db, member_id, at } = tx
  await countAttempt(db, { key: `transfer-link ${member_id}`, ...linksAllowed }, at)
  await lockOpenMember(db, member_id)
  const { token, expires_at } = await createLink(db, { member_id, purpose: 'transfer', at })
  await tx.audit('transfer.issued', { details: { client_id } })
  return { href: linkAddress(config, '/transfer', token), expires_at }
}

type TransferLink = { href: string; email: string; expires_at: Date }

/** Makes the link that signs a member in once within 10 minutes, and mails it, in the caller's transaction. */
export async function createTransferLink(tx: UnitOfWork, platform: Platform): Promise<TransferLink> {
  const { db, member_id, at } = tx
  await lockOpenMember(db, member_id)
  const { token, expires_at } = await createLink(db, { member_id, purpose: 'transfer', at })
  const { email, firstname, reader } = await findRecipient(db, member_id, at)
  const href = linkAddress(platform.config, '/transfer', token)
  await tx.audit('transfer.mailed')
  await sendMail(db, platform, {
    member_id,
    to: email,
    reader,
    letter: transferLetter(reader.language, { firstname, href }),
    expires_at,
  })
  return { href, email, expires_at }
}

/** Signs in by a connection link; throws `expired` for one that is used, late, unknown, or of a disabled member. */
export async function signInByLink(platform: Platform, token: string, caller: Caller): Promise<Tokens> {
  const { db, clock, log } = platform
  const at = clock()
  await countCall(platform, caller)
  const { member_id } = await readLink(db, token, ['transfer'], at)
  const tokens = await inTransaction(db, async (tx) => {
    await lockOpenMember(tx, member_id)
    await useLink(tx, token, ['transfer'], at)
    await uncountCall(tx, caller)
    return openSession(createUnit(tx, platform, { member_id, at }), {
      caller,
      way: 'transfer',
      secrets: platform.config,
    })
  })
  log.info({ event: 'signed_in', member_id, way: 'transfer' }, 'signed in')
  return tokens
}
