import { findAnimals } from '#modules/policy/policy.ts'
import type { Db } from '#platform/db/db.ts'
import type { DocumentOwner } from '../document-owner.ts'
import { computeEmptying } from './fill-draft.ts'
import type { StoredReading } from './stored-reading.ts'

/** Takes back from a draft what a document had filled that is taken off, but for what the member changed since. */
export async function forgetFilling(
  db: Db,
  owner: DocumentOwner,
  { member_id, reading, at }: { member_id: string; reading: StoredReading | null; at: Date },
): Promise<void> {
  if (reading?.status !== 'done' || reading.filled.length === 0) return
  const held = await owner.hold(db)
  if (!held?.draft) return
  const { changes, forgets_animals } = computeEmptying(held.draft, reading, await findAnimals(db, member_id))
  if (Object.keys(changes).length === 0 && !forgets_animals) return
  await owner.fill(db, { changes, animal_ids: forgets_animals ? [] : null }, at)
}
