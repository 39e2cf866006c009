import type { BrandFacts } from '../brand-facts.ts'
import type * as french from '../fr/payment-methods.ts'
import { dayOfMonth, elided, minutesAndSeconds, plural, toName } from '../grammar.ts'
import type { Translated } from '../messages.ts'
import { contractLabels } from './contract-words.ts'
import { fieldLabels, mandateEnds } from './form-words.ts'
import { pageNames } from './page-words.ts'
import { accountLabels, toPaymentMethods } from './payment-words.ts'

export const paymentMethodMessages: Translated<typeof french.paymentMethodMessages> = {
  title: pageNames.payment_methods,
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

export const cardMessages = ({ brandName }: BrandFacts): Translated<ReturnType<typeof french.cardMessages>> => ({
  title: { first: 'Pagamento con carta', other: 'Cambia carta' },
  lead: `Il numero della carta si inserisce nella pagina sicura del nostro fornitore di pagamenti. Non passa mai da ${brandName}.`,
  present: 'La carta registrata oggi',
  changes: 'Che cosa cambia',
  debited: 'I prossimi premi saranno pagati con la nuova carta, a ogni scadenza.',
  replaced: (card: string) => `La carta ${card} non sarà più usata.`,
  mandateEnds: (umr: string, account: string) =>
    `Il mandato ${umr} sul conto ${account} termina non appena la carta è registrata. Solo un addebito già inviato alla banca può ancora avvenire su quel conto.`,
  refundsStay: (account: string) => `I rimborsi vanno sempre sul conto ${account}, mai su una carta.`,
  refundsNeed: 'I rimborsi non vanno mai su una carta: indichi anche un conto.',
  addAccount: 'Indica un conto',
  unpaid: (amount: string) => `Restano da pagare ${amount}: si pagano a parte.`,
  seeUnpaid: 'Vedi che cosa resta da pagare',
  continue: 'Continua dal fornitore',
  opening: 'Apertura della pagina del fornitore',
  notOpened: 'Non è stato possibile aprire la pagina del fornitore.',
  unavailable: 'La registrazione di una carta non è al momento disponibile. Non è cambiato nulla: riprovi più tardi.',
  ended: 'Il Suo contratto è terminato: non ci sono altri premi in arrivo.',
  notHere: 'Al momento qui non si può registrare una carta.',
  notHereText: 'I premi possono essere addebitati su un conto.',
  toAccount: 'Indica un conto per i premi',
  keeping: 'Stiamo registrando la Sua carta…',
  refused: 'La carta non è stata accettata.',
  refusedText:
    'Non è cambiato nulla e non è stato addebitato nulla. Provi con un’altra carta o si rivolga alla Sua banca.',
  abandoned: 'La carta non è stata registrata.',
  abandonedText: 'Ha lasciato la pagina del fornitore: non è cambiato nulla. Può ricominciare quando vuole.',
  failed: 'Non è stato possibile registrare la Sua carta.',
  notKept: 'La carta La attende: riprovi tra un istante.',
  retry: 'Riprova',
  done: 'La Sua carta è registrata',
  until: (card: string, month: string) => `${card}, valida fino a fine ${month}.`,
  doneText: 'I prossimi premi saranno pagati con questa carta.',
  next: (day: string) => `Prossima scadenza: ${day}.`,
  mandateEnded: (umr: string, account: string) => mandateEnds.sentence(umr, account),
  wrote: 'Un’e-mail Glielo conferma.',
  back: 'Indietro',
  toMethods: 'Torna ai metodi di pagamento',
})

export const debitMessages: Translated<typeof french.debitMessages> = {
  account: accountLabels.account,
  holder: accountLabels.holder,
  umr: accountLabels.umr,
  signed: 'Firmato il',
  first: 'Addebiti dal',
  downloadMandate: 'Scarica il mandato',
  pending: 'Un mandato attende la Sua firma.',
  pendingText: 'Fino ad allora non cambia nulla.',
  resume: 'Riprendi',
  card: 'Carta',
  expires: { valid: 'Scade a fine', expiring: 'Scade a fine', expired: 'Scaduta a fine' },
  expired: (last4: string) => `La Sua carta ${last4} è scaduta.`,
  expiring: (last4: string, days: number) =>
    days === 0
      ? `La Sua carta ${last4} scade oggi.`
      : plural(days, `La Sua carta ${last4} scade domani.`, `La Sua carta ${last4} scade tra ${days} giorni.`, 'it'),
  wayOut: {
    expired: {
      card: 'Non possiamo più usarla: ne registri un’altra, o passi all’addebito sul conto.',
      account: 'Non possiamo più usarla: passi all’addebito sul conto.',
      call: 'Non possiamo più usarla: ci chiami per indicare un’altra carta o un conto.',
    },
    expiring: {
      card: 'Registri quella nuova prima del prossimo pagamento, o passi all’addebito sul conto.',
      account: 'Passi all’addebito sul conto prima del prossimo pagamento.',
      call: 'Ci chiami per indicare quella nuova prima del prossimo pagamento.',
    },
  },
  none: 'Nessun metodo di pagamento registrato.',
  toAccount: { bank_account: 'Cambia conto', card: 'Passa all’addebito sul conto', none: 'Indica un conto' },
  toCard: { bank_account: pageNames.card, card: 'Cambia carta', none: pageNames.card },
}

export const dueDayMessages: Translated<typeof french.dueDayMessages> = {
  day: (day: number) => elided(`Il ${dayOfMonth(day, 'it')} di ogni mese`),
  next: {
    bank_account: (day: string) => `Prossimo addebito: ${day}`,
    card: (day: string) => `Prossimo pagamento: ${day}`,
  },
  stays: {
    bank_account: (day: string) => `L’addebito di ${day} è già stato annunciato: mantiene la sua data.`,
    card: (day: string) => `Il pagamento di ${day} è già stato annunciato: mantiene la sua data.`,
  },
  bankDay: 'Se non è un giorno lavorativo, vale il primo giorno lavorativo successivo.',
  announced: (day: number) =>
    elided(`Questa data era già stata annunciata: il ${dayOfMonth(day, 'it')} vale per i successivi.`),
  again: {
    bank_account: (day: string) => `Nuovo tentativo dell’addebito respinto: ${day}`,
    card: (day: string) => `Nuovo tentativo del pagamento rifiutato: ${day}`,
  },
  legend: 'Quale giorno del mese?',
  edit: 'Modifica',
  save: 'Salva',
  saving: 'Salvataggio',
  cancel: 'Annulla',
  saved: (day: number) => elided(`Fatto: il ${dayOfMonth(day, 'it')} di ogni mese.`),
}

export const destinationMessages: Translated<typeof french.destinationMessages> = {
  account: accountLabels.account,
  holder: accountLabels.holder,
  none: 'Nessun conto per i rimborsi.',
  noneText: 'Senza un conto non possiamo accreditarli.',
  add: 'Indica un conto',
  change: 'Cambia',
  changeOf: 'Cambia il conto dei rimborsi',
  held: (until: string) => `I Suoi rimborsi attendono fino a ${until}.`,
  heldText: 'Questo conto è nuovo: per sicurezza non vi accreditiamo nulla per 48 ore.',
  release: 'Conferma ora con un codice',
  pending: 'Un nuovo conto attende il Suo codice.',
  pendingText: 'Fino ad allora i rimborsi vanno dove andavano.',
  pendingFirst: 'Lo confermi per ricevere i rimborsi.',
  resume: 'Riprendi',
}

export const refundAccountMessages: Translated<typeof french.refundAccountMessages> = {
  where: (number: number, count: number) => `Passaggio ${number} di ${count}`,
  account: accountLabels.account,
  holder: accountLabels.holder,
  iban: {
    title: 'Dove accreditare i Suoi rimborsi?',
    help: 'Un conto a Suo nome. Un codice conferma poi che è davvero Lei a cambiarlo.',
    holder: fieldLabels.account_holder,
    holderHint: 'Il Suo nome, come lo scrive la Sua banca.',
    present: (account: string) => `Oggi: ${account}`,
    next: 'Continua',
    saving: 'Verifica',
  },
  gone: 'Questo conto non attende più un codice.',
  goneText: 'Nel frattempo un altro l’ha sostituito, o è stato abbandonato. Per i rimborsi non è cambiato nulla.',
  changed: 'Nel frattempo il testo è cambiato.',
  changedText: 'Il codice inviato non vale più: rilegga il testo, poi chieda un nuovo codice.',
  confirm: {
    act: 'Conferma questo conto',
    acting: 'Conferma in corso',
    purpose: 'Serve solo a confermare questo conto.',
  },
  release: {
    act: 'Accredita senza attendere',
    acting: 'Conferma in corso',
    purpose: 'Serve solo ad accreditare i Suoi rimborsi senza attendere.',
  },
  done: 'Confermato, grazie!',
  doneHeld: (account: string) => `I prossimi rimborsi andranno sul conto ${account}.`,
  untilThen: (until: string) =>
    `Per sicurezza attendono fino a ${until}. Un altro codice li accredita senza attendere.`,
  accepted: 'Un rimborso già accettato va ancora sul conto di prima.',
  doneFree: (account: string) => `I rimborsi andranno sul conto ${account} senza attendere.`,
  wrote: 'Un messaggio Glielo conferma.',
  releaseNow: 'Conferma ora con un codice',
  back: 'Indietro',
  toMethods: 'Torna ai metodi di pagamento',
}

type Left = { minutes: number; seconds: number }

export const signingMessages: Translated<typeof french.signingMessages> = {
  title: 'Come desidera ricevere il codice?',
  help: 'Un codice a 6 cifre, da inserire nel passaggio successivo. È valido 10 minuti.',
  titleOf: (name: string) => `Come inviare il codice ${toName(name)}?`,
  helpOf: (name: string) => `Firma ${name}: il codice arriva a questa persona, mai a Lei.`,
  legend: 'Ricevi il codice',
  choose: 'Scelga come ricevere il codice.',
  email: (recipient: string) => `Via e-mail ${toName(recipient)}`,
  sms: (recipient: string) => `Via SMS al ${recipient}`,
  recent: 'Modificato meno di 72 ore fa: Le sarà chiesta la password.',
  recentWhy:
    'Questo indirizzo o questo numero è cambiato meno di 72 ore fa. Per la Sua sicurezza, confermi di essere Lei.',
  password: 'La Sua password',
  show: 'Mostra la password',
  hide: 'Nascondi la password',
  passwordMissing: 'Inserisca la Sua password.',
  onWay: {
    email: (recipient: string, at: string) =>
      `Un codice è già stato inviato ${toName(recipient)}. È valido fino alle ${at}.`,
    sms: (recipient: string, at: string) => `Un codice è già stato inviato al ${recipient}. È valido fino alle ${at}.`,
  },
  enter: 'Inserisci questo codice',
  none: 'Nessun indirizzo né numero di cellulare a cui inviare un codice. Completi prima i Suoi dati.',
  tooSoon: (at: string) => `Potrà richiedere un codice in questo modo a partire dalle ${at}.`,
  send: 'Ricevi il codice',
  sending: 'Invio in corso',
  next: 'Continua',
  youSign: 'Lei firma',
  signs: (name: string) => `Firma ${name}`,
  altered: 'Il testo non è arrivato per intero.',
  alteredText: 'Non è stato firmato nulla. Ricarichi la pagina per rileggerlo prima di continuare.',
  reload: 'Ricarica la pagina',
}

export const codeMessages: Translated<typeof french.codeMessages> = {
  title: 'Inserisca il codice a 6 cifre',
  sent: {
    email: (recipient: string) => `È appena stato inviato via e-mail ${toName(recipient)}.`,
    sms: (recipient: string) => `È appena stato inviato via SMS al ${recipient}.`,
  },
  help: 'È valido 10 minuti.',
  sentTo: (name: string) => `${name} deve comunicarglielo, oppure inserirlo qui.`,
  spam: 'Non ha ricevuto nulla? Guardi anche nella posta indesiderata.',
  label: 'Codice a 6 cifre',
  life: (of: Left) => `Valido ancora ${minutesAndSeconds(of)}`,
  lastMinute: 'Il codice è valido ancora per un minuto.',
  tries: (count: number) => plural(count, 'Ultimo tentativo', `${count} tentativi possibili`, 'it'),
  wrong: (count: number) =>
    `Il codice non è corretto. ${plural(count, 'Le resta un tentativo.', `Le restano ${count} tentativi.`, 'it')}`,
  wrongOnce: 'Il codice non è corretto.',
  incomplete: 'Inserisca le sei cifre del codice.',
  ended: {
    expired: 'Il codice è scaduto. Ne richieda uno nuovo.',
    tries: 'Cinque tentativi errati: il codice non funziona più. Ne richieda uno nuovo.',
    gone: 'Il codice non è più valido. Ne richieda uno nuovo.',
  },
  guesses: (at: string) => `Troppi codici errati. Per la Sua sicurezza potrà riprovare a partire dalle ${at}.`,
  resend: 'Invia di nuovo il codice',
  resendIn: (seconds: number) => `Nuovo invio tra ${seconds}\u00a0s`,
  newCode: 'Ricevi un nuovo codice',
  sending: 'Invio in corso',
  by: { email: 'Ricevi via e-mail', sms: 'Ricevi via SMS' },
  resent: 'Abbiamo inviato un nuovo codice. Quello precedente non funziona più.',
  tooSoon: (at: string) => `Potrà richiedere un altro codice in questo modo a partire dalle ${at}.`,
  mailbox: 'Dimostrazione: apri la cassetta in cui arriva il codice',
  never: 'Non Le chiederemo mai questo codice per telefono.',
}

export const wizardMessages: Translated<typeof french.wizardMessages> = {
  path: 'Passaggi della modifica del conto',
  steps: { iban: 'IBAN', mandate: accountLabels.umr, signature: 'Firma', code: 'Codice' },
  where: (step: number) => `Passaggio ${step} di 4`,
  whereDone: 'Fine',
  done: ', passaggio completato',
  back: 'Indietro',
  quit: 'Esci',
  next: 'Continua',
  loading: 'Caricamento in corso…',
  failed: 'Non è stato possibile mostrare questo passaggio.',
  pending: 'Un mandato attende la Sua firma. Fino ad allora resta in uso il conto di oggi.',
  resume: 'Riprendi',
  gone: {
    unsigned:
      'Questo mandato non è più da firmare: un altro l’ha sostituito o è stato abbandonato. Con esso non è stato firmato nulla.',
    ended: 'Questo mandato è terminato: non è più in uso.',
  },
  changed:
    'Il mandato è cambiato da quando l’ha letto. Non è stato firmato nulla e il codice inviato non funziona più. Lo rilegga, poi richieda un nuovo codice.',
  changedAnew: 'Se succede di nuovo, riparta dall’IBAN: sarà preparato un nuovo mandato.',
  mandate: {
    title: 'Legga il mandato di addebito',
    help: 'Non cambia nulla prima della Sua firma.',
    helpOther: (name: string) => `Non cambia nulla prima della firma di ${name}.`,
    accept: 'Ho letto il mandato e autorizzo gli addebiti.',
    acceptOther: (name: string) => `Ho letto il mandato e ${name} autorizza gli addebiti.`,
    acceptMissing: 'Selezioni la casella per continuare.',
    pdf: 'Leggi il mandato in PDF',
    signNext: 'La firma avviene nel passaggio successivo con un codice inviato via e-mail o SMS.',
    signNextOther: 'La firma avviene nel passaggio successivo con un codice inviato all’intestatario del conto.',
    changes: 'Che cosa cambia',
    today: 'Oggi',
    nothing: 'Nessun conto',
    card: (last4: string) => `Carta •••• ${last4}`,
    after: 'Dopo la firma',
    debit: 'Addebito',
    debitDay: (day: number) => elided(`il ${dayOfMonth(day, 'it')} del mese`),
    first: accountLabels.first_debit,
    refunds: accountLabels.refunds,
    refundsHere: accountLabels.refunds_too,
    refundsStay: (iban: string) => `su ${iban}`,
    refundsNone: 'nessun conto',
    unpaid: 'Premi non pagati addebitati',
    last: {
      bank_account: (day: string) => elided(`L’addebito di ${day} avviene ancora sul vecchio conto.`),
      card: (day: string) => elided(`Il pagamento di ${day} avviene ancora con la Sua carta.`),
      none: (day: string) => elided(`L’addebito di ${day} è troppo vicino per avvenire su questo conto.`),
    },
  },
  sign: { act: 'Firma il mandato', acting: 'Firma in corso', purpose: 'Serve solo a firmare questo mandato.' },
  unpaid: {
    on: (amount: string, day: string) => `I ${amount} non pagati saranno addebitati su questo conto ${day}.`,
    later: (amount: string) => `I ${amount} non pagati saranno addebitati su questo conto.`,
    after_attempt: (amount: string) =>
      `Se questo addebito non va a buon fine, i ${amount} non pagati saranno addebitati sul nuovo conto.`,
  },
  facts: { mandate: accountLabels.umr, account: accountLabels.account, holder: accountLabels.holder },
  signed: {
    title: 'Firmato, grazie!',
    next: (day: string) => elided(`Prossimo addebito su questo conto: il ${day}.`),
    papers: 'Trova il mandato tra i Suoi documenti.',
    last: {
      bank_account: (day: string) => elided(`L’addebito di ${day} avviene ancora sul vecchio conto.`),
      card: (day: string) => elided(`Il pagamento di ${day} avviene ancora con la vecchia carta.`),
      none: (day: string) => elided(`L’addebito di ${day} è troppo vicino per avvenire su questo conto.`),
      unknown: (day: string) => elided(`L’addebito di ${day} avviene ancora come prima.`),
    },
    only: 'I Suoi premi non vengono più addebitati altrove.',
    onlyLater: 'In seguito i Suoi premi non saranno più addebitati altrove.',
    download: 'Scarica il mandato firmato',
    held: (at: string) =>
      elided(`Per sicurezza, i Suoi rimborsi attendono fino a ${at} prima di partire verso questo conto.`),
    release: 'Conferma ora con un codice',
    released: 'I Suoi rimborsi saranno versati su questo conto.',
    methods: toPaymentMethods,
    home: pageNames.home,
    notice: 'Le abbiamo scritto per confermarle questa modifica. Se non è stato Lei, ci chiami subito:',
  },
}

export const accountMessages: Translated<typeof french.accountMessages> = {
  title: 'Quale conto desidera utilizzare?',
  usage: 'Il conto serve per gli addebiti e per i rimborsi.',
  usagePremium: 'Il conto serve per gli addebiti.',
  holder: fieldLabels.account_holder,
  name: 'Nome dell’intestatario',
  nameHint: 'Come appare sull’estratto conto.',
  other: 'L’intestatario è un’altra persona',
  otherHint: 'Questa persona riceve il codice e firma il mandato.',
  refundsStay: 'I Suoi rimborsi restano versati sul Suo conto.',
  refundsNeed: 'Per ricevere i rimborsi indichi poi un conto a Suo nome.',
  yourAddress: 'Il Suo indirizzo',
  edit: 'Modifica',
  editAddress: 'Modifica l’indirizzo dell’intestatario',
  optional: '(facoltativo)',
  contact: 'Dove inviarle il codice?',
  contactHint: 'Il suo indirizzo e-mail, il cellulare o entrambi.',
  mobileAbroad: 'Inviamo SMS solo in Francia, in Italia e in Belgio: indichi il suo indirizzo e-mail.',
  company: 'Conto di una società o di un minorenne: ci chiami, lo facciamo insieme a Lei.',
  uses: 'Che cosa paga e riceve questo conto',
  refunds: 'Utilizza questo conto anche per i miei rimborsi',
  refundsHint: 'Altrimenti continuano ad arrivare sul conto attuale.',
  refundsElse: 'Altrimenti occorre indicare un altro conto per riceverli.',
  unpaid: (amount: string) => `Addebita su questo conto anche i ${amount} non pagati`,
  unpaidHint: 'Altrimenti può pagarli Lei dalla pagina dei premi.',
  dueDay: contractLabels.due_day,
  dueDayHint: 'Se non è un giorno lavorativo, vale il primo giorno lavorativo successivo.',
  day: (day: number) => elided(`Il ${dayOfMonth(day, 'it')} di ogni mese`),
  nextDebit: (day: string) => `Prossimo addebito: ${day}`,
  stays: (day: string) => `L’addebito di ${day} è già stato annunciato: mantiene la sua data.`,
  nothing: 'Non cambia nulla prima della Sua firma',
  drawing: 'Preparazione del mandato',
  next: 'Continua',
}

// An account by its country, which few members have abroad; of others the country itself is named.
const accounts: Record<string, string> = {
  FR: 'francese',
  IT: 'italiano',
  BE: 'belga',
  AT: 'austriaco',
  CH: 'svizzero',
  DE: 'tedesco',
  ES: 'spagnolo',
  GB: 'britannico',
  IE: 'irlandese',
  LT: 'lituano',
  LU: 'lussemburghese',
  MC: 'monegasco',
  NL: 'olandese',
  PT: 'portoghese',
  SM: 'sammarinese',
}

export const bankMessages: Translated<typeof french.bankMessages> = {
  iban: 'IBAN',
  where: 'Si trova sull’estratto conto o nell’app della Sua banca.',
  expected: (length: number, country: string, name: string) =>
    `${length} caratteri per un conto ${accounts[country] ?? `di questo Paese: ${name}`}.`,
  bic: 'BIC della banca',
  elsewhere: 'Il BIC non è di una banca del Paese dell’IBAN.',
  bicHint: '8 o 11 caratteri, sullo stesso documento dell’IBAN.',
  found: (bic: string) => `Banca riconosciuta, BIC ${bic}. Basta l’IBAN: il BIC non serve.`,
  enough: 'Basta l’IBAN: il BIC non serve.',
}
