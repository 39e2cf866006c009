import type { Receipt } from '@coussinet/contract/receipts.ts'
import { useMessages } from '#platform/language/i18n.ts'
import { declineMessages } from './decline.messages.ts'
import { isAdviceSpent } from './spent-advice.ts'

type Declined = Pick<Receipt, 'status' | 'decline_code' | 'next_attempt_on'>

/** The function that says why a contribution came back and what to do; null for the others, and where no reason is known. */
export function useReason() {
  const words = useMessages(declineMessages)
  return (receipt: Declined) => {
    if (receipt.status !== 'declined' || receipt.decline_code === null) return null
    const reason = words.reasons[receipt.decline_code]
    return isAdviceSpent(receipt) ? { ...reason, todo: words.final } : reason
  }
}
