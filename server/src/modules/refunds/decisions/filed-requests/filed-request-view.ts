import { sumBy } from '@coussinet/contract/domain/amounts.ts'
import { toLocalDay } from '@coussinet/contract/domain/days.ts'
import { memberName } from '@coussinet/contract/domain/members.ts'
import type { AnswerOf, QueryOf } from '@coussinet/contract/endpoint.ts'
import {
  type FiledRequest,
  type PaymentHold,
  type MovedRequest,
  filedStatuses,
  type FiledRequestSummary,
  type listFiledRequests,
} from '@coussinet/contract/integration/refund-requests.ts'
import type { RefundRequest } from '@coussinet/contract/refund-requests.ts'
import { contractStatus, findContractHolder, findMemberNames } from '#modules/policy/policy.ts'
import { problem } from '#platform/core/problem.ts'
import { fromMomentCursor, type MomentPosition, toMomentCursor, toPage } from '#platform/db/cursor.ts'
import type { Db } from '#platform/db/db.ts'
import { maskedIban } from '#platform/text/mask.ts'
import { findDuplicates, findRequests, getRequest } from '../../claims/claims.ts'
import { findAnimalsWithLimits, findContractCover, findRefundsOfRequests } from '../../cover/cover.ts'
import { type PaymentDestination, findDestination } from '../payments/pay-refund.ts'
import { getStatement } from '../statements/refund-statements.ts'
import { findOwnerOfRequest, findRefundToPay, type RequestOwner, findFiled } from './filed-requests.store.ts'

/** Finds the owner of a request; throws `not_found`, also for a draft, which is private. */
export async function getRequestOwner(db: Db, request_id: string): Promise<RequestOwner> {
  const owner = await findOwnerOfRequest(db, request_id)
  if (!owner) throw problem('not_found')
  return owner
}

/** Finds a filed request with all that a handler needs to decide; throws `not_found`. */
export async function findFiledRequest(db: Db, request_id: string, now: Date): Promise<FiledRequest> {
  const { member_id, changed_at } = await getRequestOwner(db, request_id)
  const member = await findContractHolder(db, member_id, null)
  if (!member) throw problem('not_found')
  const { nevg, firstname, lastname, organisation, locale, contract_number, status, effective_date, end_date } = member
  const { suspensions, gaps } = await findContractCover(db, member_id)
  const view = withoutUnsent(await getRequest(db, { member_id, locale, now }, request_id))
  const animals = await findAnimalsWithLimits(db, { id: member_id, locale }, now)
  return {
    ...filed(view),
    nevg,
    care_date: view.care_date,
    cause: view.cause,
    changed_at: changed_at.toISOString(),
    member: { firstname, lastname, organisation, locale },
    contract: {
      number: contract_number,
      country: member.contract_country,
      status: contractStatus({ status, effective_date, end_date }, toLocalDay(now)),
      effective_date,
      end_date,
      suspensions: [...suspensions],
      gaps: [...gaps],
    },
    animals: view.animal_ids.flatMap((id) => animals.find((animal) => animal.id === id) ?? []),
    follows: view.follows,
    quote_id: view.quote_id,
    invoice_number: view.invoice_number,
    vet_name: view.vet_name,
    first_symptoms_on: view.first_symptoms_on,
    files: view.files.map(({ thumbnail_href: _none, ...file }) => ({
      ...file,
      href: `/integration/v1/refund-requests/${request_id}/files/${file.id}`,
    })),
    duplicate_of: await findDuplicates(db, member_id, request_id),
    awaited: view.awaited,
    timeline: view.timeline,
    expected_by: view.expected_by,
    late_days: view.late_days,
    amount_to_refund_cents: view.amount_to_refund_cents,
    rejection: view.rejection,
    refunds: await refundsOf(db, { id: member_id, locale, features: [] }, view, now),
    corrections: view.corrections,
  }
}

export async function findMovedRequest(
  db: Db,
  { member_id, request_id, at }: { member_id: string; request_id: string; at: Date },
): Promise<MovedRequest> {
  const [request] = await findRequests(db, member_id, { request_id })
  if (!request || request.status === 'draft') throw problem('not_found')
  const { status, rejection_code } = request
  const refunds = await findRefundsOfRequests(db, member_id, [request_id])
  return {
    id: request_id,
    status,
    changed_at: at.toISOString(),
    amount_to_refund_cents: status === 'accepted' ? sumBy(refunds, ({ refunded_cents }) => refunded_cents) : null,
    rejection_code: status === 'rejected' ? rejection_code : null,
    refunds: refunds.map(({ refund_id: id, animal_id, refunded_cents }) => ({ id, animal_id, refunded_cents })),
  }
}

export function toHold(hold: PaymentDestination['hold']): PaymentHold | null {
  return hold && { reason: hold.reason, until: hold.until?.toISOString() ?? null }
}

// A requested document stays private until the whole answer is sent: the member may still remove it.
function withoutUnsent(view: RefundRequest): RefundRequest {
  if (view.status !== 'action-required') return view
  const unsent = new Set(view.awaited.map(({ file_id }) => file_id))
  return {
    ...view,
    files: view.files.filter(({ id }) => !unsent.has(id)),
    awaited: view.awaited.map((one) => ({ ...one, file_id: null })),
  }
}

function filed({ id, status, tracking_reference, submitted_at }: RefundRequest) {
  if (status === 'draft' || tracking_reference === null || submitted_at === null) throw problem('not_found')
  return { id, status, tracking_reference, submitted_at }
}

type StatementReader = Parameters<typeof getStatement>[1]

async function refundsOf(
  db: Db,
  member: StatementReader,
  view: RefundRequest,
  now: Date,
): Promise<FiledRequest['refunds']> {
  const refunds: FiledRequest['refunds'] = []
  for (const { id, animal_id } of view.refunds) {
    const { billed_cents, subtotal_cents, refunded_cents, lines, computation, reasons, payment_date, ...statement } =
      await getStatement(db, member, id)
    const { paid_cents, due_cents, overpaid_cents, arithmetic, explanation } = statement
    const row = await findRefundToPay(db, member.id, id)
    if (!row) throw problem('not_found')
    const { account, hold } = await findDestination(db, member.id, row, now)
    refunds.push({
      id,
      animal_id,
      billed_cents,
      subtotal_cents,
      refunded_cents,
      lines,
      computation,
      arithmetic,
      explanation,
      reasons,
      account: account && { iban: maskedIban(account.iban), holder: account.holder },
      hold: due_cents > 0 ? toHold(hold) : null,
      payment_date,
      paid_cents,
      due_cents,
      overpaid_cents,
    })
  }
  return refunds
}

type FiledRequestQuery = QueryOf<typeof listFiledRequests>

// A change has the time at which its transaction started, and becomes visible at its commit, perhaps on another machine. A client that
// continues from `read_until` therefore reads this many milliseconds twice, and misses nothing.
const overlap = 60_000

/**
 * A page of the filed requests by last change. Requests that change meanwhile move to the end and are read again, so
 * none is skipped. Throws `malformed_request` for an invalid cursor.
 */
export async function pageOfFiledRequests(
  db: Db,
  { status, changed_since, limit, cursor }: FiledRequestQuery,
  now: Date,
): Promise<AnswerOf<typeof listFiledRequests>> {
  const place = cursor === undefined ? null : placeOf(cursor)
  const read_until = place?.read_until ?? new Date(now.getTime() - overlap)
  const rows = await filedOf(db, {
    statuses: statusesOf(status),
    limit: limit + 1,
    ...(changed_since === undefined ? {} : { changed_since: new Date(changed_since) }),
    ...(place ? { after: place.after } : {}),
  })
  const { page, next_cursor } = toPage(rows, limit, (last) =>
    cursorOf({ at: last.changed_at, id: last.request_id }, read_until),
  )
  return {
    data: page.map(toSummary),
    next_cursor,
    read_until: read_until.toISOString(),
  }
}

type FiledRequestPage = Parameters<typeof findFiled>[1]

async function filedOf(db: Db, page: FiledRequestPage) {
  const rows = await findFiled(db, page)
  const names = await findMemberNames(db, [...new Set(rows.map(({ member_id }) => member_id))])
  return rows.flatMap((row) => {
    const member = names.get(row.member_id)
    return member ? [{ ...row, nevg: member.nevg, name: memberName(member) }] : []
  })
}
export type FiledRow = Awaited<ReturnType<typeof filedOf>>[number]

type LatestQuery = Pick<FiledRequestPage, 'statuses' | 'member_id' | 'after' | 'limit'>

/** A page of the filed requests of all members or of one, latest change first, for operators. */
export function latestFiledRequests(db: Db, page: LatestQuery): Promise<FiledRow[]> {
  return filedOf(db, { ...page, latest_first: true })
}

function statusesOf(requested: FiledRequestQuery['status']) {
  if (requested === undefined) return filedStatuses
  const names = [requested].flat().flatMap((text) => text.split(','))
  return filedStatuses.filter((status) => names.includes(status))
}

// All pages return the first page's `read_until`: changes made while they are read come next time.
const cursorOf = (after: MomentPosition, read_until: Date): string =>
  `${toMomentCursor(after)}.${read_until.getTime().toString(36)}`

function placeOf(cursor: string): { after: MomentPosition; read_until: Date } {
  const [after = '', until = ''] = cursor.split('.')
  const read_until = new Date(Number.parseInt(until, 36))
  if (Number.isNaN(read_until.getTime())) throw problem('malformed_request')
  return { after: fromMomentCursor(after), read_until }
}

function toSummary(row: FiledRow): FiledRequestSummary {
  const { request_id: id, status, tracking_reference, nevg, care_date, cause, submitted_at, changed_at } = row
  return {
    id,
    status,
    tracking_reference: tracking_reference ?? '',
    nevg,
    care_date,
    cause,
    submitted_at: (submitted_at ?? changed_at).toISOString(),
    changed_at: changed_at.toISOString(),
  }
}
