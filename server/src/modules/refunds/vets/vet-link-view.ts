import { today } from '@coussinet/contract/domain/days.ts'
import { quoteFileTypes } from '@coussinet/contract/domain/quotes.ts'
import { fileTypes } from '@coussinet/contract/domain/requests.ts'
import { mostVetFiles, type VetFile, type VetFileType, type VetLinkView } from '@coussinet/contract/vet-links.ts'
import { findAnimalToRead } from '#modules/policy/policy.ts'
import { Problem, problem } from '#platform/core/problem.ts'
import type { Db } from '#platform/db/db.ts'
import { awaitedOfRequests, estimateFor, estimateRead, toBilledLines } from '../claims/claims.ts'
import { findDocuments, getReadLines, type QuoteDocument, type RequestDocument } from '../documents/documents.ts'
import { findQuotes } from '../quotes/quotes.ts'
import type { VetLinkRow } from './vet-links.store.ts'
import { findStatusOfSubject, type FoundVetLink, isTaking, awaitedAbout } from './vet-links.ts'

type SubjectDocument = RequestDocument | QuoteDocument

/** Documents of what a link is for. */
export const findSubjectDocuments = async (db: Db, member_id: string, link: VetLinkRow): Promise<SubjectDocument[]> =>
  link.request_id === null
    ? findDocuments(db, member_id, 'quote', link.quote_id === null ? [] : [link.quote_id])
    : findDocuments(db, member_id, 'request', [link.request_id])

const nothing = {
  animal: null,
  purpose: null,
  expires_at: null,
  expected: [],
  files: [],
  shows_amount: false,
  is_reading: false,
  amount: null,
} satisfies Partial<VetLinkView>

/**
 * Shows a link to its vet: the animal, what is expected, what they added and, if the member shows it, an estimate. Once sent, or once the
 * member has filed what came, only that it arrived. Throws `expired` if what it is for takes no documents and none came by it.
 */
export async function viewVetLink(db: Db, found: FoundVetLink, at: Date): Promise<VetLinkView> {
  const { member_id, link } = found
  const documents = await findSubjectDocuments(db, member_id, link)
  const byLink = documents.filter(({ file_id }) => link.file_ids.includes(file_id))
  if (!isTaking(link, await findStatusOfSubject(db, member_id, link), at)) {
    if (link.used_at === null && byLink.length === 0) throw problem('expired')
    const sent_at = link.used_at?.toISOString() ?? null
    return { ...nothing, state: 'sent', sent_at, file_count: link.used_at ? link.file_ids.length : byLink.length }
  }
  const animal = await findAnimalToRead(db, member_id, link.animal_id)
  if (!animal) throw problem('expired')
  return {
    state: 'open',
    sent_at: null,
    file_count: byLink.length,
    animal: { name: animal.name, type: animal.type },
    purpose: link.purpose,
    expires_at: link.expires_at.toISOString(),
    expected: byLink.length < mostVetFiles ? await listExpected(db, member_id, link, documents) : [],
    files: byLink.map(toVetFile),
    shows_amount: link.shows_amount,
    is_reading: documents.some(({ reading }) => reading?.status === 'waiting'),
    amount: link.shows_amount ? await estimateForVet(db, found, documents, at) : null,
  }
}

export const toVetFile = ({
  file_id,
  type,
  name,
  size,
}: Pick<SubjectDocument, 'file_id' | 'type' | 'name' | 'size'>): VetFile => ({
  id: file_id,
  type,
  name,
  size,
})

async function listExpected(
  db: Db,
  member_id: string,
  { purpose, request_id, animal_id }: VetLinkRow,
  documents: readonly SubjectDocument[],
): Promise<VetLinkView['expected']> {
  if (purpose === 'answer') {
    const awaited = request_id === null ? [] : await awaitedOfRequests(db, member_id, [request_id])
    const missing = awaitedAbout(awaited, animal_id).flatMap(({ type, file_id }) =>
      type && file_id === null ? [type] : [],
    )
    return [...new Set(missing)].map((type) => ({ type, needed: true }))
  }
  const has = (type: VetFileType) =>
    documents.some(
      (one) => one.type === type && (type !== 'care-sheet' || ('animal_id' in one && one.animal_id === animal_id)),
    )
  // A request takes one invoice, and one care sheet an animal (REF-07).
  const needed: readonly VetFileType[] = purpose === 'quote' ? ['quote'] : ['care-sheet', 'invoice']
  const further: readonly VetFileType[] = purpose === 'quote' ? quoteFileTypes : fileTypes
  return [
    ...needed.filter((type) => !has(type)).map((type) => ({ type, needed: true })),
    ...further.filter((type) => !needed.includes(type)).map((type) => ({ type, needed: false })),
  ]
}

/** Estimates by the function that decides, from the lines read so far; null while the lines, the animal or the day are unknown. */
async function estimateForVet(
  db: Db,
  { member_id, locale, link }: FoundVetLink,
  documents: readonly SubjectDocument[],
  at: Date,
): Promise<VetLinkView['amount']> {
  const member = { id: member_id, locale }
  const read = documents.find(({ type }) => type === (link.purpose === 'quote' ? 'quote' : 'invoice'))?.reading
  if (read?.status !== 'done') return null
  const lines = toBilledLines(read)
  const estimate = () =>
    link.request_id !== null
      ? estimateRead(db, member, link.request_id, at)
      : estimateQuote(db, member, link, lines, at)
  try {
    const { billed_cents, refunded_cents } = await estimate()
    return { billed_cents, refunded_cents, is_partial: lines.length < getReadLines(read).length }
  } catch (error) {
    if (error instanceof Problem && ['conflict', 'not_found', 'validation_failed'].includes(error.code)) return null
    throw error
  }
}

async function estimateQuote(
  db: Db,
  member: { id: string; locale: string },
  { quote_id, animal_id }: VetLinkRow,
  lines: ReturnType<typeof toBilledLines>,
  at: Date,
) {
  const [quote] = quote_id === null ? [] : await findQuotes(db, member.id, { quote_id, today: today(at) })
  if (!quote || lines.length === 0) throw problem('conflict')
  const { planned_on, cause, first_symptoms_on } = quote
  // An unknown cause counts as the one with the longer waiting period, as for an invoice.
  const care = { care_date: planned_on ?? today(at), cause: cause ?? ('illness' as const), first_symptoms_on }
  return estimateFor(
    db,
    member,
    { animal_id, ...care, lines: lines.map(({ care_kind, billed_cents }) => ({ care_kind, billed_cents })) },
    at,
  )
}
