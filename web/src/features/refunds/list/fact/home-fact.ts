import { sumOf } from '@coussinet/contract/domain/sum.ts'
import type { RefundRequest } from '@coussinet/contract/refund-requests.ts'
import { shownStatus } from '../../request/shown-status.ts'

/** What the greeting tells: what waits for the member first, then money on its way, then the clock. */
export function homeFact(requests: readonly RefundRequest[]) {
  const of = (...wanted: string[]) => requests.filter((request) => wanted.includes(shownStatus(request)))
  const asked = of('action-required').length
  const others = of('pending', 'processing', 'action-done', 'accepted').length
  const coming = sumOf(of('accepted'), ({ amount_to_refund_cents }) => amount_to_refund_cents ?? 0)
  const moving = of('pending', 'processing', 'action-done')
  const next_day =
    moving
      .flatMap(({ expected_by, late_days }) => (expected_by !== null && late_days === 0 ? [expected_by] : []))
      .sort()[0] ?? null
  return { asked, others, coming, moving: moving.length, next_day, drafts: of('draft').length }
}
