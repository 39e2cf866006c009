import type { Day } from '@coussinet/contract/domain/days.ts'
import type { PaperFacts, PriceRevision } from '../../paper-facts.ts'

export type Notice = { announced_on: Day; from_day: Day; revisions: readonly PriceRevision[] }

/** The last announcement of new prices; null where there was none. */
export function latestNotice({ price_revisions }: PaperFacts): Notice | null {
  const latest = price_revisions.toSorted((one, other) => other.announced_on.localeCompare(one.announced_on))[0]
  if (!latest) return null
  const { announced_on, from_day } = latest
  return {
    announced_on,
    from_day,
    revisions: price_revisions.filter(
      (revision) => revision.announced_on === announced_on && revision.from_day === from_day,
    ),
  }
}
