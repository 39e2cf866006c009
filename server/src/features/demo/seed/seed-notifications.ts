import type { Db } from '#platform/db.ts'
import { demoId } from './demo-id.ts'
import type { DemoTime } from './demo-time.ts'
import { animalOf, memberOf, seedNotifications, seedRequests } from './seed-rows.ts'

type Told = (typeof seedNotifications)[number]

/** Replaces what the seeding itself told the members by the demo's own notifications. */
export async function insertNotifications(db: Db, time: DemoTime): Promise<void> {
  const members = [...new Set(seedNotifications.map(({ member }) => demoId(member)))]
  await db.deleteFrom('notifications').where('member_id', 'in', members).execute()
  await db.insertInto('notifications').values(seedNotifications.map((told) => notificationRow(told, time))).execute()
}

function notificationRow(told: Told, time: DemoTime) {
  const created_at = time.at(told.created_at.slice(0, 10), told.created_at.slice(11, 16))
  return {
    member_id: demoId(told.member),
    notification_id: demoId(told.id),
    kind: told.kind,
    params: JSON.stringify(paramsOf(told, time)),
    created_at,
    read_at: told.read ? new Date(Math.min(time.now.getTime(), created_at.getTime() + 3 * 3_600_000)) : null,
  }
}

function paramsOf({ kind, member, params: { refund, animal, name, date, month, ...rest } }: Told, time: DemoTime) {
  const contract = memberOf(member)
  const request = seedRequests.find(({ request: known }) => known === refund)
  return {
    ...rest,
    ...(request ? { request_id: demoId(request.request), reference: request.tracking_reference ?? '' } : {}),
    ...(typeof animal === 'string' ? { animal_id: demoId(animal), names: [animalOf(animal).name] } : {}),
    ...(typeof name === 'string' ? { names: [name] } : {}),
    ...(typeof date === 'string' ? { date: kind === 'debit_upcoming' ? time.planned(date.slice(0, 7), contract).on : time.day(date) } : {}),
    ...(typeof month === 'string' ? { month: time.month(month, contract.due_day) } : {}),
  }
}
