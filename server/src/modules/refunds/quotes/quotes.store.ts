import type { FormulaName } from '@coussinet/contract/domain/cover.ts'
import type { Day } from '@coussinet/contract/domain/days.ts'
import type { QuoteStatus } from '@coussinet/contract/domain/quotes.ts'
import type { RejectionReason } from '@coussinet/contract/domain/rejections.ts'
import type { Cause, RefundStatus } from '@coussinet/contract/domain/requests.ts'
import type { QuoteChanges, QuoteLine } from '@coussinet/contract/quotes.ts'
import type { RefundLine } from '@coussinet/contract/refund-arithmetic.ts'
import type { RejectionParams } from '@coussinet/contract/rejection-text.ts'
import { sql } from 'kysely'
import { findAnimalName, findContractCountry } from '#modules/policy/policy.ts'
import { anyOf } from '#platform/db/any-of.ts'
import type { MomentPosition } from '#platform/db/cursor.ts'
import type { Db } from '#platform/db/db.ts'
import { notHeld } from '#platform/records/legal-holds.ts'
import type { UnfinishedDraft } from '../documents/documents.ts'

const columns = [
  'quotes.member_id',
  'quotes.quote_id',
  'quotes.status',
  'quotes.animal_id',
  'quotes.planned_on',
  'quotes.vet_name',
  'quotes.cause',
  'quotes.first_symptoms_on',
  'quotes.created_at',
  'quotes.changed_at',
  'quotes.submitted_at',
  'quotes.answered_at',
  'quotes.ended_at',
  'quotes.refunded_cents',
  'quotes.reserved_cents',
  'quotes.reserved_package_cents',
  'quotes.deductible_cents',
  'quotes.insurance_year',
  'quotes.formula',
  'quotes.arithmetic',
  'quotes.conditions',
  'quotes.valid_until',
  'quotes.refusal_code',
  'quotes.reason',
  'quotes.request_id',
] as const

const wholes = [
  sql<QuoteLine[]>`quotes.lines`.as('lines'),
  sql<RefundLine[] | null>`quotes.answer_lines`.as('answer_lines'),
  sql<RejectionParams | null>`quotes.refusal_params`.as('refusal_params'),
] as const

type QuoteCriteria = {
  status: QuoteStatus
  cause: Cause | null
  arithmetic: 'portal' | 'insurer' | null
  formula: FormulaName | null
  refusal_code: RejectionReason | null
}

const quotes = (db: Db) => db.selectFrom('quotes').select(columns).select(wholes).$narrowType<QuoteCriteria>()

/** Finds and locks the quote; undefined if it is not the member's. */
export async function lockQuote(db: Db, member_id: string, quote_id: string) {
  return quotes(db).where('member_id', '=', member_id).where('quote_id', '=', quote_id).forUpdate().executeTakeFirst()
}
export type QuoteRow = NonNullable<Awaited<ReturnType<typeof lockQuote>>>

export type QuoteFilter = {
  quote_id?: string
  status?: QuoteStatus
  animal_id?: string
  /** today, by which an agreement may have expired before the job has closed it */
  today: Day
  after?: MomentPosition
  limit?: number
}

// An agreement used by no request ends with its last day, even before the job has closed it.
const isLapsed = (today: Day) =>
  sql<boolean>`(quotes.status = 'answered' and quotes.request_id is null and quotes.valid_until < ${today}::date)`

export async function findQuotes(
  db: Db,
  member_id: string,
  { quote_id, status, animal_id, today, after, limit }: QuoteFilter,
) {
  let query = quotes(db)
    .select(findAnimalName(member_id, 'quotes.animal_id').as('animal_name'))
    .select(findContractCountry(member_id).as('country'))
    .where('quotes.member_id', '=', member_id)
    .orderBy('quotes.created_at', 'desc')
    .orderBy('quotes.quote_id', 'desc')
  if (quote_id) query = query.where('quote_id', '=', quote_id)
  if (animal_id) query = query.where('animal_id', '=', animal_id)
  if (status === 'lapsed') query = query.where(sql<boolean>`(quotes.status = 'lapsed' or ${isLapsed(today)})`)
  else if (status) query = query.where('quotes.status', '=', status)
  if (status === 'answered') query = query.where(sql<boolean>`not ${isLapsed(today)}`)
  if (after)
    query = query.where(
      sql<boolean>`(quotes.created_at, quotes.quote_id) < (${after.at}::timestamptz, ${after.id}::uuid)`,
    )
  if (limit !== undefined) query = query.limit(limit)
  return query.execute()
}
export type ShownQuoteRow = Awaited<ReturnType<typeof findQuotes>>[number]

/** The member's lines of a quote; none of another member's quote. */
export async function findQuoteLines(db: Db, member_id: string, quote_id: string): Promise<QuoteLine[]> {
  const row = await db
    .selectFrom('quotes')
    .select(sql<QuoteLine[]>`lines`.as('lines'))
    .where('member_id', '=', member_id)
    .where('quote_id', '=', quote_id)
    .executeTakeFirst()
  return row?.lines ?? []
}

/** Finds the member of a filed quote, for the insurer only. */
export async function findQuoteOwner(db: Db, quote_id: string): Promise<string | null> {
  const row = await db
    .selectFrom('quotes')
    .select('member_id')
    .where('quote_id', '=', quote_id)
    .where('status', '<>', 'draft')
    .executeTakeFirst()
  return row?.member_id ?? null
}

type FiledPage = { status: Exclude<QuoteStatus, 'draft'>; after?: MomentPosition | undefined; limit: number }

/** Filed quotes of a status, of all members, oldest first, for the insurer only. */
export async function findFiledQuotes(db: Db, { status, after, limit }: FiledPage) {
  let query = db
    .selectFrom('quotes')
    .select(['member_id', 'quote_id'])
    .select(sql<Date>`submitted_at`.as('submitted_at'))
    .where('status', '=', status)
    .orderBy('submitted_at')
    .orderBy('quote_id')
    .limit(limit)
  if (after) query = query.where(sql<boolean>`(submitted_at, quote_id) > (${after.at}::timestamptz, ${after.id}::uuid)`)
  return query.execute()
}

export async function countQuoteDrafts(db: Db, member_id: string): Promise<number> {
  const { count } = await db
    .selectFrom('quotes')
    .select(({ fn }) => fn.countAll<number | string>().filterWhere('status', '=', 'draft').as('count'))
    .where('member_id', '=', member_id)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** An empty draft created since that time; null if there is none. */
export async function findPristineQuote(db: Db, member_id: string, since: Date): Promise<string | null> {
  const row = await db
    .selectFrom('quotes')
    .select('quote_id')
    .where('member_id', '=', member_id)
    .where('created_at', '>', since)
    .where('status', '=', 'draft')
    .whereRef('changed_at', '=', 'created_at')
    .where('animal_id', 'is', null)
    .where('planned_on', 'is', null)
    .orderBy('created_at', 'desc')
    .executeTakeFirst()
  return row?.quote_id ?? null
}

export async function insertQuote(
  db: Db,
  { member_id, quote_id, at }: { member_id: string; quote_id: string; at: Date },
): Promise<void> {
  await db
    .insertInto('quotes')
    .values({ member_id, quote_id, status: 'draft', created_at: at, changed_at: at })
    .execute()
}

/** Updates a draft; an empty change restarts the time until its deletion. */
export async function updateQuoteDraft(
  db: Db,
  member_id: string,
  quote_id: string,
  { lines, ...changes }: QuoteChanges,
  at: Date,
): Promise<void> {
  await db
    .updateTable('quotes')
    .set({ ...changes, ...(lines ? { lines: JSON.stringify(lines) } : {}), changed_at: at })
    .where('member_id', '=', member_id)
    .where('quote_id', '=', quote_id)
    .execute()
}

type QuoteColumns = {
  submitted_at?: Date
  answered_at?: Date
  ended_at?: Date | null
  answer_lines?: string
  refunded_cents?: number
  reserved_cents?: number
  reserved_package_cents?: number
  deductible_cents?: number
  insurance_year?: Day
  formula?: FormulaName
  arithmetic?: 'portal' | 'insurer'
  conditions?: string | null
  valid_until?: Day
  refusal_code?: RejectionReason | null
  refusal_params?: string
  reason?: string | null
  request_id?: string | null
}

/** Changes the status of a locked quote, with other columns. */
export async function setQuote(
  db: Db,
  { member_id, quote_id }: Pick<QuoteRow, 'member_id' | 'quote_id'>,
  columns_: QuoteColumns & { status?: QuoteStatus; at: Date },
): Promise<void> {
  const { at, ...written } = columns_
  await db
    .updateTable('quotes')
    .set({ ...written, changed_at: at })
    .where('member_id', '=', member_id)
    .where('quote_id', '=', quote_id)
    .execute()
}

export async function deleteQuoteRow(db: Db, member_id: string, quote_id: string): Promise<void> {
  await db.deleteFrom('quotes').where('member_id', '=', member_id).where('quote_id', '=', quote_id).execute()
}

/** Agreements of the member's animals under which an invoice can be filed today. */
export async function findOpenAgreements(db: Db, member_id: string, animal_ids: readonly string[], today: Day) {
  if (animal_ids.length === 0) return []
  return quotes(db)
    .where('member_id', '=', member_id)
    .where(anyOf('animal_id', animal_ids))
    .where('status', '=', 'answered')
    .where('request_id', 'is', null)
    .where('valid_until', '>=', today)
    .orderBy('answered_at', 'desc')
    .execute()
}

type QuoteDraftWalk = {
  until: Date
  after_moment?: Date
  after: { member_id: string; subject_id: string }
  limit: number
}

/** Drafts of all members by last change, with whether they contain anything; none of members on legal hold. */
export async function findQuoteDraftsLeft(db: Db, { until, after, limit }: QuoteDraftWalk): Promise<UnfinishedDraft[]> {
  const { rows } = await sql<UnfinishedDraft>`
    select member_id, quote_id as subject_id, changed_at,
      not (num_nonnulls(animal_id, planned_on, vet_name, cause, first_symptoms_on) > 0 or lines <> '[]'::jsonb
        or exists (select 1 from documents f where f.owner_kind = 'quote' and f.member_id = q.member_id and f.quote_id = q.quote_id)) as is_empty
    from quotes q
    where status = 'draft' and changed_at <= ${until} and ${notHeld('q')}
      and (member_id, quote_id) > (${after.member_id}::uuid, ${after.subject_id}::uuid)
    order by member_id, quote_id limit ${limit}`.execute(db)
  return rows
}

type AgreementWalk = { from: Day; to: Day; after: { member_id: string; subject_id: string }; limit: number }

/** Agreements that no request uses, by their last day. */
export async function findAgreementsUntil(db: Db, { from, to, after, limit }: AgreementWalk) {
  return db
    .selectFrom('quotes')
    .select(['member_id', 'quote_id'])
    .select([sql<Day>`valid_until`.as('valid_until'), sql<Date>`answered_at`.as('answered_at')])
    .where('status', '=', 'answered')
    .where('request_id', 'is', null)
    .where('valid_until', '>=', from)
    .where('valid_until', '<=', to)
    .where(sql<boolean>`(member_id, quote_id) > (${after.member_id}::uuid, ${after.subject_id}::uuid)`)
    .orderBy('member_id')
    .orderBy('quote_id')
    .limit(limit)
    .execute()
}

/** The first expired agreements that no request uses. */
export async function findLapsedAgreements(db: Db, today: Day, limit: number) {
  return db
    .selectFrom('quotes')
    .select(['member_id', 'quote_id'])
    .where('status', '=', 'answered')
    .where('request_id', 'is', null)
    .where('valid_until', '<', today)
    .orderBy('valid_until')
    .limit(limit)
    .execute()
}

export async function findRestingRequests(db: Db, member_id: string, request_ids: string[]) {
  if (request_ids.length === 0) return []
  return db
    .selectFrom('refund_requests')
    .select(['request_id', 'status', 'tracking_reference'])
    .where('member_id', '=', member_id)
    .where(anyOf('request_id', request_ids))
    .$narrowType<{ status: RefundStatus }>()
    .execute()
}

/** Lines of the refunds decided on these requests, with their animals. */
export async function findRefundedLines(db: Db, member_id: string, request_ids: string[]) {
  if (request_ids.length === 0) return []
  return db
    .selectFrom('refunds')
    .select(['request_id', 'animal_id', sql<RefundLine[]>`lines`.as('lines')])
    .where('member_id', '=', member_id)
    .where(anyOf('request_id', request_ids))
    .execute()
}
