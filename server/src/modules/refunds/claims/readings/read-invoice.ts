import { shareDiscounts, sumBy } from '@coussinet/contract/domain/amounts.ts'
import type { CareKind } from '@coussinet/contract/domain/care.ts'
import type { Db } from '#platform/db/db.ts'
import { type RequestDocument, findDocuments, type DoneReading, getReadLines } from '../../documents/documents.ts'
import { findQuoteLines } from '../../quotes/quotes.ts'
import { findRequests } from '../requests/refund-requests.store.ts'

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
