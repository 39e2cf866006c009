import type { ContractEnding } from '@coussinet/contract/contract-endings.ts'
import type { Country } from '@coussinet/contract/domain/countries.ts'
import type { Day } from '@coussinet/contract/domain/days.ts'
import { expressionBuilder, type Insertable, type RawBuilder, sql } from 'kysely'
import { jsonObjectFrom } from 'kysely/helpers/postgres'
import { anyOf } from '#platform/db/any-of.ts'
import type { Db, RowLock } from '#platform/db/db.ts'
import type { Database } from '#platform/db/db.types.ts'

export type ContractSpan = { effective_date: Day; last_day: Day | null }
type DueSpan = ContractSpan & { due_day: number }

/**
 * A contract's first day, its last day as known or requested, whichever comes first, null if neither, and its due day.
 * Null for a member before the contract.
 */
export async function findContractSpan(db: Db, member_id: string): Promise<DueSpan | null> {
  const span = await db
    .selectFrom('contracts')
    .select(['effective_date', 'due_day'])
    .select(selectLastDay(member_id).as('last_day'))
    .where('member_id', '=', member_id)
    .executeTakeFirst()
  return span ?? null
}

/**
 * Condition for an ending of the present contract, not of one that it replaced. A termination that was requested before
 * is still under way if its day is to come.
 */
const isOfPresent = sql<boolean>`(
  requested_at >= contracts.created_at or (kind = 'termination' and ends_on > contracts.effective_date)
)`

const selectEarliestEnd = (owner: RawBuilder<string>) =>
  sql<Day | null>`least(
    contracts.end_date,
    (select min(ends_on) from contract_endings where contract_endings.member_id = ${owner} and ${isOfPresent})
  )`

/** Last day of the contract, as in `findContractSpan`. */
export const selectLastDay = (member_id: string) => selectEarliestEnd(sql`${member_id}::uuid`)

/**
 * The columns of `findContractSpan`, with the amount due, as part of another table's statement; null before the
 * contract.
 */
export const findContractTerms = (member_id: string) =>
  jsonObjectFrom(
    expressionBuilder<Database>()
      .selectFrom('contracts')
      .select(['effective_date', 'due_day', 'amount_due_cents'])
      .select(selectLastDay(member_id).as('last_day'))
      .where('member_id', '=', member_id),
  )

/** A member's stored contract; undefined before there is one. */
export async function findContract(db: Db, member_id: string, { forUpdate = false }: RowLock = {}) {
  const query = db
    .selectFrom('contracts')
    .select(['contract_number', 'country', 'status', 'effective_date', 'end_date', 'withdrawal_until'])
    .select(['suspends_on', 'formal_notice_on', 'amount_due_cents', 'due_day', 'created_at'])
    .where('member_id', '=', member_id)
    .$narrowType<{ country: Country; status: 'active' | 'suspended' | 'terminated' }>()
  return (forUpdate ? query.forUpdate() : query).executeTakeFirst()
}

/** Country of the member's contract, as part of another table's statement. */
export const findContractCountry = (member_id: string) =>
  sql<Country>`(select country from contracts where contracts.member_id = ${member_id}::uuid)`

/** Country of the contract of a row's member, for rows of many members. */
export const findContractCountryOf = (column: string) =>
  sql<Country>`(select country from contracts where contracts.member_id = ${sql.ref(column)})`

export type ContractRow = NonNullable<Awaited<ReturnType<typeof findContract>>>

export type UpsertedContract = Omit<ContractRow, 'created_at'>

/** Last day of a contract, as in `findContractSpan`, in one statement for many members. */
export const lastDay = selectEarliestEnd(sql.ref('contracts.member_id'))

type ContractDays = ContractSpan & Pick<ContractRow, 'status'>

/** Contracts of many members: stored status, and the days of `findContractSpan`. */
export async function findContractDays(db: Db, member_ids: readonly string[]): Promise<Map<string, ContractDays>> {
  if (member_ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('contracts')
    .select(['member_id', 'status', 'effective_date'])
    .select(lastDay.as('last_day'))
    .where(anyOf('member_id', member_ids))
    .$narrowType<{ status: ContractRow['status'] }>()
    .execute()
  return new Map(rows.map(({ member_id, ...days }) => [member_id, days]))
}

/** A member's contract, or the one that replaced an ended one. */
export async function putContract(
  db: Db,
  { member_id, ...contract }: Insertable<Database['contracts']>,
): Promise<void> {
  await db
    .insertInto('contracts')
    .values({ member_id, ...contract })
    .onConflict((conflict) => conflict.column('member_id').doUpdateSet(contract))
    .execute()
}

/** Columns other than those of the debits, which `contributions` writes. */
type OwnColumns = Omit<UpsertedContract, 'due_day' | 'amount_due_cents'>

export async function setContract(db: Db, member_id: string, changed: Partial<OwnColumns>): Promise<void> {
  await db.updateTable('contracts').set(changed).where('member_id', '=', member_id).execute()
}

/**
 * Makes a suspended contract active again and clears announced suspensions and notices; one that has ended stays so.
 */
export async function activateContract(db: Db, member_id: string): Promise<void> {
  await setContract(db, member_id, { suspends_on: null, formal_notice_on: null })
  await db
    .updateTable('contracts')
    .set({ status: 'active' })
    .where('member_id', '=', member_id)
    .where('status', '=', 'suspended')
    .execute()
}

/** Requested ends of the present contract, newest first. */
export async function findEndings(db: Db, member_id: string) {
  return db
    .selectFrom('contract_endings')
    .innerJoin('contracts', 'contracts.member_id', 'contract_endings.member_id')
    .select(['ending_id', 'kind', 'reference', 'requested_at', 'ends_on'])
    .where('contract_endings.member_id', '=', member_id)
    .where('contracts.member_id', '=', member_id)
    .where(isOfPresent)
    .orderBy('requested_at', 'desc')
    .orderBy('ending_id', 'desc')
    .$narrowType<{ kind: ContractEnding['kind'] }>()
    .execute()
}
export type EndingRow = Awaited<ReturnType<typeof findEndings>>[number]

type NewEnding = EndingRow & { member_id: string }

export async function insertEnding(db: Db, row: NewEnding): Promise<void> {
  await db.insertInto('contract_endings').values(row).execute()
}
