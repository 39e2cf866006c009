import { shownAccount } from '@coussinet/contract/domain/payments.ts'
import { findAccountInUse } from '#modules/policy/policy.ts'
import type { Db } from '#platform/db/db.ts'
import { maskedIban } from '#platform/text/mask.ts'

/** Account that gains are paid to, as a notification names it; nothing while there is none. */
export async function findGainAccount(db: Db, member_id: string): Promise<{ account?: string }> {
  const account = await findAccountInUse(db, member_id)
  return account ? { account: shownAccount(maskedIban(account.iban)) } : {}
}
