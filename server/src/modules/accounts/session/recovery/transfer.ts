import type { Tokens } from '@coussinet/contract/session.ts'
import type { Db } from '#platform/db/db.ts'
import { inTransaction } from '#platform/db/transaction.ts'
import type { Caller } from '#platform/http/caller.ts'
import { sendMail } from '#platform/outbox/outbox.ts'
import type { Platform } from '#platform/portal.ts'
import { audit } from '#platform/records/audit.ts'
import { linkAddress, createLink, readLink, useLink } from '../links.ts'
import { countCall, openSession, uncountCall } from '../session.ts'
import { lockOpenMember } from './open-member.ts'
import { recipientOf } from './recipient.ts'
import { transferLetter } from './recovery.mails.ts'

type TransferLink = { href: string; email: string; expires_at: Date }

/** Makes the link that signs a member in once within 10 minutes, and mails it, in the caller's transaction. */
export async function createTransferLink(db: Db, platform: Platform, member_id: string): Promise<TransferLink> {
  const { clock, config } = platform
  const at = clock()
  await lockOpenMember(db, member_id)
  const { token, expires_at } = await createLink(db, { member_id, purpose: 'transfer', at })
  const { email, firstname, reader } = await recipientOf(db, member_id, at)
  const href = linkAddress(config, '/transfer', token)
  await audit(db, { member_id, action: 'transfer.mailed', at, actor: 'insurer' })
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
  const tokens = await inTransaction(db, async (trx) => {
    await lockOpenMember(trx, member_id)
    await useLink(trx, token, ['transfer'], at)
    await uncountCall(trx, caller)
    return openSession(trx, { member_id, caller, way: 'transfer', at })
  })
  log.info({ event: 'signed_in', member_id, way: 'transfer' }, 'signed in')
  return tokens
}
