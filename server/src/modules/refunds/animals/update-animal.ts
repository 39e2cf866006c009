import { ownDays } from '@coussinet/contract/domain/days.ts'
import type { AnimalChange } from '@coussinet/contract/forms.ts'
import { publishInsurerEvent } from '#modules/events/events.ts'
import { lockAnimals } from '#modules/policy/policy.ts'
import { problem } from '#platform/core/problem.ts'
import type { Db } from '#platform/db/db.ts'
import { countAttempt } from '#platform/limits/attempts.ts'
import type { Platform } from '#platform/portal.ts'
import { audit } from '#platform/records/audit.ts'
import { changeAnimal } from './change-animal.ts'

// Each is told to the insurer and kept in the log.
const changesAllowed = { limit: 60, window_seconds: 3600 }
const mendable = ['icad', 'colour', 'adoption_date'] as const

type AnimalUpdate = { member_id: string; animal_id: string; change: AnimalChange; clock_offset?: number | null }

/**
 * Changes what is given of an animal, in the caller's transaction; what stays as it was leaves no trace. A number that was
 * awaited lets its requests go on. Throws `not_found` for another's, `icad_used` for the number of another of the
 * member's animals, `date_future` or `date_before_birth` at `adoption_date`, `too_many_requests`.
 */
export async function updateAnimal(
  db: Db,
  platform: Pick<Platform, 'clock' | 'config' | 'jobs'>,
  { member_id, animal_id, change, clock_offset = null }: AnimalUpdate,
): Promise<void> {
  const at = platform.clock()
  const animals = await lockAnimals(db, member_id)
  const animal = animals.find((one) => one.animal_id === animal_id)
  if (!animal) throw problem('not_found')
  const { icad = animal.icad, colour = animal.colour, adoption_date = animal.adoption_date } = change
  const mended = { icad, colour, adoption_date }
  const fields = mendable.filter((name) => mended[name] !== animal[name])
  if (fields.length === 0) return
  const changed = Object.fromEntries(fields.map((name) => [name, mended[name]]))
  await countAttempt(db, { key: `animal-change ${member_id}`, ...changesAllowed }, at)
  const others = animals.filter((one) => one !== animal)
  await changeAnimal(db, platform, { member_id, animal, others, changed, at, latest: ownDays(at, clock_offset).latest })
  const isNumberNew = icad !== null && icad !== animal.icad
  const details = { fields, ...(isNumberNew ? { icad_end: icad.slice(-4) } : {}) }
  await audit(db, { member_id, action: 'animal.changed', subject_id: animal_id, details, at })
  await publishInsurerEvent(db, platform, {
    event: 'animal.changed',
    member_id,
    animal_id,
    changed: fields,
    ...changed,
  })
}
