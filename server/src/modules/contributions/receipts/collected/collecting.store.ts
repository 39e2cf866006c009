import { unpaidOf } from '../../mandates/unpaid.ts'
import { dayOf } from '@coussinet/contract/domain/days.ts'
import type { Db } from '#platform/db.ts'
import type { Collecting } from './collected-on.ts'

/** What the mandate in use collects of what came back; null for nothing. */
export async function findCollecting(db: Db, member_id: string): Promise<Collecting | null> {
  const mandate = await db
    .selectFrom('mandates')
    .select(['unpaid', 'signed_at', 'first_debit_on'])
    .where('member_id', '=', member_id)
    .where('status', '=', 'active')
    .where('collect_unpaid', '=', true)
    .executeTakeFirst()
  if (!mandate?.signed_at) return null
  return {
    months: unpaidOf(mandate.unpaid).map(({ month }) => month),
    signed_on: dayOf(mandate.signed_at),
    first_debit_on: mandate.first_debit_on,
  }
}
