import type * as french from '../fr/search-terms.ts'
import { elided } from '../grammar.ts'
import type { Translated } from '../messages.ts'

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

/** Words for subjects that a page mentions among others. */
export const pageMentions: Translated<typeof french.pageMentions> = { animals: 'vaccini pacchetto prevenzione' }

export const searchWords: Translated<typeof french.searchWords> = {
  refunded: (refunded: string, billed: string) => `${refunded} su ${billed}`,
  care: (day: string) => elided(`cure del ${day}`),
  draft: 'Bozza di richiesta',
  request: 'Richiesta di rimborso',
  quote: 'Preventivo',
  called: {
    animal: { cat: 'gatto animale', dog: 'cane animale' },
    refund: 'rimborso richiesta pratica fattura veterinario cure',
    dispute: 'contestazione contestare contestata disaccordo',
    quote: 'preventivo accordo prima delle cure',
    receipt: 'premio quietanza addebito bolletta ricevuta rata',
    document: {
      cgv: 'CGA regole garanzie esclusioni',
      cgv2: 'assistenza',
      ipid: 'DIP IPID',
      ipid2: 'DIP IPID assistenza',
      contrat: 'attestato certificato prova assicurazione contratto',
      mandate: 'mandato SEPA SDD IBAN',
      rgpd: 'GDPR dati personali riservatezza',
      indexation: 'aumento prezzo tariffa adeguamento',
      feuilles: 'modulo veterinario cure',
    },
    insurer_document: 'documento lettera assicuratore',
  },
}

export const taskWords: Translated<typeof french.taskWords> = {
  ceiling: {
    title: (name: string, left: string) => `Massimale di ${name}: restano ${left}`,
    text: (of: string, until: string) => elided(`su ${of}, fino al ${until}`),
    vaccines: (left: string) => `vaccini e prevenzione: restano ${left}`,
    called: 'massimale resta restante rimane usato utilizzato consumato diritto disponibile residuo quanto',
  },
  dispute: {
    called: 'contestare disaccordo contestazione decisione rifiuto ricorso insufficiente',
  },
  next_payment: {
    title: (amount: string, day: string) => elided(`Prossimo addebito: ${amount} il ${day}`),
    called: 'prossimo addebito premio rata pagare prossima scadenza quando importo mese',
  },
  due: {
    title: (amount: string) => `Premio da saldare: ${amount}`,
    called: 'insoluto saldare pagare premio addebito respinto ritardo sollecito debito',
  },
  phones: {
    title: 'I miei telefoni',
    text: 'Cambiare il numero di cellulare o fisso',
    called: 'telefono numero cellulare fisso cambiare nuovo linea',
  },
  address: {
    title: 'Il mio indirizzo',
    text: 'Trasloco, nuovo indirizzo postale',
    called: 'indirizzo postale trasloco cambiare nuovo abitare residenza città comune provincia via CAP',
  },
  email: {
    title: 'La mia e-mail',
    text: 'Cambiare l’indirizzo a cui scriviamo',
    called: 'e-mail posta elettronica cambiare nuova casella',
  },
  password: {
    title: 'La mia password',
    text: 'Cambiarla',
    called: 'password cambiare nuova sicurezza codice',
  },
  'personal-data': {
    title: 'I miei dati',
    text: 'Scaricarli o chiederne la cancellazione',
    called: 'dati personali scaricare cancellare esportare privacy',
  },
}
