import { type Country, countries } from '@coussinet/contract/fields.ts'
import { type RawBuilder, sql } from 'kysely'
import { type Day, addMonths } from '@coussinet/contract/domain/days.ts'
import type { Db } from '#platform/db.ts'
import type { FileStore } from '#platform/files/file-store.ts'
import { eachMember, sweepRows } from '#platform/database/sweep-members.ts'

/** Mandates and accounts for refunds that ended, by the law of the member's contract; what a mandate's signature proves stays in the chain while the member is one. */
export async function forgetEndedProofs(db: Db, months: Record<Country, number>, now: Day): Promise<number> {
  let sum = 0
  for (const country of countries) {
    const before = new Date(addMonths(now, -months[country]))
    for (const table of ['mandates', 'refund_accounts'] as const)
      sum += await sweepRows(db, { table, column: 'ended_at', before, due: isOf(table, country) })
  }
  return sum
}

function isOf(table: string, country: Country): RawBuilder<boolean> {
  return sql<boolean>`exists (select 1 from members left join contracts on contracts.member_id = members.member_id where members.member_id = ${sql.ref(`${table}.member_id`)} and coalesce(contracts.country, members.country) = ${country})`
}

/** Messages to the insurer with their files: the rows first, then the bytes. */
export async function forgetMessages(
  { db, files }: { db: Db; files: Pick<FileStore, 'remove'> },
  before: Date,
): Promise<number> {
  const freed: string[] = []
  const count = await eachMember(
    db,
    { table: 'contact_messages', column: 'created_at', before },
    async (trx, member_id) => {
      const { rows } = await sql<{
        stored_as: string
      }>`select stored_as from contact_files join contact_messages using (member_id, contact_message_id) where member_id = ${member_id} and created_at < ${before}`.execute(
        trx,
      )
      const { numDeletedRows } = await trx
        .deleteFrom('contact_messages')
        .where('member_id', '=', member_id)
        .where('created_at', '<', before)
        .executeTakeFirst()
      freed.push(...rows.map(({ stored_as }) => stored_as))
      return Number(numDeletedRows)
    },
  )
  await Promise.allSettled(freed.map((key) => files.remove(key)))
  return count
}
