import type { UnitOfWork } from '#modules/notifications/notifications.ts'
import { problem } from '#platform/core/problem.ts'
import { isId } from '#platform/crypto/ids.ts'
import type { Db } from '#platform/db/db.ts'
import type { Platform } from '#platform/portal.ts'
import {
  findDocument,
  findDocuments,
  type QuoteDocument,
  type RequestDocument,
  attachDocument,
} from '../../documents/documents.ts'
import { dropQuoteFile, lockQuoteDraft, quoteOwner, deleteQuoteRow } from '../../quotes/quotes.ts'
import { type CarriedOver, deleteRequest, lockRequest } from '../requests/refund-requests.store.ts'
import { requestOwner, deleteFile } from './request-files.ts'

type CarryDeps = Pick<Platform, 'config' | 'jobs' | 'clock'>

/** Locks the draft of a request whose document is to move to a quote; throws `not_found`, and `conflict` if it is filed or a pile. */
export async function lockRequestDocument(
  db: Db,
  member_id: string,
  { request_id, file_id }: { request_id: string; file_id: string },
): Promise<RequestDocument> {
  const request = isId(request_id) ? await lockRequest(db, member_id, request_id) : undefined
  const key = { member_id, kind: 'request', owner_id: request_id, file_id } as const
  const file = request && isId(file_id) ? await findDocument(db, key) : undefined
  if (!request || !file) throw problem('not_found')
  if (request.status !== 'draft' || request.is_pile)
    throw problem('conflict', { params: { status: { current: request.status } } })
  return file
}

type RequestToQuote = { quote_id: string; file: RequestDocument }

/**
 * Moves a document of a locked request, with its reading, to the draft of a quote. Values that it had filled in are removed; the draft it
 * leaves is deleted if nothing else is in it.
 */
export async function moveToQuote(
  tx: UnitOfWork,
  platform: CarryDeps,
  { quote_id, file }: RequestToQuote,
): Promise<void> {
  const { request_id, animal_id: _animal, status: _status, refusal_code: _code, ...rest } = file
  await deleteFile(tx, request_id, file.file_id)
  await attachDocument(tx, platform, {
    owner: quoteOwner({ member_id: tx.member_id, quote_id }),
    document: { ...rest, quote_id, type: 'quote' },
    from: { request_id },
  })
  await deleteIfEmpty(tx, request_id)
}

/** Deletes a draft of a request that contains nothing but its animals. */
async function deleteIfEmpty(tx: UnitOfWork, request_id: string): Promise<void> {
  const { db, member_id } = tx
  const draft = await lockRequest(db, member_id, request_id)
  if (!draft || draft.paid_confirmed) return
  const { care_date, invoice_number, vet_name, cause, first_symptoms_on, follows, quote_id } = draft
  const values = [care_date, invoice_number, vet_name, cause, first_symptoms_on, follows, quote_id]
  if (values.some((value) => value !== null)) return
  if ((await findDocuments(db, member_id, 'request', [request_id])).length > 0) return
  await deleteRequest(db, member_id, request_id)
  await tx.audit('refund_request.deleted', { subject_id: request_id })
}

type QuoteDocumentKey = { quote_id: string; file_id: string }
type QuoteRemainder = { file: QuoteDocument; carried: CarriedOver; animal_ids: string[] }

/**
 * Removes a document that is an invoice from the draft of a quote, and returns it with the draft's values for a request. A draft with
 * nothing else in it is deleted. Throws `not_found`, and `conflict` with the status if the quote is filed.
 */
export async function removeFromQuote(
  tx: UnitOfWork,
  { quote_id, file_id }: QuoteDocumentKey,
): Promise<QuoteRemainder> {
  const { db, member_id } = tx
  if (!isId(quote_id) || !isId(file_id)) throw problem('not_found')
  const file = await dropQuoteFile(tx, { quote_id, file_id })
  // Read after the removal of the document, which also clears what its reading had filled in.
  const { animal_id, vet_name, cause, first_symptoms_on, planned_on, lines } = await lockQuoteDraft(
    db,
    member_id,
    quote_id,
  )
  const isEmpty = planned_on === null && lines.length === 0
  if (isEmpty && (await findDocuments(db, member_id, 'quote', [quote_id])).length === 0) {
    await deleteQuoteRow(db, member_id, quote_id)
    await tx.audit('quote.deleted', { subject_id: quote_id })
  }
  return { file, carried: { vet_name, cause, first_symptoms_on }, animal_ids: animal_id === null ? [] : [animal_id] }
}

type QuoteToRequest = { request_id: string; file: QuoteDocument }

/** Puts a document removed from a quote into the draft of a request as its invoice. */
export async function attachInvoice(
  tx: UnitOfWork,
  platform: CarryDeps,
  { request_id, file }: QuoteToRequest,
): Promise<void> {
  const { quote_id, sha256, source_sha256, ...rest } = file
  await attachDocument(tx, platform, {
    owner: requestOwner({ member_id: tx.member_id, request_id }),
    document: {
      ...rest,
      sha256,
      // Documents that an early release moved lack it.
      source_sha256: source_sha256 ?? sha256,
      request_id,
      type: 'invoice',
      animal_id: null,
      status: 'received',
      refusal_code: null,
    },
    from: { quote_id },
  })
}
