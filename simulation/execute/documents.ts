import type { FileType } from '../../contract/src/domain/requests.ts'
import { insertDocuments } from '../../server/src/modules/refunds/documents/documents.store.ts'
import { newId } from '../../server/src/platform/crypto/ids.ts'
import type { World } from '../engine/world.ts'

/** Facts of a photo whose bytes nobody reads: to receive and redraw one takes a process and a hundred times as long as a call. */
function photo(world: World, name: string) {
  return {
    file_id: newId(),
    name: `${name}.jpg`,
    media_type: 'image/jpeg',
    size: 1000,
    sha256: newId(),
    source_sha256: newId(),
    stored_as: newId(),
    thumbnail_stored_as: null,
    received_at: world.clock.now(),
    reading: null,
  }
}

/** Adds a document to a request, as a row without bytes; returns its id. */
export async function addDocument(
  world: World,
  nevg: string,
  request_id: string,
  type: FileType,
  animal_id: string | null,
): Promise<string> {
  const row = { ...photo(world, type), request_id, type, animal_id, status: 'received' as const, refusal_code: null }
  await insertDocuments(world.place.own, world.memberId(nevg), 'request', [row])
  return row.file_id
}

export async function addQuoteDocument(world: World, nevg: string, quote_id: string): Promise<void> {
  const row = { ...photo(world, 'devis'), quote_id, type: 'quote' as const }
  await insertDocuments(world.place.own, world.memberId(nevg), 'quote', [row])
}
