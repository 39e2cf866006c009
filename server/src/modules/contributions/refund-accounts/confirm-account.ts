import type { UnitOfWork } from '#modules/notifications/notifications.ts'
import { findAccountInUse, releaseAccount, activateRefundAccount } from '#modules/policy/policy.ts'
import type { Signable } from '#modules/signing/signing.ts'
import { problem } from '#platform/core/problem.ts'
import { replaceStoredAnswers } from '#platform/http/idempotency.ts'
import { maskedIban } from '#platform/text/mask.ts'
import type { Clock } from '#platform/time/clock.ts'
import { sendAccountNotice } from '../account-notice.ts'
import { awaitDraftCode, deleteDraft, findDraft } from './drafts.store.ts'
import { findRefundAccount } from './refund-accounts.ts'
import { findSignableAccount } from './signed-subject.ts'

/** Signing subject: a refund account that waits for its code, or the release of refunds to the account in use. */
export const refundAccountSignable = (clock: Clock): Signable => ({
  kinds: ['refund_account', 'refund_account_release'],
  async find(db, member_id, id) {
    const shown = await findSignableAccount(db, { member_id, id, at: clock() })
    if (shown && !shown.subject) throw problem('conflict')
    return shown?.subject ?? undefined
  },
  async awaitCode(db, member_id, { kind, id }) {
    if (kind === 'refund_account') await awaitDraftCode(db, member_id, id)
  },
  settle: (tx, platform, subject, signed) =>
    subject.kind === 'refund_account_release'
      ? releaseHold(tx, platform, subject, signed)
      : activateAccount(tx, platform, subject, signed),
})

type SettleSignature = Signable['settle']

const activateAccount: SettleSignature = async (tx, platform, { id }, { evidence_hash }) => {
  const { db, member_id, at } = tx
  const draft = await findDraft(db, member_id, id)
  if (!draft) throw problem('conflict')
  const { iban, bic, holder } = draft
  const former = await findAccountInUse(db, member_id)
  await activateRefundAccount(db, { member_id, refund_account_id: id, iban, bic, holder, evidence_hash, at })
  await deleteDraft(db, member_id, id)
  await tx.announce('payment-methods')
  // The stored answer of the call that named the account contains the full number.
  const in_use = former?.iban === iban ? former.refund_account_id : id
  await replaceStoredAnswers(db, { member_id, id, answer: await findRefundAccount(db, platform, member_id, in_use) })
  if (former?.iban === iban) return reportHolderChange(tx, { former, bic, holder })
  const account = { iban: maskedIban(iban), former_iban: former ? maskedIban(former.iban) : null, holder }
  await tx.audit('refund_account.changed', {
    subject_id: id,
    details: { detail: account.iban, former: account.former_iban },
  })
  await tx.publish({ event: 'refund_account.changed', refund_account_id: id })
  await sendAccountNotice(tx, platform, {
    kind: 'refund_account_changed',
    account,
    replaces_iban: former !== undefined,
  })
}

type HolderChange = {
  former: NonNullable<Awaited<ReturnType<typeof findAccountInUse>>>
  bic: string | null
  holder: string
}

/** Reports a new holder or BIC of the account in use. Nothing waits: the insurer checks the payee of each payment. */
async function reportHolderChange(tx: UnitOfWork, { former, bic, holder }: HolderChange): Promise<void> {
  if (former.holder === holder && former.bic === bic) return
  const { refund_account_id } = former
  const details = { detail: maskedIban(former.iban), holder, former_holder: former.holder, bic, former_bic: former.bic }
  await tx.audit('refund_account.renamed', { subject_id: refund_account_id, details })
  await tx.publish({ event: 'refund_account.renamed', refund_account_id })
}

const releaseHold: SettleSignature = async (tx, platform, { id }) => {
  const account = await releaseAccount(tx.db, tx.member_id, id)
  const iban = maskedIban(account.iban)
  await tx.audit('refund_account.released', { subject_id: id, details: { detail: iban } })
  await tx.publish({ event: 'refund_account.released', refund_account_id: id })
  await sendAccountNotice(tx, platform, {
    kind: 'account_released',
    account: { iban, former_iban: null, holder: account.holder },
  })
  await tx.announce('payment-methods')
}
