import { sumBy } from '@coussinet/contract/domain/amounts.ts'
import type { NamedCare } from '@coussinet/contract/domain/care.ts'
import type { ShownStatus } from '@coussinet/contract/domain/requests.ts'
import { compareStrings } from '@coussinet/contract/domain/strings.ts'
import type { RefundRequest } from '@coussinet/contract/refund-requests.ts'
import type { Refund } from '@coussinet/contract/refunds.ts'
import { paidCents } from '../../../claims/request/shown-status.ts'

export type PastRow = {
  key: string
  request_id: string
  animal_id: string | null
  names: string
  reference: string | null
  care_date: string | null
  /** paid by the insurer's former system */
  isBefore: boolean
  care: NamedCare
  /** null: refused before its lines were assessed */
  billed_cents: number | null
  refunded_cents: number
  status: ShownStatus
}

const isEnded = (refund: Refund) => refund.refunded_cents === 0 || paidCents(refund) > 0

const ofRefund = (refund: Refund): PastRow => ({
  key: refund.id,
  request_id: refund.request_id,
  animal_id: refund.animal.id,
  names: refund.animal.name,
  reference: refund.tracking_reference,
  care_date: refund.care_date,
  isBefore: refund.before_portal,
  care: refund,
  billed_cents: refund.billed_cents,
  refunded_cents: paidCents(refund),
  status: refund.refunded_cents === 0 ? 'rejected' : 'refunded',
})

const ofRefusal = (request: RefundRequest): PastRow => ({
  key: request.id,
  request_id: request.id,
  animal_id: request.animals[0]?.id ?? null,
  names: request.animals.map(({ name }) => name).join(', '),
  reference: request.tracking_reference,
  care_date: request.care_date,
  isBefore: false,
  care: request,
  billed_cents: null,
  refunded_cents: 0,
  status: 'rejected',
})

/**
 * The parts that are paid or refused, newest care first, with the requests refused without an assessment, which make no refund.
 * While pages are left (`isWhole` false), a refusal older than the last refund shown waits for its page.
 */
export function pastRows(
  refunds: readonly Refund[],
  requests: readonly RefundRequest[],
  { isWhole }: { isWhole: boolean },
): PastRow[] {
  const refusals = requests
    .filter(({ status, refunds: made }) => status === 'rejected' && made.length === 0)
    .map(ofRefusal)
  const oldest = isWhole ? '' : (refunds.at(-1)?.care_date ?? '')
  const rows = [
    ...refunds.filter(isEnded).map(ofRefund),
    ...refusals.filter(({ care_date }) => (care_date ?? '') >= oldest),
  ]
  return rows.sort((one, other) => compareStrings(other.care_date ?? '', one.care_date ?? ''))
}

/** Sum of the rows, in cents; a row without an amount is no bill. */
export function pastSums(rows: readonly PastRow[]) {
  return {
    refunded_cents: sumBy(rows, (row) => row.refunded_cents),
    billed_cents: sumBy(rows, (row) => row.billed_cents ?? 0),
    refunded: rows.filter(({ refunded_cents }) => refunded_cents > 0).length,
    all: rows.length,
  }
}
