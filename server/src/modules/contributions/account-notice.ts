import { toLocalDay } from '@coussinet/contract/domain/days.ts'
import { shownAccount } from '@coussinet/contract/domain/payments.ts'
import { type SecurityNotice, sendSecurityNotice } from '#modules/accounts/accounts.ts'
import type { NotifyDeps, UnitOfWork } from '#modules/notifications/notifications.ts'

type AccountNotice = SecurityNotice & {
  /** another of the member's IBANs was replaced: the debited one or the one for refunds */
  replaces_iban?: boolean
}

/**
 * Notifies the member, and writes to all their contacts, that an account or card changed, in the transaction of the
 * change.
 */
export async function sendAccountNotice(
  tx: UnitOfWork,
  platform: NotifyDeps,
  { replaces_iban = false, ...notice }: AccountNotice,
): Promise<void> {
  await sendSecurityNotice(tx, platform, notice)
  await notifyOf(tx, notice, replaces_iban)
}

/** A signed mandate has its own notification too. */
async function notifyOf(
  tx: UnitOfWork,
  { kind, detail = '', account }: SecurityNotice,
  replaces_iban: boolean,
): Promise<void> {
  const to = account ? shownAccount(account.iban) : ''
  if (replaces_iban) await tx.notify('security', { date: toLocalDay(tx.at) })
  else if (kind === 'refund_account_changed') await tx.notify('refund_account_chosen', { account: to })
  if (kind === 'card_registered') await tx.notify(kind, { card: detail })
  if (kind === 'account_released') await tx.notify(kind, { account: to })
}
