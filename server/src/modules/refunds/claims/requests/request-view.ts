import { toLanguage } from '@coussinet/contract/brand/language-of.ts'
import { sumBy } from '@coussinet/contract/domain/amounts.ts'
import type { Country } from '@coussinet/contract/domain/countries.ts'
import { type Day, toLocalDay } from '@coussinet/contract/domain/days.ts'
import { type RefundStatus, stepOfDraft } from '@coussinet/contract/domain/requests.ts'
import type { AnswerOf } from '@coussinet/contract/endpoint.ts'
import type { listRefundRequests, RefundRequest } from '@coussinet/contract/refund-requests.ts'
import { rejectionText } from '@coussinet/contract/rejection-text.ts'
import type { NotificationParams } from '#modules/notifications/notifications.ts'
import { problem } from '#platform/core/problem.ts'
import { fromMomentCursor, toMomentCursor, toPage } from '#platform/db/cursor.ts'
import type { Db } from '#platform/db/db.ts'
import { expectedBy, lateByDays, type Pause } from '#platform/time/working-days.ts'
import { computeRefundBalance, type RequestReader } from '../../cover/cover.ts'
import { deletedOn } from '../../documents/documents.ts'
import { toRequestFile } from '../files/request-files.ts'
import { findRequests, type RequestFilter, type RequestRow } from './refund-requests.store.ts'
import { isDecided, stepsToCome, type TimelineStep } from './refund-status.ts'
import { type LastMessage, partsOfRequests, type RequestParts, findRequestFacts } from './request-parts.store.ts'

type RequestListInput = Omit<RequestFilter, 'after' | 'limit'> & { limit: number; cursor?: string | undefined }

/**
 * A page of requests, newest first, in two statements for any number; throws `malformed_request` for an invalid cursor.
 */
export async function requestsPage(
  db: Db,
  reader: RequestReader,
  { limit, cursor, ...filter }: RequestListInput,
): Promise<AnswerOf<typeof listRefundRequests>> {
  const after = cursor === undefined ? {} : { after: fromMomentCursor(cursor) }
  const rows = await findRequests(db, reader.member_id, { ...filter, ...after, limit: limit + 1 })
  const { page, next_cursor } = toPage(rows, limit, (last) =>
    toMomentCursor({ at: last.created_at, id: last.request_id }),
  )
  if (page.length === 0) return { data: [], next_cursor }
  const ids = page.map(({ request_id }) => request_id)
  const parts = await partsOfRequests(db, reader.member_id, ids)
  return { data: page.map((row) => asRequest(row, parts, reader)), next_cursor }
}

function asRequest(
  row: RequestRow,
  parts: RequestParts,
  { locale, now }: Omit<RequestReader, 'member_id'>,
): RefundRequest {
  const of = <T extends { request_id: string | null }>(items: T[]) =>
    items.filter(({ request_id }) => request_id === row.request_id)
  const animals = of(parts.animals)
  const animal_ids = animals.map(({ animal_id }) => animal_id)
  const files = of(parts.files)
  const moves = of(parts.moves)
  const refunds = of(parts.refunds)
  const due_cents = sumBy(refunds, (refund) => computeRefundBalance(refund).due_cents)
  return {
    id: row.request_id,
    status: row.status,
    tracking_reference: row.tracking_reference,
    created_at: row.created_at.toISOString(),
    submitted_at: row.submitted_at?.toISOString() ?? null,
    before_portal: row.before_portal,
    channel: row.channel,
    received_on: row.received_on,
    step: row.status === 'draft' ? stepOfDraft({ ...row, animal_ids, files }) : null,
    is_pile: row.is_pile,
    mailed_by: row.mailed_by,
    deleted_on: row.status === 'draft' ? deletedOn(row.changed_at, now) : null,
    care_date: row.care_date,
    invoice_number: row.invoice_number,
    vet_name: row.vet_name,
    cause: row.cause,
    first_symptoms_on: row.first_symptoms_on,
    paid_confirmed: row.paid_confirmed,
    animal_ids,
    animals: animals.map(({ animal_id, name }) => ({ id: animal_id, name })),
    files: files.map(toRequestFile),
    awaited: of(parts.awaited).map(({ awaited_id, type, animal_id, reason_code, note, due_on, file_id }) => ({
      id: awaited_id,
      type,
      animal_id,
      reason_code,
      note,
      due_on,
      file_id,
    })),
    timeline: computeTimeline(row.status, moves, due_cents > 0),
    ...computePromise(row.status, moves, row.country, now),
    usual_days: row.usual_days,
    amount_to_refund_cents: row.status === 'accepted' ? sumBy(refunds, ({ refunded_cents }) => refunded_cents) : null,
    due_cents: row.status === 'accepted' ? due_cents : null,
    rejection: rejectionOf(row, locale),
    corrections: of(parts.corrections).map(({ status, corrected_at, reason, refunds: former, ...why }) => ({
      status,
      rejection: rejectionOf({ status, ...why }, locale),
      refunds: former,
      corrected_at: corrected_at.toISOString(),
      reason,
    })),
    refunds: refunds.map(({ refund_id, animal_id }) => ({ id: refund_id, animal_id })),
    follows: row.follows,
    quote_id: row.quote_id,
    follow_ups: of(parts.follow_ups).map(({ id, status, tracking_reference, care_date }) => ({
      id,
      status,
      tracking_reference,
      care_date,
    })),
    waiting_message: waitingMessage(row.last_message, now),
    care_kinds: [...new Set(refunds.flatMap(({ care_kinds }) => care_kinds))],
  }
}

/** Formats a new draft without reading the database. */
export function newDraft(request_id: string, { locale, now }: RequestReader): RefundRequest {
  const row: RequestRow = {
    request_id,
    status: 'draft',
    tracking_reference: null,
    care_date: null,
    invoice_number: null,
    vet_name: null,
    cause: null,
    first_symptoms_on: null,
    paid_confirmed: false,
    rejection_code: null,
    rejection_params: null,
    created_at: now,
    changed_at: now,
    submitted_at: null,
    before_portal: false,
    channel: null,
    received_on: null,
    follows: null,
    is_pile: false,
    quote_id: null,
    mailed_by: null,
    usual_days: null,
    last_message: null,
    // read only for the promised day, which a draft does not have
    country: 'FR',
  }
  return asRequest(
    row,
    { animals: [], files: [], awaited: [], moves: [], refunds: [], follow_ups: [], corrections: [] },
    { locale, now },
  )
}

/** One request as the response shows it; throws `not_found` for another member's. */
export async function getRequest(db: Db, reader: RequestReader, request_id: string): Promise<RefundRequest> {
  const [row] = await findRequests(db, reader.member_id, { request_id })
  if (!row) throw problem('not_found')
  return asRequest(row, await partsOfRequests(db, reader.member_id, request_id), reader)
}

function rejectionOf(
  { status, rejection_code, rejection_params }: Pick<RequestRow, 'status' | 'rejection_code' | 'rejection_params'>,
  locale: string,
): RefundRequest['rejection'] {
  if (status !== 'rejected' || rejection_code === null) return null
  return { code: rejection_code, text: rejectionText(rejection_code, rejection_params ?? {}, toLanguage(locale)) }
}

// A question older than 30 days is not likely to be answered, and a misread sentence should disappear.
const questionDays = 30

/** The insurer's last message while the member has not read it, or has not answered its question. */
export function waitingMessage(last: LastMessage | null, now: Date): RefundRequest['waiting_message'] {
  if (last?.author !== 'insurer') return null
  const { author_name, asks, read, created_at } = last
  const isAnswerable = asks && now.getTime() - Date.parse(created_at) < questionDays * 86_400_000
  return read && !isAnswerable ? null : { author_name, asks, read }
}

type TimelineMove = { step: TimelineStep; at: Date }

export function computeTimeline(
  status: RefundStatus,
  moves: readonly TimelineMove[],
  isDue = true,
): RefundRequest['timeline'] {
  const reached = moves.map(({ step, at }) => ({ step, at: at.toISOString() }))
  const toCome = stepsToCome(
    status,
    moves.map(({ step }) => step),
    isDue,
  )
  return [...reached, ...toCome.map((step) => ({ step, at: null }))]
}

/** Day by which a filed request is to be decided, and by how many days it is late; the clock stops while the member must act. */
export function computePromise(
  status: RefundStatus,
  moves: readonly TimelineMove[],
  country: Country,
  now: Date,
): { expected_by: Day | null; late_days: number } {
  const filed = moves.find(({ step }) => step === 'filed')
  if (!filed || isDecided(status)) return { expected_by: null, late_days: 0 }
  const expected_by = expectedBy(filed.at, listPauses(moves), country)
  return { expected_by, late_days: lateByDays(expected_by, toLocalDay(now)) }
}

/** Periods in which the request waited for the member: each from the question to the next step, or still open. */
export const listPauses = (moves: readonly TimelineMove[]): Pause[] =>
  moves.flatMap(({ step, at }, place) =>
    step === 'action-required' ? [{ from: at, to: moves[place + 1]?.at ?? null }] : [],
  )

/** Facts by which a member recognises a request, read in the caller's transaction; throws `not_found`. */
export async function requestFacts(
  db: Db,
  member_id: string,
  request_id: string,
  at: Date,
): Promise<NotificationParams> {
  const found = await findRequestFacts(db, member_id, request_id)
  if (!found) throw problem('not_found')
  const { status, country, tracking_reference, names, care_date, care_kinds, cause, vet_name, moves } = found
  const { expected_by } = computePromise(status, moves, country, at)
  return {
    request_id,
    reference: tracking_reference ?? '',
    names,
    ...(care_date === null ? {} : { care_date }),
    ...(care_kinds.length === 0 ? {} : { care_kinds }),
    ...(cause === null ? {} : { cause }),
    ...(vet_name === null ? {} : { vet_name }),
    // No promise is shown for a past day: the page says instead how late the answer is.
    ...(expected_by === null || expected_by < toLocalDay(at) ? {} : { expected_by }),
  }
}
