import { daysBetween } from '@coussinet/contract/domain/days.ts'
import type { RefundRequest } from '@coussinet/contract/refund-requests.ts'

/** Days before its end from which a draft says when it is deleted (REM-02). */
const shownFor = 7

/** The day on which a draft is deleted if it is left alone, when that is within a week; null otherwise. */
export function deletedSoon({ deleted_on }: Pick<RefundRequest, 'deleted_on'>, today: string): string | null {
  return deleted_on !== null && daysBetween(today, deleted_on) <= shownFor ? deleted_on : null
}
