import { sql } from 'kysely'
import { listWebhookDeliveries } from '../../contract/src/integration/webhooks.ts'
import { callOnce } from '../engine/call.ts'
import type { World } from '../engine/world.ts'
import type { Disagreement } from '../observed.ts'

type Row = { nevg: string; position: number; status: string | null; event: string; data: unknown }

const fault = (where: string, expected: unknown, observed: unknown): Disagreement => ({ where, expected, observed })

/**
 * Disagreements of what the insurer received with what happened, since the last call: each event as it was written, in the order of its
 * member, passed over only if it was given up in sight of everybody; and none that was delivered without arriving, or that waits for ever.
 */
export async function sweepEvents(world: World, { jobs_late }: { jobs_late: boolean }): Promise<Disagreement[]> {
  const { receiver, clock } = world
  const found = receiver.takeFaults().map((observed) => fault('a message to the insurer', 'as the rules say', observed))
  const arrived = receiver.takeArrived()
  const ids = arrived.map(({ event_id }) => event_id)
  const since = new Date(clock.now().getTime() - 86_400_000)
  const overdue = new Date(clock.now().getTime() - 4 * 86_400_000)
  const { rows } = await sql<Row>`
    select member.nevg, event.position, delivery.status, event.event, event.data
    from insurer_events event join members member using (member_id)
    left join webhook_deliveries delivery on delivery.member_id = event.member_id and delivery.position = event.position
    where event.at > ${since} or delivery.ended_at > ${since} or event.event_id = any(${ids}::uuid[])`.execute(
    world.place.own,
  )
  const stored = new Map(rows.map((row) => [`${row.nevg} ${row.position}`, row]))
  for (const { nevg, position, event, data } of arrived) {
    const row = stored.get(`${nevg} ${position}`)
    if (row?.event !== event || JSON.stringify(row.data) !== JSON.stringify(data))
      found.push(fault(`event ${position} of ${nevg}`, row ?? null, { event, data }))
  }
  for (const { nevg, position, status } of rows) {
    if (status === null) found.push(fault(`event ${position} of ${nevg}`, 'a delivery', status))
    if (status === 'delivered' && !receiver.hasReceived(nevg, position))
      found.push(fault(`event ${position} of ${nevg} was delivered`, 'received', 'never'))
  }
  const failed = rows.filter(({ status }) => status === 'failed')
  for (const nevg of new Set(failed.map((row) => row.nevg))) found.push(...(await findUnseen(world, nevg, failed)))
  for (const { nevg, position } of receiver.takeGaps())
    found.push(fault(`event ${position} of ${nevg} was passed over`, 'given up', 'nothing'))
  const { rows: waiting } = await sql<{ count: number }>`
    select count(*)::integer as count from webhook_deliveries where status = 'waiting' and waiting_since < ${overdue}`.execute(
    world.place.own,
  )
  if (!jobs_late && (waiting[0]?.count ?? 0) > 0)
    found.push(fault('an event that waits for ever', 0, waiting[0]?.count))
  return found
}

/** Events of a member that were given up, and that the insurer cannot find among those that failed. */
async function findUnseen(world: World, nevg: string, failed: readonly Row[]): Promise<Disagreement[]> {
  const query = { status: 'failed' as const, nevg, limit: 100 }
  const { body } = await callOnce(world.portal(), listWebhookDeliveries, { token: await world.machine(), query })
  const listed = new Set(body.data.map(({ position }) => position))
  return failed
    .filter((row) => row.nevg === nevg)
    .flatMap(({ position }) => {
      world.receiver.giveUp(nevg, position)
      return listed.has(position) ? [] : [fault(`event ${position} of ${nevg} was given up`, 'listed', 'nowhere')]
    })
}
