import { toLanguage } from '@coussinet/contract/brand/language-of.ts'
import type { InsurerDocument } from '@coussinet/contract/documents.ts'
import type { Day } from '@coussinet/contract/domain/days.ts'
import { problem } from '#platform/core/problem.ts'
import type { Db } from '#platform/db/db.ts'
import { fileHeaders } from '#platform/files/file-headers.ts'
import type { Platform } from '#platform/portal.ts'
import { findInsurerDocument, findInsurerDocuments, insurerDocumentsPart } from './insurer-documents.store.ts'
import { titleIn, type DocumentTitles, readTitles } from './titles.ts'

type DocumentReader = { id: string; locale: string }

export async function readInsurerDocuments(db: Db, { id, locale }: DocumentReader): Promise<InsurerDocument[]> {
  const rows = await findInsurerDocuments(db, id)
  return rows.map((row) => listed(row, row.titles, locale))
}

type InsurerDocumentRef = { document_id: string; issued_on: Day }

const listed = (
  { document_id, issued_on }: InsurerDocumentRef,
  titles: DocumentTitles,
  locale: string,
): InsurerDocument => ({
  id: document_id,
  title: titleIn(titles, toLanguage(locale)),
  issued_on,
  href: `/api/insurer-documents/${document_id}`,
})

/** The same documents for a statement that asks for other things too: its part, and what is made of what it finds. */
export const searchableInsurerDocuments = {
  part: insurerDocumentsPart,
  listed: (rows: readonly InsurerDocumentRef[], locale: string): InsurerDocument[] =>
    rows.map((row) => listed(row, readTitles(row), locale)),
}

/** A document's bytes with the headers that they leave under, named by its title; throws `not_found`, `unavailable`. */
export async function openInsurerDocument(
  { db, files }: Pick<Platform, 'db' | 'files'>,
  { id, locale }: DocumentReader,
  document_id: string,
) {
  const document = await findInsurerDocument(db, id, document_id)
  if (!document) throw problem('not_found')
  try {
    const { stream, size } = await files.open(document.stored_as)
    const name = titleIn(document.titles, toLanguage(locale))
    return { headers: fileHeaders({ name, media_type: document.media_type, size }), stream }
  } catch (cause) {
    throw problem('unavailable', { retry_after: 3, cause })
  }
}
