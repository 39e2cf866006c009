import type { DeclineCode, Receipt } from '@coussinet/contract/receipts.ts'

// domain §4.5: after these the bank is asked once more, and the advice counts on it.
const askedAgain: ReadonlySet<DeclineCode> = new Set(['AM04', 'MS03', 'TM01', 'FF01', 'FF05'])

/** Whether the second attempt that the advice counts on is over. */
export const isAdviceSpent = ({
  decline_code,
  next_attempt_on,
}: Pick<Receipt, 'decline_code' | 'next_attempt_on'>): boolean =>
  decline_code !== null && next_attempt_on === null && askedAgain.has(decline_code)
