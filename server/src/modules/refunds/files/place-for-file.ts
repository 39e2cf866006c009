import { insuredAnimals } from '#modules/policy/policy.ts'
import type { FileType } from '@coussinet/contract/fields.ts'
import type { RefundStatus } from '@coussinet/contract/refund-requests.ts'
import type { Db } from '#platform/db.ts'
import { isId } from '#platform/ids.ts'
import { fieldProblem, problem } from '#platform/problem.ts'
import { awaitedOfRequests, type AwaitedRow } from '../requests/awaited.store.ts'
import { animalsOfRequests } from '../requests/refund-requests.store.ts'
import { type FileRow, filesOfRequests } from './request-files.store.ts'

// Of a draft: an invoice, a care sheet of each animal, and what belongs to them.
const mostFiles = 50

type Wanted = { member_id: string; request_id: string; status: RefundStatus; type: FileType; animal_id: string | null }

/** Where a document belongs: the animal it is about, the question it answers, the file whose place it takes. */
type Place = { animal_id: string | null; answers: AwaitedRow | null; replaces: FileRow | null }

/**
 * Whether a request takes a document now: a draft what is missing, a request with questions what they ask for.
 * Throws `not_found` for an animal that is not the member's, `validation_failed` at `animal_id`, `conflict` for all else.
 */
export async function placeForFile(db: Db, wanted: Wanted): Promise<Place> {
  const { member_id, status, type, animal_id } = wanted
  if (animal_id !== null) {
    const [own] = isId(animal_id) ? await insuredAnimals(db, member_id, [animal_id], 'look') : []
    if (!own) throw problem('not_found')
  }
  if (type === 'care-sheet' && animal_id === null) throw fieldProblem('animal_id', 'required')
  if (status === 'draft') return placeInDraft(db, wanted)
  if (status === 'action-required') return placeOfAnswer(db, wanted)
  throw problem('conflict')
}

async function placeInDraft(db: Db, { member_id, request_id, type, animal_id }: Wanted): Promise<Place> {
  const chosen = await animalsOfRequests(db, member_id, [request_id])
  if (animal_id !== null && chosen.length > 0 && !chosen.some((animal) => animal.animal_id === animal_id))
    throw fieldProblem('animal_id', 'schema.invalid_type')
  const files = await filesOfRequests(db, member_id, [request_id])
  if (files.length >= mostFiles) throw problem('conflict')
  // REF-07: one invoice a request, one care sheet an animal
  const taken = files.some(
    (file) => file.type === type && (type === 'invoice' || (type === 'care-sheet' && file.animal_id === animal_id)),
  )
  if (taken) throw problem('conflict')
  return { animal_id: type === 'invoice' ? null : animal_id, answers: null, replaces: null }
}

async function placeOfAnswer(db: Db, { member_id, request_id, type, animal_id }: Wanted): Promise<Place> {
  const awaited = await awaitedOfRequests(db, member_id, [request_id])
  const asked = awaited.filter(
    (one) => one.type === type && (one.animal_id === null || animal_id === null || one.animal_id === animal_id),
  )
  const answers = asked.find(({ file_id }) => file_id === null) ?? asked[0]
  if (!answers) throw problem('conflict')
  const files = await filesOfRequests(db, member_id, [request_id])
  return {
    animal_id: answers.animal_id ?? (type === 'invoice' ? null : animal_id),
    answers,
    replaces: files.find(({ file_id }) => file_id === answers.file_id) ?? null,
  }
}
