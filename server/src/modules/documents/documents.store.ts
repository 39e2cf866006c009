import type { Country } from '@coussinet/contract/fields.ts'
import type { FormulaName } from '@coussinet/contract/formulas.ts'
import type { Animal } from '@coussinet/contract/animals.ts'
import { suspendedSince } from '#modules/policy/policy.ts'
import type { Day } from '#platform/days.ts'
import type { Db } from '#platform/db.ts'
import type { Language } from '#platform/texts.ts'

/** The member with the contract and the day since when its cover is suspended on `today`, in one statement. */
export async function findParties(db: Db, member_id: string, today: Day) {
  return db
    .selectFrom('members')
    .innerJoin('contracts', 'contracts.member_id', 'members.member_id')
    .select([
      'firstname',
      'lastname',
      'nevg',
      'line1',
      'line2',
      'line3',
      'line4',
      'postal_code',
      'city',
      'members.country',
    ])
    .select([
      'contract_number',
      'contracts.country as contract_country',
      'contracts.status',
      'effective_date',
      'end_date',
    ])
    .select(['withdrawal_until', 'due_day', 'contracts.created_at as contract_created_at'])
    .select(suspendedSince(member_id, today).as('suspended_since'))
    .where('members.member_id', '=', member_id)
    .where('contracts.member_id', '=', member_id)
    .$narrowType<{ country: Country; contract_country: Country; status: 'active' | 'suspended' | 'terminated' }>()
    .executeTakeFirst()
}

export async function findInsured(db: Db, member_id: string) {
  return db
    .selectFrom('animals')
    .select([
      'animal_id',
      'name',
      'type',
      'gender',
      'breed',
      'colour',
      'birth_date',
      'adoption_date',
      'icad',
      'cover_start',
      'formula',
      'monthly_price_cents',
    ])
    .where('member_id', '=', member_id)
    .orderBy('position')
    .orderBy('animal_id')
    .$narrowType<{ formula: FormulaName; type: Animal['type']; gender: Animal['gender'] }>()
    .execute()
}

/** The active mandate, or another one of the member by its id, whatever became of it. */
export async function findMandate(db: Db, member_id: string, mandate_id: string | null) {
  let query = db
    .selectFrom('mandates')
    .select([
      'mandate_id',
      'umr',
      'status',
      'holder',
      'line1',
      'line2',
      'line3',
      'line4',
      'postal_code',
      'city',
      'country',
    ])
    .select([
      'on_behalf_of',
      'iban',
      'bic',
      'signature_mode',
      'signature_recipient',
      'signed_at',
      'created_at',
      'ended_at',
    ])
    .select(['language', 'for_refunds', 'wanted_due_day', 'unpaid'])
    .where('member_id', '=', member_id)
  query =
    mandate_id === null
      ? query.where('status', '=', 'active').orderBy('created_at', 'desc')
      : query.where('mandate_id', '=', mandate_id)
  return query
    .limit(1)
    .$narrowType<{ language: Language | null; signature_mode: 'email' | 'sms' | null }>()
    .executeTakeFirst()
}
export type MandateRow = NonNullable<Awaited<ReturnType<typeof findMandate>>>

/** The paper of a mandate as it could be read before it was signed. */
export async function findShownPaper(db: Db, member_id: string, mandate_id: string): Promise<Buffer | null> {
  const row = await db
    .selectFrom('mandate_papers')
    .select('bytes')
    .where('member_id', '=', member_id)
    .where('mandate_id', '=', mandate_id)
    .executeTakeFirst()
  return row ? Buffer.from(row.bytes) : null
}

export async function findCard(db: Db, member_id: string) {
  const row = await db
    .selectFrom('payment_cards')
    .select(['brand', 'last4', 'expires'])
    .where('member_id', '=', member_id)
    .where('ended_at', 'is', null)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row ?? null
}

export async function findRevisions(db: Db, member_id: string) {
  return db
    .selectFrom('price_revisions')
    .innerJoin('animals', (join) =>
      join
        .onRef('animals.member_id', '=', 'price_revisions.member_id')
        .onRef('animals.animal_id', '=', 'price_revisions.animal_id'),
    )
    .select(['price_revisions.animal_id', 'from_day', 'announced_on', 'old_price_cents', 'new_price_cents'])
    .where('price_revisions.member_id', '=', member_id)
    .where('animals.member_id', '=', member_id)
    .orderBy('announced_on', 'desc')
    .orderBy('from_day', 'desc')
    .orderBy('animals.position')
    .execute()
}
