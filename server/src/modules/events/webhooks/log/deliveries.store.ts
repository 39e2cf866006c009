import type { EventName } from '@coussinet/contract/integration/events.ts'
import type { WebhookDelivery } from '@coussinet/contract/integration/webhooks.ts'
import { sql } from 'kysely'
import type { Db } from '#platform/db/db.ts'
import type { OldRows } from '#platform/db/delete-old.ts'

export type DeliveryFilter = {
  status?: WebhookDelivery['status'] | undefined
  event?: EventName | undefined
  webhook_id?: string | undefined
  member_id?: string | undefined
}

const rows = (db: Db) =>
  db
    .selectFrom('webhook_deliveries as d')
    .innerJoin('insurer_events as e', (join) =>
      join.onRef('e.member_id', '=', 'd.member_id').onRef('e.position', '=', 'd.position'),
    )
    .innerJoin('members as m', 'm.member_id', 'd.member_id')
    .select([
      'd.member_id',
      'd.delivery_id',
      'd.webhook_id',
      'd.position',
      'd.status',
      'd.tries',
      'd.ended_at',
      'e.event_id',
      'e.event',
      'e.at',
      'm.nevg',
    ])
    .$narrowType<{ status: WebhookDelivery['status']; event: EventName }>()
export type DeliveryRow = Awaited<ReturnType<ReturnType<typeof rows>['execute']>>[number]

/** A page of the log, newest first, after the delivery of a page before. */
export function findDeliveries(
  db: Db,
  { status, event, webhook_id, member_id }: DeliveryFilter,
  after: string | null,
  count: number,
): Promise<DeliveryRow[]> {
  return rows(db)
    .$if(status !== undefined, (query) => query.where('d.status', '=', status ?? 'waiting'))
    .$if(event !== undefined, (query) => query.where('d.event', '=', event ?? ''))
    .$if(webhook_id !== undefined, (query) => query.where('d.webhook_id', '=', webhook_id ?? ''))
    .$if(member_id !== undefined, (query) => query.where('d.member_id', '=', member_id ?? ''))
    .$if(after !== null, (query) => query.where('d.delivery_id', '<', after ?? ''))
    .orderBy('d.delivery_id', 'desc')
    .limit(count)
    .execute()
}

export function findDelivery(db: Db, delivery_id: string): Promise<DeliveryRow | undefined> {
  return rows(db).where('d.delivery_id', '=', delivery_id).executeTakeFirst()
}

type DeliveryKey = Pick<DeliveryRow, 'member_id' | 'webhook_id' | 'position'>

/** Finds the latest attempts of some deliveries, newest first, up to `count` of each. */
export async function findTries(db: Db, of: readonly DeliveryKey[], count: number) {
  if (of.length === 0) return []
  const keys = sql.join(
    of.map(
      ({ member_id, webhook_id, position }) => sql`(${member_id}::uuid, ${webhook_id}::uuid, ${position}::integer)`,
    ),
  )
  const { rows: tries } = await sql<
    DeliveryKey & { at: Date; status_code: number | null; ms: number; error: string | null }
  >`
    select member_id, webhook_id, position, at, status_code, ms, error
    from (
      select webhook_tries.*, row_number() over (partition by member_id, webhook_id, position order by try_id desc) as place
      from webhook_tries where (member_id, webhook_id, position) in (${keys})) t
    where place <= ${count}
    order by try_id desc`.execute(db)
  return tries
}

/** Deletes deliveries and streams of removed webhooks, up to `count`; returns how many. */
export async function deleteStranded(db: Db, count: number): Promise<number> {
  const { numAffectedRows: deliveries = 0n } = await sql`
    delete from webhook_deliveries where (member_id, webhook_id, position) in (
      select member_id, webhook_id, position from webhook_deliveries d
      where status = 'waiting' and not exists (select 1 from webhook_endpoints w where w.webhook_id = d.webhook_id)
      limit ${count})`.execute(db)
  const { numAffectedRows: streams = 0n } = await sql`
    delete from webhook_streams where (member_id, webhook_id) in (
      select member_id, webhook_id from webhook_streams s
      where not exists (select 1 from webhook_endpoints w where w.webhook_id = s.webhook_id)
      limit ${count})`.execute(db)
  return Number(deliveries + streams)
}

export type ReplayedEvent = { member_id: string; position: number; event: string; at: Date }
type EventWalk = { webhook_id: string; from: Date; to: Date; after: ReplayedEvent | undefined }

/** Events of a period that a webhook subscribes to, in order, after a given one. */
export async function findEvents(
  db: Db,
  { webhook_id, from, to, after }: EventWalk,
  count: number,
): Promise<ReplayedEvent[]> {
  const { rows: events } = await sql<ReplayedEvent>`
    select e.member_id, e.position, e.event, e.at from insurer_events e
    join webhook_endpoints w on w.webhook_id = ${webhook_id} and (w.events is null or e.event = any(w.events))
    where e.at >= ${from} and e.at < ${to}
      ${after ? sql`and (e.at, e.member_id, e.position) > (${after.at}, ${after.member_id}::uuid, ${after.position}::integer)` : sql``}
    order by e.at, e.member_id, e.position limit ${count}`.execute(db)
  return events
}

/** Deliveries that ended before that moment. */
export const endedBefore = (before: Date): OldRows => ({
  table: 'webhook_deliveries',
  key: ['member_id', 'webhook_id', 'position'],
  column: 'ended_at',
  before,
})

export async function findWebhookCounts(db: Db) {
  const { active } = await db
    .selectFrom('webhook_endpoints')
    .select(({ fn }) => fn.countAll<number>().as('active'))
    .where('disabled_at', 'is', null)
    .executeTakeFirstOrThrow()
  const waiting = await db
    .selectFrom('webhook_deliveries')
    .select(({ fn }) => [fn.countAll<number>().as('count'), fn.min('waiting_since').as('oldest')])
    .where('status', '=', 'waiting')
    .executeTakeFirstOrThrow()
  const { failed } = await db
    .selectFrom('webhook_deliveries')
    .select(({ fn }) => fn.countAll<number>().as('failed'))
    .where('status', '=', 'failed')
    .executeTakeFirstOrThrow()
  return { active: Number(active), waiting: Number(waiting.count), oldest: waiting.oldest, failed: Number(failed) }
}
