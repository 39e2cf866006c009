import { sql } from 'kysely'
import { tellInsurer } from '#modules/events/events.ts'
import { audit } from '#platform/audit.ts'
import type { Day } from '#platform/days.ts'
import { notHeld } from '#platform/legal-holds.ts'
import { lockMember } from '#modules/policy/policy.ts'
import type { Platform } from '#platform/portal.ts'
import { eachMember } from '#platform/database/sweep-members.ts'

/**
 * Ends mandates under which nothing was presented since that day (SEPA's rulebook): another debit needs another signature. Only what
 * the portal itself has known since then: of the years before, a mandate that an insurer brought may have been debited without a row here.
 */
export function lapse(platform: Pick<Platform, 'db' | 'clock' | 'config' | 'jobs'>, since: Day): Promise<number> {
  const before = new Date(since)
  const unused = sql<boolean>`(status = 'active' and created_at < ${before} and coalesce(signed_at, created_at) < ${before}
    and not exists (select 1 from receipts where receipts.member_id = mandates.member_id and receipts.due_date >= ${since}::date))`
  return eachMember(
    platform.db,
    { table: 'mandates', column: 'created_at', before, among: sql`status = 'active'`, due: unused },
    async (trx, member_id) => {
      await lockMember(trx, member_id)
      const at = platform.clock()
      const ended = await trx
        .updateTable('mandates')
        .set({ status: 'lapsed', ended_at: at })
        .where('member_id', '=', member_id)
        .where(unused)
        .where(notHeld('mandates'))
        .returning(['mandate_id', 'umr'])
        .execute()
      for (const { mandate_id, umr } of ended) {
        await audit(trx, {
          member_id,
          action: 'mandate.lapsed',
          subject_id: mandate_id,
          details: { umr },
          at,
          actor: 'system',
        })
        await tellInsurer(trx, platform, { event: 'mandate.lapsed', member_id, mandate_id, umr })
      }
      return ended.length
    },
  )
}
