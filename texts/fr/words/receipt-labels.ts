import { deName } from '@coussinet/contract/domain/grammar.ts'
import type { Receipt } from '@coussinet/contract/receipts.ts'

export const receiptStatuses = {
  paid: 'Payée',
  declined: 'Prélèvement refusé',
  declined_card: 'Paiement par carte refusé',
  upcoming: 'À venir',
} satisfies Record<Receipt['status'] | 'declined_card', string>

export const contribution = {
  of: (month: string) => `Cotisation ${deName(month)}`,
}
