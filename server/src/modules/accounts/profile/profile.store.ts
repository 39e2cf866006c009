import type { Country, Locale } from '@coussinet/contract/fields.ts'
import type { Day } from '#platform/days.ts'
import type { Db } from '#platform/db.ts'
import type { Reader } from '#platform/outbox/letter.ts'
import { languageOf } from '#platform/texts.ts'
import { suspendedSince } from '#modules/policy/contracts/suspensions.store.ts'

/** The member with the contract, where there is one yet, and the day since when its cover is suspended on `today`, in one statement. */
export async function findProfile(db: Db, member_id: string, today: Day) {
  return db
    .selectFrom('members')
    .leftJoin('contracts', (join) =>
      join.onRef('contracts.member_id', '=', 'members.member_id').on('contracts.member_id', '=', member_id),
    )
    .select(['nevg', 'firstname', 'lastname', 'email', 'pending_email', 'locale', 'mobile', 'landline'])
    .select(['line1', 'line2', 'line3', 'line4', 'postal_code', 'city', 'members.country'])
    .select([
      'contracts.contract_number',
      'contracts.country as contract_country',
      'contracts.status',
      'contracts.effective_date',
      'contracts.end_date',
      'contracts.withdrawal_until',
      'contracts.suspends_on',
      'contracts.amount_due_cents',
    ])
    .select(suspendedSince(member_id, today).as('suspended_since'))
    .where('members.member_id', '=', member_id)
    .$narrowType<{
      locale: Locale
      country: Country
      contract_country: Country | null
      status: 'active' | 'suspended' | 'terminated' | null
    }>()
    .executeTakeFirst()
}
export type ProfileRow = NonNullable<Awaited<ReturnType<typeof findProfile>>>

/** What may be changed, locked until the transaction ends: two changes at once are made one after the other. */
export async function lockContacts(db: Db, member_id: string) {
  const row = await db
    .selectFrom('members')
    .select(['email', 'pending_email', 'recovery_email', 'recovery_email_until', 'locale', 'mobile', 'landline'])
    .select(['line1', 'line2', 'line3', 'line4', 'postal_code', 'city', 'country'])
    .where('member_id', '=', member_id)
    .where('disabled_at', 'is', null)
    .forUpdate()
    .$narrowType<{ locale: Locale; country: Country }>()
    .executeTakeFirst()
  return row ?? null
}
export type Contacts = NonNullable<Awaited<ReturnType<typeof lockContacts>>>

type Columns = Partial<Contacts & { email_changed_at: Date; mobile_changed_at: Date }>

export async function setContacts(db: Db, member_id: string, columns: Columns, at: Date): Promise<void> {
  await db
    .updateTable('members')
    .set({ ...columns, updated_at: at })
    .where('member_id', '=', member_id)
    .execute()
}

/** In which language a member reads, and whose company writes to them. */
export async function findReader(db: Db, member_id: string): Promise<Reader> {
  const { locale, country } = await db
    .selectFrom('members')
    .select(['locale', 'country'])
    .where('member_id', '=', member_id)
    .$narrowType<{ country: Country }>()
    .executeTakeFirstOrThrow()
  return { language: languageOf(locale), country }
}
