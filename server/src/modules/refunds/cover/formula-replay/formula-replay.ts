import type { FormulaTerms } from '@coussinet/contract/brand/formula-terms.ts'
import { sum, sumBy } from '@coussinet/contract/domain/amounts.ts'
import type { CareKind } from '@coussinet/contract/domain/care.ts'
import { addDays, addMonths, type Day, today } from '@coussinet/contract/domain/days.ts'
import { lineReasons, type RejectionReason } from '@coussinet/contract/domain/rejections.ts'
import type { Cause } from '@coussinet/contract/domain/requests.ts'
import type { FormulaReplay, ReplayedFormula, ReplayRemark } from '@coussinet/contract/formula-replay.ts'
import {
  type AnimalRow,
  coverEnd,
  earlierEnd,
  findAnimals,
  formulaOn,
  formulaTerms,
  soldFormulas,
  presentPrice,
  type ContractDays,
} from '#modules/policy/policy.ts'
import type { Db } from '#platform/db/db.ts'
import { findContractCover } from '../assessment/animal-cover.ts'
import { findOpeningParts, findPartsToReplay, type PartToReplay } from '../cover.store.ts'
import { type AnimalDecision, countersFor } from '../rules/counters.ts'
import { computeRefund } from '../rules/refund-amount.ts'

type DecidedLine = { care_kind: CareKind; billed_cents: number; reason_code: RejectionReason | null }

/** A decided part that the portal computed, and can compute again. */
export type ReckonedPart = {
  care_date: Day
  cause: Cause
  event: string | null
  first_symptoms_on: Day | null
  lines: readonly DecidedLine[]
}

/** One of an animal's decided parts, in order; `given` amounts count towards the counters as they are. */
type ReplayedPart = { reckoned: ReckonedPart } | { given: AnimalDecision }

type ReplayCover = { cover_start: Day | null; contract: ContractDays }

// The handler excluded it, whatever the formula; the rules exclude a kind of care that the formula does not cover.
const computed: ReadonlySet<string> = new Set(lineReasons.filter((reason) => reason !== 'excluded_care'))

const givenReason = (reason: RejectionReason | null) => (reason === null || computed.has(reason) ? null : reason)

/**
 * Repeats an animal's decisions in their order as if it had had `formula` since its cover began. Returns the refunded
 * cents of each part, null for parts whose amounts were given.
 */
export function replay(
  formula: FormulaTerms,
  { cover_start, contract }: ReplayCover,
  parts: readonly ReplayedPart[],
): (number | null)[] {
  const decided: AnimalDecision[] = []
  return parts.map((part) => {
    if ('given' in part) {
      decided.push(part.given)
      return null
    }
    const { care_date, cause, event, first_symptoms_on, lines } = part.reckoned
    const care = { care_date, cause, event }
    const { computation, refunded_cents } = computeRefund({
      ...care,
      formula,
      cover_start,
      contract,
      first_symptoms_on,
      counters: countersFor(formula, cover_start, care, decided),
      lines: lines.map((line) => ({ ...line, reason_code: givenReason(line.reason_code) })),
    })
    decided.push({ ...care, ...computation })
    return refunded_cents
  })
}

/** The member's last twelve months under each formula, for each animal covered today; empty before the contract. */
export async function findFormulaReplay(db: Db, member_id: string, now: Date): Promise<FormulaReplay> {
  const to = today(now)
  const from = addDays(addMonths(to, -12), 1)
  const animals = (await findAnimals(db, member_id)).filter((animal) => isCovered(animal, to))
  const ids = animals.map(({ animal_id }) => animal_id)
  if (animals.length === 0) return { from, to, animals: [] }
  const contract = await findContractCover(db, member_id)
  const parts = Map.groupBy(await findPartsToReplay(db, member_id, ids), ({ animal_id }) => animal_id)
  const openings = Map.groupBy(await findOpeningParts(db, member_id, ids), ({ animal_id }) => animal_id)
  return {
    from,
    to,
    animals: animals.map((animal) =>
      replayOf({
        animal,
        contract: { ...contract, end_date: earlierEnd(animal.cover_end, contract.end_date) },
        decided: parts.get(animal.animal_id) ?? [],
        brought: openings.get(animal.animal_id) ?? [],
        from,
        to,
      }),
    ),
  }
}

function isCovered(animal: AnimalRow, to: Day): boolean {
  // Imported animals may exist before their contract.
  if (animal.effective_date === null) return false
  const end = coverEnd(animal, animal.contract_end)?.cover_end ?? null
  return (
    animal.formula !== 'default' &&
    animal.cover_start !== null &&
    animal.cover_start <= to &&
    (end === null || end > to)
  )
}

type ReplayInput = {
  animal: AnimalRow
  contract: Parameters<typeof replay>[1]['contract']
  decided: readonly PartToReplay[]
  brought: readonly AnimalDecision[]
  from: Day
  to: Day
}

function replayOf({ animal, contract, decided, brought, from, to }: ReplayInput): FormulaReplay['animals'][number] {
  const ofPortal = decided.filter(({ before_portal }) => !before_portal)
  const parts: ReplayedPart[] = [
    ...brought.map((given) => ({ given })),
    ...ofPortal.map((part) => (part.is_reckoned ? { reckoned: part } : { given: part })),
  ]
  const isInside = ({ care_date }: { care_date: Day }) => from <= care_date && care_date <= to
  const replayed = ofPortal.filter((part) => part.is_reckoned && isInside(part))
  const cover_start = animal.cover_start ?? to
  const months = monthsOf(cover_start, from, to)
  const remarks: ReplayRemark[] = [
    ...(ofPortal.some((part) => !part.is_reckoned && isInside(part)) ? (['insurer_amounts'] as const) : []),
    ...(decided.some((part) => part.before_portal && isInside(part)) ? (['before_portal'] as const) : []),
    ...(brought.length > 0 ? (['opening_balance'] as const) : []),
    ...(months < 12 ? (['partial_year'] as const) : []),
  ]

  const current = formulaTerms(formulaOn(animal, to))

  function under(formula: FormulaTerms): ReplayedFormula {
    const amounts = replay(formula, { cover_start, contract }, parts)
    const refunded_cents = sum(
      parts.map((part, place) => ('reckoned' in part && isInside(part.reckoned) ? (amounts[place] ?? 0) : 0)),
    )
    const isCurrent = formula.name === current.name
    const price_cents = isCurrent ? presentPrice(animal, to) : formula.monthly_price_cents[animal.type]
    const contributions_cents = months * (price_cents ?? 0)
    const differs = isCurrent && refunded_cents !== sumBy(replayed, (part) => part.refunded_cents)
    return {
      formula: formula.name,
      contributions_cents,
      refunded_cents,
      difference_cents: refunded_cents - contributions_cents,
      remarks: differs ? [...remarks, 'terms_changed'] : remarks,
    }
  }

  const sold = soldFormulas.filter(({ species }) => species.includes(animal.type))
  return {
    animal_id: animal.animal_id,
    name: animal.name,
    current: current.name,
    bills: replayed.length,
    billed_cents: sumBy(replayed, ({ billed_cents }) => billed_cents),
    formulas: (sold.some(({ name }) => name === current.name) ? sold : [current, ...sold]).map(under),
  }
}

/** Months of cover begun between `from` and `to`, at most twelve. */
function monthsOf(cover_start: Day, from: Day, to: Day): number {
  let months = 0
  const first = cover_start > from ? cover_start : from
  while (months < 12 && addMonths(first, months) <= to) months += 1
  return months
}
