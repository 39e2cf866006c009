import type { Day } from '@coussinet/contract/domain/days.ts'
import type { RejectionReason } from '@coussinet/contract/domain/rejections.ts'
import type { Cause, Channel, RefundStatus } from '@coussinet/contract/domain/requests.ts'
import type { DraftChanges } from '@coussinet/contract/refund-requests.ts'
import type { RejectionParams } from '@coussinet/contract/rejection-text.ts'
import { sql } from 'kysely'
import { findAnimalName, findContractCountry, findMemberForUpdate } from '#modules/policy/policy.ts'
import { anyOf } from '#platform/db/any-of.ts'
import { compiledOnce } from '#platform/db/compiled-once.ts'
import type { MomentPosition } from '#platform/db/cursor.ts'
import type { Db } from '#platform/db/db.ts'
import { announcement } from '#platform/db/events.ts'
import { hasNoMemberAnswer, insertMemberAnswer, type NewAnswer } from '#platform/http/idempotency.ts'
import { type CountedAttempt, countAttemptIfAlone } from '#platform/limits/attempts.ts'
import { type AuditLine, insertAuditLine } from '#platform/records/audit.ts'
import type { TimelineStep } from './refund-status.ts'
import { lastMessage } from './request-parts.store.ts'
import { usualDays } from './usual-days.store.ts'

const columns = [
  'refund_requests.request_id',
  'refund_requests.status',
  'refund_requests.tracking_reference',
  'refund_requests.care_date',
  'refund_requests.invoice_number',
  'refund_requests.vet_name',
  'refund_requests.cause',
  'refund_requests.first_symptoms_on',
  'refund_requests.paid_confirmed',
  'refund_requests.rejection_code',
  'refund_requests.created_at',
  'refund_requests.changed_at',
  'refund_requests.submitted_at',
  'refund_requests.before_portal',
  'refund_requests.channel',
  'refund_requests.received_on',
  'refund_requests.follows',
  'refund_requests.is_pile',
  'refund_requests.quote_id',
  'refund_requests.mailed_by',
] as const

export type RequestCriteria = {
  status: RefundStatus
  cause: Cause | null
  channel: Channel | null
  rejection_code: RejectionReason | null
}

export type RequestFilter = {
  request_id?: string
  status?: RefundStatus
  animal_id?: string
  open_or_decided_since?: Date
  after?: MomentPosition
  limit?: number
}

/** The member's requests with the contract's country, newest first, a page after a cursor. */
export async function findRequests(
  db: Db,
  member_id: string,
  { request_id, status, animal_id, open_or_decided_since, after, limit }: RequestFilter,
) {
  let query = db
    .selectFrom('refund_requests')
    .select(columns)
    .select(findContractCountry(member_id).as('country'))
    .select(sql<RejectionParams | null>`refund_requests.rejection_params`.as('rejection_params'))
    .select(usualDays(member_id).as('usual_days'))
    .select(lastMessage(member_id).as('last_message'))
    .where('refund_requests.member_id', '=', member_id)
    .orderBy('refund_requests.created_at', 'desc')
    .orderBy('refund_requests.request_id', 'desc')
  if (request_id) query = query.where('refund_requests.request_id', '=', request_id)
  if (status) query = query.where('refund_requests.status', '=', status)
  if (open_or_decided_since)
    query = query.where((row) =>
      row.or([
        row('refund_requests.decided_at', 'is', null),
        row('refund_requests.decided_at', '>=', open_or_decided_since),
      ]),
    )
  if (animal_id)
    query = query.where('refund_requests.request_id', 'in', (select) =>
      select
        .selectFrom('refund_request_animals')
        .select('request_id')
        .where('member_id', '=', member_id)
        .where('animal_id', '=', animal_id),
    )
  if (after)
    query = query.where(
      sql<boolean>`(refund_requests.created_at, refund_requests.request_id) < (${after.at}::timestamptz, ${after.id}::uuid)`,
    )
  if (limit !== undefined) query = query.limit(limit)
  return query.$narrowType<RequestCriteria>().execute()
}
export type RequestRow = Awaited<ReturnType<typeof findRequests>>[number]

/** Finds and locks the request until the end of the transaction; undefined if it is not the member's. */
export async function lockRequest(db: Db, member_id: string, request_id: string) {
  return db
    .selectFrom('refund_requests')
    .select(columns)
    .where('member_id', '=', member_id)
    .where('request_id', '=', request_id)
    .forUpdate()
    .$narrowType<RequestCriteria>()
    .executeTakeFirst()
}
/** Facts by which the insurer may add documents to a request of any member; undefined for a draft. */
export async function findUploadTarget(db: Db, request_id: string) {
  return db
    .selectFrom('refund_requests')
    .select(['member_id', 'status', 'before_portal', 'channel'])
    .where('request_id', '=', request_id)
    .where('status', '<>', 'draft')
    .$narrowType<{ status: RefundStatus }>()
    .executeTakeFirst()
}

export type LockedRequest = NonNullable<Awaited<ReturnType<typeof lockRequest>>>

export async function findRequestStatus(db: Db, member_id: string, request_id: string): Promise<RefundStatus | null> {
  const row = await db
    .selectFrom('refund_requests')
    .select('status')
    .where('member_id', '=', member_id)
    .where('request_id', '=', request_id)
    .$narrowType<{ status: RefundStatus }>()
    .executeTakeFirst()
  return row?.status ?? null
}

/** Facts that decide whether a request has a thread; undefined when it is not the member's. */
export async function findThreadState(db: Db, member_id: string, request_id: string) {
  return db
    .selectFrom('refund_requests')
    .select(['status', 'before_portal'])
    .where('member_id', '=', member_id)
    .where('request_id', '=', request_id)
    .executeTakeFirst()
}

// With a condition on the status, PostgreSQL may choose the index of everybody's drafts, which is only good while they are few.
const draftsOf = (member_id: string) =>
  sql<number>`(select count(*) filter (where status = 'draft') from refund_requests where member_id = ${member_id}::uuid)`

export async function countDrafts(db: Db, member_id: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`select ${draftsOf(member_id)} as count`.execute(db)
  return Number(rows[0]?.count)
}

/** Drafts of a member whose documents came by mail. */
export async function countMailedDrafts(db: Db, member_id: string): Promise<number> {
  const { count } = await db
    .selectFrom('refund_requests')
    .select(sql<number | string>`count(*) filter (where status = 'draft' and mailed_by is not null)`.as('count'))
    .where('member_id', '=', member_id)
    .executeTakeFirstOrThrow()
  return Number(count)
}

type PristineQuery = { member_id: string; since: Date; follows: string | null; quote_id: string | null }

/** Finds an untouched draft created since that moment: empty, or with only what a follow-up or a quote's invoice takes over. */
export async function findPristineDraft(
  db: Db,
  { member_id, since, follows, quote_id }: PristineQuery,
): Promise<string | null> {
  const recent = await db
    .selectFrom('refund_requests')
    .select(['request_id', 'status', 'created_at', 'changed_at', 'follows', 'quote_id'])
    .where('member_id', '=', member_id)
    .where('created_at', '>', since)
    .orderBy('created_at', 'desc')
    .execute()
  const pristine = recent.find(
    (one) =>
      one.status === 'draft' &&
      one.follows === follows &&
      one.quote_id === quote_id &&
      one.changed_at.getTime() === one.created_at.getTime(),
  )
  return pristine?.request_id ?? null
}

/** Columns taken over by a follow-up, by the invoice that follows a quote, or by an invoice first filed as a quote. */
export type CarriedOver = {
  follows?: string
  quote_id?: string
  vet_name: string | null
  cause: Cause | null
  first_symptoms_on: Day | null
}

type NewDraft = {
  member_id: string
  request_id: string
  at: Date
  carried?: CarriedOver | undefined
  /** address that mailed its documents */
  mailed_by?: string | null
}

export async function insertDraft(
  db: Db,
  { member_id, request_id, at, carried, mailed_by = null }: NewDraft,
): Promise<void> {
  await db
    .insertInto('refund_requests')
    .values({ member_id, request_id, status: 'draft', created_at: at, changed_at: at, mailed_by, ...carried })
    .execute()
}

/** Values of a draft and its parts, which share its member and time. */
type DraftAtOnce = NewAnswer &
  CountedAttempt &
  AuditLine & {
    request_id: string
    /** limit of open drafts, this one included */
    most: number
    hint: string
  }

/**
 * Inserts a draft with all that belongs to it in one statement. Returns false and writes nothing before the contract begins, with too many
 * open drafts, with too many created, if the key has an answer, or if the member created another draft at the same time: the counts are
 * those at the start of the statement.
 */
export async function insertDraftAtOnce(db: Db, draft: DraftAtOnce): Promise<boolean> {
  return (await draftAtOnce(db, draft)).length > 0
}

const draftAtOnce = compiledOnce((_db, draft: DraftAtOnce) => {
  const { member_id, request_id, at, most, hint } = draft
  return sql<{ request_id: string }>`
    with member as (${findMemberForUpdate(member_id)}),
    allowed as (
      select member_id from member
      where ${findContractCountry(member_id)} is not null
        and ${draftsOf(member_id)} < ${most}
        and ${hasNoMemberAnswer(draft)}
    ),
    counted as (${countAttemptIfAlone(draft, sql`allowed`)}),
    stored as (${insertMemberAnswer(draft, sql`counted`)}),
    draft as (
      insert into refund_requests (member_id, request_id, status, created_at, changed_at)
      select ${member_id}::uuid, ${request_id}::uuid, 'draft', ${at}::timestamptz, ${at}::timestamptz from stored
      returning request_id
    ),
    logged as (${insertAuditLine(draft, sql`draft`)})
    select request_id, ${announcement(hint)} from draft`
})

type DraftColumns = { -readonly [K in keyof Omit<DraftChanges, 'animal_ids'>]: DraftChanges[K] }

export async function updateDraft(
  db: Db,
  member_id: string,
  request_id: string,
  changes: DraftColumns,
  at: Date,
): Promise<void> {
  await db
    .updateTable('refund_requests')
    .set({ ...changes, changed_at: at })
    .where('member_id', '=', member_id)
    .where('request_id', '=', request_id)
    .execute()
}

export type StatusColumns = {
  tracking_reference?: string
  submitted_at?: Date
  decided_at?: Date
  channel?: Channel
  received_on?: Day
  first_symptoms_on?: string | null
  rejection_code?: RejectionReason | null
  rejection_params?: string | null
}

type StatusChange = StatusColumns & {
  member_id: string
  request_id: string
  from: RefundStatus
  to: RefundStatus
  at: Date
}

/** Compare and set: returns false if the request is no longer in the state that was read. */
export async function changeStatus(
  db: Db,
  { member_id, request_id, from, to, at, ...more }: StatusChange,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('refund_requests')
    .set({ status: to, changed_at: at, ...more })
    .where('member_id', '=', member_id)
    .where('request_id', '=', request_id)
    .where('status', '=', from)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Marks a request as changed although its status is not, so that clients that follow changes see it again. */
export async function touchRequest(db: Db, member_id: string, request_id: string, at: Date): Promise<void> {
  await db
    .updateTable('refund_requests')
    .set({ changed_at: at })
    .where('member_id', '=', member_id)
    .where('request_id', '=', request_id)
    .execute()
}

export async function deleteRequest(db: Db, member_id: string, request_id: string): Promise<void> {
  await db
    .deleteFrom('refund_requests')
    .where('member_id', '=', member_id)
    .where('request_id', '=', request_id)
    .execute()
}

export async function animalsOfRequests(db: Db, member_id: string, request_ids: string[]) {
  if (request_ids.length === 0) return []
  return db
    .selectFrom('refund_request_animals')
    .select(['request_id', 'animal_id'])
    .select(findAnimalName(member_id, 'refund_request_animals.animal_id').as('name'))
    .where('member_id', '=', member_id)
    .where(anyOf('request_id', request_ids))
    .orderBy('position')
    .execute()
}

export async function replaceAnimals(
  db: Db,
  member_id: string,
  request_id: string,
  animal_ids: string[],
): Promise<void> {
  await db
    .deleteFrom('refund_request_animals')
    .where('member_id', '=', member_id)
    .where('request_id', '=', request_id)
    .execute()
  if (animal_ids.length === 0) return
  const rows = animal_ids.map((animal_id, position) => ({ member_id, request_id, animal_id, position }))
  await db.insertInto('refund_request_animals').values(rows).execute()
}

/** Adds steps to the timeline of a locked request. */
export async function addMoves(
  db: Db,
  member_id: string,
  request_id: string,
  steps: TimelineStep[],
  at: Date,
): Promise<void> {
  const { count } = await db
    .selectFrom('refund_request_moves')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('member_id', '=', member_id)
    .where('request_id', '=', request_id)
    .executeTakeFirstOrThrow()
  await db
    .insertInto('refund_request_moves')
    .values(steps.map((step, index) => ({ member_id, request_id, position: count + index, step, at })))
    .execute()
}
