import type { Day } from '@coussinet/contract/domain/days.ts'
import { publishInsurerEvent } from '#modules/events/events.ts'
import { lockMember } from '#modules/policy/policy.ts'
import { eachMember } from '#platform/db/sweep-members.ts'
import type { Platform } from '#platform/portal.ts'
import { audit } from '#platform/records/audit.ts'
import { lapseUnused, unusedMandates } from './mandates.store.ts'

/**
 * Ends mandates under which nothing was presented since that day (SEPA's rulebook): another debit needs another signature. Only what
 * the portal itself has known since then: of the years before, a mandate that an insurer brought may have been debited without a row here.
 */
export function endLapsedMandates(
  platform: Pick<Platform, 'db' | 'clock' | 'config' | 'jobs'>,
  since: Day,
): Promise<number> {
  return eachMember(platform.db, unusedMandates(since), async (trx, member_id) => {
    await lockMember(trx, member_id)
    const at = platform.clock()
    const ended = await lapseUnused(trx, member_id, { since, at })
    for (const { mandate_id, umr } of ended) {
      await audit(trx, {
        member_id,
        action: 'mandate.lapsed',
        subject_id: mandate_id,
        details: { umr },
        at,
        actor: 'system',
      })
      await publishInsurerEvent(trx, platform, { event: 'mandate.lapsed', member_id, mandate_id, umr })
    }
    return ended.length
  })
}
