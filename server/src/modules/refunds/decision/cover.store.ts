import type { Country } from '@coussinet/contract/fields.ts'
import type { FormulaName } from '@coussinet/contract/formulas.ts'
import type { Cause } from '@coussinet/contract/refund-requests.ts'
import { anyOf } from '#platform/any-of.ts'
import type { Db } from '#platform/db.ts'
import { problem } from '#platform/problem.ts'

/** The animals among `animal_ids` that are the member's; with `hold`, their counters stand still until the transaction ends. */
export async function findInsured(db: Db, member_id: string, animal_ids: readonly string[], hold: 'hold' | 'look') {
  if (animal_ids.length === 0) return []
  const query = db
    .selectFrom('animals')
    .select(['animal_id', 'name', 'icad', 'cover_start', 'formula'])
    .where('member_id', '=', member_id)
    .where(anyOf('animal_id', animal_ids))
    // Held in one order by every decision, so that two of them never wait for each other.
    .orderBy('animal_id')
    .$narrowType<{ formula: FormulaName }>()
  return hold === 'hold' ? query.forNoKeyUpdate().execute() : query.execute()
}
export type Insured = Awaited<ReturnType<typeof findInsured>>[number]

/** The contract's law and days with cover; throws `conflict` before the contract, when nothing can be filed or refunded. */
export async function contractOf(db: Db, member_id: string) {
  const contract = await db
    .selectFrom('contracts')
    .select(['country', 'end_date'])
    .where('member_id', '=', member_id)
    .$narrowType<{ country: Country }>()
    .executeTakeFirstOrThrow(() => problem('conflict'))
  const suspensions = await db
    .selectFrom('suspensions')
    .select(['from_day as from', 'to_day as to'])
    .where('member_id', '=', member_id)
    .orderBy('from_day')
    .execute()
  return { ...contract, suspensions }
}
export type ContractCover = Awaited<ReturnType<typeof contractOf>>

/** The decided parts of animals, paid or not, in the order of the decisions. */
export async function findDecidedParts(db: Db, member_id: string, animal_ids: readonly string[]) {
  if (animal_ids.length === 0) return []
  return db
    .selectFrom('refunds')
    .select([
      'animal_id',
      'care_date',
      'cause',
      'event',
      'subtotal_cents as covered_base_cents',
      'deductible_cents',
      'vaccine_refund_cents as vaccine_package_cents',
      'refunded_cents',
    ])
    .where('member_id', '=', member_id)
    .where(anyOf('animal_id', animal_ids))
    .orderBy('decided_at')
    .orderBy('refund_id')
    .$narrowType<{ cause: Cause }>()
    .execute()
}

export async function refundAccountOf(db: Db, member_id: string) {
  return db
    .selectFrom('refund_accounts')
    .select(['iban', 'holder'])
    .where('member_id', '=', member_id)
    .where('ended_at', 'is', null)
    .orderBy('created_at', 'desc')
    .executeTakeFirst()
}
