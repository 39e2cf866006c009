import type { Country } from '@coussinet/contract/domain/countries.ts'
import { memberName, type MemberNames } from '@coussinet/contract/domain/members.ts'
import type { SignatureMode } from '@coussinet/contract/signatures.ts'
import type { Language } from '@coussinet/texts/messages.ts'
import type { UnitOfWork } from '#modules/notifications/notifications.ts'
import { sendMail, sendSms } from '#platform/outbox/outbox.ts'
import { countNotice } from '#platform/outbox/sms-limits.ts'
import type { Platform } from '#platform/portal.ts'
import type { AccountNamed } from './account-change.ts'
import { holderMail, holderSms } from './other-holders.mails.ts'

/**
 * Another holder whose account is debited from now on, or was until now; `mode`: channel of the code that signed the
 * mandate.
 */
export type OtherHolder = {
  is: 'new' | 'former'
  email: string | null
  mobile: string | null
  mode: SignatureMode | null
}

type HolderNotice = { account?: AccountNamed; holders?: readonly OtherHolder[] }
type NamedMember = MemberNames & { country: Country; language: Language }

/**
 * Writes to the holders of the newly debited account and of the former one, if they are not the member: in the member's
 * language, without a link. SMS go only to a mobile that received the code, because any number can be typed.
 */
export async function notifyOtherHolders(
  { db, member_id, at }: UnitOfWork,
  platform: Pick<Platform, 'clock' | 'config' | 'jobs'>,
  change: HolderNotice,
  member: NamedMember,
): Promise<void> {
  const { account = null, holders = [] } = change
  const { language, country } = member
  const next = holders.find(({ is }) => is === 'new')
  for (const holder of holders) {
    // A new mandate for another account sends a notice of its own.
    if (holder.is === 'former' && next && isSame(holder, next)) continue
    const facts = { is: holder.is, at, account, country, policyholder: memberName(member) }
    if (holder.email !== null)
      await sendMail(db, platform, {
        member_id,
        to: holder.email,
        reader: { language, country },
        letter: holderMail(language, facts),
      })
    if (
      holder.mobile !== null &&
      holder.mode === 'sms' &&
      (await countNotice(db, platform.config, { to: holder.mobile, at }))
    )
      await sendSms(db, platform, { member_id, to: holder.mobile, text: holderSms(language, facts) })
  }
}

const isSame = (one: OtherHolder, other: OtherHolder) =>
  one.email?.toLowerCase() === other.email?.toLowerCase() && one.mobile === other.mobile
