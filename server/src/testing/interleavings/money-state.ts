import { sql } from 'kysely'
import { Problem } from '#platform/core/problem.ts'
import type { Db } from '#platform/db/db.ts'
import type { TrackedTables } from './footprint.ts'
import type { OperationOutcome } from './gated-operation.ts'

/** Tables in which the money of a member is, or by which it is decided. */
const compared = [
  'refunds',
  'refund_requests',
  'refund_request_moves',
  'refund_request_awaited',
  'refund_corrections',
  'returned_payments',
  'quotes',
  'disputes',
  'animals',
  'opening_balances',
  'formula_changes',
] as const
const read = ['refund_request_animals', 'documents', 'contracts', 'refund_accounts', 'members', 'past_refunds']

const ofRequests = [
  'refunds',
  'refund_requests',
  'refund_request_moves',
  'refund_request_awaited',
  'refund_request_animals',
  'refund_corrections',
  'returned_payments',
  'disputes',
  'documents',
]

/** Finds the tables at whose statements an operation stops, and what the ids of a member's rows lead to. */
export async function findMoneyTables(db: Db, member_id: string): Promise<TrackedTables> {
  const names = new Set<string>([...compared, ...read])
  const { rows } = await sql<{ child: string; parent: string }>`
    select conrelid::regclass::text as child, confrelid::regclass::text as parent from pg_constraint where contype = 'f'`.execute(
    db,
  )
  const parents = Map.groupBy(rows, ({ child }) => child)
  const { rows: ids } = await sql<{ named: string; kind: string; id: string }>`
    select request_id as named, 'request' as kind, request_id as id from refund_requests where member_id = ${member_id}
    union all select refund_id, 'request', request_id from refunds where member_id = ${member_id}
    union all select dispute_id, 'request', request_id from disputes where member_id = ${member_id}
    union all select quote_id, 'quote', quote_id from quotes where member_id = ${member_id}`.execute(db)
  return {
    names,
    parents: new Map([...parents].map(([child, all]) => [child, all.map(({ parent }) => parent)])),
    kinds: new Map([...ofRequests.map((table) => [table, 'request'] as const), ['quotes', 'quote']]),
    things: new Map(ids.map(({ named, kind, id }) => [named, { kind, id }])),
  }
}

const anyId = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g

/** All that the member's tables and notifications say, without the ids and references that are drawn anew each time. */
export async function readMoney(db: Db, member_id: string, known: ReadonlySet<string>): Promise<string[]> {
  const of = (table: string, columns = sql`to_jsonb(row)`) =>
    sql`select ${sql.lit(table)} as name, ${columns} as row from ${sql.id(table)} as row where member_id = ${sql.lit(member_id)}`
  const queries = [
    ...compared.map((table) => of(table)),
    of('members', sql`jsonb_build_object('frozen_at', frozen_at)`),
    of('notifications', sql`jsonb_build_object('kind', kind, 'params', params)`),
  ]
  const { rows } = await sql<{ name: string; row: object }>`${sql.join(queries, sql` union all `)}`.execute(db)
  return rows.map(({ name, row }) => `${name} ${withoutChance(JSON.stringify(row), known)}`).toSorted()
}

/** An operation's answer, or how it was refused; throws what is a bug. */
export function readOutcome(outcome: OperationOutcome, known: ReadonlySet<string>): string {
  if (!('error' in outcome)) return withoutChance(JSON.stringify(outcome.answer) ?? 'done', known)
  const { error } = outcome
  if (!(error instanceof Problem)) throw error
  return `${error.code} ${JSON.stringify(error.more)}`
}

const withoutChance = (text: string, known: ReadonlySet<string>) =>
  text.replaceAll(anyId, (id) => (known.has(id) ? id : 'new')).replaceAll(/ZR-\d{4}-\w+/g, 'reference')

/** The ids that a text names. */
export const findIds = (text: string): Set<string> => new Set([...text.matchAll(anyId)].map(([id]) => id))

/**
 * Finds what no order may lead to, whatever the operations: more of the ceiling taken and reserved than there is, cents
 * paid beyond a refund by transfers alone, a decided request whose refunds are missing or doubled, an agreement that is
 * used and reserved.
 */
export async function findBrokenRules(db: Db, member_id: string, ceiling_cents: number): Promise<string[]> {
  const { rows } = await sql<{ fault: string }>`
    with used as (
      select coalesce((select sum(care_refund_cents) from refunds where member_id = ${member_id}), 0)
        + coalesce((select sum(ceiling_used_cents) from opening_balances where member_id = ${member_id}), 0) as taken,
        coalesce((select sum(reserved_cents) from quotes where member_id = ${member_id} and status = 'answered'), 0) as reserved)
    select 'more than the ceiling: ' || taken || ' and ' || reserved as fault from used where taken + reserved > ${ceiling_cents}
    union all
    select 'refunds of one animal and request: ' || count(*) from refunds where member_id = ${member_id}
      group by request_id, animal_id having count(*) > 1
    union all
    select 'refund without an accepted request: ' || request_id from refunds join refund_requests using (member_id, request_id)
      where member_id = ${member_id} and refunded_cents > 0 and status <> 'accepted'
    union all
    select 'accepted request without a refund: ' || request_id from refund_requests
      where member_id = ${member_id} and status = 'accepted' and not exists (
        select from refunds where refunds.member_id = ${member_id} and refunds.request_id = refund_requests.request_id
          and refunded_cents > 0)
    union all
    select 'agreement used by no request: ' || quote_id from quotes
      where member_id = ${member_id} and status = 'used' and request_id is null
    union all
    select 'reservation of an agreement that was answered never: ' || quote_id from quotes
      where member_id = ${member_id} and status in ('pending', 'refused') and coalesce(reserved_cents, 0) > 0
    union all
    select 'decided twice: ' || request_id from refund_request_moves
      where member_id = ${member_id} and step in ('accepted', 'rejected') group by request_id having count(*) > 1
    union all
    select 'paid on a day, with nothing to pay: ' || refund_id from refunds
      where member_id = ${member_id} and payment_date is not null and refunded_cents < earlier_paid_cents
        and refunded_cents = 0`.execute(db)
  return rows.map(({ fault }) => fault)
}
