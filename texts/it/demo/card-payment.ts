import type { Translated } from '@coussinet/contract/domain/messages.ts'
import type * as french from '../../fr/demo/card-payment.ts'

export const cardPaymentWords: Translated<typeof french.cardPaymentWords> = {
  title: 'Pagamento con carta dimostrativo',
  lead: 'Questa pagina fa la parte del fornitore di pagamenti. Scelga che cosa succede.',
  warning: 'Nessuna somma viene addebitata. Non inserisca alcun numero di carta: qui nulla lo richiede.',
  pay: 'Paga',
  refuse: 'Far rifiutare la carta',
  leave: 'Esci dalla pagina',
  back: 'Torna al portale',
  over: {
    paid: 'Questo pagamento è già stato accettato.',
    refused: 'La carta è stata rifiutata: questo pagamento è concluso.',
    abandoned: 'Questo pagamento non è più aperto.',
  },
}
