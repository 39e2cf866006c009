import { type Day, ownDays, today } from '@coussinet/contract/domain/days.ts'
import type { AnimalEnding, AnimalChange } from '@coussinet/contract/forms.ts'
import type { NotificationParams, UnitOfWork } from '#modules/notifications/notifications.ts'
import { endAnimalCover, isCoveredAfter, type LockedAnimal, changeAnimal } from '#modules/policy/policy.ts'
import type { Db } from '#platform/db/db.ts'
import { countAttempt } from '#platform/limits/attempts.ts'
import { resumeRequestsAwaitingIcad } from '../decisions/decisions.ts'

type NextContribution = Pick<NotificationParams, 'next_date' | 'amount_cents' | 'given_back_cents'>

export type AfterEnd = {
  contributionAfterEnd: (
    db: Db,
    of: { member_id: string; animal_id: string; cover_end: Day; today: Day },
  ) => Promise<NextContribution>
}

type CoverEndInput = { animal_id: string; ending: AnimalEnding; clock_offset?: number | null }

/**
 * Ends the cover of one of the member's animals at the member's report, in the caller's transaction; informs the
 * insurer and writes to the member. After a death or a change of owner, cover ends on that day. A lost animal stays
 * covered until the member asks to end it, at the earliest after 30 days. A repeated report changes nothing. Throws
 * `not_found`; `conflict` if the animal has no current cover; at `on`: `date_future`, `date_before_cover`,
 * `lost_too_recent`.
 */
export async function endCover(
  tx: UnitOfWork,
  after: AfterEnd,
  { animal_id, ending, clock_offset = null }: CoverEndInput,
): Promise<void> {
  const { db, member_id, at } = tx
  const latest = ownDays(at, clock_offset).latest
  const animal = await endAnimalCover(db, { member_id, animal_id, ending, latest, at })
  if (!animal) return
  const { cover_end, end_reason: reason } = animal
  await tx.announce('profile')
  await tx.audit('animal.cover_ended', { subject_id: animal_id, details: { reason, cover_end } })
  await sendCoverEndNotice(tx, after, animal)
  await tx.publish({ event: 'animal.cover_ended', animal_id, reason, cover_end })
}

type EndedAnimal = Pick<LockedAnimal, 'animal_id' | 'name' | 'cover_end' | 'end_reason'>

/** Notifies the member that an animal's cover has ended or will end, once per last day; nothing while it continues. */
export async function sendCoverEndNotice(
  tx: UnitOfWork,
  { contributionAfterEnd }: AfterEnd,
  { animal_id, name, cover_end, end_reason }: EndedAnimal,
): Promise<void> {
  const { db, member_id, at } = tx
  if (cover_end === null || end_reason === null) return
  const goesOn = await isCoveredAfter(db, { member_id, animal_id }, cover_end)
  const contribution = await contributionAfterEnd(db, { member_id, animal_id, cover_end, today: today(at) })
  const params = {
    animal_id,
    names: [name],
    date: cover_end,
    end_reason,
    ...contribution,
    ...(goesOn ? {} : { is_last: true }),
  }
  await tx.notify('cover_ended', params, { once: `${animal_id} ${cover_end}` })
}

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
  if (icad) await resumeRequestsAwaitingIcad(tx, animal_id)
  const details = { fields, ...(icad === null ? {} : { icad_end: icad.slice(-4) }) }
  await tx.audit('animal.changed', { subject_id: animal_id, details })
  await tx.publish({ event: 'animal.changed', animal_id, changed: fields, ...changed })
}
