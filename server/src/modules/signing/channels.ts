import { dialledNumber, isMobileNumber } from '@coussinet/contract/fields/phone.ts'
import type { SignatureMode } from '@coussinet/contract/signatures.ts'
import type { Signer } from '#modules/policy/policy.ts'
import type { Config } from '#platform/config/config.ts'
import { maskEmail, maskPhone } from '#platform/text/mask.ts'
import type { SignedSubject } from './subject.ts'

export type CodeChannel = {
  mode: SignatureMode
  /** the whole address or number */
  to: string
  /** masked */
  recipient: string
  /** changed less than 72 hours ago: whoever changed it signs with nothing else of the member's */
  is_recent: boolean
}

const recentFor = 72 * 3_600_000

/**
 * The contacts that a code for the subject can go to: those fixed with it where somebody else signs, else the member's
 * own as they are stored; of a mobile, as it is dialled. SMS go to mobiles of FR, IT and BE alone, by a portal that can send them.
 */
export function listChannels(
  config: Pick<Config, 'sms' | 'production'>,
  signer: Signer,
  { contact }: Pick<SignedSubject, 'contact'>,
  at: Date,
): CodeChannel[] {
  const { email, mobile: stored } = contact ?? signer
  const mobile = stored === null ? null : dialledNumber(stored)
  const isRecent = (changed_at: Date | null) =>
    contact === null && changed_at !== null && at.getTime() - changed_at.getTime() < recentFor
  const sendsSms = config.sms !== null || !config.production
  return [
    ...(email === null
      ? []
      : [
          {
            mode: 'email' as const,
            to: email,
            recipient: maskEmail(email),
            is_recent: isRecent(signer.email_changed_at),
          },
        ]),
    ...(mobile === null || !sendsSms || !isMobileNumber(mobile)
      ? []
      : [
          {
            mode: 'sms' as const,
            to: mobile,
            recipient: maskPhone(mobile),
            is_recent: isRecent(signer.mobile_changed_at),
          },
        ]),
  ]
}
