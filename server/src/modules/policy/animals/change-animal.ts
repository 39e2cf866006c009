import { lostDays } from '@coussinet/contract/domain/cover.ts'
import { addDays, addMonths, type Day, today } from '@coussinet/contract/domain/days.ts'
import { compareStrings } from '@coussinet/contract/domain/strings.ts'
import { isIcadOf } from '@coussinet/contract/fields/icad.ts'
import type { AnimalChange, AnimalEnding } from '@coussinet/contract/forms.ts'
import { type AnimalUpsert, neededOfAnimal } from '@coussinet/contract/integration/upserts/animal.ts'
import { fieldProblem, problem } from '#platform/core/problem.ts'
import type { Db } from '#platform/db/db.ts'
import { announce } from '#platform/db/events.ts'
import { changedFields, requireFields } from '#platform/upsert.ts'
import { findContract, findContractSpan } from '../contracts/contracts.store.ts'
import { findPostalAddress } from '../members.store.ts'
import { emptyAnimal } from './animal-columns.ts'
import {
  findRevisions,
  insertAnimal,
  type LockedAnimal,
  lockAnimals,
  type PriceRevision,
  replaceRevisions,
  setAnimal,
} from './animals.store.ts'
import { formulaTerms } from './formulas.ts'

// No cat or dog is known to have lived so long: an earlier day of birth is a slip of the pen.
const mostYears = 40

type AnimalKey = { member_id: string; animal_id: string }
type AnimalDifference = { animal: LockedAnimal; changed: Partial<LockedAnimal> }

/**
 * Changes the fields of an animal that its member may edit, in the caller's transaction; returns the animal before and
 * the changes. `latest` is the member's today. Throws `not_found` for another member's, and the errors of `checkAnimal`
 * and `checkIcad`.
 */
export async function changeAnimal(
  db: Db,
  { member_id, animal_id, change, latest }: AnimalKey & { change: AnimalChange; latest: Day },
): Promise<AnimalDifference> {
  const animals = await lockAnimals(db, member_id)
  const animal = animals.find((one) => one.animal_id === animal_id)
  if (!animal) throw problem('not_found')
  const { icad, colour, adoption_date } = change
  const changed = changedFields(animal, { icad, colour, adoption_date })
  if (Object.keys(changed).length > 0) await writeChange(db, { member_id, animal, animals, changed, latest })
  return { animal, changed }
}

type AnimalWrite = AnimalDifference & { member_id: string; animals: readonly LockedAnimal[]; latest: Day }

async function writeChange(db: Db, { member_id, animal, animals, changed, latest }: AnimalWrite): Promise<void> {
  const others = animals.filter((one) => one !== animal)
  checkAnimal({ ...animal, ...changed }, others, { changed, today: latest })
  await checkIcad(db, member_id, changed.icad ?? null)
  await setAnimal(db, member_id, animal.animal_id, changed)
  await announce(db, member_id, 'profile')
}

type CoverEndRequest = AnimalKey & { ending: AnimalEnding; latest: Day; at: Date }
type EndedAnimal = LockedAnimal & { cover_end: Day; end_reason: AnimalEnding['reason'] }

/**
 * Ends the cover of one of the member's animals on the member's report, in the caller's transaction: after a death or
 * change of owner on that day, for a lost animal today, after 30 days. Null if it was reported before. Throws
 * `not_found`, `conflict` for an animal without current cover; at `on`: `date_future` (after `latest`),
 * `date_before_cover`, `lost_too_recent`.
 */
export async function endAnimalCover(
  db: Db,
  { member_id, animal_id, ending: { reason, on }, latest, at }: CoverEndRequest,
): Promise<EndedAnimal | null> {
  const now = today(at)
  const animal = (await lockAnimals(db, member_id)).find((one) => one.animal_id === animal_id)
  if (!animal) throw problem('not_found')
  if (animal.cover_start === null || animal.formula === 'default') throw problem('conflict')
  if (on > latest) throw fieldProblem('on', 'date_future')
  if (on < animal.cover_start) throw fieldProblem('on', 'date_before_cover')
  if (reason === 'lost' && addDays(on, lostDays) > now) throw fieldProblem('on', 'lost_too_recent')
  const cover_end = reason === 'lost' ? now : on
  if (animal.end_reason === reason && (reason === 'lost' || animal.cover_end === cover_end)) return null
  const contract_end = (await findContractSpan(db, member_id))?.last_day ?? null
  if (animal.cover_end !== null || (contract_end !== null && contract_end < cover_end)) throw problem('conflict')
  await setAnimal(db, member_id, animal_id, { cover_end, end_reason: reason })
  return { ...animal, cover_end, end_reason: reason }
}

/** Tells whether another of the member's animals is still covered after that day. */
export async function isCoveredAfter(db: Db, { member_id, animal_id }: AnimalKey, day: Day): Promise<boolean> {
  return (await lockAnimals(db, member_id)).some(
    (one) =>
      one.animal_id !== animal_id &&
      one.formula !== 'default' &&
      one.cover_start !== null &&
      (one.cover_end === null || one.cover_end > day),
  )
}

type AnimalInput = Omit<AnimalUpsert, 'nevg'>
type AnimalUpsertInput = AnimalKey & {
  given: AnimalInput
  at: Date
  /** writes due changes of formula first, since the imported formula applies after them */
  settleDueChanges(): Promise<void>
}

/** The stored animal, and the names of changed fields; null for a new one. */
type AnimalUpsertResult = { animal: LockedAnimal; changed: Partial<LockedAnimal>; fields: string[] | null }

/**
 * Creates or changes an animal from the insurer's data, in the caller's transaction; absent fields stay. Throws
 * `validation_failed`.
 */
export async function upsertAnimal(
  db: Db,
  { member_id, animal_id, given: { price_revisions, ...given }, at, settleDueChanges }: AnimalUpsertInput,
): Promise<AnimalUpsertResult> {
  const find = (all: readonly LockedAnimal[]) => all.find((animal) => animal.animal_id === animal_id)
  let animals = await lockAnimals(db, member_id)
  const own = find(animals)
  if (own && (isOther(given.formula, own.formula) || isOther(given.monthly_price_cents, own.monthly_price_cents))) {
    await settleDueChanges()
    animals = await lockAnimals(db, member_id)
  }
  const present = find(animals)
  const changed: Partial<LockedAnimal> = present ? changedFields(present, given) : {}
  const animal = present ? { ...present, ...changed } : newAnimal(animal_id, given, animals)
  checkCoverEnd(animal)
  const latest = today(at)
  if (!present) {
    checkAnimal(animal, animals, { changed: animal, today: latest })
    await checkIcad(db, member_id, animal.icad)
    await insertAnimal(db, { member_id, ...animal })
  } else if (Object.keys(changed).length > 0)
    await writeChange(db, { member_id, animal: present, animals, changed, latest })
  const isRevised = price_revisions !== undefined && (await revisePrices(db, { member_id, animal_id }, price_revisions))
  return {
    animal,
    changed,
    fields: present ? [...Object.keys(changed), ...(isRevised ? ['price_revisions'] : [])] : null,
  }
}

const isOther = <T>(given: T | undefined, present: T) => given !== undefined && given !== present

/** Inserts a new animal after the member's others. */
function newAnimal(
  animal_id: string,
  given: Omit<AnimalInput, 'price_revisions'>,
  others: readonly LockedAnimal[],
): LockedAnimal {
  requireFields(given, neededOfAnimal)
  const position = Math.max(-1, ...others.map((other) => other.position)) + 1
  return { animal_id, position, ...emptyAnimal, ...changedFields(emptyAnimal, given) }
}

/** Tells whether the announced prices differ from the stored ones. */
async function revisePrices(
  db: Db,
  { member_id, animal_id }: AnimalKey,
  revisions: readonly PriceRevision[],
): Promise<boolean> {
  const inOrder = revisions.toSorted((one, other) => compareStrings(one.from_day, other.from_day))
  if (inOrder.some(({ from_day }, index) => from_day === inOrder[index - 1]?.from_day))
    throw fieldProblem('price_revisions', 'twice')
  const prices = await findRevisions(db, member_id, animal_id)
  if (Object.keys(changedFields({ prices }, { prices: inOrder })).length === 0) return false
  // An announcement after the price began would come too late for the member.
  if (inOrder.some(({ announced_on, from_day }) => announced_on > from_day))
    throw fieldProblem('price_revisions', 'date_order')
  await replaceRevisions(db, member_id, animal_id, inOrder)
  return true
}

/** Throws `icad` at its field for a tattoo that neither the contract's country nor the address's has. */
async function checkIcad(db: Db, member_id: string, icad: string | null): Promise<void> {
  if (icad === null || isIcadOf(icad, [])) return
  const contract = await findContract(db, member_id)
  const { country } = await findPostalAddress(db, member_id)
  if (!isIcadOf(icad, [country, contract?.country ?? country])) throw fieldProblem('icad', 'icad')
}

/**
 * Throws `validation_failed` at an invalid field: `species`, `icad_used`, `date_future`, `schema.too_small`,
 * `date_before_birth`. Checks only the fields in `changed`.
 */
function checkAnimal(
  { type, formula, icad, birth_date, adoption_date, cover_start }: LockedAnimal,
  others: readonly LockedAnimal[],
  { changed, today }: { changed: Partial<LockedAnimal>; today: Day },
): void {
  const isNew = (...names: (keyof LockedAnimal)[]) => names.some((name) => name in changed)
  if (isNew('type', 'formula') && !formulaTerms(formula).species.includes(type))
    throw fieldProblem('formula', 'species')
  // A chip number identifies one animal.
  if (isNew('icad') && icad !== null && others.some((other) => other.icad === icad))
    throw fieldProblem('icad', 'icad_used')
  if (isNew('birth_date') && birth_date > today) throw fieldProblem('birth_date', 'date_future')
  const earliest = addMonths(today, -12 * mostYears)
  if (isNew('birth_date') && birth_date < earliest)
    throw fieldProblem('birth_date', 'schema.too_small', { min: earliest })
  if (isNew('adoption_date') && adoption_date !== null && adoption_date > today)
    throw fieldProblem('adoption_date', 'date_future')
  if (isNew('adoption_date', 'birth_date') && adoption_date !== null && adoption_date < birth_date)
    throw fieldProblem('adoption_date', 'date_before_birth')
  if (isNew('cover_start', 'birth_date') && cover_start !== null && cover_start < birth_date)
    throw fieldProblem('cover_start', 'date_before_birth')
}

/** Throws `validation_failed` if only one of last day and reason is given, or the day is before the cover. */
function checkCoverEnd({
  cover_start,
  cover_end,
  end_reason,
}: Pick<LockedAnimal, 'cover_start' | 'cover_end' | 'end_reason'>): void {
  if (cover_end !== null && end_reason === null) throw fieldProblem('end_reason', 'required')
  if (cover_end === null && end_reason !== null) throw fieldProblem('cover_end', 'required')
  const isBefore = (day: Day | null) => cover_end !== null && day !== null && cover_end < day
  if (isBefore(cover_start)) throw fieldProblem('cover_end', 'date_order')
}
