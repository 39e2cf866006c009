import type { Country } from '@coussinet/contract/domain/countries.ts'
import { anniversary, type Day, today } from '@coussinet/contract/domain/days.ts'
import { fixedTimes } from '#platform/config/retention-settings.ts'
import { inTransaction } from '#platform/db/transaction.ts'
import { erase } from './erase.ts'
import { deleteMember, eachEmptySince, eachEndedBefore } from './erasure.store.ts'

type SweepDeps = Parameters<typeof erase>[0]

/** Limit for the end of a contract, by country: members whose contract ended before it are erased on a day. */
export function endedBeforeErasure({ FR, IT, BE }: Record<Country, number>, day: Day): Record<Country, Day> {
  return { FR: anniversary(day, -FR), IT: anniversary(day, -IT), BE: anniversary(day, -BE) }
}

/** Erases members whose contract ended so long ago that no duty remains; returns how many. */
export function eraseEndedMembers(platform: SweepDeps): Promise<number> {
  const { db, clock, config } = platform
  const days = endedBeforeErasure(config.retention.books_years, today(clock()))
  return eachEndedBefore(db, days, async (member_id) => {
    const erasure = await erase(platform, { member_id, why: 'time' })
    return erasure?.done ? 1 : 0
  })
}

/** Deletes anonymous rows a month after the erasure, when all outgoing messages have been sent. */
export function deleteEmptyMembers(platform: SweepDeps): Promise<number> {
  const { db, clock } = platform
  const before = new Date(clock().getTime() - fixedTimes.empty_row_days * 86_400_000)
  return eachEmptySince(db, before, async (member_id) => {
    const erasure = await erase(platform, { member_id, why: 'time' })
    if (!erasure?.done || erasure.duties.books !== null || erasure.duties.mandate !== null) return 0
    await inTransaction(db, (tx) => deleteMember(tx, member_id))
    return 1
  })
}
