import type { QuoteFileType } from '@coussinet/contract/domain/quotes.ts'
import { mostQuoteFiles, type QuoteFile } from '@coussinet/contract/quotes.ts'
import type { UnitOfWork } from '#modules/notifications/notifications.ts'
import { problem } from '#platform/core/problem.ts'
import type { Db } from '#platform/db/db.ts'
import type { Transact } from '#platform/db/transaction.ts'
import type { ReceivedFile } from '#platform/files/received-file.ts'
import type { Platform } from '#platform/portal.ts'
import {
  addDocument,
  findDocument,
  findDocuments,
  findSameDocument,
  type QuoteDocument,
  initialReading,
  toReading,
  removeDocument,
  type UploadLink,
  type DocumentOwner,
} from '../documents/documents.ts'
import { findQuotes, lockQuote, updateQuoteDraft } from './quotes.store.ts'

type QuoteKey = { member_id: string; quote_id: string }

/**
 * Makes a quote the owner of its documents. A quote's date is not the day of care, and its number is not an invoice's,
 * so its document fills neither.
 */
export const quoteOwner = ({ member_id, quote_id }: QuoteKey): DocumentOwner<'quote'> => ({
  kind: 'quote',
  member_id,
  id: quote_id,
  subject: 'quote',
  topic: 'quotes',
  expects: 'quote',
  async lock(db) {
    const quote = await lockQuote(db, member_id, quote_id)
    if (!quote) return null
    const { status, vet_name, animal_id } = quote
    return { draft: status === 'draft' ? { vet_name, animal_ids: animal_id === null ? [] : [animal_id] } : null }
  },
  async fill(db, { changes: { vet_name }, animal_ids }, at) {
    const facts = {
      ...(vet_name === undefined ? {} : { vet_name }),
      ...(animal_ids === null ? {} : { animal_id: animal_ids[0] ?? null }),
    }
    await updateQuoteDraft(db, member_id, quote_id, facts, at)
  },
})

type QuoteUpload = {
  member_id: string
  quote_id: string
  type: QuoteFileType
  file: ReceivedFile
  /** a vet sends it, by a link of the member's */
  link?: UploadLink
}

/** Checks before the bytes arrive: throws `not_found`, or `conflict` for a quote that is filed or full. */
export async function assertAcceptsQuoteFiles(db: Db, member_id: string, quote_id: string): Promise<void> {
  const [quote] = await findQuotes(db, member_id, { quote_id, today: '1900-01-01' })
  if (!quote) throw problem('not_found')
  if (quote.status !== 'draft') throw problem('conflict', { params: { status: { current: quote.status } } })
  await refuseMore(db, member_id, quote_id)
}

async function refuseMore(db: Db, member_id: string, quote_id: string): Promise<void> {
  if ((await findDocuments(db, member_id, 'quote', [quote_id])).length >= mostQuoteFiles) throw problem('conflict')
}

/**
 * Adds a document to the draft of a quote; by a link, the same bytes with the same type return the one that came by it.
 * Throws `not_found`, `conflict`, `validation_failed` at `file`,
 * `too_many_requests`, `unavailable`.
 */
export async function storeQuoteFile(platform: Platform, transact: Transact, upload: QuoteUpload): Promise<QuoteFile> {
  const { member_id, quote_id, type, file, link } = upload
  if (!link) await assertAcceptsQuoteFiles(platform.db, member_id, quote_id)
  return addDocument(platform, transact, {
    owner: quoteOwner({ member_id, quote_id }),
    file,
    link,
    async place(tx, { received: { source_sha256 }, invoice }) {
      await lockQuoteDraft(tx, member_id, quote_id)
      const among = (await link?.lock(tx, 'draft')) ?? null
      const known = await findSameDocument(tx, {
        member_id,
        kind: 'quote',
        owner_id: quote_id,
        type,
        source_sha256,
        among,
      })
      if (known) return { known: toQuoteFile(known) }
      await refuseMore(tx, member_id, quote_id)
      const reading = initialReading(platform, { type, invoice })
      return { document: (received) => ({ ...received, quote_id, type, reading }) }
    },
    toAnswer: toQuoteFile,
  })
}

/**
 * Removes a document from the draft of a quote; throws `not_found` or `conflict`. Returns the stored files to delete.
 */
export async function dropQuoteFile(
  tx: UnitOfWork,
  { quote_id, file_id }: { quote_id: string; file_id: string },
): Promise<QuoteDocument> {
  const { db, member_id } = tx
  await lockQuoteDraft(db, member_id, quote_id)
  const file = await findDocument(db, { member_id, kind: 'quote', owner_id: quote_id, file_id })
  if (!file) throw problem('not_found')
  await removeDocument(tx, quoteOwner({ member_id, quote_id }), file)
  return file
}

/** Locks the draft of a quote; throws `not_found`, and `conflict` with the current status once it is filed. */
export async function lockQuoteDraft(db: Db, member_id: string, quote_id: string) {
  const quote = await lockQuote(db, member_id, quote_id)
  if (!quote) throw problem('not_found')
  if (quote.status !== 'draft') throw problem('conflict', { params: { status: { current: quote.status } } })
  return quote
}

/** Formats a document for the response, without its storage key. */
export function toQuoteFile(row: QuoteDocument): QuoteFile {
  const href = `/api/quotes/${row.quote_id}/files/${row.file_id}`
  return {
    id: row.file_id,
    type: row.type,
    name: row.name,
    media_type: row.media_type,
    size: row.size,
    sha256: row.sha256,
    received_at: row.received_at.toISOString(),
    href,
    thumbnail_href: row.thumbnail_stored_as === null ? null : `${href}/thumbnail`,
    reading: toReading(row.reading),
  }
}
