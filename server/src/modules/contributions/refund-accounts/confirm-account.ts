import { publishInsurerEvent } from '#modules/events/events.ts'
import { findAccountInUse, releaseAccount, useRefundAccount } from '#modules/policy/policy.ts'
import type { Signable, SignatureProof, Subject } from '#modules/signing/signing.ts'
import { problem } from '#platform/core/problem.ts'
import type { Db } from '#platform/db/db.ts'
import { announce } from '#platform/db/events.ts'
import { replaceStoredAnswers } from '#platform/http/idempotency.ts'
import type { Platform } from '#platform/portal.ts'
import { audit } from '#platform/records/audit.ts'
import { maskedIban } from '#platform/text/mask.ts'
import type { Clock } from '#platform/time/clock.ts'
import { sendAccountNotice } from '../account-notice.ts'
import { awaitDraftCode, deleteDraft, findDraft } from './drafts.store.ts'
import { findRefundAccount } from './refund-accounts.ts'
import { whatIsSigned } from './signed-subject.ts'

/** Subject of a code: an account for refunds that waits for it, or that refunds need not wait for the one in use. */
export const refundAccountSignable = (clock: Clock): Signable => ({
  kinds: ['refund_account', 'refund_account_release'],
  async find(db, member_id, id) {
    const shown = await whatIsSigned(db, { member_id, id, at: clock() })
    if (shown && !shown.subject) throw problem('conflict')
    return shown?.subject ?? undefined
  },
  async awaitCode(db, member_id, { kind, id }) {
    if (kind === 'refund_account') await awaitDraftCode(db, member_id, id)
  },
  settle: (db, platform, member_id, subject, signed) =>
    subject.kind === 'refund_account_release'
      ? release(db, platform, member_id, subject, signed)
      : use(db, platform, member_id, subject, signed),
})

type Settle = (db: Db, platform: Platform, member_id: string, subject: Subject, signed: SignatureProof) => Promise<void>

const use: Settle = async (db, platform, member_id, { id }, { evidence_hash, at }) => {
  const draft = await findDraft(db, member_id, id)
  if (!draft) throw problem('conflict')
  const { iban, bic, holder } = draft
  const former = await findAccountInUse(db, member_id)
  await useRefundAccount(db, { member_id, refund_account_id: id, iban, bic, holder, evidence_hash, at })
  await deleteDraft(db, member_id, id)
  await announce(db, member_id, 'payment-methods')
  // The answer of the call that named the account is kept for a day: whole no longer.
  const in_use = former?.iban === iban ? former.refund_account_id : id
  await replaceStoredAnswers(db, { member_id, id, answer: await findRefundAccount(db, platform, member_id, in_use) })
  if (former?.iban === iban) return rename(db, platform, member_id, { former, bic, holder, at })
  const account = { iban: maskedIban(iban), former_iban: former ? maskedIban(former.iban) : null, holder }
  await audit(db, {
    member_id,
    action: 'refund_account.changed',
    subject_id: id,
    at,
    details: { detail: account.iban, former: account.former_iban },
  })
  await publishInsurerEvent(db, platform, { event: 'refund_account.changed', member_id, refund_account_id: id })
  await sendAccountNotice(db, platform, {
    member_id,
    kind: 'refund_account_changed',
    at,
    account,
    replaces_iban: former !== undefined,
  })
}

type HolderChange = {
  former: NonNullable<Awaited<ReturnType<typeof findAccountInUse>>>
  bic: string | null
  holder: string
  at: Date
}

/** Refunds go where they went, so that nothing waits; but the insurer checks whom it pays. */
async function rename(
  db: Db,
  platform: Platform,
  member_id: string,
  { former, bic, holder, at }: HolderChange,
): Promise<void> {
  if (former.holder === holder && former.bic === bic) return
  const { refund_account_id } = former
  const details = { detail: maskedIban(former.iban), holder, former_holder: former.holder, bic, former_bic: former.bic }
  await audit(db, { member_id, action: 'refund_account.renamed', subject_id: refund_account_id, at, details })
  await publishInsurerEvent(db, platform, { event: 'refund_account.renamed', member_id, refund_account_id })
}

const release: Settle = async (db, platform, member_id, { id }, { at }) => {
  const account = await releaseAccount(db, member_id, id)
  const iban = maskedIban(account.iban)
  await audit(db, { member_id, action: 'refund_account.released', subject_id: id, at, details: { detail: iban } })
  await publishInsurerEvent(db, platform, { event: 'refund_account.released', member_id, refund_account_id: id })
  await sendAccountNotice(db, platform, {
    member_id,
    kind: 'account_released',
    at,
    account: { iban, former_iban: null, holder: account.holder },
  })
  await announce(db, member_id, 'payment-methods')
}
