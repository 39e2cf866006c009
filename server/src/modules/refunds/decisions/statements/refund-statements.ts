import { toLanguage } from '@coussinet/contract/brand/language-of.ts'
import { careKindNames } from '@coussinet/contract/domain/care.ts'
import { addMonths, toLocalDay } from '@coussinet/contract/domain/days.ts'
import { paperNames } from '@coussinet/contract/domain/documents.ts'
import type { Feature } from '@coussinet/contract/domain/permissions.ts'
import type { AnswerOf, QueryOf } from '@coussinet/contract/endpoint.ts'
import { type Refund, type RefundStatement, listRefunds } from '@coussinet/contract/refunds.ts'
import type { Language } from '@coussinet/texts/messages.ts'
import { problem } from '#platform/core/problem.ts'
import { isId } from '#platform/crypto/ids.ts'
import { fromCursor, toCursor, toPage } from '#platform/db/cursor.ts'
import type { Db } from '#platform/db/db.ts'
import { maskedIban } from '#platform/text/mask.ts'
import { toRequestFile } from '../../claims/claims.ts'
import {
  computeRefundBalance,
  eventOfRefund,
  findRefund,
  findRefunds,
  findRefundsAround,
  type RefundAround,
  type RefundRow,
} from '../../cover/cover.ts'
import { findDocuments } from '../../documents/documents.ts'
import { findReturned } from '../corrections/corrections.store.ts'
import { findTransfers, type Transfer } from '../payments/return-payment.ts'

type RefundQuery = QueryOf<typeof listRefunds>

/** A page of refunds, newest care first; by default of the last 12 months (REF-01). Throws `malformed_request` for a bad cursor. */
export async function readRefunds(
  db: Db,
  member_id: string,
  { animal_id, from, to, limit, cursor }: RefundQuery,
  now: Date,
): Promise<AnswerOf<typeof listRefunds>> {
  const after = cursor === undefined ? undefined : fromCursor(cursor)
  if (animal_id !== undefined && !isId(animal_id)) return { data: [], next_cursor: null }
  const since = from ?? (to === undefined ? addMonths(toLocalDay(now), -12) : undefined)
  const rows = await findRefunds(db, member_id, {
    limit: limit + 1,
    ...(animal_id === undefined ? {} : { animal_id }),
    ...(since === undefined ? {} : { from: since }),
    ...(to === undefined ? {} : { to }),
    ...(after === undefined ? {} : { after }),
  })
  const { page, next_cursor } = toPage(rows, limit, (last) => toCursor({ day: last.care_date, id: last.refund_id }))
  return {
    data: page.map(toRefund),
    next_cursor,
  }
}

const toRefund = (row: RefundRow): Refund => ({
  id: row.refund_id,
  request_id: row.request_id,
  tracking_reference: row.tracking_reference,
  animal: { id: row.animal_id, name: row.animal_name },
  care_date: row.care_date,
  care_kinds: [...new Set(row.care_kinds)],
  payment_date: row.payment_date,
  before_portal: row.before_portal,
  billed_cents: row.billed_cents,
  subtotal_cents: row.subtotal_cents,
  refunded_cents: row.refunded_cents,
  due_cents: computeRefundBalance(row).due_cents,
})

export type StatementReader = { id: string; locale: string; features: readonly Feature[] }

/** One refund with its computation, line by line; throws `not_found` for another member's. */
export async function getStatement(db: Db, member: StatementReader, refund_id: string): Promise<RefundStatement> {
  const row = await findRefund(db, member.id, refund_id)
  if (!row) throw problem('not_found')
  const files = await findDocuments(db, member.id, 'request', [row.request_id])
  const language = toLanguage(member.locale)
  const { paid_cents, overpaid_cents } = computeRefundBalance(row)
  return {
    ...toRefund(row),
    remaining_cents: row.billed_cents - row.refunded_cents,
    paid_cents,
    overpaid_cents,
    returned_payments: (await findReturned(db, member.id, refund_id)).map(
      ({ payment_date, returned_on, amount_cents }) => ({ payment_date, returned_on, amount_cents }),
    ),
    invoice_number: row.invoice_number,
    destination_account:
      row.destination_iban === null || row.destination_holder === null
        ? null
        : { iban: maskedIban(row.destination_iban), holder: row.destination_holder },
    lines: row.lines.map((line) => ({ ...line, label: line.label || careKindNames[language][line.care_kind] })),
    computation: row.computation,
    event:
      row.computation === null
        ? null
        : await eventOfRefund(db, { member_id: member.id, animal_id: row.animal_id, refund_id }),
    arithmetic: row.computation === null ? 'insurer' : 'portal',
    explanation: row.explanation,
    reasons: row.reasons,
    benefit_slips: member.features.includes('service_slips') && row.computation !== null ? [slipOf(row, language)] : [],
    files: files.filter(({ animal_id }) => animal_id === null || animal_id === row.animal_id).map(toRequestFile),
  }
}

function slipOf({ refund_id, tracking_reference }: RefundRow, language: Language) {
  return {
    id: refund_id,
    label: `${paperNames[language].benefit_slip} ${tracking_reference}`,
    href: `/api/refunds/${refund_id}/benefit-slip`,
  }
}

/** A refund with the transfers that paid it, oldest first: a correction may have paid the difference in another year. */
export type YearRefund = RefundAround & { transfers: readonly Transfer[] }

/** Finds the member's refunds that a calendar year may count, with their transfers. */
export async function findYearRefunds(db: Db, member_id: string, year: number): Promise<YearRefund[]> {
  const refunds: YearRefund[] = []
  for (const refund of await findRefundsAround(db, member_id, year))
    refunds.push({ ...refund, transfers: await transfersOf(db, member_id, refund) })
  return refunds
}

async function transfersOf(db: Db, member_id: string, refund: RefundAround): Promise<Transfer[]> {
  const { payment_date, refunded_cents, earlier_paid_cents } = refund
  // Only a correction makes a second transfer.
  if (earlier_paid_cents > 0) return findTransfers(db, member_id, refund)
  return payment_date === null ? [] : [{ payment_date, amount_cents: refunded_cents }]
}
