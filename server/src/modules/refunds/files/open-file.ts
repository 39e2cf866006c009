import type { Readable } from 'node:stream'
import { fileHeaders, THUMBNAIL_MEDIA_TYPE } from '#platform/files/file-headers.ts'
import { problem } from '#platform/http/problem.ts'
import type { Platform } from '#platform/portal.ts'
import { findFile } from './request-files.store.ts'

type Stored = Pick<Platform, 'db' | 'files'>
type Wanted = { member_id: string; request_id: string; file_id: string }
type Opened = { headers: Record<string, string>; stream: Readable }

/** A document's bytes with the headers that they leave under; throws `not_found`, `unavailable`. */
export async function openDocument({ db, files }: Stored, { member_id, request_id, file_id }: Wanted): Promise<Opened> {
  const file = await findFile(db, member_id, request_id, file_id)
  if (!file) throw problem('not_found')
  return open(files, file.stored_as, file.name, file.media_type)
}

/** The small picture of a document; throws `not_found` where there is none, `unavailable`. */
export async function openThumbnail(
  { db, files }: Stored,
  { member_id, request_id, file_id }: Wanted,
): Promise<Opened> {
  const file = await findFile(db, member_id, request_id, file_id)
  if (!file?.thumbnail_stored_as) throw problem('not_found')
  return open(files, file.thumbnail_stored_as, file.name, THUMBNAIL_MEDIA_TYPE)
}

async function open(files: Stored['files'], key: string, name: string, media_type: string): Promise<Opened> {
  try {
    const { stream, size } = await files.open(key)
    return { headers: fileHeaders({ name, media_type, size }), stream }
  } catch (cause) {
    throw problem('unavailable', { retry_after: 3, cause })
  }
}
