import type { Day } from '@coussinet/contract/domain/days.ts'
import type { Cause } from '@coussinet/contract/domain/requests.ts'
import type { RefundLine } from '@coussinet/contract/refund-arithmetic.ts'
import { sql } from 'kysely'
import type { Db } from '#platform/db/db.ts'
import { notOfThePortal } from '../refunds.store.ts'

/** A refund paid before the portal, from the insurer's books. */
export type PastRefund = {
  animal_id: string
  care_date: Day
  cause: Cause
  vet_name: string | null
  invoice_number: string | null
  billed_cents: number
  refunded_cents: number
  payment_date: Day
  tracking_reference: string
  lines: RefundLine[]
}

type PastRefundKey = { member_id: string; refund_id: string }

export async function findPastRefund(db: Db, { member_id, refund_id }: PastRefundKey): Promise<PastRefund | undefined> {
  const row = await db
    .selectFrom('refunds')
    .innerJoin('refund_requests', (join) =>
      join
        .onRef('refund_requests.member_id', '=', 'refunds.member_id')
        .onRef('refund_requests.request_id', '=', 'refunds.request_id'),
    )
    .select(['refunds.animal_id', 'refunds.care_date', 'refund_requests.vet_name', 'refunds.invoice_number'])
    .select(['refunds.billed_cents', 'refunds.refunded_cents', 'refunds.tracking_reference'])
    .select(sql<Day>`refunds.payment_date`.as('payment_date'))
    .select(sql<Cause>`refunds.cause`.as('cause'))
    .select(sql<RefundLine[]>`refunds.lines`.as('lines'))
    .where('refunds.member_id', '=', member_id)
    .where('refund_requests.member_id', '=', member_id)
    .where('refunds.refund_id', '=', refund_id)
    .where('refund_requests.before_portal', '=', true)
    .executeTakeFirst()
  return row && { ...row, lines: row.lines.map(inOrder) }
}

/** Line with its fields in a fixed order, for comparison: the database returns them in another. */
const inOrder = ({ label, care_kind, billed_cents, covered_cents, refunded_cents, reason_code }: RefundLine) => ({
  label,
  care_kind,
  billed_cents,
  covered_cents,
  refunded_cents,
  reason_code,
})

/** Finds the past refund with that id, of any member. */
export async function findAnyPastRefund(db: Db, id: string) {
  return db
    .selectFrom('refund_requests')
    .select('request_id')
    .where('request_id', '=', id)
    .where('before_portal', '=', true)
    .executeTakeFirst()
}

/** Tells whether a request or refund of the portal has that id, for any member. */
export async function isOwnId(db: Db, id: string): Promise<boolean> {
  const own = await db
    .selectFrom('refund_requests')
    .select('request_id as id')
    .where('request_id', '=', id)
    .where('before_portal', '=', false)
    .unionAll((more) =>
      more
        .selectFrom('refunds')
        .select('refund_id as id')
        .where('refund_id', '=', id)
        .where(({ not }) => not(notOfThePortal)),
    )
    .executeTakeFirst()
  return own !== undefined
}

// The former system gives days without times.
const noon = (day: Day) => new Date(`${day}T12:00:00Z`)

type PastRefundInsert = PastRefundKey & { refund: PastRefund }

/** Columns of a past refund in each of its tables. */
const columnsOf = ({ member_id, refund_id, refund }: PastRefundInsert) => {
  const { animal_id, care_date, cause, vet_name, invoice_number, tracking_reference, payment_date } = refund
  const { billed_cents, refunded_cents, lines } = refund
  const shared = { tracking_reference, care_date, cause, invoice_number, decided_at: noon(payment_date) }
  return {
    // Its last change is dated back, so that clients that follow changes need not read every imported refund.
    request: { ...shared, vet_name, created_at: noon(care_date), changed_at: noon(payment_date) },
    refund: {
      ...shared,
      animal_id,
      billed_cents,
      subtotal_cents: billed_cents,
      refunded_cents,
      lines: JSON.stringify(lines),
      payment_date,
      paid_at: noon(payment_date),
    },
    keys: { member_id, request_id: refund_id },
  }
}

/** Writes a past refund and the request that shows it, with the same id, in one statement. */
export async function insertPastRefund(db: Db, writing: PastRefundInsert): Promise<void> {
  const { request, refund, keys } = columnsOf(writing)
  await db
    .with('request', (part) =>
      part
        .insertInto('refund_requests')
        .values({ ...keys, ...request, status: 'accepted', before_portal: true, paid_confirmed: true }),
    )
    .with('animal', (part) =>
      part.insertInto('refund_request_animals').values({ ...keys, animal_id: refund.animal_id, position: 0 }),
    )
    .with('moves', (part) =>
      part.insertInto('refund_request_moves').values({ ...keys, position: 0, step: 'finished', at: refund.paid_at }),
    )
    .insertInto('refunds')
    .values({
      ...keys,
      ...refund,
      refund_id: writing.refund_id,
      position: 0,
      // The opening balance, if imported, already contains what it used of the year.
      deductible_cents: 0,
      care_refund_cents: 0,
      vaccine_refund_cents: 0,
      computation: null,
      reasons: '[]',
    })
    .execute()
}

/** Writes the changed fields of a past refund. */
export async function setPastRefund(db: Db, writing: PastRefundInsert): Promise<void> {
  const { request, refund, keys } = columnsOf(writing)
  const { member_id, request_id } = keys
  await db
    .updateTable('refund_requests')
    .set(request)
    .where('member_id', '=', member_id)
    .where('request_id', '=', request_id)
    .execute()
  await db
    .updateTable('refunds')
    .set(refund)
    .where('member_id', '=', member_id)
    .where('refund_id', '=', writing.refund_id)
    .execute()
  await db
    .updateTable('refund_request_animals')
    .set({ animal_id: refund.animal_id })
    .where('member_id', '=', member_id)
    .where('request_id', '=', request_id)
    .execute()
  await db
    .updateTable('refund_request_moves')
    .set({ at: refund.paid_at })
    .where('member_id', '=', member_id)
    .where('request_id', '=', request_id)
    .where('step', '=', 'finished')
    .execute()
}
