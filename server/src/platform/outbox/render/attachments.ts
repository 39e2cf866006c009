import { buffer } from 'node:stream/consumers'
import { safeFileName } from '../../files/content-disposition.ts'
import { downloadName } from '../../files/file-headers.ts'
import type { FileStore } from '../../files/file-store.ts'
import type { Letter, LetterReader } from '../letter.ts'
import type { Attachment } from '../outbox.ts'
import { frameWords } from './mail-frame.messages.ts'

export type AttachedFile = { stored_as: string; name: string; media_type: string; bytes: Buffer }

/** Files of a mail; leaves out those missing in the store. Throws if the store is unavailable. */
export async function readAttachments(
  files: Pick<FileStore, 'open'>,
  attachments: readonly Attachment[],
): Promise<AttachedFile[]> {
  const read: AttachedFile[] = []
  for (const { stored_as, name, media_type } of attachments) {
    const bytes = await bytesOf(files, stored_as)
    if (bytes) read.push({ stored_as, name: attachedName({ name, media_type }), media_type, bytes })
  }
  return read
}

export const attachedName = ({ name, media_type }: Pick<Attachment, 'name' | 'media_type'>): string =>
  safeFileName(downloadName(name, media_type))

async function bytesOf(files: Pick<FileStore, 'open'>, key: string): Promise<Buffer | null> {
  try {
    return await buffer((await files.open(key)).stream)
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
    throw error
  }
}

/** The letter with a note about the missing files. */
export function withMissing(letter: Letter, { language }: LetterReader, missing: readonly Attachment[]): Letter {
  if (missing.length === 0) return letter
  return {
    ...letter,
    notes: [...(letter.notes ?? []), frameWords[language].left_out(missing.map(attachedName).join(', '))],
  }
}
