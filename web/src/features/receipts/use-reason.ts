import { type DeclineCode, declineNames, isRetried } from '@coussinet/contract/domain/payments.ts'
import type { Receipt } from '@coussinet/contract/receipts.ts'
import { declineMessages, withoutCardMessages } from '#messages/receipts.ts'
import { takesCards } from '#platform/calls/queries.ts'
import { useMessages } from '#platform/language/i18n.ts'

type DeclinedReceipt = Pick<Receipt, 'status' | 'decline_code' | 'next_attempt_on'>

/**
 * Returns the function that explains why a contribution came back and what to do; it returns null for the others, and if no reason is
 * known.
 */
export function useReason() {
  const words = useMessages(declineMessages)
  const names = useMessages(declineNames)
  const instead = useMessages(withoutCardMessages)
  const advice: Readonly<Partial<Record<DeclineCode, string>>> = instead.reasons
  return (receipt: DeclinedReceipt) => {
    if (receipt.status !== 'declined' || receipt.decline_code === null) return null
    const code = receipt.decline_code
    const reason = { short: names[code], ...words.reasons[code] }
    if (takesCards()) return isAdviceSpent(receipt) ? { ...reason, todo: words.final } : reason
    return {
      ...reason,
      todo: isAdviceSpent(receipt) ? instead.final : (advice[code] ?? reason.todo),
    }
  }
}

/** Tells whether the second attempt is over, which the advice counts on. */
export const isAdviceSpent = ({
  decline_code,
  next_attempt_on,
}: Pick<Receipt, 'decline_code' | 'next_attempt_on'>): boolean =>
  decline_code !== null && next_attempt_on === null && isRetried(decline_code)
