import type { Translated } from '@coussinet/contract/domain/messages.ts'
import type * as french from '../../fr/words/page-names.ts'

export const pageNames: Translated<typeof french.pageNames> = {
  home: 'Home',
  refunds: 'I miei rimborsi',
  new_request: 'Nuova richiesta di rimborso',
  contest: 'Contestare questa decisione',
  estimate: 'Stima un rimborso',
  quotes: 'Accordi prima delle cure',
  new_quote: 'Chiedere un accordo prima delle cure',
  sponsorship: 'Presenta un amico',
  animals: 'I miei animali',
  cover_ending: 'Un animale non c’è più',
  profile: 'I miei dati',
  contract: 'La mia polizza',
  termination: 'Disdire il contratto',
  withdrawal: 'Recedere dal contratto',
  payment_methods: 'Metodi di pagamento',
  account: 'Modifica il conto bancario',
  refund_account: 'Conto per i rimborsi',
  card: 'Paga con carta',
  receipts: 'Premi mensili',
  schedule: 'Piano dei pagamenti',
  notifications: 'Notifiche',
  notification_preferences: 'Preferenze di notifica',
  contact: 'Contatti',
  faq: 'Domande frequenti',
}
