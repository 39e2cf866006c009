import { toLocalDay } from '@coussinet/contract/domain/days.ts'
import { shownAccount } from '@coussinet/contract/domain/payments.ts'
import { type Notice, sendSecurityNotice } from '#modules/accounts/accounts.ts'
import { createUnit, notify, type NotifyDeps } from '#modules/notifications/notifications.ts'
import type { Db } from '#platform/db/db.ts'

type MemberNotice = Notice & { member_id: string; at: Date }
type AccountNotice = MemberNotice & {
  /** another IBAN of the member's gave way: that of the debits, or that of refunds */
  replaces_iban?: boolean
}

/** Tells the member of another account or card, by letters at every contact and by a notification, in the transaction of the change. */
export async function sendAccountNotice(
  db: Db,
  platform: NotifyDeps,
  { replaces_iban = false, ...notice }: AccountNotice,
): Promise<void> {
  await sendSecurityNotice(createUnit(db, platform, notice), platform, notice)
  await notifyOf(db, platform, notice, replaces_iban)
}

/** A signed mandate has its own notification too. */
async function notifyOf(
  db: Db,
  platform: NotifyDeps,
  { member_id, kind, at, detail = '', account }: MemberNotice,
  replaces_iban: boolean,
): Promise<void> {
  const to = account ? shownAccount(account.iban) : ''
  if (replaces_iban) await notify(db, platform, { member_id, kind: 'security', params: { date: toLocalDay(at) }, at })
  else if (kind === 'refund_account_changed')
    await notify(db, platform, { member_id, kind: 'refund_account_chosen', params: { account: to }, at })
  if (kind === 'card_registered') await notify(db, platform, { member_id, kind, params: { card: detail }, at })
  if (kind === 'account_released') await notify(db, platform, { member_id, kind, params: { account: to }, at })
}
