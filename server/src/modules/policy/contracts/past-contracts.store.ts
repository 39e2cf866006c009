import type { Country } from '@coussinet/contract/domain/countries.ts'
import type { Day } from '@coussinet/contract/domain/days.ts'
import { type Insertable, sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Db } from '#platform/db/db.ts'
import type { Database } from '#platform/db/db.types.ts'
import type { Suspension } from './suspensions.store.ts'

/** A contract that another one replaced. Its suspensions end with it at the latest. */
type PastContract = { effective_date: Day; end_date: Day; suspensions: readonly (Suspension & { to_day: Day })[] }

type NewPastContract = Omit<Insertable<Database['past_contracts']>, 'suspensions'> & Pick<PastContract, 'suspensions'>

export async function insertPastContract(db: Db, contract: NewPastContract): Promise<void> {
  const { end_date, replaced_at } = contract
  const ended = { end_date, suspensions: JSON.stringify(contract.suspensions), replaced_at }
  await db
    .insertInto('past_contracts')
    .values({ ...contract, ...ended })
    .onConflict((conflict) => conflict.columns(['member_id', 'contract_number', 'effective_date']).doUpdateSet(ended))
    .execute()
}

/**
 * Last day of cover under the contracts that a member's present one replaced, as part of another table's statement; null
 * without any. A contract that ended before it began covered nothing.
 */
export const selectPreviousEnd = (member_id: string) =>
  sql<Day | null>`(
    select max(end_date) from past_contracts
    where past_contracts.member_id = ${member_id}::uuid and end_date >= effective_date
  )`

/**
 * Country, days and suspensions of a member's contract and those it replaced, each earliest first, in one statement;
 * undefined before the contract.
 */
export async function findContractHistory(db: Db, member_id: string) {
  return db
    .selectFrom('contracts')
    .select(['country', 'effective_date', 'end_date'])
    .select(({ selectFrom }) => [
      jsonArrayFrom(
        selectFrom('suspensions')
          .select(['from_day', 'to_day'])
          .where('suspensions.member_id', '=', member_id)
          .orderBy('from_day'),
      ).as('suspensions'),
      jsonArrayFrom(
        selectFrom('past_contracts')
          .select(['effective_date', 'end_date', 'suspensions'])
          .where('past_contracts.member_id', '=', member_id)
          .orderBy('effective_date')
          .$castTo<PastContract>(),
      ).as('past'),
    ])
    .where('contracts.member_id', '=', member_id)
    .$narrowType<{ country: Country }>()
    .executeTakeFirst()
}
