import { toLanguage } from '@coussinet/contract/brand/language-of.ts'
import { careKindNames } from '@coussinet/contract/domain/care.ts'
import { today } from '@coussinet/contract/domain/days.ts'
import type { Estimate, EstimateQuestion } from '@coussinet/contract/refunds.ts'
import { formulaOn, outsideCover } from '#modules/policy/policy.ts'
import { problem } from '#platform/core/problem.ts'
import { isId } from '#platform/crypto/ids.ts'
import type { Db } from '#platform/db/db.ts'
import {
  type AnimalCover,
  findCovers,
  eventOfCare,
  computeAnimalRefund,
  reckonPart,
  type Agreement,
} from '../cover/cover.ts'

const codes = {
  before_effective_date: 'before_effect',
  after_end_date: 'after_end',
  cover_suspended: 'cover_suspended',
} as const

type EstimateReader = { id: string; locale: string }

/** A line is named by its kind of care unless it has its own label. */
type EstimateInput<Line> = Omit<EstimateQuestion, 'lines'> & { lines: readonly Line[] }
type AskedLine = EstimateQuestion['lines'][number] & { label?: string }

/** Estimates the refund of a bill today with the animal's counters; stores nothing. Throws `not_found` for another member's animal. */
export async function estimateFor(
  db: Db,
  member: EstimateReader,
  question: EstimateQuestion,
  now: Date,
): Promise<Estimate> {
  const { cover, care, lines } = await caseOf(db, member, question, { now, agreement: null })
  const { computation, ...amount } = computeAnimalRefund(cover, care, lines)
  const event = computation.covered_base_cents > 0 ? eventOfCare(cover, care) : null
  return { ...amount, computation, event, ...outsideOf(cover, care.care_date) }
}

/** Estimates a bill under an agreement, whose reservation is available to it; no steps if the insurer gave the amounts. */
export async function estimateUnder<Line extends AskedLine>(
  db: Db,
  member: EstimateReader,
  question: EstimateInput<Line>,
  { now, agreement }: { now: Date; agreement: Agreement | null },
) {
  const { cover, care, lines } = await caseOf(db, member, question, { now, agreement })
  const {
    computation,
    explanation,
    covered_base_cents,
    billed_cents,
    refunded_cents,
    remaining_cents,
    reasons,
    ...rest
  } = reckonPart(cover, care, lines)
  const event = covered_base_cents > 0 ? eventOfCare(cover, care) : null
  const amount = { billed_cents, refunded_cents, remaining_cents, computation, lines: rest.lines, reasons }
  return { ...amount, explanation, event, ...outsideOf(cover, care.care_date) }
}

async function caseOf<Line extends AskedLine>(
  db: Db,
  member: EstimateReader,
  { animal_id, lines, ...treatment }: EstimateInput<Line>,
  { now, agreement }: { now: Date; agreement: Agreement | null },
) {
  const covers = isId(animal_id)
    ? await findCovers(db, member.id, [animal_id], { today: today(now), agreement })
    : undefined
  const cover = covers?.values().next().value
  if (!cover) throw problem('not_found')
  const language = toLanguage(member.locale)
  return {
    cover,
    care: { ...treatment, event: null },
    lines: lines.map((line) => ({ label: careKindNames[language][line.care_kind], ...line })),
  }
}

/** Explains with its dates why care of that day is outside the cover; empty if it is not. */
function outsideOf({ animal, contract }: AnimalCover, care_date: string): Pick<Estimate, 'outside_cover'> {
  const { cover_start } = animal
  const outside =
    cover_start === null || formulaOn(animal, care_date) === 'default'
      ? null
      : outsideCover(care_date, cover_start, contract)
  if (outside === null) return {}
  const since = outside.reason === 'cover_suspended' ? outside.since : null
  return { outside_cover: { code: codes[outside.reason], since, until: outside.until } }
}
