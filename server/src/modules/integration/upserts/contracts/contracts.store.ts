import type { Country } from '@coussinet/contract/fields.ts'
import type { Insertable } from 'kysely'
import type { Db } from '#platform/db.ts'
import type { Database } from '#platform/db.types.ts'

const columns = [
  'country',
  'status',
  'effective_date',
  'end_date',
  'withdrawal_until',
  'suspends_on',
  'formal_notice_on',
  'amount_due_cents',
  'due_day',
] as const
type Narrow = { country: Country; status: 'active' | 'suspended' | 'terminated' }

/** The member's contract, standing still until the transaction ends. */
export async function lockContract(db: Db, member_id: string) {
  return db
    .selectFrom('contracts')
    .select(['contract_number', ...columns])
    .where('member_id', '=', member_id)
    .forUpdate()
    .$narrowType<Narrow>()
    .executeTakeFirst()
}
export type BroughtContract = NonNullable<Awaited<ReturnType<typeof lockContract>>>

export async function hasContract(db: Db, member_id: string, contract_number: string): Promise<boolean> {
  const row = await db
    .selectFrom('contracts')
    .select('contract_number')
    .where('member_id', '=', member_id)
    .executeTakeFirst()
  return row?.contract_number.toLowerCase() === contract_number.toLowerCase()
}

/** A member's contract, or the one that follows an ended one in its place. */
export async function putContract(db: Db, contract: Insertable<Database['contracts']>): Promise<void> {
  await db
    .insertInto('contracts')
    .values(contract)
    .onConflict((conflict) => conflict.column('member_id').doUpdateSet(contract))
    .execute()
}

export async function setContract(db: Db, member_id: string, changed: Partial<BroughtContract>): Promise<void> {
  await db.updateTable('contracts').set(changed).where('member_id', '=', member_id).execute()
}

export type Suspension = { from_day: string; to_day: string | null }

export async function findSuspensions(db: Db, member_id: string): Promise<Suspension[]> {
  return db
    .selectFrom('suspensions')
    .select(['from_day', 'to_day'])
    .where('member_id', '=', member_id)
    .orderBy('from_day')
    .execute()
}

export async function replaceSuspensions(db: Db, member_id: string, suspensions: readonly Suspension[]): Promise<void> {
  await db.deleteFrom('suspensions').where('member_id', '=', member_id).execute()
  if (suspensions.length > 0)
    await db
      .insertInto('suspensions')
      .values(suspensions.map((suspension) => ({ member_id, ...suspension })))
      .execute()
}
