import { openFile } from '#platform/files/reading/open-file.ts'
import type { StoredDocument } from './read-document.ts'
import { type Known, understand, type Understood } from './understand.ts'

/** Reads a file's pages and tells what they say. It is run in a process of its own. */
export async function readAndUnderstand({ bytes, media_type }: StoredDocument, known: Known): Promise<Understood> {
  const file = await openFile(bytes, media_type, known.country === 'IT' ? 'ita' : 'fra')
  const first = await file.read()
  return understand(first, known)
}
