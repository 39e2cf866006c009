import { today } from '@coussinet/contract/domain/days.ts'
import { declineCodes } from '@coussinet/contract/domain/payments.ts'
import { nevg } from '@coussinet/contract/usernames.ts'
import * as z from 'zod/mini'
import { findMemberByLoginName } from '#modules/accounts/accounts.ts'
import { declineDebit } from '#modules/contributions/contributions.ts'
import { createUnit } from '#modules/notifications/notifications.ts'
import { problem } from '#platform/core/problem.ts'
import { inTransaction } from '#platform/db/transaction.ts'
import type { Platform } from '#platform/portal.ts'
import { lastPaidReceipt } from '../demo.store.ts'

export const WantedDecline = z.strictObject({ nevg, code: z._default(z.enum(declineCodes), 'AM04') })

/** The bank sends back the member's last contribution that was paid; throws `not_found` where there is none. */
export async function declineManually(platform: Platform, { nevg: number, code }: z.infer<typeof WantedDecline>) {
  const member_id = await findMemberByLoginName(platform.db, number)
  const at = platform.clock()
  return inTransaction(platform.db, async (tx) => {
    const receipt_id = member_id && (await lastPaidReceipt(tx, member_id))
    if (!member_id || !receipt_id) throw problem('not_found')
    await declineDebit(createUnit(tx, platform, { member_id, at, actor: 'insurer' }), {
      receipt_id,
      code,
      on: today(at),
    })
    return { receipt_id }
  })
}
