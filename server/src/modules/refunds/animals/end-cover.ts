import { lostDays } from '@coussinet/contract/domain/cover.ts'
import { type Day, addDays, ownDays, today } from '@coussinet/contract/domain/days.ts'
import type { AnimalEnding } from '@coussinet/contract/forms.ts'
import { publishInsurerEvent } from '#modules/events/events.ts'
import { notify, type NotificationParams } from '#modules/notifications/notifications.ts'
import { type LockedAnimal, lockAnimals, setAnimal, findContractSpan } from '#modules/policy/policy.ts'
import { fieldProblem, problem } from '#platform/core/problem.ts'
import type { Db } from '#platform/db/db.ts'
import { announce } from '#platform/db/events.ts'
import type { Platform } from '#platform/portal.ts'
import { audit } from '#platform/records/audit.ts'

type NextContribution = Pick<NotificationParams, 'next_date' | 'amount_cents' | 'given_back_cents'>

export type AfterEnd = {
  contributionAfterEnd: (
    db: Db,
    of: { member_id: string; animal_id: string; cover_end: Day; today: Day },
  ) => Promise<NextContribution>
}

type Deps = Pick<Platform, 'clock' | 'config' | 'jobs'> & AfterEnd

type CoverEndInput = { member_id: string; animal_id: string; ending: AnimalEnding; clock_offset?: number | null }

/**
 * Ends the cover of one of the member's animals as the member tells it, in the caller's transaction, which the insurer
 * hears of and the member is written to about. A death and a change of owner end it with their own day; a lost animal
 * stays covered until the member asks, and may be asked for after 30 days. Told again, nothing happens twice. Throws
 * `not_found`; `conflict` for an animal without a cover that goes on; at `on`: `date_future`, `date_before_cover`,
 * `lost_too_recent`.
 */
export async function endCover(
  db: Db,
  platform: Deps,
  { member_id, animal_id, ending: { reason, on }, clock_offset = null }: CoverEndInput,
): Promise<void> {
  const at = platform.clock()
  const now = today(at)
  const animal = (await lockAnimals(db, member_id)).find((one) => one.animal_id === animal_id)
  if (!animal) throw problem('not_found')
  if (animal.cover_start === null || animal.formula === 'default') throw problem('conflict')
  if (on > ownDays(at, clock_offset).latest) throw fieldProblem('on', 'date_future')
  if (on < animal.cover_start) throw fieldProblem('on', 'date_before_cover')
  if (reason === 'lost' && addDays(on, lostDays) > now) throw fieldProblem('on', 'lost_too_recent')
  const cover_end = reason === 'lost' ? now : on
  if (animal.end_reason === reason && (reason === 'lost' || animal.cover_end === cover_end)) return
  const contract_end = (await findContractSpan(db, member_id))?.last_day ?? null
  if (animal.cover_end !== null || (contract_end !== null && contract_end < cover_end)) throw problem('conflict')
  await setAnimal(db, member_id, animal_id, { cover_end, end_reason: reason })
  await announce(db, member_id, 'profile')
  await audit(db, {
    member_id,
    action: 'animal.cover_ended',
    subject_id: animal_id,
    details: { reason, cover_end },
    at,
  })
  await tellCoverEnded(db, platform, { member_id, animal: { ...animal, cover_end, end_reason: reason }, at })
  await publishInsurerEvent(db, platform, { event: 'animal.cover_ended', member_id, animal_id, reason, cover_end })
}

type EndedAnimal = {
  member_id: string
  animal: Pick<LockedAnimal, 'animal_id' | 'name' | 'cover_end' | 'end_reason'>
  at: Date
}

/** Tells the member that an animal's cover has ended or will, once for each last day; nothing of one that goes on. */
export async function tellCoverEnded(
  db: Db,
  platform: Deps,
  { member_id, animal: { animal_id, name, cover_end, end_reason }, at }: EndedAnimal,
): Promise<void> {
  if (cover_end === null || end_reason === null) return
  const goesOn = (await lockAnimals(db, member_id)).some(
    (one) =>
      one.animal_id !== animal_id &&
      one.formula !== 'default' &&
      one.cover_start !== null &&
      (one.cover_end === null || one.cover_end > cover_end),
  )
  const contribution = await platform.contributionAfterEnd(db, { member_id, animal_id, cover_end, today: today(at) })
  const params = {
    animal_id,
    names: [name],
    date: cover_end,
    end_reason,
    ...contribution,
    ...(goesOn ? {} : { is_last: true }),
  }
  await notify(db, platform, { member_id, kind: 'cover_ended', params, at, once: `${animal_id} ${cover_end}` })
}

/** Throws `validation_failed` where a last day and its reason do not stand together, or the day stands before the cover. */
export function checkCoverEnd({
  cover_start,
  cover_end,
  end_reason,
}: Pick<LockedAnimal, 'cover_start' | 'cover_end' | 'end_reason'>): void {
  if (cover_end !== null && end_reason === null) throw fieldProblem('end_reason', 'required')
  if (cover_end === null && end_reason !== null) throw fieldProblem('cover_end', 'required')
  const isBefore = (day: Day | null) => cover_end !== null && day !== null && cover_end < day
  if (isBefore(cover_start)) throw fieldProblem('cover_end', 'date_order')
}
