import type { FieldErrors } from '@coussinet/contract/problem.ts'
import { newId } from '../crypto/ids.ts'
import type { ReceivedFile } from '../http/multipart.ts'
import { Problem, problem } from '../http/problem.ts'
import type { Platform } from '../portal.ts'
import { safeFileName } from './content-disposition.ts'
import { THUMBNAIL_MEDIA_TYPE } from './file-headers.ts'
import { fileKey, type FileStore } from './file-store.ts'
import { type PreparedFile, prepareFile } from './prepare.ts'

/** A file of a message as its row will hold it: its bytes are stored. */
export type KeptFile = {
  file_id: string
  name: string
  media_type: string
  size: number
  sha256: string
  stored_as: string
  thumbnail_stored_as: string | null
}

type Keeping = Pick<Platform, 'config' | 'files' | 'scanner'>
type Sent = { received: readonly ReceivedFile[]; thumbnails?: true }

/**
 * Checks, remakes and stores the files of a message, all of them or nothing, then does the work that writes its rows; where
 * that wrote none (`is_kept`), or was refused, the bytes are forgotten. Throws `validation_failed` at `files.0`, `files.1` … for
 * each one that cannot be taken, `unavailable` when the store or the scanner is down, and what the work throws.
 */
export async function withKeptFiles<Done extends { is_kept: boolean }>(
  platform: Keeping,
  sent: Sent,
  work: (kept: readonly KeptFile[]) => Promise<Done>,
): Promise<Done> {
  const { files: store } = platform
  const kept = await keepFiles(platform, sent)
  try {
    const done = await work(kept)
    if (!done.is_kept) await forgetFiles(store, kept)
    return done
  } catch (error) {
    // A refusal was rolled back; any other failure may hide a commit, and the sweep settles it.
    if (error instanceof Problem) await forgetFiles(store, kept)
    throw error
  }
}

type Fit = Extract<PreparedFile, { ok: true }>
type Named = { name: string; prepared: Fit }

async function keepFiles(
  { config, files: store, scanner }: Keeping,
  { received, thumbnails }: Sent,
): Promise<KeptFile[]> {
  const fit: Named[] = []
  const errors: FieldErrors = {}
  for (const [index, file] of received.entries()) {
    const prepared = await prepareFile(file.bytes, file, scanner, config)
    if (prepared.ok) fit.push({ name: safeFileName(file.name), prepared })
    else errors[`files.${index}`] = [prepared.code]
  }
  if (Object.keys(errors).length > 0) throw problem('validation_failed', { errors })

  const kept: KeptFile[] = []
  try {
    for (const { name, prepared } of fit) {
      const { media_type, size, sha256, thumbnail } = prepared
      const [stored_as, thumbnail_stored_as] = [fileKey(), thumbnails && thumbnail ? fileKey() : null]
      await store.put(stored_as, prepared.bytes, media_type)
      kept.push({ file_id: newId(), name, media_type, size, sha256, stored_as, thumbnail_stored_as })
      if (thumbnail && thumbnail_stored_as) await store.put(thumbnail_stored_as, thumbnail, THUMBNAIL_MEDIA_TYPE)
    }
    return kept
  } catch (cause) {
    await forgetFiles(store, kept)
    throw problem('unavailable', { retry_after: 3, cause })
  }
}

type Stored = Pick<KeptFile, 'stored_as' | 'thumbnail_stored_as'>

/** Forgets stored bytes that no row holds; what cannot be removed now is swept within a day. */
export async function forgetFiles(store: Pick<FileStore, 'remove'>, gone: readonly Stored[]): Promise<void> {
  const keys = gone.flatMap(({ stored_as, thumbnail_stored_as }) => [stored_as, thumbnail_stored_as ?? []].flat())
  await Promise.allSettled(keys.map((key) => store.remove(key)))
}
