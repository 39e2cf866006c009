import { compareStrings } from '@coussinet/contract/domain/compare-strings.ts'
import { today } from '@coussinet/contract/domain/days.ts'
import { type AnimalUpsert, neededOfAnimal } from '@coussinet/contract/integration/upserts/animal.ts'
import type { UpsertResult } from '@coussinet/contract/integration/upserts/upsert.ts'
import { requireMemberByNevg } from '#modules/accounts/accounts.ts'
import { settleMemberDueChanges } from '#modules/contract/contract.ts'
import { contributionAfterEnd } from '#modules/contributions/contributions.ts'
import {
  reserveExternalId,
  findRevisions,
  hasAnimal,
  type LockedAnimal,
  lockAnimals,
  lockExternalId,
  insertAnimal,
  lockMember,
  type PriceRevision,
  replaceRevisions,
} from '#modules/policy/policy.ts'
import { changeAnimal, checkAnimal, checkCoverEnd, checkIcad, tellCoverEnded } from '#modules/refunds/refunds.ts'
import { fieldProblem, problem } from '#platform/core/problem.ts'
import type { Db } from '#platform/db/db.ts'
import { inTransaction } from '#platform/db/transaction.ts'
import {
  auditUpsert,
  type UpsertAuthor,
  type UpsertContext,
  requireFields,
  changedFields,
  unchanged,
} from '#platform/upsert.ts'

type UpsertInput = AnimalUpsert & { id: string }

/** An animal as the insurer knows it, made or changed; a number that was awaited lets its requests go on. */
export async function upsertAnimal(
  platform: UpsertContext,
  by: UpsertAuthor,
  { id, nevg, ...given }: UpsertInput,
): Promise<UpsertResult> {
  const { db } = platform
  const member_id = await requireMemberByNevg(db, nevg)
  const is_held = await reserveExternalId(db, {
    kind: 'animal',
    name: id,
    member_id,
    isOf: (tx, bearer) => hasAnimal(tx, bearer, id),
  })
  return inTransaction(db, (tx) => write(tx, platform, { member_id, animal_id: id, given, by, is_held }), {
    repeatable: true,
  })
}

type AnimalUpsertInput = {
  member_id: string
  animal_id: string
  given: Omit<AnimalUpsert, 'nevg'>
  by: UpsertAuthor
  is_held: boolean
}

async function write(
  db: Db,
  platform: UpsertContext,
  { member_id, animal_id, given: { price_revisions, ...given }, by, is_held }: AnimalUpsertInput,
): Promise<UpsertResult> {
  const at = platform.clock()
  await lockMember(db, member_id)
  let animals = await lockAnimals(db, member_id)
  const own = animals.find((animal) => animal.animal_id === animal_id)
  // A change of formula whose day has come is written first: what is brought then holds since that change.
  if (own && (isOther(given.formula, own.formula) || isOther(given.monthly_price_cents, own.monthly_price_cents))) {
    await settleMemberDueChanges(db, platform, member_id)
    animals = await lockAnimals(db, member_id)
  }
  const present = animals.find((animal) => animal.animal_id === animal_id)
  const others = animals.filter((animal) => animal !== present)
  if (!present && !is_held && !(await lockExternalId(db, { kind: 'animal', name: animal_id, member_id })))
    throw problem('conflict')
  const changed: Partial<LockedAnimal> = present ? changedFields(present, given) : {}
  const next = present ? { ...present, ...changed } : made(animal_id, given, others)
  checkCoverEnd(next)
  if (!present) await add(db, { member_id, animal: next, others, at })
  else if (Object.keys(changed).length > 0)
    await changeAnimal(db, platform, { member_id, animal: present, others, changed, at })
  const isRevised = price_revisions !== undefined && (await revise(db, member_id, animal_id, price_revisions))
  const fields = [...Object.keys(changed), ...(isRevised ? ['price_revisions'] : [])]
  if (present && fields.length === 0) return unchanged
  if (changed.cover_end)
    await tellCoverEnded(db, { ...platform, contributionAfterEnd }, { member_id, animal: next, at })
  await auditUpsert(db, {
    member_id,
    kind: 'animal',
    subject_id: animal_id,
    fields,
    created: !present,
    by,
    at,
    topics: ['profile'],
  })
  return { result: present ? 'changed' : 'created' }
}

const isOther = <T>(given: T | undefined, present: T) => given !== undefined && given !== present

type NewAnimalInput = { member_id: string; animal: LockedAnimal; others: readonly LockedAnimal[]; at: Date }

async function add(db: Db, { member_id, animal, others, at }: NewAnimalInput): Promise<void> {
  checkAnimal(animal, others, { changed: animal, today: today(at) })
  await checkIcad(db, member_id, animal.icad)
  await insertAnimal(db, { member_id, ...animal })
}

/** A new one, after the member's others. */
function made(
  animal_id: string,
  given: Omit<AnimalUpsertInput['given'], 'price_revisions'>,
  others: readonly LockedAnimal[],
): LockedAnimal {
  requireFields(given, neededOfAnimal)
  const {
    name = '',
    type = 'dog',
    gender = 'male',
    breed = '',
    colour = '',
    birth_date = '',
    formula = '',
    monthly_price_cents = 0,
  } = given
  const { adoption_date = null, icad = null, cover_start = null, cover_end = null, end_reason = null } = given
  const position = Math.max(-1, ...others.map((other) => other.position)) + 1
  return {
    animal_id,
    position,
    name,
    type,
    gender,
    breed,
    colour,
    birth_date,
    adoption_date,
    icad,
    cover_start,
    cover_end,
    end_reason,
    formula,
    monthly_price_cents,
  }
}

async function revise(
  db: Db,
  member_id: string,
  animal_id: string,
  revisions: readonly PriceRevision[],
): Promise<boolean> {
  const inOrder = revisions.toSorted((one, other) => compareStrings(one.from_day, other.from_day))
  if (inOrder.some(({ from_day }, index) => from_day === inOrder[index - 1]?.from_day))
    throw fieldProblem('price_revisions', 'twice')
  if (
    Object.keys(changedFields({ prices: await findRevisions(db, member_id, animal_id) }, { prices: inOrder }))
      .length === 0
  )
    return false
  await replaceRevisions(db, member_id, animal_id, inOrder)
  return true
}
