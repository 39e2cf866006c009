import { ownDays } from '@coussinet/contract/domain/days.ts'
import type { AnimalChange } from '@coussinet/contract/forms.ts'
import type { UnitOfWork } from '#modules/notifications/notifications.ts'
import { changeAnimal } from '#modules/policy/policy.ts'
import { countAttempt } from '#platform/limits/attempts.ts'
import type { Platform } from '#platform/portal.ts'
import { icadSupplied } from '../decisions/request-moves.ts'

// Each is told to the insurer and kept in the log.
const changesAllowed = { limit: 60, window_seconds: 3600 }
const mendable = ['icad', 'colour', 'adoption_date'] as const

type AnimalUpdate = { animal_id: string; change: AnimalChange; clock_offset?: number | null }

/**
 * Changes what is given of an animal, in the caller's transaction; what stays as it was leaves no trace. A number that was
 * awaited lets its requests go on. Throws `not_found` for another's, `icad_used` for the number of another of the
 * member's animals, `date_future` or `date_before_birth` at `adoption_date`, `too_many_requests`.
 */
export async function updateAnimal(
  tx: UnitOfWork,
  platform: Pick<Platform, 'clock' | 'config' | 'jobs'>,
  { animal_id, change, clock_offset = null }: AnimalUpdate,
): Promise<void> {
  const { db, member_id, at } = tx
  const latest = ownDays(at, clock_offset).latest
  const { changed } = await changeAnimal(db, { member_id, animal_id, change, latest })
  const fields = mendable.filter((name) => name in changed)
  if (fields.length === 0) return
  await countAttempt(db, { key: `animal-change ${member_id}`, ...changesAllowed }, at)
  const { icad = null } = changed
  if (icad) await icadSupplied(db, platform, { member_id, animal_id, at })
  const details = { fields, ...(icad === null ? {} : { icad_end: icad.slice(-4) }) }
  await tx.audit('animal.changed', { subject_id: animal_id, details })
  await tx.publish({ event: 'animal.changed', animal_id, changed: fields, ...changed })
}
