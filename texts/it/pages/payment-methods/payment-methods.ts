import type { Translated } from '@coussinet/contract/domain/messages.ts'
import { pageNames } from '@coussinet/contract/domain/page-names.ts'
import type * as french from '../../../fr/pages/payment-methods/payment-methods.ts'

export const paymentMethodMessages: Translated<typeof french.paymentMethodMessages> = {
  title: pageNames.payment_methods.it,
  loading: 'Caricamento in corso…',
  failed: 'Non è stato possibile caricare i Suoi metodi di pagamento.',
  debit: {
    title: 'I Suoi premi',
    hint: 'Il conto o la carta con cui li paga.',
    hintOver: 'Il conto o la carta con cui li pagava.',
  },
  due: { title: 'Data dell’addebito', hint: 'Se il giorno non è lavorativo, il primo giorno lavorativo successivo.' },
  refund: { title: 'I Suoi rimborsi', hint: 'Il conto su cui li accreditiamo. Mai una carta.' },
  special: 'Conto di una società o di un minore? Ci chiami:',
  callToChange: 'Un cambio di conto, di carta o di giorno? Ci chiami:',
  receipts: { title: 'Ultimi premi' },
}
