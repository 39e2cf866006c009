import type { Day } from '@coussinet/contract/domain/days.ts'
import type { OpeningBalance } from '@coussinet/contract/integration/upserts/opening-balance.ts'
import type { UpsertResult } from '@coussinet/contract/integration/upserts/upsert.ts'
import { findBearer, insuranceYear, findInsuredAnimals, lockMember, termsOn } from '#modules/policy/policy.ts'
import { fieldProblem, problem } from '#platform/core/problem.ts'
import type { Db } from '#platform/db/db.ts'
import { auditUpsert, changedFields, unchanged, type UpsertAuthor } from '#platform/upsert.ts'
import { findOpening, type OpeningRow, putOpening } from '../cover.store.ts'

type OpeningBalanceInput = { member_id: string; animal_id: string; balance: OpeningBalance; by: UpsertAuthor; at: Date }

/**
 * Stores what an animal used of an insurance year before the portal, in the caller's transaction; all counters continue
 * from there. Throws `not_found`; `conflict` for an animal without cover; `validation_failed` at values that the
 * formula rules out: another first day of the year, more than the ceiling or package, a deductible of the other kind.
 */
export async function putOpeningBalance(
  db: Db,
  { member_id, animal_id, balance, by, at }: OpeningBalanceInput,
): Promise<UpsertResult> {
  await lockMember(db, member_id)
  const [animal] = await findInsuredAnimals(db, member_id, [animal_id], { forUpdate: true })
  if (!animal) {
    const bearer = await findBearer(db, 'animal', animal_id)
    throw problem(
      'not_found',
      bearer === null || bearer === member_id ? {} : { errors: { id: ['other_members_animal'] } },
    )
  }
  const { cover_start, formula } = animal
  if (cover_start === null || formula === 'default') throw problem('conflict')
  refuse(balance, { cover_start, formula: termsOn(animal, balance.insurance_year_start) })
  const { insurance_year_start } = balance
  const place = { member_id, animal_id, insurance_year_start }
  const row = rowOf(balance)
  const present = await findOpening(db, place)
  const fields = present ? Object.keys(changedFields(present, row)) : []
  if (present && fields.length === 0) return unchanged
  await putOpening(db, place, row, at)
  const created = present === undefined
  const auditEntry = { kind: 'opening_balance', subject_id: animal_id, fields, created, by, at } as const
  await auditUpsert(db, { member_id, ...auditEntry, topics: ['profile'] })
  return { result: created ? 'created' : 'changed' }
}

const rowOf = ({ open_event, ...balance }: OpeningBalance): OpeningRow => ({
  ceiling_used_cents: balance.ceiling_used_cents,
  deductible_used_cents: balance.deductible_used_cents,
  package_used_cents: balance.package_used_cents,
  event_first_care_date: open_event?.first_care_date ?? null,
  event_cause: open_event?.cause ?? null,
  event_name: open_event?.event ?? null,
  event_deductible_cents: open_event?.deductible_used_cents ?? null,
})

type OpeningCover = { cover_start: Day; formula: ReturnType<typeof termsOn> }

function refuse(balance: OpeningBalance, { cover_start, formula }: OpeningCover): void {
  const { insurance_year_start: start, open_event } = balance
  const tooBig = (field: string, max: number, limit: string) => fieldProblem(field, 'schema.too_big', { max, limit })
  if (start < cover_start || insuranceYear(cover_start, start).year_start !== start)
    throw fieldProblem('insurance_year_start', 'insurance_year')
  if (balance.ceiling_used_cents > formula.annual_ceiling_cents)
    throw tooBig('ceiling_used_cents', formula.annual_ceiling_cents, 'annual_ceiling_cents')
  if (balance.package_used_cents > formula.vaccine_package_cents)
    throw tooBig('package_used_cents', formula.vaccine_package_cents, 'vaccine_package_cents')
  const yearly = formula.deductible_mode === 'per_year' ? formula.deductible_cents : 0
  if (balance.deductible_used_cents > yearly) throw tooBig('deductible_used_cents', yearly, 'deductible_cents')
  if (!open_event) return
  if (formula.deductible_mode !== 'per_event') throw fieldProblem('open_event', 'schema.invalid_type')
  if (open_event.deductible_used_cents > formula.deductible_cents)
    throw tooBig('open_event.deductible_used_cents', formula.deductible_cents, 'deductible_cents')
  if (open_event.first_care_date < cover_start) throw fieldProblem('open_event.first_care_date', 'date_order')
}
