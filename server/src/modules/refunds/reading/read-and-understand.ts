import { openFile } from '#platform/files/reading/open-file.ts'
import type { StoredDocument } from './read-document.ts'
import { isUnsure, joined, type Known, understandOnce, type Understood } from './understand.ts'

/** Reads a file's pages and tells what they say. It is run in a process of its own. */
export async function readAndUnderstand({ bytes, media_type }: StoredDocument, known: Known): Promise<Understood> {
  const file = await openFile(bytes, media_type, known.country === 'IT' ? 'ita' : 'fra')
  const pages = await file.read()
  const first = understandOnce(pages, known)
  if (!isUnsure(first)) return first.said
  const again = file.readAgain()
  if (again === null) return first.said
  const second = understandOnce(again, known, first.amounts)
  return joined(first.addsUp ? first : understandOnce(pages, known, second.amounts), second)
}
