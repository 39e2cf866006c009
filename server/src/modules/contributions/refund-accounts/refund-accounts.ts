import { toLanguage } from '@coussinet/contract/brand/language-of.ts'
import type { NewRefundAccount, RefundAccount } from '@coussinet/contract/refund-accounts.ts'
import { formatSignedText } from '@coussinet/contract/signed-text.ts'
import type * as z from 'zod/mini'
import type { UnitOfWork } from '#modules/notifications/notifications.ts'
import { lockMember } from '#modules/policy/policy.ts'
import { endSignatures, findSigningState } from '#modules/signing/signing.ts'
import { checkBic } from '#platform/banks/banks.ts'
import { problem } from '#platform/core/problem.ts'
import { newId } from '#platform/crypto/ids.ts'
import { hash } from '#platform/crypto/keys.ts'
import type { Db } from '#platform/db/db.ts'
import type { Member } from '#platform/http/access.ts'
import { replaceStoredAnswers } from '#platform/http/idempotency.ts'
import { countAttempt } from '#platform/limits/attempts.ts'
import type { Platform } from '#platform/portal.ts'
import { maskedIban } from '#platform/text/mask.ts'
import { accountTextVersion, requestParts } from './account-text.ts'
import { addDraft, replaceOpenDrafts } from './drafts.store.ts'
import { findSignableAccount } from './signed-subject.ts'

const draftsAllowed = { limit: 20, window_seconds: 3600 }

/**
 * Stores an account that waits for its code, in the caller's transaction; it replaces an earlier draft, and refunds
 * keep their account. Throws `validation_failed` at `bic`, `too_many_requests` after 20 in an hour.
 */
export async function draftRefundAccount(
  tx: UnitOfWork,
  platform: Platform,
  member: Member,
  wanted: z.infer<typeof NewRefundAccount>,
): Promise<RefundAccount> {
  const { db, member_id, at } = tx
  const { iban, holder } = wanted
  const bic = checkBic(iban, wanted.bic)
  await lockMember(db, member_id)
  await countAttempt(db, { key: `refund-accounts ${member_id}`, ...draftsAllowed }, at)
  await discardAccountDrafts(db, platform, member_id)
  const language = toLanguage(member.locale)
  const parts = requestParts(language, { iban, bic, holder }, 'whole')
  const id = newId()
  await addDraft(db, {
    member_id,
    refund_account_id: id,
    iban,
    bic,
    holder,
    language,
    parts,
    text_sha256: hash(formatSignedText(parts)),
    text_version: accountTextVersion,
    created_at: at,
  })
  await tx.audit('refund_account.named', { subject_id: id, details: { iban: maskedIban(iban) } })
  await tx.announce('payment-methods')
  return findRefundAccount(db, platform, member_id, id)
}

/** Deletes accounts that wait for their code, with codes and stored answers; the caller has locked the member. */
export async function discardAccountDrafts(
  db: Db,
  platform: Pick<Platform, 'config' | 'clock'>,
  member_id: string,
): Promise<void> {
  for (const id of await replaceOpenDrafts(db, member_id)) {
    await endSignatures(db, member_id, id)
    await replaceStoredAnswers(db, { member_id, id, answer: await findRefundAccount(db, platform, member_id, id) })
  }
}

/**
 * A refund account as its member may see it: in full while it waits for its code, else masked; throws `not_found` for
 * another member's.
 */
export async function findRefundAccount(
  db: Db,
  platform: Pick<Platform, 'config' | 'clock'>,
  member_id: string,
  id: string,
): Promise<RefundAccount> {
  const at = platform.clock()
  const shown = await findSignableAccount(db, { member_id, id, at })
  if (!shown) throw problem('not_found')
  const { row, status, parts, sha256, held_until, subject } = shown
  const { iban, bic, holder } = row
  const isWhole = status === 'draft' || status === 'awaiting_code'
  return {
    id,
    status,
    iban: isWhole ? iban : maskedIban(iban),
    bic,
    holder,
    text: formatSignedText(parts),
    parts,
    sha256: sha256.toString('hex'),
    ...(await findSigningState(db, platform, { member_id, subject, at })),
    held_until: held_until?.toISOString() ?? null,
  }
}
