import { cardNumber, contributionsTotal } from '@coussinet/contract/domain/payments.ts'
import type { UnitOfWork } from '#modules/notifications/notifications.ts'
import { activateRefundAccount } from '#modules/policy/policy.ts'
import type { SignatureProof, SignedSubject } from '#modules/signing/signing.ts'
import { problem } from '#platform/core/problem.ts'
import { newId } from '#platform/crypto/ids.ts'
import { replaceStoredAnswers } from '#platform/http/idempotency.ts'
import type { Platform } from '#platform/portal.ts'
import { maskedIban } from '#platform/text/mask.ts'
import { sendAccountNotice } from '../account-notice.ts'
import { setDueDay } from '../payment-methods/due-day/due-day.ts'
import { discardAccountDrafts } from '../refund-accounts/refund-accounts.ts'
import { type Debits, findFirstDebit } from './first-debit.ts'
import { getMandateView } from './mandate-of.ts'
import { activate, endActive, endCard, findMandate, type MandateRow, setFirstDebit } from './mandates.store.ts'
import { parseUnpaidContributions } from './unpaid-contributions.ts'

type FormerMandate = Awaited<ReturnType<typeof endActive>>

/** Activates a signed mandate with all its choices and ends the former one (PAY-06), in the caller's transaction. */
export async function settleMandate(
  tx: UnitOfWork,
  platform: Platform,
  { id }: SignedSubject,
  signed: SignatureProof,
): Promise<void> {
  const { db, member_id, at } = tx
  const row = await findMandate(db, member_id, id)
  if (!row) throw problem('not_found')
  const { evidence_hash } = signed
  const former = await endActive(db, member_id, at)
  const card = await endCard(db, member_id, at)
  await activate(db, member_id, {
    mandate_id: id,
    signed_at: at,
    signature_mode: signed.mode,
    signature_recipient: signed.recipient,
    evidence_hash,
  })
  const { iban, bic, holder, wanted_due_day, unpaid } = row
  let replaces_iban = former !== undefined && former.iban !== iban
  if (row.for_refunds) {
    const is_replaced = await activateRefundAccount(db, {
      member_id,
      refund_account_id: newId(),
      iban,
      bic,
      holder,
      evidence_hash,
      at,
    })
    replaces_iban ||= is_replaced
    // The latest choice counts: a pending code for an earlier account would send refunds back there.
    await discardAccountDrafts(db, platform, member_id)
  }
  // Comes before the first debit is computed, which the due day chosen with the mandate may move.
  if (wanted_due_day !== null) await setDueDay(tx, platform, { due_day: wanted_due_day, with_mandate: true })
  const debits = await findFirstDebit(db, member_id, at, { wanted_due_day: null, unpaid })
  await setFirstDebit(db, member_id, id, debits.first_debit_on)
  await replaceStoredAnswers(db, { member_id, id, answer: await getMandateView(db, platform, member_id, id) })
  await announceMandate(tx, platform, {
    row: { ...row, signature_mode: signed.mode },
    former,
    card,
    replaces_iban,
    debits,
  })
}

type MandateNotice = {
  row: MandateRow
  former: FormerMandate
  card: Awaited<ReturnType<typeof endCard>>
  replaces_iban: boolean
  debits: Debits
}

async function announceMandate(
  tx: UnitOfWork,
  platform: Platform,
  { row, former, card, replaces_iban, debits }: MandateNotice,
): Promise<void> {
  const { at } = tx
  const { mandate_id, umr, holder, for_refunds, collect_unpaid } = row
  const unpaid = parseUnpaidContributions(row.unpaid)
  const { first_debit_on } = debits
  const iban = maskedIban(row.iban)
  const former_iban = former ? maskedIban(former.iban) : null
  await tx.audit('mandate.signed', {
    subject_id: mandate_id,
    details: { detail: iban, umr, former_umr: former?.umr ?? null, for_refunds, collect_unpaid, first_debit_on },
  })
  if (first_debit_on === null) await tx.notify('mandate_signed_undated', { umr })
  else await tx.notify('mandate_signed', { umr, date: first_debit_on })
  await sendAccountNotice(tx, platform, {
    kind: 'mandate_signed',
    account: { iban, former_iban, holder, umr, ...debits, for_refunds, unpaid_cents: contributionsTotal(unpaid) },
    replaces_iban,
    ...(card && { ended: { card: cardNumber(card) } }),
    holders: [...contactsOf('new', row), ...contactsOf('former', former)],
  })
  await tx.publish({
    event: 'mandate.signed',
    mandate_id,
    umr,
    former_umr: former?.umr ?? null,
    for_refunds,
    collect_unpaid,
    unpaid,
    first_debit_on,
    signed_at: at.toISOString(),
  })
  await tx.announce('payment-methods')
  await tx.announce('receipts')
}

/** Contact of the account's other holder; none if the member is the holder. */
function contactsOf(
  is: 'new' | 'former',
  holder: Pick<MandateRow, 'contact_email' | 'contact_mobile' | 'signature_mode'> | undefined,
) {
  if (!holder || (holder.contact_email === null && holder.contact_mobile === null)) return []
  return [{ is, email: holder.contact_email, mobile: holder.contact_mobile, mode: holder.signature_mode }]
}
