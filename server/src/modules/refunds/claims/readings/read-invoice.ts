import { shareDiscounts, sumBy } from '@coussinet/contract/domain/amounts.ts'
import type { CareKind } from '@coussinet/contract/domain/care.ts'
import type { RequestOf } from '@coussinet/contract/endpoint.ts'
import type { RequestFile, tellReadLines } from '@coussinet/contract/request-files.ts'
import type { UnitOfWork } from '#modules/notifications/notifications.ts'
import { problem } from '#platform/core/problem.ts'
import type { Db } from '#platform/db/db.ts'
import {
  type RequestDocument,
  findDocuments,
  type DoneReading,
  getReadLines,
  findDocument,
  saveReading,
} from '../../documents/documents.ts'
import { findQuoteLines } from '../../quotes/quotes.ts'
import { toRequestFile } from '../files/request-files.ts'
import { findRequests, lockRequest } from '../requests/refund-requests.store.ts'

type ReadLine = { label: string; care_kind: CareKind; billed_cents: number }

/** `read_line` is its number, from 1, among the lines of the reading. */
type NumberedLine = ReadLine & { read_line: number }

export const findInvoiceReading = (files: readonly RequestDocument[]): RequestDocument['reading'] =>
  files.find(({ type }) => type === 'invoice')?.reading ?? null

/** Spreads returned amounts and discounts over the lines of an invoice, so that they add up to no more than its total. */
export function shareReductions(reading: DoneReading): ReturnType<typeof getReadLines> {
  const lines = getReadLines(reading)
  const total = reading.understood.total_cents
  const more = total?.sure ? sumBy(lines, ({ amount_cents }) => amount_cents) - total.value : 0
  const [first] = lines
  const reduction = first && more > 0 ? [{ ...first, amount_cents: -more }] : []
  return shareDiscounts([...lines, ...reduction]).slice(0, lines.length)
}

/** Lines of an invoice that can be computed: those with a known kind of care. */
export const toBilledLines = (reading: DoneReading): NumberedLine[] =>
  shareReductions(reading).flatMap(({ label, care_kind, amount_cents }, place) =>
    care_kind === null || amount_cents <= 0
      ? []
      : [{ label, care_kind, billed_cents: amount_cents, read_line: place + 1 }],
  )

/**
 * Finds what is known of a request's bill: whether its reading is pending, what the document is, and its lines, from the invoice or else
 * from the quote that it follows.
 */
export async function findReadBill(db: Db, member_id: string, request_id: string) {
  const [request] = await findRequests(db, member_id, { request_id })
  const reading = findInvoiceReading(await findDocuments(db, member_id, 'request', [request_id]))
  const isRead = reading?.status === 'done'
  const lines = isRead ? toBilledLines(reading) : []
  return {
    is_waiting: reading?.status === 'waiting',
    document: isRead ? reading.understood.document : null,
    lines: lines.length > 0 || !request?.quote_id ? lines : await findQuoteLines(db, member_id, request.quote_id),
  }
}

type LineKinds = RequestOf<typeof tellReadLines>['body']['lines']

/** Stores the member's kinds of care for lines that were read; throws `not_found`, `conflict`, `validation_failed` at the line. */
export async function classifyLines(
  tx: UnitOfWork,
  { request_id, file_id }: { request_id: string; file_id: string },
  lines: LineKinds,
): Promise<RequestFile> {
  const { db, member_id } = tx
  const request = await lockRequest(db, member_id, request_id)
  const file = request && (await findDocument(db, { member_id, kind: 'request', owner_id: request_id, file_id }))
  if (!file) throw problem('not_found')
  const { reading } = file
  if (request.status !== 'draft' || reading?.status !== 'done') throw problem('conflict')
  const beyond = lines.findIndex(({ line }) => line > reading.understood.lines.length)
  if (beyond >= 0) throw problem('validation_failed', { errors: { [`lines.${beyond}.line`]: ['schema.invalid_type'] } })
  const named_now = new Set(lines.map(({ line }) => line))
  const classified = [...reading.told.filter(({ line }) => !named_now.has(line)), ...lines]
  const changed = { ...reading, told: classified }
  await saveReading(db, { member_id, request_id, file_id }, changed)
  await tx.announce('refund-requests')
  return toRequestFile({ ...file, reading: changed })
}
