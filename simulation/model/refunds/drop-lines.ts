import { addDays, type Day } from '../calendar/civil-days.ts'
import type { Formula, Guarantee } from './formulas.ts'

export type Cause = 'accident' | 'illness' | 'prevention'

export type AssessedLine = {
  care_kind: string
  billed_cents: number
  /** reason by which the insurer drops the line */
  reason_code: string | null
}

/** Days on which an animal is covered; both ends are covered days. */
export type Cover = {
  cover_start: Day | null
  cover_end: Day | null
  suspensions: { from: Day; to: Day | null }[]
  /** days between two contracts */
  isBetween?: (day: Day) => boolean
}

export type Care = { care_date: Day; cause: Cause; first_symptoms_on: Day | null }

/** Order in which reasons are given (rules, 2.1), then those that only a handler gives, as 2.6 lists them. */
export const reasonOrder = [
  'before_effective_date',
  'after_end_date',
  'cover_suspended',
  'excluded_care',
  'not_covered_by_formula',
  'waiting_period',
  'symptoms_before_cover',
  'below_deductible',
  'ceiling_reached',
  'vaccine_package_reached',
  'preexisting_condition',
  'not_an_invoice',
  'invoice_unpaid',
  'duplicate',
  'animal_mismatch',
  'late_filing',
  'documents_timeout',
]
export const sortReasons = (reasons: Iterable<string>) =>
  [...new Set(reasons)].toSorted((one, other) => reasonOrder.indexOf(one) - reasonOrder.indexOf(other))

type Bucket = 'care' | 'surgery' | 'prevention' | 'excluded'
const preventionKinds = ['vaccine', 'dental_scaling', 'sterilisation', 'antiparasitic', 'microchip']
const excludedKinds = ['food', 'grooming', 'travel', 'hygiene']

/** Bucket of a kind of care; a stay is surgery beside an operation of the same animal alone. */
export function sortKind(care_kind: string, all: readonly AssessedLine[]): Bucket {
  if (preventionKinds.includes(care_kind)) return 'prevention'
  if (excludedKinds.includes(care_kind)) return 'excluded'
  if (care_kind === 'surgery' || care_kind === 'anaesthesia') return 'surgery'
  if (care_kind === 'hospitalisation' && all.some((line) => line.care_kind === 'surgery')) return 'surgery'
  return 'care'
}

/** Reason why nothing of that day is covered, or null. */
function findUncoveredDay({ cover_start, cover_end, suspensions, isBetween }: Cover, day: Day): string | null {
  if (cover_start === null || day < cover_start) return 'before_effective_date'
  if ((cover_end !== null && day > cover_end) || isBetween?.(day)) return 'after_end_date'
  return suspensions.some(({ from, to }) => from <= day && (to === null || day <= to)) ? 'cover_suspended' : null
}

/**
 * Reason that drops a line, or null (rules, 2.1, steps 1 to 5). A formula that covers nothing says so whatever else is true.
 * Where a handler dropped the line, the rules do not say which reason it bears: that of a day without cover speaks first, then the
 * handler's.
 */
export function findDropReason(
  line: AssessedLine,
  { formula, cover, care, lines }: { formula: Formula; cover: Cover; care: Care; lines: readonly AssessedLine[] },
): string | null {
  if (formula.covers.length === 0) return 'not_covered_by_formula'
  const uncovered = findUncoveredDay(cover, care.care_date)
  if (uncovered !== null || cover.cover_start === null) return uncovered
  if (line.reason_code !== null) return line.reason_code
  const bucket = sortKind(line.care_kind, lines)
  if (bucket === 'excluded') return 'excluded_care'
  if (bucket === 'prevention') return null
  if (care.cause === 'prevention') return 'excluded_care'
  const illness: Guarantee = bucket === 'surgery' ? 'illness_surgery' : 'illness'
  const guarantee = care.cause === 'accident' ? 'accident' : illness
  const days = formula.waiting_days[guarantee]
  if (!formula.covers.includes(guarantee) || days === null) return 'not_covered_by_formula'
  const begins = (one: Guarantee) => formula.begun?.[one] ?? cover.cover_start ?? care.care_date
  if (care.care_date < addDays(begins(guarantee), days)) return 'waiting_period'
  const { illness: illness_days } = formula.waiting_days
  if (care.cause !== 'illness' || care.first_symptoms_on === null || illness_days === null) return null
  return care.first_symptoms_on < addDays(begins(guarantee), illness_days) ? 'symptoms_before_cover' : null
}
