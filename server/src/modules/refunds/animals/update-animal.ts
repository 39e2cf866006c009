import { ownDays } from '@coussinet/contract/domain/days.ts'
import type { AnimalChange } from '@coussinet/contract/forms.ts'
import type { UnitOfWork } from '#modules/notifications/notifications.ts'
import { changeAnimal } from '#modules/policy/policy.ts'
import { countAttempt } from '#platform/limits/attempts.ts'
import { icadSupplied } from '../decisions/decisions.ts'

// Each change sends an event to the insurer and adds a log line.
const changesAllowed = { limit: 60, window_seconds: 3600 }
const mendable = ['icad', 'colour', 'adoption_date'] as const

type AnimalUpdate = { animal_id: string; change: AnimalChange; clock_offset?: number | null }

/**
 * Changes the given fields of an animal, in the caller's transaction; unchanged ones leave no trace. An identification number that requests
 * were waiting for lets them proceed. Throws `not_found` for another member's animal, `icad_used` for a number of the member's other
 * animals, `date_future` or `date_before_birth` at `adoption_date`, `too_many_requests`.
 */
export async function updateAnimal(
  tx: UnitOfWork,
  { animal_id, change, clock_offset = null }: AnimalUpdate,
): Promise<void> {
  const { db, member_id, at } = tx
  const latest = ownDays(at, clock_offset).latest
  const { changed } = await changeAnimal(db, { member_id, animal_id, change, latest })
  const fields = mendable.filter((name) => name in changed)
  if (fields.length === 0) return
  await countAttempt(db, { key: `animal-change ${member_id}`, ...changesAllowed }, at)
  const { icad = null } = changed
  if (icad) await icadSupplied(tx, animal_id)
  const details = { fields, ...(icad === null ? {} : { icad_end: icad.slice(-4) }) }
  await tx.audit('animal.changed', { subject_id: animal_id, details })
  await tx.publish({ event: 'animal.changed', animal_id, changed: fields, ...changed })
}
