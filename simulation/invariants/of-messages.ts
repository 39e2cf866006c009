import { sql } from 'kysely'
import type { World } from '../engine/world.ts'
import type { Disagreement } from '../observed.ts'

type Message = { message_id: string; fate: 'sent' | 'given up' | 'waiting' }

/**
 * Mails and SMS of the last two days that went nowhere: noted as sent though nobody took them, given up before a day of tries, or still
 * waiting after that day.
 */
export async function sweepMessages(world: World): Promise<Disagreement[]> {
  const now = world.clock.now().getTime()
  const ago = (hours: number) => new Date(now - hours * 3_600_000)
  const { rows } = await sql<Message>`
    select message_id, case when sent_at is not null then 'sent' when dropped_at is not null then 'given up' else 'waiting' end as fate
    from outgoing_messages where created_at > ${ago(48)} and (sent_at is not null
      or dropped_at < least(created_at + interval '24 hours', expires_at)
      or (dropped_at is null and created_at < ${ago(30)} and coalesce(expires_at, 'infinity') > ${ago(0)}))`.execute(
    world.place.own,
  )
  return rows.flatMap(({ message_id, fate }) =>
    fate === 'sent' && world.deliveries.hasTaken(message_id)
      ? []
      : [{ where: `message ${message_id}`, expected: 'sent', observed: fate === 'sent' ? 'taken by nobody' : fate }],
  )
}
