import { isRetried } from '@coussinet/contract/domain/declines.ts'
import type { Receipt } from '@coussinet/contract/receipts.ts'

/** Whether the second attempt is over, which the advice counts on. */
export const isAdviceSpent = ({
  decline_code,
  next_attempt_on,
}: Pick<Receipt, 'decline_code' | 'next_attempt_on'>): boolean =>
  decline_code !== null && next_attempt_on === null && isRetried(decline_code)
