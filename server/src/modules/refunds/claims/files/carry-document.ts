import { problem } from '#platform/core/problem.ts'
import { isId } from '#platform/crypto/ids.ts'
import type { Db } from '#platform/db/db.ts'
import type { Platform } from '#platform/portal.ts'
import { audit } from '#platform/records/audit.ts'
import { insertQuoteFile } from '../../documents/quote-files.store.ts'
import { carriedReading, goOnReading } from '../../documents/readings/carry-reading.ts'
import { type FileRow, filesOfRequests, findFile } from '../../documents/request-files.store.ts'
import { quoteReadOwner } from '../../quotes/read-quote.ts'
import { deleteRequest, lockRequest } from '../requests/refund-requests.store.ts'
import { deleteFile } from './request-files.ts'

type RequestFileKey = { request_id: string; file_id: string }

/**
 * Holds the draft of a request whose document is to become a quote's; throws `not_found`, and `conflict` for one that is filed, or
 * a pile.
 */
export async function holdDocument(
  db: Db,
  member_id: string,
  { request_id, file_id }: RequestFileKey,
): Promise<FileRow> {
  const request = isId(request_id) ? await lockRequest(db, member_id, request_id) : undefined
  const file = request && isId(file_id) ? await findFile(db, member_id, request_id, file_id) : undefined
  if (!request || !file) throw problem('not_found')
  if (request.status !== 'draft' || request.is_pile)
    throw problem('conflict', { params: { status: { current: request.status } } })
  return file
}

type CarriedDocument = { member_id: string; quote_id: string; file: FileRow; at: Date }

/**
 * Moves a document, whose request is held, to the draft of a quote with what was read of it: its bytes stay where they are, and
 * nothing is sent twice. What it had filled is taken back; the draft that it leaves goes where nothing else was told.
 */
export async function carryDocument(
  db: Db,
  platform: Pick<Platform, 'config' | 'jobs' | 'clock'>,
  { member_id, quote_id, file, at }: CarriedDocument,
): Promise<void> {
  const { request_id, file_id, name, media_type, size, sha256, source_sha256, received_at } = file
  const { stored_as, thumbnail_stored_as } = file
  await deleteFile(db, member_id, request_id, file_id, at)
  const reading = carriedReading(platform, { reading: file.reading, type: 'quote' })
  const bytes = { media_type, size, sha256, source_sha256, stored_as, thumbnail_stored_as }
  await insertQuoteFile(db, member_id, { quote_id, file_id, type: 'quote', name, ...bytes, received_at, reading })
  const placed = { member_id, quote_id, file_id }
  await goOnReading(db, platform, { owner: quoteReadOwner(placed), file: placed, reading, at })
  const details = { file_id, type: 'quote', sha256, request_id }
  await audit(db, { member_id, action: 'quote.file_added', subject_id: quote_id, details, at })
  await deleteBare(db, { member_id, request_id, at })
}

/** Deletes a draft in which nothing is told but its animals. */
async function deleteBare(
  db: Db,
  { member_id, request_id, at }: { member_id: string; request_id: string; at: Date },
): Promise<void> {
  const draft = await lockRequest(db, member_id, request_id)
  if (!draft || draft.paid_confirmed) return
  const { care_date, invoice_number, vet_name, cause, first_symptoms_on, follows, quote_id } = draft
  const told = [care_date, invoice_number, vet_name, cause, first_symptoms_on, follows, quote_id]
  if (told.some((value) => value !== null)) return
  if ((await filesOfRequests(db, member_id, [request_id])).length > 0) return
  await deleteRequest(db, member_id, request_id)
  await audit(db, { member_id, action: 'refund_request.deleted', subject_id: request_id, at, actor: 'member' })
}
