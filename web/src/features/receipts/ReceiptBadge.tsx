import { receiptStatus } from '@coussinet/contract/domain/payments.ts'
import type { Receipt } from '@coussinet/contract/receipts.ts'
import CircleAlert from '~icons/lucide/circle-alert'
import CircleCheck from '~icons/lucide/circle-check'
import Clock from '~icons/lucide/clock'
import { useLanguage } from '#platform/language/i18n.ts'
import { Badge } from '#ui/Badge.tsx'

const looks = {
  paid: { tone: 'positive', icon: <CircleCheck /> },
  declined: { tone: 'danger', icon: <CircleAlert /> },
  upcoming: { tone: 'pending', icon: <Clock /> },
} as const

export function ReceiptBadge({ receipt }: { receipt: Pick<Receipt, 'status' | 'decline_code'> }) {
  const language = useLanguage()
  return <Badge {...looks[receipt.status]}>{receiptStatus(receipt, language)}</Badge>
}
