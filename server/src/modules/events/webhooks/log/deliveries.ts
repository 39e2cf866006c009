import type { AnswerOf, QueryOf } from '@coussinet/contract/endpoint.ts'
import type { listWebhookDeliveries, WebhookDelivery } from '@coussinet/contract/integration/webhooks.ts'
import { problem } from '#platform/core/problem.ts'
import { isId, timedId } from '#platform/crypto/ids.ts'
import type { Db } from '#platform/db/db.ts'
import type { Platform } from '#platform/portal.ts'
import { fill } from '../queue.store.ts'
import { findWebhook } from '../webhooks.store.ts'
import { type DeliveryRow, findDeliveries, findDelivery, findTries } from './deliveries.store.ts'

const triesShown = 10

/** Finds a member by their number; null where there is none. */
export type MemberLookup = { findMemberByNevg: (db: Db, nevg: string) => Promise<string | null> }

/** Lists a page of deliveries. Throws `malformed_request` for an unknown cursor. */
export async function readDeliveries(
  db: Db,
  { limit, cursor, nevg, ...wanted }: QueryOf<typeof listWebhookDeliveries>,
  { findMemberByNevg }: MemberLookup,
): Promise<AnswerOf<typeof listWebhookDeliveries>> {
  if (cursor !== undefined && !isId(cursor)) throw problem('malformed_request')
  if (wanted.webhook_id !== undefined && !isId(wanted.webhook_id)) return { data: [], next_cursor: null }
  const member_id = nevg === undefined ? undefined : await findMemberByNevg(db, nevg)
  if (member_id === null) return { data: [], next_cursor: null }
  const rows = await findDeliveries(db, { ...wanted, member_id }, cursor ?? null, limit + 1)
  const shown = rows.slice(0, limit)
  return {
    data: await withTries(db, shown),
    next_cursor: rows.length > limit ? (shown.at(-1)?.delivery_id ?? null) : null,
  }
}

async function withTries(db: Db, rows: readonly DeliveryRow[]): Promise<WebhookDelivery[]> {
  const tries = Map.groupBy(
    await findTries(db, rows, triesShown),
    ({ member_id, webhook_id, position }) => `${member_id} ${webhook_id} ${position}`,
  )
  return rows.map(({ member_id, delivery_id, webhook_id, position, ended_at, at, ...row }) => ({
    id: delivery_id,
    webhook_id,
    position,
    event_id: row.event_id,
    event: row.event,
    nevg: row.nevg,
    status: row.status,
    tries: row.tries,
    at: at.toISOString(),
    ended_at: ended_at?.toISOString() ?? null,
    log: (tries.get(`${member_id} ${webhook_id} ${position}`) ?? []).map(({ at: tried, status_code, ms, error }) => ({
      at: tried.toISOString(),
      status_code,
      ms,
      error,
    })),
  }))
}

/** Sends one event again, and after its success the member's following ones. Throws `not_found`. */
export async function replayDelivery(
  db: Db,
  { clock }: Pick<Platform, 'clock'>,
  delivery_id: string,
): Promise<WebhookDelivery> {
  const row = await findDelivery(db, delivery_id)
  if (!row || !(await findWebhook(db, row.webhook_id))) throw problem('not_found')
  const { member_id, webhook_id, position, event } = row
  const at = clock()
  await fill(db, { member_id, webhook_id, position, event, delivery_id: timedId(at), at })
  const [delivery] = await withTries(db, [{ ...row, status: 'waiting', tries: 0, ended_at: null }])
  if (!delivery) throw problem('not_found')
  return delivery
}
