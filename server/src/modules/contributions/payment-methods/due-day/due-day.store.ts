import type { Day } from '@coussinet/contract/domain/days.ts'
import type { Db } from '#platform/db/db.ts'

export async function findActiveMandate(db: Db, member_id: string) {
  return db
    .selectFrom('mandates')
    .select([
      'mandate_id',
      'iban',
      'umr',
      'holder',
      'on_behalf_of',
      'signed_at',
      'first_debit_on',
      'unpaid',
      'text_sha256',
    ])
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
