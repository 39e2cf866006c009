import type * as french from '../fr/page-words.ts'
import type { Translated } from '../messages.ts'

export const calendarNames: Translated<typeof french.calendarNames> = {
  months: [
    'gennaio',
    'febbraio',
    'marzo',
    'aprile',
    'maggio',
    'giugno',
    'luglio',
    'agosto',
    'settembre',
    'ottobre',
    'novembre',
    'dicembre',
  ],
  shortMonths: ['gen', 'feb', 'mar', 'apr', 'mag', 'giu', 'lug', 'ago', 'set', 'ott', 'nov', 'dic'],
  weekdays: ['domenica', 'lunedì', 'martedì', 'mercoledì', 'giovedì', 'venerdì', 'sabato'],
}

export const pageNames: Translated<typeof french.pageNames> = {
  home: 'Home',
  refunds: 'I miei rimborsi',
  new_request: 'Nuova richiesta di rimborso',
  pile: 'Ordinare i miei documenti',
  dispute: 'Contestare questa decisione',
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
