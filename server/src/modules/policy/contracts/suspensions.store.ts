import { sql } from 'kysely'
import type { Day } from '#platform/days.ts'

/** The day since when a member's cover is suspended on `today`, null while it is not. A suspension holds to the end of its last day, like the refunds' (`drop-reason.ts`). */
export const suspendedSince = (member_id: string, today: Day) =>
  sql<Day | null>`(select max(from_day) from suspensions where suspensions.member_id = ${member_id}::uuid and from_day <= ${today}::date and (to_day is null or to_day >= ${today}::date))`
