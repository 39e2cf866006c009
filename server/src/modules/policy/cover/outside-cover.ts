import { addDays, type Day } from '@coussinet/contract/domain/days.ts'

/**
 * `end_date` is the last covered day. Suspensions and gaps between two contracts include their first and last day; a
 * suspension may have no end yet.
 */
export type ContractDays = {
  end_date: Day | null
  suspensions: readonly { from: Day; to: Day | null }[]
  gaps: readonly { from: Day; to: Day }[]
}

export type OutsideCover =
  /** `until`: first covered day */
  | { reason: 'before_effective_date'; until: Day }
  /** `until`: last covered day */
  | { reason: 'after_end_date'; until: Day }
  /** `since`: first day; `until`: day from which care is covered again, null if unknown */
  | { reason: 'cover_suspended'; since: Day; until: Day | null }

/** Reason why no care of that day is covered: before the cover, after its end, or during a suspension. */
export function outsideCover(
  care_date: Day,
  cover_start: Day,
  { end_date, suspensions, gaps }: ContractDays,
): OutsideCover | null {
  if (care_date < cover_start) return { reason: 'before_effective_date', until: cover_start }
  if (end_date !== null && care_date > end_date) return { reason: 'after_end_date', until: end_date }
  const gap = gaps.find(({ from, to }) => from <= care_date && care_date <= to)
  if (gap) return { reason: 'after_end_date', until: addDays(gap.from, -1) }
  const suspension = suspensions.find(({ from, to }) => from <= care_date && (to === null || care_date <= to))
  if (!suspension) return null
  const again = suspension.to === null ? null : addDays(suspension.to, 1)
  const isOver = again === null || (end_date !== null && again > end_date)
  return { reason: 'cover_suspended', since: suspension.from, until: isOver ? null : again }
}
