import { today } from '@coussinet/contract/domain/days.ts'
import type { FieldErrors } from '@coussinet/contract/problem.ts'
import type { Quote } from '@coussinet/contract/quotes.ts'
import { publishInsurerEvent } from '#modules/events/events.ts'
import type { NotifyDeps } from '#modules/notifications/notifications.ts'
import { problem } from '#platform/core/problem.ts'
import type { Db } from '#platform/db/db.ts'
import { announce } from '#platform/db/events.ts'
import { countAttempt } from '#platform/limits/attempts.ts'
import { audit } from '#platform/records/audit.ts'
import { findContractCover } from '../cover/assessment/contract-cover.ts'
import { daysOfReader, type RequestReader } from '../cover/reader.ts'
import { findDocuments, type QuoteDocument } from '../documents/documents.store.ts'
import { daysRefused, deleteQuoteDraft } from './quote-drafts.ts'
import { findQuote, statusToday } from './quote-view.ts'
import { lockQuote, type QuoteRow, setQuote } from './quotes.store.ts'

const perDay = { limit: 20, window_seconds: 86_400 }

/**
 * Files a quote, whose row is held meanwhile, so that many calls at once file one; one already filed is answered as it stands.
 * Throws `not_found`, `validation_failed` naming what is missing, `too_many_requests`.
 */
export async function submitQuote(
  db: Db,
  platform: NotifyDeps,
  reader: RequestReader,
  quote_id: string,
): Promise<Quote> {
  const { member_id, now: at } = reader
  const quote = await lockQuote(db, member_id, quote_id)
  if (!quote) throw problem('not_found')
  if (quote.status !== 'draft') return findQuote(db, reader, quote_id)
  await findContractCover(db, member_id)
  const errors = { ...(await missing(db, quote)), ...daysRefused(quote, daysOfReader(reader)) }
  if (Object.keys(errors).length > 0) throw problem('validation_failed', { errors })
  await countAttempt(db, { key: `quotes filed ${member_id}`, ...perDay }, at)
  await setQuote(db, quote, { status: 'pending', submitted_at: at, at })
  await audit(db, { member_id, action: 'quote.filed', subject_id: quote_id, at })
  await announce(db, member_id, 'quotes')
  await publishInsurerEvent(db, platform, { event: 'quote.submitted', member_id, quote_id })
  return findQuote(db, reader, quote_id)
}

async function missing(db: Db, quote: QuoteRow): Promise<FieldErrors> {
  const files = await findDocuments(db, quote.member_id, 'quote', [quote.quote_id])
  return {
    ...(quote.animal_id === null ? { animal_id: ['required'] } : {}),
    ...(quote.planned_on === null ? { planned_on: ['required'] } : {}),
    ...(quote.cause === null ? { cause: ['required'] } : {}),
    ...(quote.lines.length === 0 ? { lines: ['required'] } : {}),
    ...(files.some(({ type }) => type === 'quote') ? {} : { 'files.quote': ['required'] }),
  }
}

type QuoteRemoval = { member_id: string; quote_id: string; at: Date }

/**
 * Deletes a draft, or withdraws a quote that waits or was agreed to, which releases what is reserved. Throws `not_found`, and
 * `conflict` with the current status once it has ended and while a filed request rests on it. Answers the files that the store may forget.
 */
export async function removeQuote(
  db: Db,
  platform: NotifyDeps,
  { member_id, quote_id, at }: QuoteRemoval,
): Promise<QuoteDocument[]> {
  const quote = await lockQuote(db, member_id, quote_id)
  if (!quote) throw problem('not_found')
  if (quote.status === 'draft') return deleteQuoteDraft(db, { member_id, quote_id, at, actor: 'member' })
  const status = statusToday(quote, today(at))
  if ((status !== 'pending' && status !== 'answered') || quote.request_id !== null)
    throw problem('conflict', { params: { status: { current: status } } })
  await setQuote(db, quote, { status: 'withdrawn', ended_at: at, at })
  await audit(db, { member_id, action: 'quote.withdrawn', subject_id: quote_id, at })
  await announce(db, member_id, 'quotes', 'refunds')
  const released_cents = quote.reserved_cents ?? 0
  await publishInsurerEvent(db, platform, { event: 'quote.withdrawn', member_id, quote_id, released_cents })
  return []
}
