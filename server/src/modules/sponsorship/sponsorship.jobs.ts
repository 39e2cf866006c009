import { today } from '@coussinet/contract/domain/days.ts'
import { inUnit } from '#modules/notifications/notifications.ts'
import { Problem } from '#platform/core/problem.ts'
import { eachAlone } from '#platform/db/each-alone.ts'
import type { Platform } from '#platform/portal.ts'
import type { ContributionsPort } from './contributions-port.ts'
import { godchildErasureJobs } from './godchild-erasure.ts'
import { moveGodchild } from './godchild-moves.ts'
import { findBegun } from './godchildren/godchildren.store.ts'

const batch = 200

/** Runs what time alone brings about. */
export async function sponsorshipJobs(platform: Platform, contributions: ContributionsPort): Promise<void> {
  // Each hour: a day begins in Paris when it does not in UTC.
  await platform.jobs.every('sponsorship.begun', '5 * * * *', () => moveBegunGodchildren(platform, contributions))
  await godchildErasureJobs(platform)
}

/** Moves signed godchildren whose contract has begun to `pending`: it can still be undone for 14 days from its first day. */
export async function moveBegunGodchildren(
  platform: Pick<Platform, 'db' | 'clock' | 'config' | 'jobs'>,
  contributions: ContributionsPort,
): Promise<void> {
  const at = platform.clock()
  const begun = await findBegun(platform.db, today(at), batch)
  await eachAlone(begun, async ({ member_id, sponsorship_request_id: id }) => {
    try {
      await inUnit(platform, { member_id, at, actor: 'insurer' }, (tx) =>
        moveGodchild(tx, { id, to: 'pending' }, contributions),
      )
    } catch (error) {
      // Moved meanwhile by the insurer.
      if (!(error instanceof Problem)) throw error
    }
  })
}
