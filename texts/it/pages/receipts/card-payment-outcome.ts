import { plural } from '@coussinet/contract/domain/grammar.ts'
import type { Translated } from '@coussinet/contract/domain/messages.ts'
import type * as french from '../../../fr/pages/receipts/card-payment-outcome.ts'

export const paymentMessages: Translated<typeof french.paymentMessages> = {
  checking: 'Stiamo verificando il pagamento…',
  open: 'Il pagamento è in attesa.',
  openText:
    'Attendiamo la risposta della banca: questa pagina si aggiorna da sola. Se ha lasciato la pagina di pagamento, può riprenderla.',
  resume: 'Riprendi il pagamento',
  paid: (amount: string) => `Grazie, abbiamo ricevuto ${amount}.`,
  paidText: (count: number) =>
    plural(
      count,
      'Il Suo premio è pagato. Riceverà un’e-mail di conferma.',
      'I Suoi premi sono pagati. Riceverà un’e-mail di conferma.',
      'it',
    ),
  refused: 'Il pagamento non è stato accettato.',
  refusedText: 'Non è stato addebitato nulla. Provi con un’altra carta o si rivolga alla Sua banca.',
  abandoned: 'Il pagamento non è stato completato.',
  abandonedText: 'Non è stato addebitato nulla. Può ricominciare quando vuole.',
  failed: 'Non è stato possibile verificare il pagamento.',
  retry: 'Riprova',
  retrying: 'Verifica',
}
