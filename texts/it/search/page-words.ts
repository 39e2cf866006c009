import type { Translated } from '@coussinet/contract/domain/messages.ts'
import type * as french from '../../fr/search/page-words.ts'

export const pageWords: Translated<typeof french.pageWords> = {
  home: 'pagina iniziale riepilogo',
  refunds:
    'richieste stato avanzamento pratica cure accredito denaro attesa quando pagato arrivare sinistro contestare disaccordo importo',
  new_request: 'fattura inviare chiedere richiedere caricare allegare modulo di cura veterinario denuncia',
  estimate: 'stima simulazione calcolo quanto rimborsate percentuale preventivo',
  quotes: 'accordo preventivo autorizzazione preventiva operazione',
  new_quote: 'preventivo accordo prima operazione chiedere',
  sponsorship: 'presentazione amici invito invitare link premio codice',
  animals: 'cane gatto massimale franchigia carenza formula microchip identificazione restante resta riepilogo annuale',
  profile:
    'profilo account password persa dimenticata cambiare indirizzo trasloco e-mail telefono cellulare lingua sicurezza accesso passkey dispositivi dati personali',
  contract: 'contratto documenti attestato certificato condizioni DIP garanzie scadenza prezzo tariffa quanto premio',
  termination: 'disdetta recesso annullare fine polizza ripensamento',
  payment_methods: 'preferenze pagare addebito mandato SDD IBAN BIC banca conto giorno data carta',
  account: 'IBAN BIC cambiare nuovo banca addebito mandato firmare',
  refund_account: 'IBAN ricevere accredito cambiare',
  card: 'carta di credito visa mastercard cambiare registrare',
  receipts: 'quietanza pagamento bolletta rata scadenza insoluto addebito ricevuta mensilità respinto pagare pagamenti',
  schedule: 'calendario addebiti premi rate prossimo prossima quando',
  notifications: 'avvisi messaggi novità non lette',
  notification_preferences: 'scegli le mie e-mail avvisi disiscrivere ricevere troppe',
  contact:
    'contattare scrivere messaggio telefono orari reclamo operatore parlare numero verde assistenza aiuto servizio clienti',
  faq: 'FAQ aiuto risposte',
}

/** Words of what a page tells of among other things. */
export const pageMentions: Translated<typeof french.pageMentions> = { animals: 'vaccini pacchetto prevenzione' }
