import { addMonths, type OwnDays, today } from '@coussinet/contract/domain/days.ts'
import type { FieldErrors } from '@coussinet/contract/problem.ts'
import { mostQuoteDrafts, type NewQuote, type Quote, type QuoteChanges } from '@coussinet/contract/quotes.ts'
import type { UnitOfWork } from '#modules/notifications/notifications.ts'
import { findInsuredAnimals, lockMember } from '#modules/policy/policy.ts'
import { problem } from '#platform/core/problem.ts'
import { isId, newId } from '#platform/crypto/ids.ts'
import type { Db } from '#platform/db/db.ts'
import { repetitionSince } from '#platform/http/idempotency.ts'
import { countAttempt } from '#platform/limits/attempts.ts'
import type { Platform } from '#platform/portal.ts'
import { findContractCover, daysOfReader, type RequestReader } from '../cover/cover.ts'
import { findDocuments, type QuoteDocument, type RequestDocument } from '../documents/documents.ts'
import { lockQuoteDraft } from './quote-files.ts'
import { findQuote, statusToday } from './quote-view.ts'
import {
  countQuoteDrafts,
  deleteQuoteRow,
  findPristineQuote,
  insertQuote,
  lockQuote,
  type QuoteRow,
  setQuote,
  updateQuoteDraft,
} from './quotes.store.ts'

// Each draft adds lines to the log, even if it is deleted.
const begun = { limit: 60, window_seconds: 3600 }

type GivenDocument = { quote_id: string; file: RequestDocument }

/** Documents of requests, which a quote may take over; `lock` throws `not_found` and `conflict`. */
export type RequestDocuments = {
  lock: (db: Db, member_id: string, document: NonNullable<NewQuote['document']>) => Promise<RequestDocument>
  give: (tx: UnitOfWork, platform: Pick<Platform, 'clock' | 'config' | 'jobs'>, giving: GivenDocument) => Promise<void>
}
type NewQuoteInput = { keyed: boolean; quote?: NewQuote | undefined; documents: RequestDocuments }

/**
 * Creates the draft of a quote, with the given values and a document moved from a request. An empty call without its
 * own key returns the empty draft created a moment ago. Throws `conflict` before the contract and with too many open
 * drafts, `not_found` for another member's animal or document, `validation_failed`.
 */
export async function createQuoteDraft(
  tx: UnitOfWork,
  platform: Pick<Platform, 'clock' | 'config' | 'jobs'>,
  reader: RequestReader,
  { keyed, quote: { document, ...changes } = {}, documents }: NewQuoteInput,
): Promise<Quote> {
  const { db, member_id, at } = tx
  await findContractCover(db, member_id)
  // The request is locked before the member, as when a pile becomes drafts.
  const file = document && (await documents.lock(db, member_id, document))
  // Concurrent calls are counted one after the other.
  await lockMember(db, member_id)
  const isEmpty = Object.keys(changes).length === 0
  if (!keyed && isEmpty && !file) {
    const recent = await findPristineQuote(db, member_id, repetitionSince(at))
    if (recent) return findQuote(db, reader, recent)
  }
  if ((await countQuoteDrafts(db, member_id)) >= mostQuoteDrafts)
    throw problem('conflict', { errors: { drafts: ['drafts_limit'] }, params: { drafts: { limit: mostQuoteDrafts } } })
  await countAttempt(db, { key: `quotes begun ${member_id}`, ...begun }, at)
  const quote_id = newId()
  await insertQuote(db, { member_id, quote_id, at })
  if (!isEmpty) await writeChanges(db, reader, quote_id, changes)
  if (file) await documents.give(tx, platform, { quote_id, file })
  await tx.audit('quote.created', { subject_id: quote_id })
  await tx.announce('quotes')
  return findQuote(db, reader, quote_id)
}

/**
 * Updates the given fields of a draft; throws `not_found` (for another member's animal too), `conflict` once filed,
 * `validation_failed`.
 */
export async function changeQuoteDraft(
  tx: UnitOfWork,
  reader: RequestReader,
  quote_id: string,
  changes: QuoteChanges,
): Promise<Quote> {
  const { db, member_id } = tx
  await lockQuoteDraft(db, member_id, quote_id)
  await writeChanges(db, reader, quote_id, changes)
  await tx.announce('quotes')
  return findQuote(db, reader, quote_id)
}

async function writeChanges(db: Db, reader: RequestReader, quote_id: string, changes: QuoteChanges) {
  const { member_id, now } = reader
  const { animal_id, vet_name } = changes
  if (animal_id) {
    const [own] = isId(animal_id) ? await findInsuredAnimals(db, member_id, [animal_id]) : []
    if (!own) throw problem('not_found')
  }
  const errors = daysRefused(changes, daysOfReader(reader))
  if (Object.keys(errors).length > 0) throw problem('validation_failed', { errors })
  await updateQuoteDraft(db, member_id, quote_id, { ...changes, ...(vet_name === '' ? { vet_name: null } : {}) }, now)
}

/** Rejects impossible days of a quote: care in the past or more than a year ahead, symptoms in the future. */
export function daysRefused(
  { planned_on, first_symptoms_on }: Pick<QuoteChanges, 'planned_on' | 'first_symptoms_on'>,
  { earliest, latest }: OwnDays,
): FieldErrors {
  return {
    ...(planned_on && planned_on < earliest ? { planned_on: ['date_past'] } : {}),
    ...(planned_on && planned_on > addMonths(latest, 12) ? { planned_on: ['date_far'] } : {}),
    ...(first_symptoms_on && first_symptoms_on > latest ? { first_symptoms_on: ['date_future'] } : {}),
  }
}

/** Deletes a draft; returns its files, whose bytes the caller deletes after the commit. */
export async function deleteQuoteDraft(tx: UnitOfWork, quote_id: string): Promise<QuoteDocument[]> {
  const { db, member_id } = tx
  await lockQuoteDraft(db, member_id, quote_id)
  const files = await findDocuments(db, member_id, 'quote', [quote_id])
  await deleteQuoteRow(db, member_id, quote_id)
  await tx.audit('quote.deleted', { subject_id: quote_id })
  await tx.announce('quotes')
  return files
}

const perDay = { limit: 20, window_seconds: 86_400 }

/**
 * Files a quote; one that is already filed is returned unchanged. The row is locked, so that concurrent calls file it
 * once. Throws `not_found`, `validation_failed` naming what is missing, `too_many_requests`.
 */
export async function fileQuote(tx: UnitOfWork, reader: RequestReader, quote_id: string): Promise<Quote> {
  const { db, member_id, at } = tx
  const quote = await lockQuote(db, member_id, quote_id)
  if (!quote) throw problem('not_found')
  if (quote.status !== 'draft') return findQuote(db, reader, quote_id)
  await findContractCover(db, member_id)
  const errors = { ...(await missing(db, quote)), ...daysRefused(quote, daysOfReader(reader)) }
  if (Object.keys(errors).length > 0) throw problem('validation_failed', { errors })
  await countAttempt(db, { key: `quotes filed ${member_id}`, ...perDay }, at)
  await setQuote(db, quote, { status: 'pending', submitted_at: at, at })
  await tx.audit('quote.filed', { subject_id: quote_id })
  await tx.announce('quotes')
  await tx.publish({ event: 'quote.submitted', quote_id })
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

/**
 * Deletes a draft, or withdraws a pending or agreed quote, which releases its reservation. Throws `not_found`, and
 * `conflict` with the current status once it has ended or while a filed request uses it. Returns the stored files to
 * delete.
 */
export async function removeQuote(tx: UnitOfWork, quote_id: string): Promise<QuoteDocument[]> {
  const { db, member_id, at } = tx
  const quote = await lockQuote(db, member_id, quote_id)
  if (!quote) throw problem('not_found')
  if (quote.status === 'draft') return deleteQuoteDraft(tx, quote_id)
  const status = statusToday(quote, today(at))
  if ((status !== 'pending' && status !== 'answered') || quote.request_id !== null)
    throw problem('conflict', { params: { status: { current: status } } })
  await setQuote(db, quote, { status: 'withdrawn', ended_at: at, at })
  await tx.audit('quote.withdrawn', { subject_id: quote_id })
  await tx.announce('quotes', 'refunds')
  await tx.publish({ event: 'quote.withdrawn', quote_id, released_cents: quote.reserved_cents ?? 0 })
  return []
}
