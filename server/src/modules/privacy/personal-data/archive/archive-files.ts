import { Readable } from 'node:stream'
import type { Db } from '#platform/db/db.ts'
import { safeFileName } from '#platform/files/content-disposition.ts'
import { downloadName } from '#platform/files/file-headers.ts'
import type { FileStore } from '#platform/files/file-store.ts'
import {
  bytesOfPaper,
  findInsurerDocumentFiles,
  findMandatePapers,
  findMessageFiles,
  findQuoteFiles,
  findRequestFiles,
  findThreadFiles,
} from '../personal-data.store.ts'

/** A file of the archive: its path, its row, its hash and size, and how to open its bytes. */
export type ArchiveFile = { path: string; table: string; id: string; sha256: string; open: () => Promise<Readable> }

/** The member's files, each with a descriptive name; none is opened before its turn. */
export async function archiveFiles(
  db: Db,
  { later, files }: { later: Db; files: Pick<FileStore, 'open'> },
  member_id: string,
): Promise<ArchiveFile[]> {
  const stored = (key: string) => async () => (await files.open(key)).stream
  const ofRequests = (await findRequestFiles(db, member_id)).map(
    ({ file_id, request_id, tracking_reference, stored_as, sha256, ...file }) => ({
      folder: `files/refund-requests/${tracking_reference ?? request_id}`,
      file,
      row: { table: 'documents', id: file_id, sha256, open: stored(stored_as) },
    }),
  )
  const ofThreads = (await findThreadFiles(db, member_id)).map(
    ({ file_id, request_id, tracking_reference, stored_as, sha256, ...file }) => ({
      folder: `files/refund-requests/${tracking_reference ?? request_id}/messages`,
      file,
      row: { table: 'documents', id: file_id, sha256, open: stored(stored_as) },
    }),
  )
  const ofQuotes = (await findQuoteFiles(db, member_id)).map(({ file_id, quote_id, stored_as, sha256, ...file }) => ({
    folder: `files/quotes/${quote_id}`,
    file,
    row: { table: 'documents', id: file_id, sha256, open: stored(stored_as) },
  }))
  const ofMessages = (await findMessageFiles(db, member_id)).map(
    ({ file_id, reference, stored_as, sha256, ...file }) => ({
      folder: `files/messages/${reference}`,
      file,
      row: { table: 'contact_files', id: file_id, sha256, open: stored(stored_as) },
    }),
  )
  const given = (await findInsurerDocumentFiles(db, member_id)).map(({ document_id, stored_as, sha256, ...file }) => ({
    folder: 'files/documents',
    file,
    row: { table: 'insurer_documents', id: document_id, sha256, open: stored(stored_as) },
  }))
  const papers = (await findMandatePapers(db, member_id)).map(({ mandate_id, umr, sha256 }) => ({
    path: `files/mandates/${safeFileName(umr)}.pdf`,
    table: 'mandate_papers',
    id: mandate_id,
    sha256: Buffer.from(sha256).toString('hex'),
    open: async () => Readable.from([Buffer.from((await bytesOfPaper(later, member_id, mandate_id)) ?? [])]),
  }))

  const counts = new Map<string, number>()
  const named = [...ofRequests, ...ofThreads, ...ofQuotes, ...ofMessages, ...given].map(
    ({ folder, file: { name, media_type }, row }) => {
      // Two files of a request may have the same name.
      const number = (counts.get(folder) ?? 0) + 1
      counts.set(folder, number)
      return {
        path: `${folder}/${String(number).padStart(2, '0')} ${safeFileName(downloadName(name, media_type))}`,
        ...row,
      }
    },
  )
  return [...named, ...papers]
}
