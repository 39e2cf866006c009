import type { InsurerDocument } from '@coussinet/contract/documents.ts'
import { languageOf } from '@coussinet/contract/domain/language-of.ts'
import type { Db } from '#platform/db/db.ts'
import { fileHeaders } from '#platform/files/file-headers.ts'
import { problem } from '#platform/http/problem.ts'
import type { Platform } from '#platform/portal.ts'
import { findInsurerDocument, findInsurerDocuments } from './insurer-documents.store.ts'
import { titleIn } from './titles.ts'

type Reader = { id: string; locale: string }

/** The documents that the insurer gave the member, with titles in their language. */
export async function insurerDocumentsOf(db: Db, { id, locale }: Reader): Promise<InsurerDocument[]> {
  const language = languageOf(locale)
  const rows = await findInsurerDocuments(db, id)
  return rows.map((row) => ({
    id: row.document_id,
    title: titleIn(row.titles, language),
    issued_on: row.issued_on,
    href: `/api/insurer-documents/${row.document_id}`,
  }))
}

/** A document's bytes with the headers that they leave under, named by its title; throws `not_found`, `unavailable`. */
export async function openInsurerDocument(
  { db, files }: Pick<Platform, 'db' | 'files'>,
  { id, locale }: Reader,
  document_id: string,
) {
  const document = await findInsurerDocument(db, id, document_id)
  if (!document) throw problem('not_found')
  try {
    const { stream, size } = await files.open(document.stored_as)
    const name = titleIn(document.titles, languageOf(locale))
    return { headers: fileHeaders({ name, media_type: document.media_type, size }), stream }
  } catch (cause) {
    throw problem('unavailable', { retry_after: 3, cause })
  }
}
