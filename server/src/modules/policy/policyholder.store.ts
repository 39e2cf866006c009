import type { Locale } from '@coussinet/contract/brand/locale.ts'
import type { Country } from '@coussinet/contract/domain/countries.ts'
import type { FormulaName } from '@coussinet/contract/domain/cover.ts'
import type { Day } from '@coussinet/contract/domain/days.ts'
import { type NotNull, sql } from 'kysely'
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres'
import { compiledOnce } from '#platform/db/compiled-once.ts'
import type { Db } from '#platform/db/db.ts'
import { parseMoment } from '#platform/db/json-moments.ts'
import { selectFormulaSteps } from './animals/formula-changes.store.ts'
import { selectLastDay } from './contracts/contracts.store.ts'
import { selectPreviousEnd } from './contracts/past-contracts.store.ts'
import { suspendedSince } from './contracts/suspensions.store.ts'

type LocaleAndCountry = { locale: Locale; country: Country }
type WithContract = LocaleAndCountry & {
  contract_number: NotNull
  contract_country: Country
  status: 'active' | 'suspended' | 'terminated'
  effective_date: NotNull
  amount_due_cents: NotNull
  due_day: NotNull
  contract_created_at: NotNull
}
type BeforeContract = LocaleAndCountry & { [column in keyof Omit<WithContract, keyof LocaleAndCountry>]: null }

/**
 * The member with the contract, if there is one, in one statement. `suspended_since` is the first day of the suspension
 * in force on `today`; null without a day.
 */
export async function findPolicyholder(db: Db, member_id: string, today: Day | null) {
  const [found] = await policyholders(db, { member_id, today: today ?? undefined })
  return found
}

const policyholders = compiledOnce((db, { member_id, today }: { member_id: string; today: Day | undefined }) =>
  db
    .selectFrom('members')
    .leftJoin('contracts', (join) =>
      join.onRef('contracts.member_id', '=', 'members.member_id').on('contracts.member_id', '=', member_id),
    )
    .select([
      'nevg',
      'organisation',
      'firstname',
      'lastname',
      'email',
      'pending_email',
      'locale',
      'mobile',
      'landline',
      'disabled_at',
    ])
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
      'contracts.due_day',
      'contracts.created_at as contract_created_at',
    ])
    .select(selectPreviousEnd(member_id).as('previous_end_date'))
    .select(
      (today === undefined ? sql<Day | null>`null::date` : suspendedSince(member_id, today)).as('suspended_since'),
    )
    .where('members.member_id', '=', member_id)
    .$narrowType<WithContract | BeforeContract>(),
)
type PolicyholderRow = NonNullable<Awaited<ReturnType<typeof findPolicyholder>>>
export type Policyholder = Extract<PolicyholderRow, { contract_number: string }>

/** The member with the contract; undefined before there is one. */
export async function findContractHolder(
  db: Db,
  member_id: string,
  today: Day | null,
): Promise<Policyholder | undefined> {
  const found = await findPolicyholder(db, member_id, today)
  return found?.status ? found : undefined
}

/**
 * Contacts of a member, the contract's days, null before there is one, the animals in order, and whether there is a
 * refund account, in one statement, for the first page that members open.
 */
export async function findBeginnings(db: Db, member_id: string) {
  return db
    .selectFrom('members')
    .leftJoin('contracts', (join) =>
      join.onRef('contracts.member_id', '=', 'members.member_id').on('contracts.member_id', '=', member_id),
    )
    .select(['members.mobile', 'members.pending_email'])
    .select(['contracts.effective_date', 'contracts.end_date', 'contracts.status'])
    .select(({ exists, selectFrom }) => [
      exists(
        selectFrom('refund_accounts')
          .select('refund_account_id')
          .where('member_id', '=', member_id)
          .where('ended_at', 'is', null),
      )
        .$castTo<boolean>()
        .as('has_refund_account'),
      jsonArrayFrom(
        selectFrom('animals')
          .select(['animal_id', 'icad', 'cover_start', 'cover_end', 'formula'])
          .where('member_id', '=', member_id)
          .orderBy('position')
          .orderBy('animal_id')
          .$narrowType<{ formula: FormulaName }>(),
      ).as('animals'),
    ])
    .where('members.member_id', '=', member_id)
    .executeTakeFirst()
}

/**
 * Contract of a member, null before there is one, with the first day of the suspension in force `today`, the animals in
 * order, and the announced prices, latest first, in one statement, for search.
 */
export async function findInsurance(db: Db, member_id: string, today: Day) {
  const { contract, ...insurance } = await db
    .selectNoFrom(({ selectFrom }) => [
      jsonObjectFrom(
        selectFrom('contracts')
          .select(['effective_date', 'created_at'])
          .select(suspendedSince(member_id, today).as('suspended_since'))
          .select(selectLastDay(member_id).as('last_day'))
          .where('member_id', '=', member_id),
      ).as('contract'),
      jsonArrayFrom(
        selectFrom('animals')
          .select(['animal_id', 'name', 'type', 'breed', 'colour', 'icad', 'cover_start', 'cover_end', 'formula'])
          .select(selectFormulaSteps(member_id).as('formula_steps'))
          .where('member_id', '=', member_id)
          .orderBy('position')
          .orderBy('animal_id')
          .$narrowType<{ formula: FormulaName; type: 'cat' | 'dog' }>(),
      ).as('animals'),
      jsonArrayFrom(
        selectFrom('price_revisions')
          .select(['announced_on', 'from_day'])
          .where('member_id', '=', member_id)
          .orderBy('announced_on', 'desc')
          .orderBy('from_day', 'desc'),
      ).as('price_revisions'),
    ])
    .executeTakeFirstOrThrow()
  return { ...insurance, contract: contract && { ...contract, created_at: parseMoment(contract.created_at) } }
}
