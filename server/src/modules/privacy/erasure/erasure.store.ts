import type { Country } from '@coussinet/contract/domain/countries.ts'
import { type Day, toLocalDay } from '@coussinet/contract/domain/days.ts'
import { sql } from 'kysely'
import { undecidedStatuses } from '#modules/refunds/refunds.ts'
import type { Db } from '#platform/db/db.ts'
import { eachOldMember } from '#platform/records/each-old-member.ts'
import { notHeld } from '#platform/records/legal-holds.ts'

/** Finds and locks the member to erase. */
export async function lockErasable(db: Db, member_id: string) {
  const row = await db
    .selectFrom('members')
    .select(['nevg', 'email', 'locale', 'country', 'erased_at'])
    .where('member_id', '=', member_id)
    .forNoKeyUpdate()
    .$narrowType<{ country: Country }>()
    .executeTakeFirst()
  return row ?? null
}
export type Erasable = NonNullable<Awaited<ReturnType<typeof lockErasable>>>

type ErasureCounts = {
  open_requests: number
  unpaid_refunds: number
  unpaid_contributions: number
  unpaid_gains: number
  vouchers: number
  mandates: number
  mandates_in_force: number
  last_ended_at: Date | null
}

const nothing: ErasureCounts = {
  open_requests: 0,
  unpaid_refunds: 0,
  unpaid_contributions: 0,
  unpaid_gains: 0,
  vouchers: 0,
  mandates: 0,
  mandates_in_force: 0,
  last_ended_at: null,
}

/** Facts that decide about an erasure: the contract, open matters, the contents of books and proofs. */
export async function readErasureFacts(db: Db, member_id: string) {
  const contract = await db
    .selectFrom('contracts')
    .select(['country', 'status', 'effective_date', 'end_date', 'amount_due_cents'])
    .where('member_id', '=', member_id)
    .$narrowType<{ country: Country; status: 'active' | 'suspended' | 'terminated' }>()
    .executeTakeFirst()
  const { rows } = await sql<ErasureCounts>`select
    (select count(*)::integer from refund_requests where member_id = ${member_id} and status in (${sql.join(undecidedStatuses)})) + (select count(*)::integer from disputes where member_id = ${member_id} and status = 'pending') + (select count(*)::integer from quotes where member_id = ${member_id} and status = 'pending') as open_requests,
    (select count(*)::integer from refunds where member_id = ${member_id} and refunded_cents > 0 and paid_at is null) as unpaid_refunds,
    (select count(*)::integer from receipts where member_id = ${member_id} and status = 'declined') as unpaid_contributions,
    (select count(*)::integer from sponsorship_requests where member_id = ${member_id} and amount_cents is not null and paid_on is null) as unpaid_gains,
    (select count(*)::integer from refunds where member_id = ${member_id}) + (select count(*)::integer from receipts where member_id = ${member_id} and status <> 'upcoming') + (select count(*)::integer from sponsorship_requests where member_id = ${member_id} and amount_cents is not null) as vouchers,
    (select count(*)::integer from mandates where member_id = ${member_id} and signed_at is not null) as mandates,
    (select count(*)::integer from mandates where member_id = ${member_id} and signed_at is not null and ended_at is null) as mandates_in_force,
    (select max(ended_at) from mandates where member_id = ${member_id} and signed_at is not null) as last_ended_at`.execute(
    db,
  )
  const { mandates_in_force, last_ended_at, ...counts } = rows[0] ?? nothing
  // Day of the portal's clock, whatever the time zone of the database session.
  const last_mandate_end = mandates_in_force > 0 ? 'infinity' : last_ended_at && toLocalDay(last_ended_at)
  return { contract: contract ?? null, ...counts, /** the text `infinity` while one is in force */ last_mandate_end }
}
export type ErasureFacts = Awaited<ReturnType<typeof readErasureFacts>>

export async function fileKeysOfMember(db: Db, member_id: string): Promise<string[]> {
  const { rows } = await sql<{ stored_as: string }>`
    select stored_as from documents where member_id = ${member_id}
    union select thumbnail_stored_as from documents where member_id = ${member_id} and thumbnail_stored_as is not null
    union select stored_as from pile_arrivals where member_id = ${member_id} and stored_as is not null
    union select stored_as from contact_files where member_id = ${member_id}
    union select stored_as from insurer_documents where member_id = ${member_id}`.execute(db)
  return rows.map(({ stored_as }) => stored_as)
}

/** A mandate ends with its contract, which starts its own retention time. */
export async function endMandates(db: Db, member_id: string, end: Day): Promise<void> {
  await db
    .updateTable('mandates')
    .set({ status: 'revoked', ended_at: new Date(end) })
    .where('member_id', '=', member_id)
    .where('status', '=', 'active')
    .execute()
}

const endedBefore = (days: Record<Country, Day>) =>
  sql<boolean>`end_date < (case contracts.country when 'FR' then ${days.FR}::date when 'IT' then ${days.IT}::date else ${days.BE}::date end)`

/** Members whose retention time has ended: their contract ended before the limit of its country. */
export function eachEndedBefore(
  db: Db,
  days: Record<Country, Day>,
  work: (member_id: string) => Promise<number>,
): Promise<number> {
  const [last = days.FR] = Object.values(days).toSorted().toReversed()
  const due = endedBefore(days)
  return eachOldMember(db, { table: 'contracts', column: 'end_date', before: last, due }, work)
}

type EndedMemberWalk = { days: Record<Country, Day>; after: { member_id: string; subject_id: string }; limit: number }

/**
 * Members whose contract ended before the limit of its country, up to `limit` after a cursor; none on legal hold or
 * erased.
 */
export async function findEndedBefore(db: Db, { days, after, limit }: EndedMemberWalk) {
  const { rows } = await sql<{ member_id: string; country: Country; end_date: Day }>`
    select contracts.member_id, contracts.country, contracts.end_date from contracts join members using (member_id)
    where ${endedBefore(days)} and erased_at is null and ${notHeld('contracts')} and contracts.member_id > ${after.member_id}::uuid
    order by contracts.member_id limit ${limit}`.execute(db)
  return rows
}

/** Erased members without remaining duties. */
export function eachEmptySince(db: Db, before: Date, work: (member_id: string) => Promise<number>): Promise<number> {
  const due = sql<boolean>`(not exists (select 1 from contracts where contracts.member_id = members.member_id) and not exists (select 1 from mandates where mandates.member_id = members.member_id))`
  return eachOldMember(db, { table: 'members', column: 'erased_at', before, due }, work)
}

/** Deletes the empty row with everything that refers to it. */
export async function deleteMember(db: Db, member_id: string): Promise<void> {
  await db.deleteFrom('brought_names').where('member_id', '=', member_id).execute()
  await db.deleteFrom('members').where('member_id', '=', member_id).where('erased_at', 'is not', null).execute()
}
