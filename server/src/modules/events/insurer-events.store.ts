import { sql } from 'kysely'
import type { Db } from '#platform/db/db.ts'

type InsurerEventRow = { member_id: string; event_id: string; event: string; /** JSON */ data: string; at: Date }

/** Adds an event after the member's latest one and returns its position; concurrent calls wait for each other. */
export async function insertEvent(db: Db, { member_id, ...event }: InsurerEventRow): Promise<number> {
  const { position } = await db
    .with('head', (cte) =>
      cte
        .insertInto('insurer_event_heads')
        .values({ member_id, position: 1 })
        .onConflict((conflict) =>
          conflict.column('member_id').doUpdateSet({ position: sql`insurer_event_heads.position + 1` }),
        )
        .returning('position'),
    )
    .insertInto('insurer_events')
    .columns(['member_id', 'position', 'event_id', 'event', 'data', 'at'])
    .expression((query) =>
      query
        .selectFrom('head')
        .select([
          sql<string>`${member_id}::uuid`.as('member_id'),
          'head.position',
          sql<string>`${event.event_id}::uuid`.as('event_id'),
          sql<string>`${event.event}::text`.as('event'),
          sql<string>`${event.data}::jsonb`.as('data'),
          sql<Date>`${event.at}::timestamptz`.as('at'),
        ]),
    )
    .returning('position')
    .executeTakeFirstOrThrow()
  return position
}

type ToldEventQuery = { event: string; subject: Readonly<Record<string, string>>; since: Date }

/** Finds an event about that subject since a moment, within the 30 days that events are stored; undefined if there is none. */
export async function findEventSince(db: Db, member_id: string, { event, subject, since }: ToldEventQuery) {
  return db
    .selectFrom('insurer_events')
    .select('event_id')
    .where('member_id', '=', member_id)
    .where('event', '=', event)
    .where('at', '>=', since)
    .where(sql<boolean>`data @> ${JSON.stringify(subject)}::jsonb`)
    .limit(1)
    .executeTakeFirst()
}

/** Deletes up to `count` events from before a moment that wait for no webhook; returns how many. */
export async function deleteEvents(db: Db, before: Date, count: number): Promise<number> {
  const { rows } = await sql`
    delete from insurer_events where (member_id, position) in (
      select member_id, position from insurer_events e
      where at < ${before}
        and not exists (select 1 from webhook_deliveries d where d.member_id = e.member_id and d.position = e.position and (d.status = 'waiting' or d.ended_at >= ${before}))
      order by at limit ${count})
    returning event_id`.execute(db)
  return rows.length
}
