import type { Country, Locale } from '@coussinet/contract/fields.ts'
import type { FiledRequestSummary } from '@coussinet/contract/integration/refund-requests.ts'
import type { Cause } from '@coussinet/contract/refund-requests.ts'
import { sql } from 'kysely'
import type { Moment } from '#platform/cursor.ts'
import type { Db } from '#platform/db.ts'

// Here, for people (back-office) and in jobs, rows are read whoever their member is: by the indexes of migration 0011.

type FiledStatus = FiledRequestSummary['status']

/** Whose filed request this is; undefined for a draft too. */
export async function findOwnerOfRequest(db: Db, request_id: string) {
  return db
    .selectFrom('refund_requests')
    .select(['member_id', 'changed_at', 'submitted_at'])
    .where('request_id', '=', request_id)
    .where('status', '<>', 'draft')
    .executeTakeFirst()
}
export type Owner = NonNullable<Awaited<ReturnType<typeof findOwnerOfRequest>>>

/** Whose refund this is. */
export async function findOwnerOfRefund(db: Db, refund_id: string): Promise<string | null> {
  const row = await db.selectFrom('refunds').select('member_id').where('refund_id', '=', refund_id).executeTakeFirst()
  return row?.member_id ?? null
}

type Page = {
  statuses: readonly FiledStatus[]
  member_id?: string
  changed_since?: Date
  after?: Moment
  latest_first?: boolean
  limit: number
}

/**
 * A page of the filed requests of those statuses, of all members or of one, by their last change, with their members' numbers.
 * Each status is read by its own range of the index and the ranges are merged: as fast for one in a thousand as for all.
 */
export async function findFiled(
  db: Db,
  { statuses, member_id, changed_since, after, latest_first = false, limit }: Page,
) {
  const order = latest_first ? 'desc' : 'asc'
  const beyond = sql.raw(latest_first ? '<' : '>')
  const [first, ...others] = statuses.map((status) => {
    let range = db
      .selectFrom('refund_requests')
      .select([
        'member_id',
        'request_id',
        'status',
        'tracking_reference',
        'care_date',
        'cause',
        'submitted_at',
        'changed_at',
      ])
      .where('status', '=', status)
      // what the index says, said again, so that it is used though the status is a parameter
      .where('status', '<>', 'draft')
      .orderBy('changed_at', order)
      .orderBy('request_id', order)
      .limit(limit)
    if (member_id !== undefined) range = range.where('member_id', '=', member_id)
    if (changed_since) range = range.where('changed_at', '>=', changed_since)
    if (after)
      range = range.where(
        sql<boolean>`(changed_at, request_id) ${beyond} (${after.at}::timestamptz, ${after.id}::uuid)`,
      )
    // In parentheses, which its own order and limit demand.
    return db.selectFrom(range.as('of_status')).selectAll()
  })
  if (!first) return []
  const ranges = others.reduce((all, range) => all.unionAll(range), first)
  return db
    .selectFrom(ranges.as('page'))
    .innerJoin('members', 'members.member_id', 'page.member_id')
    .select([
      'page.member_id',
      'request_id',
      'page.status',
      'tracking_reference',
      'care_date',
      'cause',
      'submitted_at',
      'page.changed_at',
      'nevg',
      'firstname',
      'lastname',
    ])
    .orderBy('page.changed_at', order)
    .orderBy('request_id', order)
    .limit(limit)
    .$narrowType<{ status: FiledStatus; cause: Cause | null }>()
    .execute()
}
export type FiledRow = Awaited<ReturnType<typeof findFiled>>[number]

/** What a handler knows of the member and the contract. */
export async function findInsuredMember(db: Db, member_id: string) {
  return db
    .selectFrom('members')
    .innerJoin('contracts', 'contracts.member_id', 'members.member_id')
    .select([
      'nevg',
      'firstname',
      'lastname',
      'locale',
      'contract_number',
      'contracts.country',
      'contracts.status',
      'effective_date',
      'end_date',
    ])
    .where('members.member_id', '=', member_id)
    .where('contracts.member_id', '=', member_id)
    .$narrowType<{ locale: Locale; country: Country; status: 'active' | 'suspended' | 'terminated' }>()
    .executeTakeFirstOrThrow()
}

export async function findSuspensions(db: Db, member_id: string) {
  return db
    .selectFrom('suspensions')
    .select(['from_day as from', 'to_day as to'])
    .where('member_id', '=', member_id)
    .orderBy('from_day')
    .execute()
}

/** The file of an answer that its member is still writing. */
export async function isUnsent(db: Db, member_id: string, request_id: string, file_id: string): Promise<boolean> {
  const row = await db
    .selectFrom('refund_request_awaited as awaited')
    .innerJoin('refund_requests', (join) =>
      join
        .onRef('refund_requests.member_id', '=', 'awaited.member_id')
        .onRef('refund_requests.request_id', '=', 'awaited.request_id'),
    )
    .select('awaited_id')
    .where('awaited.member_id', '=', member_id)
    .where('refund_requests.member_id', '=', member_id)
    .where('awaited.request_id', '=', request_id)
    .where('awaited.file_id', '=', file_id)
    .where('settled_at', 'is', null)
    .where('refund_requests.status', '=', 'action-required')
    .executeTakeFirst()
  return row !== undefined
}

/** A refund as it is paid. */
export async function findRefundToPay(db: Db, member_id: string, refund_id: string) {
  return db
    .selectFrom('refunds')
    .innerJoin('members', 'members.member_id', 'refunds.member_id')
    .select([
      'refund_id',
      'request_id',
      'tracking_reference',
      'nevg',
      'refunded_cents',
      'destination_iban',
      'destination_holder',
      'payment_date',
    ])
    .where('refunds.member_id', '=', member_id)
    .where('members.member_id', '=', member_id)
    .where('refund_id', '=', refund_id)
    .executeTakeFirst()
}

/** The BIC of an account that was the member's, as they gave it. */
export async function findBic(db: Db, member_id: string, iban: string): Promise<string | null> {
  const row = await db
    .selectFrom('refund_accounts')
    .select('bic')
    .where('member_id', '=', member_id)
    .where('iban', '=', iban)
    .where('bic', 'is not', null)
    .orderBy('created_at', 'desc')
    .executeTakeFirst()
  return row?.bic ?? null
}
