import type { QuoteFileType } from '@coussinet/contract/domain/quote-labels.ts'
import { mostQuoteFiles, type QuoteFile } from '@coussinet/contract/quotes.ts'
import { fieldProblem, Problem, problem } from '#platform/core/problem.ts'
import { newId } from '#platform/crypto/ids.ts'
import type { Db } from '#platform/db/db.ts'
import { announce } from '#platform/db/events.ts'
import type { Transact } from '#platform/db/transaction.ts'
import { safeFileName } from '#platform/files/content-disposition.ts'
import { storePrepared } from '#platform/files/kept-files.ts'
import { type DecodingCaller, prepareFile } from '#platform/files/prepare.ts'
import type { ReceivedFile } from '#platform/files/received-file.ts'
import type { Platform } from '#platform/portal.ts'
import { audit } from '#platform/records/audit.ts'
import {
  deleteQuoteFileRow,
  filesOfQuotes,
  findQuoteFile,
  insertQuoteFile,
  type QuoteFileRow,
} from '../documents/quote-files.store.ts'
import { forgetFilling } from '../documents/readings/forget-filling.ts'
import { queueReading, readingOfNew } from '../documents/readings/reading-queue.ts'
import { toReading } from '../documents/readings/stored-reading.ts'
import { removeStored } from '../documents/stored-keys.ts'
import { withUploads } from '../documents/upload-limits.ts'
import { findQuotes, lockQuote, updateQuoteDraft } from './quotes.store.ts'
import { quoteReadOwner } from './read-quote.ts'

type QuoteUpload = { member_id: string; quote_id: string; type: QuoteFileType; file: ReceivedFile }

/** Before the bytes arrive: throws `not_found`, or `conflict` for a quote that is filed or full. */
export async function assertAcceptsQuoteFiles(db: Db, member_id: string, quote_id: string): Promise<void> {
  const [quote] = await findQuotes(db, member_id, { quote_id, today: '1900-01-01' })
  if (!quote) throw problem('not_found')
  if (quote.status !== 'draft') throw problem('conflict', { params: { status: { current: quote.status } } })
  await refuseMore(db, member_id, quote_id)
}

async function refuseMore(db: Db, member_id: string, quote_id: string): Promise<void> {
  if ((await filesOfQuotes(db, member_id, [quote_id])).length >= mostQuoteFiles) throw problem('conflict')
}

/**
 * Adds a document to the draft of a quote as one is added to a request: counted, checked and made anew, stored, and only then a row.
 * Throws `not_found`, `conflict`, `validation_failed` at `file`, `too_many_requests`, `unavailable`.
 */
export async function addQuoteFile(platform: Platform, transact: Transact, upload: QuoteUpload): Promise<QuoteFile> {
  const { member_id, quote_id, file } = upload
  await assertAcceptsQuoteFiles(platform.db, member_id, quote_id)
  return withUploads(platform, { member_id, files: [file] }, (caller) => keepFile(platform, transact, upload, caller))
}

async function keepFile(
  platform: Platform,
  transact: Transact,
  { member_id, quote_id, type, file }: QuoteUpload,
  caller: DecodingCaller,
): Promise<QuoteFile> {
  const { config, files, scanner, clock } = platform
  const prepared = await prepareFile(file, caller, scanner, config)
  if (!prepared.ok) throw fieldProblem('file', prepared.code)
  const stored = await storePrepared(files, prepared)
  const { media_type, size, sha256, source_sha256 } = prepared
  const received_at = clock()
  const name = safeFileName(file.name)
  const reading = readingOfNew(platform, { type })
  const bytes = { media_type, size, sha256, source_sha256, ...stored }
  const row = { quote_id, file_id: newId(), type, name, ...bytes, received_at, reading }
  try {
    return await transact(async (tx) => {
      await lockQuoteDraft(tx, member_id, quote_id)
      await refuseMore(tx, member_id, quote_id)
      await insertQuoteFile(tx, member_id, row)
      if (reading) await queueReading(tx, platform, { member_id, quote_id, file_id: row.file_id })
      await updateQuoteDraft(tx, member_id, quote_id, {}, received_at)
      await audit(tx, {
        member_id,
        action: 'quote.file_added',
        subject_id: quote_id,
        details: { file_id: row.file_id, type, sha256 },
        at: received_at,
      })
      await announce(tx, member_id, 'quotes')
      return toQuoteFile(row)
    })
  } catch (error) {
    // A refusal was rolled back; any other failure may hide a commit, and the sweep settles it.
    if (error instanceof Problem) await removeStored(files, [stored])
    throw error
  }
}

/** Takes a document off the draft of a quote; throws `not_found` or `conflict`. Answers what the store may forget. */
export async function deleteQuoteFile(
  db: Db,
  { member_id, quote_id, file_id, at }: { member_id: string; quote_id: string; file_id: string; at: Date },
): Promise<QuoteFileRow> {
  await lockQuoteDraft(db, member_id, quote_id)
  const file = await findQuoteFile(db, member_id, quote_id, file_id)
  if (!file) throw problem('not_found')
  await deleteQuoteFileRow(db, member_id, quote_id, file_id)
  await updateQuoteDraft(db, member_id, quote_id, {}, at)
  await forgetFilling(db, quoteReadOwner({ member_id, quote_id }), { member_id, reading: file.reading, at })
  await audit(db, { member_id, action: 'quote.file_deleted', subject_id: quote_id, details: { file_id }, at })
  await announce(db, member_id, 'quotes')
  return file
}

/** Holds the draft of a quote; throws `not_found`, and `conflict` with the current status once it is filed. */
export async function lockQuoteDraft(db: Db, member_id: string, quote_id: string) {
  const quote = await lockQuote(db, member_id, quote_id)
  if (!quote) throw problem('not_found')
  if (quote.status !== 'draft') throw problem('conflict', { params: { status: { current: quote.status } } })
  return quote
}

/** A document as it leaves: nothing of where it is stored. */
export function toQuoteFile(row: QuoteFileRow): QuoteFile {
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
