import { findAnimals } from '#modules/policy/policy.ts'
import type { Db } from '#platform/db/db.ts'
import {
  animalsOfRequests,
  type LockedRequest,
  replaceAnimals,
  updateDraft,
} from '../requests/refund-requests.store.ts'
import { emptyingOf } from './fill-draft.ts'
import type { StoredReading } from './stored-reading.ts'

/** Takes back from a draft what a document had filled that is taken off, but for what the member changed since. */
export async function forgetFilling(
  db: Db,
  member_id: string,
  draft: LockedRequest,
  reading: StoredReading | null,
  at: Date,
): Promise<void> {
  if (reading?.status !== 'done' || reading.filled.length === 0) return
  const { request_id } = draft
  const chosen = await animalsOfRequests(db, member_id, [request_id])
  const { changes, forgets_animals } = emptyingOf(
    { ...draft, animal_ids: chosen.map(({ animal_id }) => animal_id) },
    reading,
    await findAnimals(db, member_id),
  )
  if (Object.keys(changes).length > 0) await updateDraft(db, member_id, request_id, changes, at)
  if (forgets_animals) await replaceAnimals(db, member_id, request_id, [])
}
