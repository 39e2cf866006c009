import type { Country } from '@coussinet/contract/fields.ts'
import type { Day } from '#platform/days.ts'
import type { Db } from '#platform/db.ts'

/** The contract, standing still until the transaction ends; undefined before there is one. */
export async function lockContract(db: Db, member_id: string) {
  return db
    .selectFrom('contracts')
    .select(['due_day', 'status', 'effective_date', 'end_date'])
    .where('member_id', '=', member_id)
    .forUpdate()
    .$narrowType<{ status: 'active' | 'suspended' | 'terminated' }>()
    .executeTakeFirst()
}

/** To whom the debits are announced. */
export async function findPayer(db: Db, member_id: string) {
  return db
    .selectFrom('members')
    .select(['email', 'locale', 'country'])
    .where('member_id', '=', member_id)
    .$narrowType<{ country: Country }>()
    .executeTakeFirstOrThrow()
}

/** The mandate that is debited, and whom it was signed for. */
export async function findActiveMandate(db: Db, member_id: string) {
  return db
    .selectFrom('mandates')
    .select(['mandate_id', 'iban', 'umr', 'holder', 'on_behalf_of', 'signed_at', 'first_debit_on'])
    .where('member_id', '=', member_id)
    .where('status', '=', 'active')
    .executeTakeFirst()
}

export async function setFirstDebit(db: Db, member_id: string, mandate_id: string, first_debit_on: Day): Promise<void> {
  await db
    .updateTable('mandates')
    .set({ first_debit_on })
    .where('member_id', '=', member_id)
    .where('mandate_id', '=', mandate_id)
    .execute()
}
