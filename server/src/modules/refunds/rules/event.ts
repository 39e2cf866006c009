import type { Cause } from '@coussinet/contract/refund-requests.ts'
import { type Day, addDays } from '@coussinet/contract/domain/days.ts'

const windowDays = 45

/** What makes care belong to an event; `event` is the key given by the insurer, or null. */
export type EventCare = { care_date: Day; cause: Cause; event: string | null }

type Group<Part> = { key: string | null; cause: Cause; first_care_date: Day; parts: Part[] }

function find<Part>(groups: readonly Group<Part>[], { care_date, cause, event }: EventCare): Group<Part> | undefined {
  if (event !== null) return groups.find(({ key }) => key === event)
  return groups
    .filter((group) => group.cause === cause)
    .filter(({ first_care_date: first }) => first <= care_date && care_date <= addDays(first, windowDays))
    .toSorted((a, b) => a.first_care_date.localeCompare(b.first_care_date))[0]
}

/**
 * The decided parts of one animal which belong to the same event as `care`: those of its key, else those of its cause
 * whose earliest care lies at most 45 days before. `decided` stands in the order of the decisions; what had no covered base makes no event.
 */
export function sameEvent<Part extends EventCare & { covered_base_cents: number }>(
  care: EventCare,
  decided: readonly Part[],
): Part[] {
  if (care.cause === 'prevention') return []
  const groups: Group<Part>[] = []
  for (const part of decided) {
    if (part.covered_base_cents === 0 || part.cause === 'prevention') continue
    const group = find(groups, part)
    if (group) {
      group.parts.push(part)
      if (part.care_date < group.first_care_date) group.first_care_date = part.care_date
    } else {
      groups.push({ key: part.event, cause: part.cause, first_care_date: part.care_date, parts: [part] })
    }
  }
  return find(groups, care)?.parts ?? []
}
