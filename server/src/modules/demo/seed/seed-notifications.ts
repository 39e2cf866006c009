import { debitOnce } from '#modules/contributions/contributions.ts'
import { type NotificationParams, numberOnce, onceId } from '#modules/notifications/notifications.ts'
import type { Db } from '#platform/db/db.ts'
import type { Platform } from '#platform/portal.ts'
import { demoId } from './demo-id.ts'
import type { DemoTime } from './demo-time.ts'
import { animalOf, memberOf, seedNotifications, seedRequests } from './seed-rows.ts'

type SeedNotification = (typeof seedNotifications)[number]

/** Replaces what the seeding itself told the members by the demo's own notifications; the letters of it are sent to nobody. */
export async function insertNotifications(db: Db, config: Platform['config'], time: DemoTime): Promise<void> {
  const members = [...new Set(seedNotifications.map(({ member }) => demoId(member)))]
  await db.deleteFrom('notifications').where('member_id', 'in', members).execute()
  await db.deleteFrom('outgoing_messages').where('member_id', 'in', members).execute()
  await db
    .insertInto('notifications')
    .values(seedNotifications.map((told) => notificationRow(told, config, time)))
    .execute()
}

function notificationRow(told: SeedNotification, config: Platform['config'], time: DemoTime) {
  const { id, member, kind, read } = told
  const created_at = time.at(told.created_at.slice(0, 10), told.created_at.slice(11, 16))
  const member_id = demoId(member)
  const params = paramsOf(told, time)
  const once = onceOf(kind, params)
  return {
    member_id,
    // As the daily job would have written it, which then does not tell it again.
    notification_id: once === null ? demoId(id) : onceId(config, { member_id, kind, once }),
    kind,
    params: JSON.stringify(params),
    created_at,
    read_at: read ? new Date(Math.min(time.now.getTime(), created_at.getTime() + 3 * 3_600_000)) : null,
  }
}

function onceOf(
  kind: string,
  { receipt_id, date, amount_cents, animal_id, days }: Partial<NotificationParams>,
): string | null {
  if (kind === 'debit_upcoming' && receipt_id && date && amount_cents !== undefined)
    return debitOnce({ receipt_id, due_date: date, amount_cents })
  if (kind === 'icad_missing' && animal_id && days !== undefined) return numberOnce(animal_id, days)
  return null
}

function paramsOf(
  { kind, member, params: { refund, animal, name, date, month, ...rest } }: SeedNotification,
  time: DemoTime,
) {
  const contract = memberOf(member)
  const request = seedRequests.find(({ request: known }) => known === refund)
  const debited = kind === 'debit_upcoming' ? String(date).slice(0, 7) : month
  return {
    ...rest,
    ...(request ? { request_id: demoId(request.request), reference: request.tracking_reference ?? '' } : {}),
    ...(typeof animal === 'string' ? { animal_id: demoId(animal), names: [animalOf(animal).name] } : {}),
    ...(typeof name === 'string' ? { names: [name] } : {}),
    ...(debited === undefined ? {} : { receipt_id: demoId(`receipt ${member} ${debited}`) }),
    ...(typeof date === 'string'
      ? { date: kind === 'debit_upcoming' ? time.planned(date.slice(0, 7), contract).on : time.day(date) }
      : {}),
    ...(typeof month === 'string' ? { month: time.month(month, contract.due_day) } : {}),
  }
}
