import { toLanguage } from '@coussinet/contract/brand/language-of.ts'
import { languages, languageTags } from '@coussinet/contract/domain/languages.ts'
import { largestDocument, type PushedDocument } from '@coussinet/contract/integration/member-documents.ts'
import type { UpsertResult } from '@coussinet/contract/integration/upserts/upsert.ts'
import type { Language } from '@coussinet/texts/messages.ts'
import { requireMemberByNevg } from '#modules/accounts/accounts.ts'
import { withUnit } from '#modules/notifications/notifications.ts'
import { findMemberToRead, lockMember } from '#modules/policy/policy.ts'
import { fieldProblem, Problem, problem } from '#platform/core/problem.ts'
import type { Transact } from '#platform/db/transaction.ts'
import { safeFileName } from '#platform/files/content-disposition.ts'
import { fileKey, type FileStore } from '#platform/files/file-store.ts'
import { prepareFile } from '#platform/files/prepare.ts'
import type { ReceivedFile } from '#platform/files/received-file.ts'
import { countAttempt } from '#platform/limits/attempts.ts'
import type { Platform } from '#platform/portal.ts'
import {
  countInsurerDocuments,
  deleteInsurerDocument,
  findInsurerDocument,
  type InsurerDocumentRow,
  saveInsurerDocument,
} from './insurer-documents.store.ts'
import type { DocumentTitles } from './titles.ts'

type InsurerDocumentKey = { nevg: string; document_id: string; client_id: string }
type InsurerDocumentPush = InsurerDocumentKey & { fields: PushedDocument; file: ReceivedFile }

const perDay = { limit: 20, window_seconds: 86_400 }
const mostDocuments = 200

/**
 * Gives a member a document, or changes the one of this id: checked and made safe, stored, and only then a row. The member is told of new
 * bytes. Throws `not_found`, `validation_failed` at `title` or `file`, `conflict` beyond 200 documents, `too_many_requests` beyond 20 files
 * a day, `unavailable`.
 */
export async function putInsurerDocument(
  platform: Platform,
  transact: Transact,
  { nevg, document_id, client_id, fields, file }: InsurerDocumentPush,
): Promise<UpsertResult> {
  const { config, db, files, scanner, clock } = platform
  const member_id = await requireMemberByNevg(db, nevg)
  const reader = await findMemberToRead(db, member_id)
  if (!reader) throw problem('not_found')
  const titles = titlesOf(fields, toLanguage(reader.locale))
  const limits = { ...config, largest: largestDocument, kinds: ['pdf'] as const }
  const prepared = await prepareFile(file, { name: 'insurer' }, scanner, limits)
  if (!prepared.ok) throw fieldProblem('file', prepared.code)
  const { media_type, size, sha256, source_sha256 } = prepared
  const facts = { titles, issued_on: fields.issued_on, name: safeFileName(file.name) }

  // Bytes that are there already are not stored again.
  const known = await findInsurerDocument(db, member_id, document_id)
  const stored_as = known?.source_sha256 === source_sha256 ? null : await store(files, prepared)
  const at = clock()
  let freed: string | null = stored_as
  try {
    const push = withUnit(platform, { member_id, at, actor: 'insurer' }, async (tx): Promise<UpsertResult> => {
      await lockMember(tx.db, member_id)
      const there = (await findInsurerDocument(tx.db, member_id, document_id)) ?? null
      const isSameFile = there?.source_sha256 === source_sha256
      freed = isSameFile ? stored_as : (there?.stored_as ?? null)
      if (there && isSameFile && isSame(there, facts)) return { result: 'unchanged' }
      if (isSameFile && there) await saveInsurerDocument(tx.db, member_id, { ...there, ...facts })
      else {
        // It was replaced by another call meanwhile: the same call again stores its bytes.
        if (stored_as === null) throw problem('unavailable', { retry_after: 1 })
        if (!there && (await countInsurerDocuments(tx.db, member_id)) >= mostDocuments) throw problem('conflict')
        await countAttempt(tx.db, { key: `insurer documents ${member_id}`, ...perDay }, at)
        const bytes = { media_type, size, sha256, source_sha256, stored_as, received_at: at }
        await saveInsurerDocument(tx.db, member_id, { document_id, ...facts, ...bytes })
        await tx.notify('document_received', { document: titles })
      }
      await tx.audit(there ? 'insurer_document.changed' : 'insurer_document.received', {
        subject_id: document_id,
        details: { client_id, sha256: isSameFile && there ? there.sha256 : sha256 },
      })
      await tx.announce('notifications')
      return { result: there ? 'changed' : 'created' }
    })
    const answer = await transact(push)
    await forget(files, freed)
    return answer
  } catch (error) {
    // A refusal was rolled back; any other failure may hide a commit, and the sweep settles it.
    if (error instanceof Problem) await forget(files, stored_as)
    throw error
  }
}

/** Takes a document back from its member; throws `not_found`. */
export async function takeInsurerDocumentBack(
  platform: Platform,
  transact: Transact,
  { nevg, document_id, client_id }: InsurerDocumentKey,
): Promise<void> {
  const member_id = await requireMemberByNevg(platform.db, nevg)
  const takeBack = withUnit(platform, { member_id, actor: 'insurer' }, async (tx) => {
    const stored_as = await deleteInsurerDocument(tx.db, member_id, document_id)
    if (stored_as === null) throw problem('not_found')
    await tx.audit('insurer_document.taken_back', { subject_id: document_id, details: { client_id } })
    await tx.announce('notifications')
    return stored_as
  })
  await forget(platform.files, await transact(takeBack))
}

/** Titles by language; throws `validation_failed` at the title of the member's language where there is none. */
function titlesOf(fields: PushedDocument, language: Language): DocumentTitles {
  const { title, 'titles[fr]': fr, 'titles[it]': it, 'titles[nl]': nl } = fields
  const titles: DocumentTitles = { ...(fr && { fr }), ...(it && { it }), ...(nl && { nl }) }
  const own = titles[language] ?? title
  if (own !== undefined) return { ...titles, [language]: own }
  // A draft is said in French where it lacks something, and so are titles.
  if (languages[language].is_draft && titles.fr !== undefined) return titles
  throw fieldProblem(`titles[${language}]`, 'required')
}

type InsurerDocumentFacts = Pick<InsurerDocumentRow, 'titles' | 'issued_on' | 'name'>

const isSame = (there: InsurerDocumentFacts, sent: InsurerDocumentFacts) =>
  languageTags.every((tag) => there.titles[tag] === sent.titles[tag]) &&
  there.issued_on === sent.issued_on &&
  there.name === sent.name

async function store(files: FileStore, { bytes, media_type }: { bytes: Buffer; media_type: string }): Promise<string> {
  const stored_as = fileKey()
  try {
    await files.put(stored_as, bytes, media_type)
    return stored_as
  } catch (cause) {
    throw problem('unavailable', { retry_after: 3, cause })
  }
}

/** Forgets stored bytes that no row holds; what cannot be removed now is swept within a day. */
async function forget(files: Pick<FileStore, 'remove'>, stored_as: string | null): Promise<void> {
  if (stored_as !== null) await Promise.allSettled([files.remove(stored_as)])
}
