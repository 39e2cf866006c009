import { problem } from '#platform/core/problem.ts'
import { isId } from '#platform/crypto/ids.ts'
import type { Db } from '#platform/db/db.ts'
import type { Platform } from '#platform/portal.ts'
import { audit } from '#platform/records/audit.ts'
import { filesOfQuotes, type QuoteFileRow } from '../../documents/quote-files.store.ts'
import { carriedReading, goOnReading } from '../../documents/readings/carry-reading.ts'
import { insertFile } from '../../documents/request-files.store.ts'
import { deleteQuoteFile, lockQuoteDraft } from '../../quotes/quote-files.ts'
import { deleteQuoteRow } from '../../quotes/quotes.store.ts'
import { requestReadOwner } from '../readings/read-owners.ts'
import type { CarriedOver } from '../requests/refund-requests.store.ts'

type QuoteFileKey = { member_id: string; quote_id: string; file_id: string; at: Date }
type TakenOff = { file: QuoteFileRow; carried: CarriedOver; animal_ids: string[] }

/**
 * Takes a document that is an invoice off the draft of a quote, with what that draft tells of a request; a draft that holds nothing
 * else goes. Throws `not_found`, and `conflict` with its status for a quote that is filed.
 */
export async function takeOffQuote(db: Db, { member_id, quote_id, file_id, at }: QuoteFileKey): Promise<TakenOff> {
  if (!isId(quote_id) || !isId(file_id)) throw problem('not_found')
  const file = await deleteQuoteFile(db, { member_id, quote_id, file_id, at })
  // Behind what its reading had filled.
  const { animal_id, vet_name, cause, first_symptoms_on, planned_on, lines } = await lockQuoteDraft(
    db,
    member_id,
    quote_id,
  )
  const isBare = planned_on === null && lines.length === 0
  if (isBare && (await filesOfQuotes(db, member_id, [quote_id])).length === 0) {
    await deleteQuoteRow(db, member_id, quote_id)
    await audit(db, { member_id, action: 'quote.deleted', subject_id: quote_id, at, actor: 'member' })
  }
  return { file, carried: { vet_name, cause, first_symptoms_on }, animal_ids: animal_id === null ? [] : [animal_id] }
}

type CarriedInvoice = { member_id: string; request_id: string; file: QuoteFileRow; at: Date }

/** Puts a document that was taken off a quote into a draft as its invoice: its bytes stay where they are, and what was read of it fills. */
export async function carryInvoice(
  db: Db,
  platform: Pick<Platform, 'config' | 'jobs' | 'clock'>,
  { member_id, request_id, file, at }: CarriedInvoice,
): Promise<void> {
  const { quote_id, sha256, source_sha256, ...kept } = file
  const reading = carriedReading(platform, { reading: file.reading, type: 'invoice' })
  await insertFile(db, member_id, {
    ...kept,
    request_id,
    type: 'invoice',
    animal_id: null,
    status: 'received',
    refusal_code: null,
    sha256,
    source_sha256: source_sha256 ?? sha256,
    reading,
  })
  const placed = { member_id, request_id, file_id: file.file_id }
  await goOnReading(db, platform, { owner: requestReadOwner(placed), file: placed, reading, at })
  const details = { file_id: file.file_id, type: 'invoice', sha256, quote_id }
  await audit(db, { member_id, action: 'refund_request.file_added', subject_id: request_id, details, at })
}
