import type { Translated } from '@coussinet/contract/domain/messages.ts'
import type * as french from '../../fr/words/receipt-labels.ts'

export const receiptStatuses: Translated<typeof french.receiptStatuses> = {
  paid: 'Pagato',
  declined: 'Addebito respinto',
  declined_card: 'Pagamento con carta rifiutato',
  upcoming: 'In arrivo',
}

export const contribution: Translated<typeof french.contribution> = {
  of: (month: string) => `Premio di ${month}`,
}
