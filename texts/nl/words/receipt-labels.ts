import type { Draft } from '@coussinet/contract/domain/messages.ts'
import type * as french from '../../fr/words/receipt-labels.ts'

export const receiptStatuses: Draft<typeof french.receiptStatuses> = {
  paid: 'Betaald',
  declined: 'Afhouding geweigerd',
  declined_card: 'Betaling met kaart geweigerd',
  upcoming: 'Gepland',
}

export const contribution: Draft<typeof french.contribution> = {
  of: (month: string) => `Premie van ${month}`,
}
