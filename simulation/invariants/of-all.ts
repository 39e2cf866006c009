import { type RawBuilder, sql } from 'kysely'
import { verifyEvidence } from '../../server/src/modules/operations/verify/verify-evidence.ts'
import type { World } from '../engine/world.ts'
import type { Disagreement } from '../observed.ts'

type Count = { what: string; count: number }

/** Condition that a row has no line in the audit log about it, of an action. */
const unaudited = (table: string, id: string, action: RawBuilder<unknown>) => sql`not exists (
  select from audit_log line where line.member_id = ${sql.ref(`${table}.member_id`)}
    and line.subject_id = ${sql.ref(`${table}.${id}`)}::text and line.action = ${action})`

/** Sweeps of the whole database, each a count of rows that must not be there. */
function sweeps(at: Date) {
  const since = new Date(at.getTime() - 2 * 86_400_000)
  return [
    sql<Count>`select 'a filed request without its reference' as what, count(*)::integer as count from refund_requests
      where not before_portal and status <> 'draft' and (tracking_reference is null or submitted_at is null)`,
    sql<Count>`select 'a decided request without its day' as what, count(*)::integer as count from refund_requests
      where not before_portal and status in ('accepted', 'rejected') and decided_at is null`,
    sql<Count>`select 'an accepted request without refunds' as what, count(*)::integer as count from refund_requests request
      where status = 'accepted' and not exists (select from refunds where refunds.request_id = request.request_id)`,
    sql<Count>`select 'a request without just one event of its filing' as what, count(*)::integer as count from refund_requests request
      where not before_portal and status <> 'draft' and submitted_at > ${new Date(at.getTime() - 20 * 86_400_000)} and 1 <> (select count(*) from insurer_events event where event.member_id = request.member_id
        and event.event = 'refund_request.submitted' and event.data ->> 'request_id' = request.request_id::text)`,
    sql<Count>`select 'a decision without its line of evidence' as what, count(*)::integer as count from refund_requests request
      where not before_portal and status in ('accepted', 'rejected') and changed_at > ${since} and (select count(*) from evidence line
          where line.member_id = request.member_id and line.subject_id = request.request_id and line.kind = 'decided')
        <> 1 + (select count(*) from refund_corrections former where former.member_id = request.member_id
          and former.request_id = request.request_id)`,
    sql<Count>`select 'the end of a quote without its event' as what, count(*)::integer as count from quotes
      where status in ('lapsed', 'withdrawn') and changed_at > ${since} and not exists (select from insurer_events event
        where event.member_id = quotes.member_id and event.event = 'quote.' || status and event.data ->> 'quote_id' = quote_id::text)`,
    sql<Count>`select 'a dispute without its event' as what, count(*)::integer as count from disputes
      where created_at > ${since} and not exists (select from insurer_events event where event.member_id = disputes.member_id
        and event.event = 'refund_request.disputed' and event.data ->> 'dispute_id' = dispute_id::text)`,
    sql<Count>`select 'an event out of its order' as what, count(*)::integer as count from (
        select member_id, count(*) as events, max(position) as last from insurer_events group by member_id) held
      where last <> (select position from insurer_event_heads head where head.member_id = held.member_id)`,
    sql<Count>`select 'a payment without its line in the audit log' as what, count(*)::integer as count from refunds
      where paid_at > ${since} and ${unaudited('refunds', 'refund_id', sql`'refund.paid'`)}
        and exists (select from refund_requests request where request.member_id = refunds.member_id
          and request.request_id = refunds.request_id and not before_portal)`,
    sql<Count>`select 'a returned transfer without its line in the audit log' as what, count(*)::integer as count from returned_payments
      where noted_at > ${since} and ${unaudited('returned_payments', 'refund_id', sql`'refund.returned'`)}`,
    sql<Count>`select 'a quote without its line in the audit log' as what, count(*)::integer as count from quotes
      where status in ('used', 'lapsed', 'withdrawn') and changed_at > ${since}
        and ${unaudited('quotes', 'quote_id', sql`'quote.' || quotes.status`)}`,
    sql<Count>`select 'a filed request without its line in the audit log' as what, count(*)::integer as count from refund_requests
      where submitted_at > ${since} and not before_portal
        and ${unaudited('refund_requests', 'request_id', sql`'refund_request.filed'`)}`,
    sql<Count>`select 'a decision without its line in the audit log' as what, count(*)::integer as count from refund_requests
      where decided_at > ${since} and not before_portal and status in ('accepted', 'rejected')
        and not exists (select from refund_corrections former where former.member_id = refund_requests.member_id
          and former.request_id = refund_requests.request_id)
        and ${unaudited('refund_requests', 'request_id', sql`'refund_request.' || refund_requests.status`)}`,
    sql<Count>`select 'a correction without its line in the audit log' as what, count(*)::integer as count from refund_corrections
      where corrected_at > ${since} and ${unaudited('refund_corrections', 'request_id', sql`'refund_request.corrected'`)}`,
    sql<Count>`select 'a mandate without its line in the audit log' as what, count(*)::integer as count from mandates
      where signed_at > ${since} and ${unaudited('mandates', 'mandate_id', sql`'mandate.signed'`)}`,
    sql<Count>`select 'a job that was given up' as what, count(*)::integer as count from simulation.job where given_up`,
  ]
}

/** Sweeps of what must have ended, for days on which no job is late. */
function overdue(at: Date) {
  const ago = (days: number) => new Date(at.getTime() - days * 86_400_000)
  return [
    sql<Count>`select 'a draft that was never deleted' as what, count(*)::integer as count from refund_requests
      where status = 'draft' and changed_at < ${ago(32)}`,
    // One that a correction reopens after its last day lapses the next night.
    sql<Count>`select 'an agreement that never lapsed' as what, count(*)::integer as count from quotes
      where status = 'answered' and valid_until < ${ago(2).toISOString().slice(0, 10)}::date and changed_at < ${ago(1)}
        and not exists (select from refund_requests request where request.member_id = quotes.member_id
          and request.quote_id = quotes.quote_id and request.status not in ('draft', 'accepted', 'rejected'))`,
    sql<Count>`select 'an agreement that lapsed unannounced' as what, count(*)::integer as count from quotes
      where status = 'lapsed' and not exists (select from notifications told where told.member_id = quotes.member_id
        and told.kind = 'quote_lapsed' and told.params ->> 'quote_id' = quotes.quote_id::text)`,
    sql<Count>`select 'a question that waits for ever' as what, count(*)::integer as count from refund_requests request
      where status = 'action-required' and (select max(due_on) from refund_request_awaited awaited
        where awaited.request_id = request.request_id) < ${ago(3).toISOString().slice(0, 10)}::date`,
    sql<Count>`select 'a job that waits for ever' as what, count(*)::integer as count from simulation.job
      where start_after < ${ago(1)} and not given_up`,
  ]
}

/** Disagreements of the whole database with the rules that need no arithmetic. */
export async function sweepAll(world: World, { jobs_late }: { jobs_late: boolean }): Promise<Disagreement[]> {
  const at = world.clock.now()
  const found: Disagreement[] = []
  const all = [...sweeps(at), ...(jobs_late ? [] : overdue(at))]
  const { rows } = await sql<Count>`${sql.join(all, sql` union all `)}`.execute(world.place.own)
  for (const { what, count } of rows) if (count > 0) found.push({ where: what, expected: 0, observed: count })
  return found
}

/** Disagreements of the evidence: every link of every chain, and what is signed beside it. */
export async function sweepEvidence(world: World): Promise<Disagreement[]> {
  const { faults } = await verifyEvidence(world.place.own)
  return faults.map(({ what, where }) => ({
    where: `evidence: ${what} of ${where}`,
    expected: 'whole',
    observed: 'broken',
  }))
}
