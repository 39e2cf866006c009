import { addDays, addMonths, type Day } from '@coussinet/contract/domain/days.ts'
import { shownAccount } from '@coussinet/contract/domain/payments.ts'
import { createUnit, type NotificationSource } from '#modules/notifications/notifications.ts'
import { lockMember } from '#modules/policy/policy.ts'
import { fixedTimes } from '#platform/config/retention-settings.ts'
import type { Platform } from '#platform/portal.ts'
import { eachMember } from '#platform/records/sweep-members.ts'
import { maskedIban } from '#platform/text/mask.ts'
import { findUnused, lapseUnused, unusedMandates } from './mandates.store.ts'

/**
 * Ends mandates unused since that day, as the SEPA rulebook requires: another debit needs a new signature. Counts only
 * the time since the portal has known a mandate, because earlier debits of an imported mandate have no row here.
 */
export function endLapsedMandates(
  platform: Pick<Platform, 'db' | 'clock' | 'config' | 'jobs'>,
  since: Day,
): Promise<number> {
  return eachMember(platform.db, unusedMandates(since), async (db, member_id) => {
    await lockMember(db, member_id)
    const tx = createUnit(db, platform, { member_id, actor: 'system' })
    const ended = await lapseUnused(db, member_id, { since, at: tx.at })
    for (const { mandate_id, umr } of ended) {
      await tx.audit('mandate.lapsed', { subject_id: mandate_id, details: { umr } })
      await tx.publish({ event: 'mandate.lapsed', mandate_id, umr })
    }
    return ended.length
  })
}

/** Days before a mandate's end on which it is announced (REM-03). */
const announcedWithin = 30

const monthsBefore = (day: Day) => addMonths(day, -fixedTimes.mandate_lapses_months)

/** Finds mandates that end soon because they were not used. */
export const lapsingMandates: NotificationSource = async (db, today, after, limit) => {
  const rows = await findUnused(db, { since: monthsBefore(addDays(today, announcedWithin)), after, limit })
  return rows.map(({ member_id, mandate_id, umr, iban, last_use }) => {
    const date = lapsesOn(last_use, today)
    const account = shownAccount(maskedIban(iban))
    return {
      member_id,
      subject_id: mandate_id,
      notification: { kind: 'mandate_lapsing', params: { umr, account, date }, once: `${mandate_id} ${last_use}` },
    }
  })
}

/** First day on which the sweep can end a mandate last used on `day`: tomorrow if that is past. */
function lapsesOn(last_use: Day, today: Day): Day {
  let day = addMonths(last_use, fixedTimes.mandate_lapses_months)
  while (day <= today || monthsBefore(day) <= last_use) day = addDays(day, 1)
  return day
}
