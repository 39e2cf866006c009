import type { Locale } from '@coussinet/contract/brand/locale.ts'
import type { Country } from '@coussinet/contract/domain/countries.ts'
import type { Cause, FileType, RefundStatus } from '@coussinet/contract/domain/requests.ts'
import { sql } from 'kysely'
import type { Db } from '#platform/db/db.ts'
import { deletePayments } from './card-payment/demo-card-payments.store.ts'
import { demoId } from './seed/demo-id.ts'
import { seedMembers } from './seed/seed-rows.ts'

/** The audit line of a move by hand; its details hold `moves`, the steps taken so far. */
export const wasMovedManually = 'demo.moved_by_hand'

const memberIds = seedMembers.map(({ id }) => demoId(id))

/** Tells whether the demo's members are there. */
export async function isLoaded(db: Db): Promise<boolean> {
  const row = await db
    .selectFrom('members')
    .select('member_id')
    .where('member_id', 'in', memberIds)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** Keys of the documents of the demo's members, uploads included. */
export async function storedKeys(db: Db): Promise<string[]> {
  const documents = await db
    .selectFrom('documents')
    .select(['stored_as', 'thumbnail_stored_as'])
    .where('member_id', 'in', memberIds)
    .execute()
  const arrived = await db
    .selectFrom('pile_arrivals')
    .select('stored_as')
    .where('member_id', 'in', memberIds)
    .where('stored_as', 'is not', null)
    .$narrowType<{ stored_as: string }>()
    .execute()
  const ofPiles = arrived.map((arrival) => ({ ...arrival, thumbnail_stored_as: null }))
  return [...documents, ...ofPiles].flatMap(({ stored_as, thumbnail_stored_as }) =>
    [stored_as, thumbnail_stored_as ?? []].flat(),
  )
}

/** Deletes the demo's members with all that is theirs; answers their sessions, which `restoreSessions` brings back. */
export async function deleteMembers(db: Db) {
  const sessions = await db.selectFrom('sessions').selectAll().where('member_id', 'in', memberIds).execute()
  await db.deleteFrom('refunds').where('member_id', 'in', memberIds).execute()
  await db.deleteFrom('refund_requests').where('member_id', 'in', memberIds).execute()
  await db.deleteFrom('login_names').where('member_id', 'in', memberIds).execute()
  await db.deleteFrom('brought_names').where('member_id', 'in', memberIds).execute()
  await db.deleteFrom('demo_messages').execute()
  await deletePayments(db)
  await db.deleteFrom('audit_log').where('member_id', 'in', memberIds).execute()
  await db.deleteFrom('members').where('member_id', 'in', memberIds).execute()
  return sessions
}

/** Rows of the demo's members that the insurer brings. */
export async function findUpserted(db: Db) {
  const members = await db
    .selectFrom('members')
    .select(['member_id', 'nevg as name'])
    .where('member_id', 'in', memberIds)
    .execute()
  const contracts = await db
    .selectFrom('contracts')
    .select(['member_id', 'contract_number as name'])
    .where('member_id', 'in', memberIds)
    .execute()
  const animals = await db
    .selectFrom('animals')
    .select(['member_id', 'animal_id as name'])
    .where('member_id', 'in', memberIds)
    .execute()
  const receipts = await db
    .selectFrom('receipts')
    .select(['member_id', 'receipt_id as name'])
    .where('member_id', 'in', memberIds)
    .execute()
  const godchildren = await db
    .selectFrom('sponsorship_requests')
    .select(['member_id', 'sponsorship_request_id as name'])
    .where('member_id', 'in', memberIds)
    .execute()
  const mandates = await db
    .selectFrom('mandates')
    .select(['member_id', 'umr as name'])
    .where('member_id', 'in', memberIds)
    .execute()
  return { members, contracts, animals, receipts, godchildren, mandates }
}

/** The debits of a member that are planned, with the number that the insurer brings them under. */
export async function findPlanned(db: Db, member_id: string) {
  return db
    .selectFrom('receipts')
    .innerJoin('members', 'members.member_id', 'receipts.member_id')
    .select(['receipt_id', 'month', 'members.nevg'])
    .where('receipts.member_id', '=', member_id)
    .where('status', '=', 'upcoming')
    .execute()
}

/** A reset signs nobody out: the members come back under the same ids. */
export async function restoreSessions(db: Db, sessions: Awaited<ReturnType<typeof deleteMembers>>): Promise<void> {
  if (sessions.length > 0) await db.insertInto('sessions').values(sessions).execute()
}

const byRequest = (db: Db) =>
  db
    .selectFrom('refund_requests')
    .innerJoin('members', 'members.member_id', 'refund_requests.member_id')
    .select(['members.member_id', 'members.firstname', 'members.lastname', 'members.locale', 'members.country'])
    .select([
      'request_id',
      'tracking_reference',
      'status',
      'care_date',
      'cause',
      'first_symptoms_on',
      'refund_requests.created_at',
      'submitted_at',
      'rejection_code',
    ])
    .$narrowType<{ status: RefundStatus; cause: Cause | null; country: Country; locale: Locale }>()

/** A request of any member by its id. */
export function findById(db: Db, request_id: string) {
  return byRequest(db).where('request_id', '=', request_id).executeTakeFirst()
}

/** A request of any member by its tracking reference, capitals or not. */
export function findByReference(db: Db, reference: string) {
  return byRequest(db).where('tracking_reference', '=', reference.toUpperCase()).executeTakeFirst()
}
export type AnyRequest = NonNullable<Awaited<ReturnType<typeof findById>>>
type RequestKey = Pick<AnyRequest, 'member_id' | 'request_id'>

/** The requests of all members that are not over, and the last ones that are, newest first. */
export async function findLatest(db: Db, limit: number) {
  return byRequest(db).orderBy('refund_requests.created_at', 'desc').limit(limit).execute()
}

export async function findRequestAnimals(db: Db, { member_id, request_id }: RequestKey) {
  return db
    .selectFrom('refund_request_animals')
    .innerJoin('animals', (join) =>
      join
        .onRef('animals.member_id', '=', 'refund_request_animals.member_id')
        .onRef('animals.animal_id', '=', 'refund_request_animals.animal_id'),
    )
    .select(['animals.animal_id', 'animals.name', 'animals.type', 'animals.icad', 'animals.cover_start'])
    .where('refund_request_animals.member_id', '=', member_id)
    .where('request_id', '=', request_id)
    .orderBy('refund_request_animals.position')
    .execute()
}
export type ChosenAnimal = Awaited<ReturnType<typeof findRequestAnimals>>[number]

/** Counts the steps of a request: tells whether somebody moved it meanwhile. */
export async function countMoves(db: Db, { member_id, request_id }: RequestKey): Promise<number> {
  const { count } = await db
    .selectFrom('refund_request_moves')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('member_id', '=', member_id)
    .where('request_id', '=', request_id)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Number of steps when the request was last moved by hand; null when it never was. */
export async function countManualMoves(db: Db, { member_id, request_id }: RequestKey): Promise<number | null> {
  const row = await db
    .selectFrom('audit_log')
    .select(sql<number>`max((details ->> 'moves')::int)`.as('moves'))
    .where('member_id', '=', member_id)
    .where('subject_id', '=', request_id)
    .where('action', '=', wasMovedManually)
    .executeTakeFirst()
  return row?.moves ?? null
}

export async function hasOpenQuestion(db: Db, { member_id, request_id }: RequestKey): Promise<boolean> {
  const row = await db
    .selectFrom('refund_request_awaited')
    .select('awaited_id')
    .where('member_id', '=', member_id)
    .where('request_id', '=', request_id)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

export async function unpaidRefunds(db: Db, { member_id, request_id }: RequestKey): Promise<string[]> {
  const rows = await db
    .selectFrom('refunds')
    .select('refund_id')
    .where('member_id', '=', member_id)
    .where('request_id', '=', request_id)
    .where('refunded_cents', '>', 0)
    .where('payment_date', 'is', null)
    .orderBy('position')
    .execute()
  return rows.map(({ refund_id }) => refund_id)
}

/** The requests of a member that are accepted and not wholly paid. */
export async function findUnpaid(db: Db, member_id: string): Promise<RequestKey[]> {
  return db
    .selectFrom('refunds')
    .innerJoin('refund_requests', (join) =>
      join
        .onRef('refund_requests.member_id', '=', 'refunds.member_id')
        .onRef('refund_requests.request_id', '=', 'refunds.request_id'),
    )
    .select(['refunds.member_id', 'refunds.request_id'])
    .distinct()
    .where('refunds.member_id', '=', member_id)
    .where('refund_requests.status', '=', 'accepted')
    .where('refunds.refunded_cents', '>', 0)
    .where('refunds.payment_date', 'is', null)
    .execute()
}

/** Documents of the insurer's latest question. */
export async function openQuestions(db: Db, { member_id, request_id }: RequestKey) {
  return db
    .selectFrom('refund_request_awaited')
    .select(['awaited_id', 'type', 'animal_id', 'file_id'])
    .where('member_id', '=', member_id)
    .where('request_id', '=', request_id)
    .where('settled_at', 'is', null)
    .orderBy('position')
    .$narrowType<{ type: FileType | null }>()
    .execute()
}

export async function setIcad(
  db: Db,
  { member_id, animal_id, icad }: { member_id: string; animal_id: string; icad: string },
): Promise<void> {
  await db
    .updateTable('animals')
    .set({ icad })
    .where('member_id', '=', member_id)
    .where('animal_id', '=', animal_id)
    .where('icad', 'is', null)
    .execute()
}

export async function lastPaidReceipt(db: Db, member_id: string): Promise<string | null> {
  const row = await db
    .selectFrom('receipts')
    .select('receipt_id')
    .where('member_id', '=', member_id)
    .where('status', '=', 'paid')
    .orderBy('due_date', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.receipt_id ?? null
}
