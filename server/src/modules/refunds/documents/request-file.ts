import type { RequestFile } from '@coussinet/contract/request-files.ts'
import type { RequestDocument } from './documents.store.ts'
import { toReading } from './readings/stored-reading.ts'

type ShownFile = Omit<RequestDocument, 'source_sha256' | 'stored_as'>

/** A document as it leaves: nothing of where it is stored. */
export function toRequestFile(row: ShownFile): RequestFile {
  const href = `/api/refund-requests/${row.request_id}/files/${row.file_id}`
  return {
    id: row.file_id,
    type: row.type,
    animal_id: row.animal_id,
    name: row.name,
    media_type: row.media_type,
    size: row.size,
    sha256: row.sha256,
    received_at: row.received_at.toISOString(),
    status: row.status,
    refusal_code: row.refusal_code,
    href,
    thumbnail_href: row.thumbnail_stored_as === null ? null : `${href}/thumbnail`,
    reading: toReading(row.reading),
  }
}
