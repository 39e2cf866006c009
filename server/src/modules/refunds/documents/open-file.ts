import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { pageCountHeader, type PageWidth } from '@coussinet/contract/request-file-pages.ts'
import { problem } from '#platform/core/problem.ts'
import { fileHeaders, THUMBNAIL_MEDIA_TYPE } from '#platform/files/file-headers.ts'
import { drawPdfPage } from '#platform/files/prepare.ts'
import type { Platform } from '#platform/portal.ts'
import { findDocument, findThreadDocument } from './documents.store.ts'

type FileDeps = Pick<Platform, 'db' | 'files'>
type FileKey = { member_id: string; kind: 'request' | 'quote'; owner_id: string; file_id: string }
type OpenedFile = { headers: Record<string, string>; stream: Readable }

/** A document of a request or a file of its thread, which share their addresses; or a document of a quote. */
async function fileOf(db: FileDeps['db'], wanted: FileKey) {
  const document = await findDocument(db, wanted)
  if (document || wanted.kind === 'quote') return document
  return findThreadDocument(db, wanted.member_id, wanted.owner_id, wanted.file_id)
}

/** Opens a document's bytes, with the response headers; throws `not_found`, `unavailable`. */
export async function openDocument({ db, files }: FileDeps, wanted: FileKey): Promise<OpenedFile> {
  const file = await fileOf(db, wanted)
  if (!file) throw problem('not_found')
  return open(files, file.stored_as, file.name, file.media_type)
}

/** Opens the thumbnail of a document; throws `not_found` if there is none, `unavailable`. */
export async function openThumbnail({ db, files }: FileDeps, wanted: FileKey): Promise<OpenedFile> {
  const file = await fileOf(db, wanted)
  if (!file?.thumbnail_stored_as) throw problem('not_found')
  return open(files, file.thumbnail_stored_as, file.name, THUMBNAIL_MEDIA_TYPE)
}

/**
 * Renders a page of a PDF as a picture, on request; throws `not_found` if there is none, `too_many_requests`,
 * `unavailable`.
 */
export async function openPage(
  { db, files }: FileDeps,
  { page, width, ...wanted }: FileKey & { page: number; width: PageWidth },
): Promise<{ headers: Record<string, string>; bytes: Buffer }> {
  const file = await fileOf(db, wanted)
  if (file?.media_type !== 'application/pdf') throw problem('not_found')
  const document = await read(files, file.stored_as)
  const { picture, pages } = await drawPdfPage(document, { page, width: Number(width), reader: wanted.member_id })
  if (picture === null) throw problem('not_found')
  const headers = fileHeaders({ name: file.name, media_type: THUMBNAIL_MEDIA_TYPE, size: picture.length })
  return { headers: { ...headers, [pageCountHeader]: String(pages) }, bytes: picture }
}

async function read(files: FileDeps['files'], key: string): Promise<Buffer> {
  try {
    return await buffer((await files.open(key)).stream)
  } catch (cause) {
    throw problem('unavailable', { retry_after: 3, cause })
  }
}

async function open(files: FileDeps['files'], key: string, name: string, media_type: string): Promise<OpenedFile> {
  try {
    const { stream, size } = await files.open(key)
    return { headers: fileHeaders({ name, media_type, size }), stream }
  } catch (cause) {
    throw problem('unavailable', { retry_after: 3, cause })
  }
}
