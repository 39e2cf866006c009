import { toLanguage } from '@coussinet/contract/brand/language-of.ts'
import { sumBy } from '@coussinet/contract/domain/amounts.ts'
import { careKindNames } from '@coussinet/contract/domain/care.ts'
import { type Day, today } from '@coussinet/contract/domain/days.ts'
import type { QuoteStatus } from '@coussinet/contract/domain/quotes.ts'
import type { AnswerOf } from '@coussinet/contract/endpoint.ts'
import type { InvoicedLine, listQuotes, Quote } from '@coussinet/contract/quotes.ts'
import type { RefundLine } from '@coussinet/contract/refund-arithmetic.ts'
import { rejectionText } from '@coussinet/contract/rejection-text.ts'
import type { Language } from '@coussinet/texts/messages.ts'
import { problem } from '#platform/core/problem.ts'
import { fromMomentCursor, toMomentCursor, toPage } from '#platform/db/cursor.ts'
import type { Db } from '#platform/db/db.ts'
import { expectedBy, lateByDays } from '#platform/time/working-days.ts'
import { type RequestReader, pickAgreedLines, asAgreed, isUncovered } from '../cover/cover.ts'
import { deletedOn, findDocuments, type QuoteDocument } from '../documents/documents.ts'
import { toQuoteFile } from './quote-files.ts'
import {
  findQuotes,
  findRefundedLines,
  findRestingRequests,
  type QuoteFilter,
  type QuoteRow,
  type ShownQuoteRow,
} from './quotes.store.ts'

type QuoteListInput = Omit<QuoteFilter, 'after' | 'limit' | 'today'> & { limit: number; cursor?: string | undefined }

/** A page of the member's quotes, newest first; throws `malformed_request` for an invalid cursor. */
export async function quotesPage(
  db: Db,
  reader: RequestReader,
  { limit, cursor, ...filter }: QuoteListInput,
): Promise<AnswerOf<typeof listQuotes>> {
  const after = cursor === undefined ? {} : { after: fromMomentCursor(cursor) }
  const rows = await findQuotes(db, reader.member_id, {
    ...filter,
    ...after,
    today: today(reader.now),
    limit: limit + 1,
  })
  const { page, next_cursor } = toPage(rows, limit, (last) =>
    toMomentCursor({ at: last.created_at, id: last.quote_id }),
  )
  return {
    data: await shown(db, reader, page),
    next_cursor,
  }
}

/** One quote as the response shows it; throws `not_found` for another member's. */
export async function findQuote(db: Db, reader: RequestReader, quote_id: string): Promise<Quote> {
  const rows = await findQuotes(db, reader.member_id, { quote_id, today: today(reader.now) })
  const [quote] = await shown(db, reader, rows)
  if (!quote) throw problem('not_found')
  return quote
}

type RestingRequests = Awaited<ReturnType<typeof findRestingRequests>>

async function shown(db: Db, reader: RequestReader, rows: readonly ShownQuoteRow[]): Promise<Quote[]> {
  const { member_id } = reader
  const files = await findDocuments(
    db,
    member_id,
    'quote',
    rows.map(({ quote_id }) => quote_id),
  )
  const request_ids = rows.flatMap(({ request_id }) => request_id ?? [])
  const requests = await findRestingRequests(db, member_id, request_ids)
  const refunds = await findRefundedLines(db, member_id, request_ids)
  return rows.map((row) => toQuote(row, { files, requests, refunds }, reader))
}

/** Status of a quote today: an agreement ends with its last day, even before the job has closed it. */
export function statusToday(
  { status, request_id, valid_until }: Pick<QuoteRow, 'status' | 'request_id' | 'valid_until'>,
  day: Day,
): QuoteStatus {
  const isOver = status === 'answered' && request_id === null && valid_until !== null && valid_until < day
  return isOver ? 'lapsed' : status
}

type QuoteParts = {
  files: readonly QuoteDocument[]
  requests: RestingRequests
  refunds: Awaited<ReturnType<typeof findRefundedLines>>
}

function toQuote(row: ShownQuoteRow, { files, requests, refunds }: QuoteParts, { locale, now }: RequestReader): Quote {
  const language = toLanguage(locale)
  const status = statusToday(row, today(now))
  const request = requests.find(({ request_id }) => request_id === row.request_id)
  const refund = refunds.find(
    ({ request_id, animal_id }) => request_id === row.request_id && animal_id === row.animal_id,
  )
  const expected_by = status === 'pending' && row.submitted_at ? expectedBy(row.submitted_at, [], row.country) : null
  return {
    id: row.quote_id,
    status,
    created_at: row.created_at.toISOString(),
    submitted_at: row.submitted_at?.toISOString() ?? null,
    deleted_on: status === 'draft' ? deletedOn(row.changed_at, now) : null,
    animal_id: row.animal_id,
    animal: row.animal_id === null ? null : { id: row.animal_id, name: row.animal_name },
    planned_on: row.planned_on,
    vet_name: row.vet_name,
    cause: row.cause,
    first_symptoms_on: row.first_symptoms_on,
    lines: row.lines,
    billed_cents: sumBy(row.lines, ({ billed_cents }) => billed_cents),
    files: files.filter(({ quote_id }) => quote_id === row.quote_id).map(toQuoteFile),
    expected_by,
    late_days: expected_by === null ? 0 : lateByDays(expected_by, today(now)),
    answered_at: row.answered_at?.toISOString() ?? null,
    answer: answerOf(row, status, language),
    refusal: refusalOf(row, language),
    ended_at: row.ended_at?.toISOString() ?? null,
    request: request
      ? { id: request.request_id, status: request.status, tracking_reference: request.tracking_reference }
      : null,
    invoiced: refund && row.answer_lines ? compareWithInvoice(row.answer_lines, refund.lines, language) : [],
  }
}

function answerOf(row: ShownQuoteRow, status: QuoteStatus, language: Language): Quote['answer'] {
  const { answer_lines, refunded_cents, reserved_cents, valid_until, arithmetic, conditions, reason } = row
  if (answer_lines === null || refunded_cents === null || valid_until === null || arithmetic === null) return null
  const names = careKindNames[language]
  return {
    refunded_cents,
    lines: answer_lines.map((line) => ({ ...line, label: line.label || names[line.care_kind] })),
    conditions,
    valid_until,
    reserved_cents: status === 'answered' ? (reserved_cents ?? 0) : 0,
    arithmetic,
    explanation: arithmetic === 'insurer' ? reason : null,
  }
}

/**
 * Compares the quote with the invoice that followed, a row per kind of care: those of the quote in its order, then the
 * others.
 */
export function compareWithInvoice(
  quoted: readonly RefundLine[],
  billed: readonly RefundLine[],
  language: Language,
): InvoicedLine[] {
  const parts = asAgreed(billed, quoted, isUncovered)
  const kinds = [...new Set([...quoted, ...billed].map(({ care_kind }) => care_kind))]
  return kinds.map((care_kind) => {
    const isOfKind = (line: RefundLine) => line.care_kind === care_kind
    const own = quoted.filter(isOfKind)
    const others = billed.filter(isOfKind)
    const [first] = own.length > 0 ? own : others
    return {
      label: (own.length > 1 ? '' : first?.label) || careKindNames[language][care_kind],
      care_kind,
      agreed_cents: sumBy(pickAgreedLines(own), (line) => line.billed_cents),
      invoiced_cents: sumBy(others, (line) => line.billed_cents),
      as_agreed_cents: sumBy(
        billed.map((line, place) => (isOfKind(line) ? (parts[place] ?? 0) : 0)),
        (cents) => cents,
      ),
      agreed_refund_cents: sumBy(own, (line) => line.refunded_cents),
    }
  })
}

function refusalOf({ status, refusal_code, refusal_params, reason }: ShownQuoteRow, language: Language) {
  if (status !== 'refused') return null
  const text = reason ?? (refusal_code === null ? '' : rejectionText(refusal_code, refusal_params ?? {}, language))
  return { code: refusal_code, text }
}
