import type { Translated } from '@coussinet/contract/domain/messages.ts'
import type * as french from '../../fr/words/account-labels.ts'

export const accountLabels: Translated<typeof french.accountLabels> = {
  account: 'Conto',
  holder: 'Intestatario',
  umr: 'Mandato',
  first_debit: 'Primo addebito',
  refunds: 'Rimborsi',
  refunds_too: 'anche su questo conto',
}

export const unpaidToo: Translated<typeof french.unpaidToo> = 'Premi non pagati, addebitati anch’essi'

export const toPaymentMethods: Translated<typeof french.toPaymentMethods> = 'Vedi i miei metodi di pagamento'
