import { addDays, anniversary, type Day, daysBetween, yearOf } from '../calendar/civil-days.ts'
import type { Care, Cause } from './drop-lines.ts'
import type { Formula } from './formulas.ts'
import { sumCents, type Taken } from './reckon.ts'

/** Decided part of one animal, in the order of the decisions. */
export type DecidedPart = {
  care_date: Day
  cause: Cause
  /** insurer's key of the event; null: by days */
  event: string | null
  base_cents: number
  deductible_cents: number
  care_refund_cents: number
  package_refund_cents: number
}

/** Agreement that keeps a part of the limits of one insurance year for its own care. */
export type Reservation = { year_start: Day; ceiling_cents: number; package_cents: number }

/** First and last day of the insurance year that holds a day. */
export function findInsuranceYear(cover_start: Day, day: Day): { first: Day; last: Day } {
  let years = yearOf(day) - yearOf(cover_start)
  if (anniversary(cover_start, years) > day) years -= 1
  return { first: anniversary(cover_start, years), last: addDays(anniversary(cover_start, years + 1), -1) }
}

type Event = { key: string | null; parts: DecidedPart[] }
type CareOfEvent = Pick<Care, 'care_date' | 'cause'> & { event: string | null }

/** First day of an event of a cause: that of its earliest covered care; null if it has none. A key may span causes. */
const beginOf = ({ parts }: Event, cause: Cause): Day | null =>
  parts
    .filter((part) => part.base_cents > 0 && part.cause === cause)
    .map((part) => part.care_date)
    .toSorted()[0] ?? null

/** Event to which care belongs: that of its key, else the earliest of its cause begun 0 to 45 days before. */
function findEvent(events: Event[], { event: key, cause, care_date }: CareOfEvent): Event | undefined {
  if (key !== null) return events.find((event) => event.key === key)
  if (cause === 'prevention') return undefined
  return events
    .flatMap((event) => {
      const first = beginOf(event, cause)
      const days = first === null ? -1 : daysBetween(first, care_date)
      return first !== null && days >= 0 && days <= 45 ? [{ event, first }] : []
    })
    .toSorted((one, other) => (one.first < other.first ? -1 : 1))[0]?.event
}

/** Deductible already borne for the event of that care. Events form in the order of the decisions, not of the care. */
function sumOfEvent(decided: readonly DecidedPart[], care: CareOfEvent): number {
  const events: Event[] = []
  for (const part of decided) {
    const event = findEvent(events, part)
    if (event) event.parts.push(part)
    else events.push({ key: part.event, parts: [part] })
  }
  return sumCents((findEvent(events, care)?.parts ?? []).map((part) => part.deductible_cents))
}

/** Parts of the insurance year that holds a day. */
export function partsOfYear(decided: readonly DecidedPart[], cover_start: Day, day: Day): DecidedPart[] {
  const { first, last } = findInsuranceYear(cover_start, day)
  return decided.filter((part) => part.care_date >= first && part.care_date <= last)
}

/** Limits that earlier decisions and standing agreements have taken for care of a day. */
export function countTaken(
  { formula, cover_start }: { formula: Formula; cover_start: Day | null },
  care: CareOfEvent,
  decided: readonly DecidedPart[],
  reserved: readonly Reservation[],
): Taken {
  if (cover_start === null) return { ceiling_cents: 0, package_cents: 0, deductible_cents: 0 }
  const year = partsOfYear(decided, cover_start, care.care_date)
  const { first } = findInsuranceYear(cover_start, care.care_date)
  const kept = reserved.filter(({ year_start }) => year_start === first)
  return {
    ceiling_cents:
      sumCents(year.map((part) => part.care_refund_cents)) + sumCents(kept.map((one) => one.ceiling_cents)),
    package_cents:
      sumCents(year.map((part) => part.package_refund_cents)) + sumCents(kept.map((one) => one.package_cents)),
    deductible_cents:
      formula.deductible_mode === 'per_year'
        ? sumCents(year.map((part) => part.deductible_cents))
        : sumOfEvent(decided, care),
  }
}
