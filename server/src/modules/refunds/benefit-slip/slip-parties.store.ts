import type { Country, Locale } from '@coussinet/contract/fields.ts'
import type { FormulaName } from '@coussinet/contract/formulas.ts'
import type { Db } from '#platform/db.ts'

/** Who a refund is told to, under which contract and formula, and when it was decided. */
export async function findSlipParties(db: Db, member_id: string, refund_id: string) {
  return db
    .selectFrom('refunds')
    .innerJoin('members', 'members.member_id', 'refunds.member_id')
    .innerJoin('contracts', 'contracts.member_id', 'refunds.member_id')
    .innerJoin('animals', (join) =>
      join.onRef('animals.member_id', '=', 'refunds.member_id').onRef('animals.animal_id', '=', 'refunds.animal_id'),
    )
    .select([
      'members.firstname',
      'members.lastname',
      'members.nevg',
      'members.locale',
      'contracts.contract_number',
      'contracts.country as contract_country',
      'animals.formula',
      'refunds.decided_at',
    ])
    .where('refunds.member_id', '=', member_id)
    .where('refunds.refund_id', '=', refund_id)
    .$narrowType<{ locale: Locale; contract_country: Country; formula: FormulaName }>()
    .executeTakeFirst()
}
