import { nevg } from '@coussinet/contract/usernames.ts'
import * as z from 'zod/mini'
import { findMemberByLoginName, disableMember, enableMember, createTransferLink } from '#modules/accounts/accounts.ts'
import { deletePending } from '#modules/contributions/contributions.ts'
import { inUnit } from '#modules/notifications/notifications.ts'
import { problem } from '#platform/core/problem.ts'
import type { Platform } from '#platform/portal.ts'

export const WantedTransfer = z.strictObject({ nevg })
export const WantedAccess = z.strictObject({ nevg, disabled: z.boolean() })

async function memberOf({ db }: Platform, number: string): Promise<string> {
  const member_id = await findMemberByLoginName(db, number)
  if (!member_id) throw problem('not_found')
  return member_id
}

/** Mails a member the link that signs in without a password, and answers it; throws `not_found`, and `expired` for one who is disabled. */
export async function mailTransferLink(platform: Platform, { nevg: number }: z.infer<typeof WantedTransfer>) {
  const member_id = await memberOf(platform, number)
  return inUnit(platform, { member_id, actor: 'insurer' }, (tx) => createTransferLink(tx, platform))
}

/** Closes a member's account, or opens it again; returns whether that changed anything. */
export async function setAccess(platform: Platform, { nevg: number, disabled }: z.infer<typeof WantedAccess>) {
  const member_id = await memberOf(platform, number)
  const changed = await (disabled
    ? disableMember(platform, member_id, deletePending)
    : enableMember(platform, member_id))
  return { nevg: number, disabled, changed }
}
