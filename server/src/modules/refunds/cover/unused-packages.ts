import { addDays, type Day, daysBetween } from '@coussinet/contract/domain/days.ts'
import type { NotificationParams, NotificationSource } from '#modules/notifications/notifications.ts'
import {
  type BegunAnimal,
  earlierEnd,
  findAnimalsBegunOn,
  insuranceYear,
  remaining,
  termsOn,
} from '#modules/policy/policy.ts'
import type { Db } from '#platform/db/db.ts'
import { readDecidedParts } from './decided-parts.ts'
import { countersFor } from './rules/counters.ts'

/** Days before the end of the insurance year from which the member is reminded of an unused package (REM-03). */
const toldWithin = 30

/** Finds animals whose vaccine package expires with their insurance year. */
export const unusedPackages: NotificationSource = async (db, today, after, limit) => {
  const rows = await findAnimalsBegunOn(db, { days: beginningsEndingSoon(today), today, after, limit })
  return rows.map((row) => {
    const year_end = packageEnd(row, today)
    return {
      member_id: row.member_id,
      subject_id: row.animal_id,
      notification: year_end
        ? {
            kind: 'package_unused',
            params: (tx) => packageLeft(tx, row, { today, year_end }),
            once: `${row.animal_id} ${year_end}`,
          }
        : null,
    }
  })
}

/** Last day of a package that can still be used, if it is within 30 days; null if cover ends before. */
function packageEnd(animal: BegunAnimal, today: Day): Day | null {
  const { cover_start, cover_end, last_day, status } = animal
  if (status !== 'active' || cover_start === null || cover_start > today) return null
  if (termsOn(animal, today).vaccine_package_cents === 0) return null
  const { year_end } = insuranceYear(cover_start, today)
  const ends_on = earlierEnd(cover_end, last_day)
  if (ends_on !== null && ends_on < year_end) return null
  const left = daysBetween(today, year_end)
  return left >= 1 && left <= toldWithin ? year_end : null
}

/** Start days of covers whose insurance year ends within 30 days; 29 February has its anniversary on 1 March (`anniversary`). */
function beginningsEndingSoon(today: Day): string[] {
  const days = Array.from({ length: toldWithin + 1 }, (_, index) => addDays(today, index + 1).slice(5))
  return days.includes('03-01') ? [...days, '02-29'] : days
}

/** Facts about the unused part of the package, after the year's decisions; null if it is used up. */
async function packageLeft(
  db: Db,
  animal: BegunAnimal,
  { today, year_end }: { today: Day; year_end: Day },
): Promise<NotificationParams | null> {
  const { member_id, animal_id, name, cover_start } = animal
  const terms = termsOn(animal, today)
  const decided = await readDecidedParts(db, member_id, animal_id)
  const care = { care_date: today, cause: 'prevention' as const, event: null }
  const { package_used_cents } = countersFor(terms, cover_start, care, decided)
  const amount_cents = remaining(terms.vaccine_package_cents, package_used_cents)
  return amount_cents === 0 ? null : { animal_id, names: [name], amount_cents, date: year_end }
}
