import { type Day, today } from '@coussinet/contract/domain/days.ts'
import { isIcadOf } from '@coussinet/contract/fields/icad.ts'
import { findContract, formulaTerms, type LockedAnimal, findPostalAddress, setAnimal } from '#modules/policy/policy.ts'
import { fieldProblem } from '#platform/core/problem.ts'
import type { Db } from '#platform/db/db.ts'
import { announce } from '#platform/db/events.ts'
import type { Platform } from '#platform/portal.ts'
import { icadSupplied } from '../decisions/request-moves.ts'

type AnimalChangeInput = {
  member_id: string
  animal: LockedAnimal
  others: readonly LockedAnimal[]
  changed: Partial<LockedAnimal>
  at: Date
  /** the latest day that is not in the future, where a member's own today is another one */
  latest?: Day
}

/**
 * Changes an animal, whoever asks for it, in the caller's transaction, which holds the member's animals. A number that was
 * awaited lets its requests go on. Throws what `checkAnimal` and `checkIcad` throw.
 */
export async function changeAnimal(
  db: Db,
  platform: Pick<Platform, 'clock' | 'config' | 'jobs'>,
  { member_id, animal, others, changed, at, latest = today(at) }: AnimalChangeInput,
): Promise<void> {
  checkAnimal({ ...animal, ...changed }, others, { changed, today: latest })
  await checkIcad(db, member_id, changed.icad ?? null)
  await setAnimal(db, member_id, animal.animal_id, changed)
  await announce(db, member_id, 'profile')
  if (changed.icad) await icadSupplied(db, platform, { member_id, animal_id: animal.animal_id, at })
}

/** Throws `icad` at its field for a tattoo that neither the contract's country nor the address's has. */
export async function checkIcad(db: Db, member_id: string, icad: string | null): Promise<void> {
  if (icad === null || isIcadOf(icad, [])) return
  const contract = await findContract(db, member_id)
  const { country } = await findPostalAddress(db, member_id)
  if (!isIcadOf(icad, [country, contract?.country ?? country])) throw fieldProblem('icad', 'icad')
}

/** Throws `validation_failed` at the field that no animal can have: `species`, `icad_used`, `date_future`, `date_before_birth`. Only what `changed` names is looked at. */
export function checkAnimal(
  { type, formula, icad, birth_date, adoption_date, cover_start }: LockedAnimal,
  others: readonly LockedAnimal[],
  { changed, today }: { changed: Partial<LockedAnimal>; today: Day },
): void {
  const isNew = (...names: (keyof LockedAnimal)[]) => names.some((name) => name in changed)
  if (isNew('type', 'formula') && !formulaTerms(formula).species.includes(type))
    throw fieldProblem('formula', 'species')
  // One chip is in one animal.
  if (isNew('icad') && icad !== null && others.some((other) => other.icad === icad))
    throw fieldProblem('icad', 'icad_used')
  if (isNew('birth_date') && birth_date > today) throw fieldProblem('birth_date', 'date_future')
  if (isNew('adoption_date') && adoption_date !== null && adoption_date > today)
    throw fieldProblem('adoption_date', 'date_future')
  if (isNew('adoption_date', 'birth_date') && adoption_date !== null && adoption_date < birth_date)
    throw fieldProblem('adoption_date', 'date_before_birth')
  if (isNew('cover_start', 'birth_date') && cover_start !== null && cover_start < birth_date)
    throw fieldProblem('cover_start', 'date_before_birth')
}
