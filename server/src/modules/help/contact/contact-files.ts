import type { FieldErrors } from '@coussinet/contract/problem.ts'
import { safeFileName } from '#platform/files/content-disposition.ts'
import { fileKey, type FileStore } from '#platform/files/file-store.ts'
import { type PreparedFile, prepareFile } from '#platform/files/prepare.ts'
import type { ReceivedFile } from '#platform/http/multipart.ts'
import { newId } from '#platform/ids.ts'
import type { Platform } from '#platform/portal.ts'
import { problem } from '#platform/problem.ts'
import type { ContactFile } from './contact.store.ts'

type Fit = Extract<PreparedFile, { ok: true }>
type Named = { name: string; prepared: Fit }

/**
 * Checks and remakes what was sent with a message, then stores all of it, or nothing.
 * Throws `validation_failed` at `files.0`, `files.1` … for each one that cannot be taken, `unavailable` when the store or the scanner is down.
 */
export async function keepFiles(
  { config, files: store, scanner }: Pick<Platform, 'config' | 'files' | 'scanner'>,
  received: readonly ReceivedFile[],
): Promise<ContactFile[]> {
  const fit: Named[] = []
  const errors: FieldErrors = {}
  for (const [index, file] of received.entries()) {
    const prepared = await prepareFile(file.bytes, file, scanner, config)
    if (prepared.ok) fit.push({ name: safeFileName(file.name), prepared })
    else errors[`files.${index}`] = [prepared.code]
  }
  if (Object.keys(errors).length > 0) throw problem('validation_failed', { errors })

  const kept: ContactFile[] = []
  try {
    for (const { name, prepared } of fit) {
      const { media_type, size, sha256 } = prepared
      const stored_as = fileKey()
      await store.put(stored_as, prepared.bytes, media_type)
      kept.push({ file_id: newId(), name, media_type, size, sha256, stored_as })
    }
    return kept
  } catch (cause) {
    await forgetFiles(store, kept)
    throw problem('unavailable', { retry_after: 3, cause })
  }
}

/** Forgets stored bytes that no row holds; what cannot be removed now is swept within a day. */
export async function forgetFiles(store: FileStore, files: readonly Pick<ContactFile, 'stored_as'>[]): Promise<void> {
  await Promise.allSettled(files.map(({ stored_as }) => store.remove(stored_as)))
}
