import type { FieldErrors } from '@coussinet/contract/problem.ts'
import type { InvoiceData } from '@coussinet/contract/readings.ts'
import type { Config } from '../config/config.ts'
import { Problem, problem } from '../core/problem.ts'
import { newId } from '../crypto/ids.ts'
import type { Scanner } from './clamd.ts'
import { safeFileName } from './content-disposition.ts'
import { THUMBNAIL_MEDIA_TYPE } from './file-headers.ts'
import { fileKey, type FileStore } from './file-store.ts'
import { type DecodingCaller, type PreparedFile, prepareFile } from './prepare.ts'
import type { ReceivedFile } from './received-file.ts'

/** A stored file, as its row describes it. */
export type StoredFileRow = {
  file_id: string
  name: string
  media_type: string
  size: number
  sha256: string
  /** hash of the bytes as they arrived */
  source_sha256: string
  stored_as: string
  thumbnail_stored_as: string | null
}

/** Invoice data embedded in PDFs, by `file_id`. */
export type EmbeddedInvoices = ReadonlyMap<string, InvoiceData>

type FileDeps = { config: Config; files: FileStore; scanner: Scanner | null }
type FileBatch = {
  received: readonly ReceivedFile[]
  caller: DecodingCaller
  thumbnails?: true
  /** field of the error for a single file; by default `files.0`, `files.1` … */
  field?: 'file'
}

/**
 * Checks, rewrites and stores the files of a message, all or none, then runs the work that writes their rows; if it
 * wrote none (`is_stored`) or was refused, the bytes are deleted. Throws `validation_failed` at `files.0`, `files.1` …
 * for each refused file, `unavailable` if the store or the scanner is down, and the errors of the work.
 */
export async function withStoredFiles<Done extends { is_stored: boolean }>(
  platform: FileDeps,
  sent: FileBatch,
  work: (stored: readonly StoredFileRow[], invoices: EmbeddedInvoices) => Promise<Done>,
): Promise<Done> {
  const { files: store } = platform
  const { stored, invoices } = await storeFiles(platform, sent)
  try {
    const done = await work(stored, invoices)
    if (!done.is_stored) await forgetFiles(store, stored)
    return done
  } catch (error) {
    // A refusal was rolled back. After any other error the rows may be committed, so the sweep decides about the bytes.
    if (error instanceof Problem) await forgetFiles(store, stored)
    throw error
  }
}

/** Stores each file as soon as it is rewritten, so that none stays in memory while the others are processed. */
async function storeFiles(
  { config, files: store, scanner }: FileDeps,
  { received, caller, thumbnails, field }: FileBatch,
): Promise<{ stored: StoredFileRow[]; invoices: EmbeddedInvoices }> {
  const storedFiles: StoredFileRow[] = []
  const invoices = new Map<string, InvoiceData>()
  const errors: FieldErrors = {}
  try {
    for (const [index, file] of received.entries()) {
      const prepared = await prepareFile(file, caller, scanner, config)
      if (!prepared.ok) errors[field ?? `files.${index}`] = [prepared.code]
      else if (Object.keys(errors).length === 0) {
        const { media_type, size, sha256, source_sha256, invoice } = prepared
        const thumbnail = thumbnails ? prepared.thumbnail : null
        const stored = await storePrepared(store, { ...prepared, thumbnail })
        const file_id = newId()
        if (invoice) invoices.set(file_id, invoice)
        storedFiles.push({
          file_id,
          name: safeFileName(file.name),
          media_type,
          size,
          sha256,
          source_sha256,
          ...stored,
        })
      }
    }
    if (Object.keys(errors).length > 0) throw problem('validation_failed', { errors })
    return { stored: storedFiles, invoices }
  } catch (error) {
    await forgetFiles(store, storedFiles)
    throw error
  }
}

type AcceptedFile = Extract<PreparedFile, { ok: true }>

/** Stores a rewritten file with its thumbnail; throws `unavailable`. */
export async function storePrepared(
  store: Pick<FileStore, 'put'>,
  { bytes, media_type, thumbnail }: Pick<AcceptedFile, 'bytes' | 'media_type' | 'thumbnail'>,
) {
  const stored = { stored_as: fileKey(), thumbnail_stored_as: thumbnail ? fileKey() : null }
  try {
    await store.put(stored.stored_as, bytes, media_type)
    if (thumbnail && stored.thumbnail_stored_as)
      await store.put(stored.thumbnail_stored_as, thumbnail, THUMBNAIL_MEDIA_TYPE)
    return stored
  } catch (cause) {
    throw problem('unavailable', { retry_after: 3, cause })
  }
}

/** Storage keys of a file and of its thumbnail. */
export type StoredFile = Pick<StoredFileRow, 'stored_as' | 'thumbnail_stored_as'>

/** Deletes stored bytes without a row; if the store fails, the sweep deletes them within a day. */
export async function forgetFiles(store: Pick<FileStore, 'remove'>, gone: readonly StoredFile[]): Promise<void> {
  const keys = gone.flatMap(({ stored_as, thumbnail_stored_as }) => [stored_as, thumbnail_stored_as ?? []].flat())
  await Promise.allSettled(keys.map((key) => store.remove(key)))
}
