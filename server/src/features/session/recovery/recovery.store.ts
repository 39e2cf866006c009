import type { Country } from '@coussinet/contract/fields.ts'
import type { Db } from '#platform/db.ts'
import { languageOf } from '#platform/texts.ts'
import { countryOf } from '../session.store.ts'

type Recipient = { email: string; firstname: string; reader: { language: 'fr' | 'it'; country: Country } }

/** Where a link for this member goes, the verified address alone, and how it is written. */
export async function recipientOf(db: Db, member_id: string): Promise<Recipient> {
  const { email, firstname, locale, country } = await db
    .selectFrom('members')
    .select(['email', 'firstname', 'locale', 'country'])
    .where('member_id', '=', member_id)
    .executeTakeFirstOrThrow()
  return { email, firstname, reader: { language: languageOf(locale), country: countryOf(country) } }
}
