import { shareDiscounts } from '@coussinet/contract/domain/amounts.ts'
import type { CareKind } from '@coussinet/contract/domain/care.ts'
import type { Db } from '#platform/db/db.ts'
import { type RequestDocument, findDocuments } from '../../documents/documents.store.ts'
import { type DoneReading, getReadLines } from '../../documents/readings/stored-reading.ts'
import { findQuoteLines } from '../../quotes/quotes.store.ts'
import { findRequests } from '../requests/refund-requests.store.ts'

type ReadLine = { label: string; care_kind: CareKind; billed_cents: number }

/** `read_line` is its number, from 1, among the lines of the reading. */
type NumberedLine = ReadLine & { read_line: number }

export const findInvoiceReading = (files: readonly RequestDocument[]): RequestDocument['reading'] =>
  files.find(({ type }) => type === 'invoice')?.reading ?? null

/** Lines of an invoice as they are reckoned with: what was taken off is shared, and those whose kind of care nobody knows are left out. */
export const toBilledLines = (reading: DoneReading): NumberedLine[] =>
  shareDiscounts(getReadLines(reading)).flatMap(({ label, care_kind, amount_cents }, place) =>
    care_kind === null || amount_cents <= 0
      ? []
      : [{ label, care_kind, billed_cents: amount_cents, read_line: place + 1 }],
  )

/** Finds what is known of a request's bill: whether its reading waits, what the document is, and its lines, of the invoice or else of the quote that it follows. */
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
