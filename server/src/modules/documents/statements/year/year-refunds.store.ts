import type { RefundLine } from '@coussinet/contract/refunds.ts'
import { sql } from 'kysely'
import { addDays } from '#platform/days.ts'
import type { Db } from '#platform/db.ts'

/** The member's refunds that a calendar year may count: paid in it, or decided at nothing around it. */
export async function findRefundsAround(db: Db, member_id: string, year: number) {
  const [first, last] = [`${year}-01-01`, `${year}-12-31`]
  return db
    .selectFrom('refunds')
    .innerJoin('refund_requests', (join) =>
      join
        .onRef('refund_requests.member_id', '=', 'refunds.member_id')
        .onRef('refund_requests.request_id', '=', 'refunds.request_id'),
    )
    .select([
      'refund_id',
      'animal_id',
      'refunds.tracking_reference',
      'refunds.invoice_number',
      'refunds.care_date',
      'refunds.decided_at',
      'payment_date',
      'refunded_cents',
      'vet_name',
    ])
    .select(sql<RefundLine[]>`refunds.lines`.as('lines'))
    .where('refunds.member_id', '=', member_id)
    .where('refund_requests.member_id', '=', member_id)
    .where(({ eb, and, or }) =>
      or([
        and([eb('payment_date', '>=', first), eb('payment_date', '<=', last)]),
        and([
          eb('refunded_cents', '=', 0),
          eb('refunds.decided_at', '>=', new Date(addDays(first, -1))),
          eb('refunds.decided_at', '<', new Date(addDays(last, 2))),
        ]),
      ]),
    )
    .orderBy('refunds.care_date')
    .orderBy('refund_id')
    .execute()
}
export type RefundAround = Awaited<ReturnType<typeof findRefundsAround>>[number]

/** The name of one of the member's animals; undefined for another member's. */
export async function findAnimalName(db: Db, member_id: string, animal_id: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('animals')
    .select('name')
    .where('member_id', '=', member_id)
    .where('animal_id', '=', animal_id)
    .executeTakeFirst()
  return row?.name
}
