import type { Costs } from '@coussinet/contract/animals.ts'
import type { FormulaTerms } from '@coussinet/contract/brand/formula-terms.ts'
import { sum } from '@coussinet/contract/domain/amounts.ts'
import { type CareKind, careKinds } from '@coussinet/contract/domain/care.ts'
import { type Day, today, addDays, addMonths } from '@coussinet/contract/domain/days.ts'
import type { RejectionReason } from '@coussinet/contract/domain/rejections.ts'
import { coverEnd, earlierEnd, findAnimals, insuranceYear, termsOn } from '#modules/policy/policy.ts'
import { fieldProblem, problem } from '#platform/core/problem.ts'
import type { Db } from '#platform/db/db.ts'
import { findDecidedCare } from '../cover/cover.ts'

type CostLine = {
  care_kind: CareKind
  billed_cents: number
  refunded_cents: number
  reason_code: RejectionReason | null
}

/** Part of a decided request that concerns one animal: the care of one day. */
export type DecidedCare = {
  care_date: Day
  lines: readonly CostLine[]
  /** amount that counts towards the annual ceiling */
  ceiling_cents: number
}

// Lines that cost this animal nothing: a quote, a duplicate or unpaid invoice, another animal's care.
export const noCost = new Set<RejectionReason>(['not_an_invoice', 'invoice_unpaid', 'duplicate', 'animal_mismatch'])

type CostsCover = { formula: FormulaTerms; cover_start: Day | null }
type CostDays = { on: Day; today: Day }

/**
 * Cost of an animal's care, in cents, in the insurance year that contains `on`. Without cover, years are counted back
 * from the twelve months up to `today`, and there is no ceiling.
 */
export function computeCosts(
  { formula, cover_start }: CostsCover,
  decided: readonly DecidedCare[],
  { on, today }: CostDays,
): Costs {
  const insured_from = formula.name === 'default' ? null : cover_start
  const counted_from = insured_from ?? addDays(addMonths(today, -12), 1)
  const yearOf = (day: Day) => insuranceYear(counted_from, day)
  const { year_start, year_end } = yearOf(on)
  const isInsured = insured_from !== null && insured_from <= year_end

  const costly = decided.flatMap(({ care_date, lines: own }) =>
    own.flatMap((line) =>
      line.reason_code !== null && noCost.has(line.reason_code)
        ? []
        : [{ ...line, care_date, month: care_date.slice(0, 7) }],
    ),
  )
  const isOfYear = ({ care_date }: { care_date: Day }) => year_start <= care_date && care_date <= year_end
  const lines = costly.filter(isOfYear)
  const years = new Set([today, ...costly.map(({ care_date }) => care_date)].map((day) => yearOf(day).year_start))
  return {
    year_start,
    year_end,
    years: [...years].toSorted().toReversed(),
    ...spent(lines),
    months: monthsOf(year_start, year_end).map((month) => ({
      month,
      ...spent(lines.filter((line) => line.month === month)),
    })),
    care_kinds: careKinds
      .map((care_kind) => ({ care_kind, ...spent(lines.filter((line) => line.care_kind === care_kind)) }))
      .filter(({ billed_cents }) => billed_cents > 0)
      .toSorted((one, other) => other.billed_cents - one.billed_cents),
    ceiling: {
      amount_cents: isInsured ? formula.annual_ceiling_cents : 0,
      course: isInsured ? courseOf(decided.filter(isOfYear)) : [],
    },
  }
}

const spent = (lines: readonly CostLine[]) => ({
  billed_cents: sum(lines.map(({ billed_cents }) => billed_cents)),
  refunded_cents: sum(lines.map(({ refunded_cents }) => refunded_cents)),
})

/** Calendar months of an insurance year: thirteen, or twelve if it begins on the first. */
function monthsOf(year_start: Day, year_end: Day): string[] {
  const first = `${year_start.slice(0, 7)}-01`
  return Array.from({ length: 13 }, (_, index) => addMonths(first, index).slice(0, 7)).filter(
    (month) => month <= year_end.slice(0, 7),
  )
}

/** Use of the ceiling by day of care; days that used none of it are omitted. */
function courseOf(decided: readonly DecidedCare[]): Costs['ceiling']['course'] {
  const days = Map.groupBy(
    decided.filter(({ ceiling_cents }) => ceiling_cents > 0),
    ({ care_date }) => care_date,
  )
  let used_cents = 0
  return [...days]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([day, parts]) => {
      used_cents += sum(parts.map(({ ceiling_cents }) => ceiling_cents))
      return { day, used_cents }
    })
}

type CostsQuery = { member_id: string; animal_id: string; on: Day | undefined }

/** Computes the cost of an animal in the insurance year with `on` (default today). Throws `not_found` for another member's. */
export async function animalCosts(db: Db, { member_id, animal_id, on }: CostsQuery, now: Date): Promise<Costs> {
  // No contract reaches years this far away, and dates there cannot be computed.
  if (on !== undefined && (on < '1900' || on >= '2200')) throw fieldProblem('on', 'schema.invalid_string')
  const [animal] = await findAnimals(db, member_id, { animal_id })
  if (!animal) throw problem('not_found')
  const decided = await findDecidedCare(db, member_id, animal_id)
  // Nothing is spent after the end of cover: the last year with cover stays the current one.
  const end = coverEnd(animal, animal.contract_end)?.cover_end ?? null
  const day = earlierEnd(end, today(now)) ?? today(now)
  const { cover_start } = animal
  // In a year with a change of formula, the ceiling of the last formula applies.
  const year_end = cover_start === null ? null : insuranceYear(cover_start, on ?? day).year_end
  const formula = termsOn(animal, earlierEnd(year_end, day) ?? day)
  return computeCosts({ formula, cover_start }, decided, { on: on ?? day, today: day })
}
