import { toLanguage } from '@coussinet/contract/brand/language-of.ts'
import type { Country } from '@coussinet/contract/domain/countries.ts'
import { calledName } from '@coussinet/contract/domain/members.ts'
import type { Language } from '@coussinet/texts/messages.ts'
import { findRecoveryContacts } from '#modules/policy/policy.ts'
import type { Db } from '#platform/db/db.ts'
import { toCountry } from '../session.store.ts'

type LinkRecipient = {
  email: string
  /** the present address, and until when links go to the one of before */
  held: { email: string; until: Date } | null
  firstname: string
  reader: { language: Language; country: Country }
}

/**
 * Recipient of a link that opens this member's account, and how it is written: to the verified address, and for 72 hours after
 * that was changed to the one of before, whose bearer may object.
 */
export async function findRecipient(db: Db, member_id: string, at: Date): Promise<LinkRecipient> {
  const { email, recovery_email, recovery_email_until, locale, country, ...names } = await findRecoveryContacts(
    db,
    member_id,
  )
  const firstname = calledName(names)
  const reader = { language: toLanguage(locale), country: toCountry(country) }
  if (recovery_email === null || recovery_email_until === null || recovery_email_until <= at)
    return { email, held: null, firstname, reader }
  return { email: recovery_email, held: { email, until: recovery_email_until }, firstname, reader }
}
