import type { BrandFacts } from '../brand-facts.ts'
import type * as french from '../fr/mails.ts'
import { dayOfMonth, elided, toName } from '../grammar.ts'
import type { Translated } from '../messages.ts'
import { contractLabels } from './contract-words.ts'
import { fieldLabels, messageLabels, received } from './form-words.ts'
import { toPaymentMethods } from './payment-words.ts'
import { requestLabels } from './refund-words.ts'

export const contactLabels: Translated<typeof french.contactLabels> = {
  from: 'Da',
  nevg: contractLabels.nevg,
  contract: 'Polizza',
  email: 'E-mail',
  phone: fieldLabels.phone,
  language: 'Lingua',
  languages: { fr: 'francese', it: 'italiano', nl: 'olandese' },
  topic: 'Argomento',
  subject: 'Oggetto',
  reference: 'Riferimento',
  sent: 'Inviato',
  files: messageLabels.files,
  message: fieldLabels.message,
  answer: 'Rispondendo a questa e-mail si scrive direttamente al cliente.',
}

export const contactConfirmed: Translated<typeof french.contactConfirmed> = {
  title: received.message,
  arrived: 'Grazie per averci scritto. Ecco che cosa abbiamo ricevuto.',
  answer: (soon: string) => `Rispondiamo via e-mail ${soon}.`,
  complaint: (is_italy) =>
    `Questa e-mail conferma che abbiamo ricevuto il Suo reclamo. Riceverà una risposta scritta${is_italy ? ' entro 45 giorni' : ''}. Se non La soddisfa può rivolgersi ${is_italy ? 'all’Arbitro Assicurativo' : 'al mediatore del Suo Paese'}, come indicato nelle condizioni di assicurazione.`,
  wrote: messageLabels.text,
  open: 'Apri l’area personale',
  call: (phone, hours) => `È urgente? Ci chiami al ${phone}, ${hours}, e indichi il riferimento.`,
}

export const contactAnswered: Translated<typeof french.contactAnswered> = {
  title: 'Risposta al Suo messaggio',
  arrived: 'Abbiamo risposto al Suo messaggio. Ecco la nostra risposta.',
  from: (author) => `Risposta di ${author}`,
  open: 'Leggi il messaggio e le risposte',
  reply: 'Per proseguire, risponda a questa e-mail mantenendo il riferimento.',
}

export const contactSample: Translated<typeof french.contactSample> = {
  subject: 'A che punto è la mia richiesta?',
  message: 'Buongiorno,\n\nho inviato la fattura il 16 novembre.\nGrazie.',
  answer: 'Buongiorno,\n\nabbiamo ricevuto la fattura. Il rimborso è previsto per il 24 novembre.',
}

export const dueDayLetter: Translated<typeof french.dueDayLetter> = {
  title: (day) => elided(`I Suoi addebiti passano al ${dayOfMonth(day, 'it')} del mese`),
  day: (day) =>
    elided(
      `Il giorno dei Suoi addebiti è ora il ${dayOfMonth(day, 'it')} del mese, o il primo giorno bancario successivo.`,
    ),
  none: 'Al momento non è previsto alcun addebito.',
  debited: (day) =>
    elided(
      `I Suoi premi vengono ora addebitati il ${dayOfMonth(day, 'it')} di ogni mese, o il primo giorno bancario successivo.`,
    ),
  of_card: (card) => `Saranno addebitati sulla Sua carta ${card}.`,
  of_account: ({ account, umr, creditor, from }) =>
    elided(
      `${from === null ? 'Saranno' : `Dal ${from} saranno`} addebitati sul conto ${account} (mandato ${umr}, CID ${creditor}).`,
    ),
  of_somebody_else: (holder) => `Il conto è intestato ${toName(holder)}: si ricordi di avvisare questa persona.`,
  stays: (day) => elided(`L’addebito del ${day} è troppo vicino per essere spostato: resta a quella data.`),
  announced: 'Ecco i prossimi addebiti. Questa e-mail vale come prenotifica.',
  call: (phone) => `Non è stato Lei? Ci chiami al ${phone}.`,
}

export const endingLetters: Translated<typeof french.endingLetters> = {
  withdrawal: {
    title: 'Abbiamo ricevuto il Suo ripensamento',
    paragraphs: () => [
      'Lei recede dal contratto entro il termine di legge di 14 giorni. Questa e-mail vale come ricevuta: la conservi.',
      'I premi versati Le vengono restituiti entro 30 giorni, meno la parte relativa ai giorni già coperti. Non verrà presentato alcun altro addebito.',
    ],
    note: 'I rimborsi concessi per cure dei giorni coperti restano Suoi.',
  },
  termination: {
    title: 'Abbiamo ricevuto la Sua disdetta',
    paragraphs: (day) => [
      'Questa e-mail è la ricevuta della Sua richiesta: la conservi. Una lettera Le confermerà la fine della polizza.',
      elided(
        `Fino al ${day} compreso le garanzie continuano e i premi restano dovuti. Quanto eventualmente versato per il periodo successivo Le viene restituito entro 30 giorni dalla fine della polizza.`,
      ),
    ],
    note: 'Le cure ricevute fino all’ultimo giorno di copertura restano rimborsabili, anche se invia la fattura più tardi.',
  },
}

export const endingLabels: Translated<typeof french.endingLabels> = {
  received: 'Ricevuta',
  reference: requestLabels.tracking_reference,
  contract: 'Polizza',
  ends: contractLabels.last_day,
  open: 'Vedi la mia polizza',
  call: (phone) => `Non è stato Lei, o ha cambiato idea? Ci chiami al ${phone}.`,
}

export const erasureAsked: Translated<typeof french.erasureAsked> = {
  title: 'Abbiamo ricevuto la Sua richiesta di cancellazione',
  answer: (day) => elided(`Lei ci chiede di cancellare i Suoi dati. Le rispondiamo entro il ${day}.`),
  meanwhile:
    'Finché la Sua polizza è in corso, conserviamo ciò che serve per gestirla; dopo, resta solo ciò che la legge ci impone di conservare.',
  received: 'Ricevuta',
  open: 'Vedi la mia richiesta',
  take_back: (phone) =>
    `Ha cambiato idea? Può ritirare la richiesta nel Suo profilo finché non è conclusa. Non è stato Lei? Ci chiami al ${phone}.`,
}

export const erased: Translated<typeof french.erased> = {
  title: 'I Suoi dati sono stati cancellati',
  closed:
    'La Sua area personale è chiusa. I Suoi recapiti, i Suoi messaggi, i Suoi file e tutto ciò che la legge non ci impone di conservare sono stati cancellati.',
  nothing: 'Non conserviamo più nulla su di Lei, salvo la prova di questa risposta.',
  stays: 'Conserviamo soltanto quanto segue, senza altro uso:',
  at: 'Cancellati',
  books: 'Scritture contabili (premi, rimborsi)',
  mandate: 'Mandato di addebito e prova della firma',
  until: (day) => elided(`fino al ${day}`),
  last: (email) =>
    `Questa è la nostra ultima e-mail. Per ogni domanda, o per un reclamo all’autorità di protezione dei dati: ${email}.`,
}

export const frame = ({ brandName }: BrandFacts): Translated<ReturnType<typeof french.frame>> => ({
  link_in_full: 'Il pulsante non si apre? Copi questo indirizzo nel browser:',
  label: (text) => `${text}:`,
  reach: (phone, hours) => `Telefono: ${phone}, ${hours}`,
  why: `Riceve questa e-mail perché questo indirizzo è collegato a un’area personale ${brandName} o vi è appena stato inserito.`,
  no_reply: (email) => `È inviata automaticamente. Per scriverci: ${email}`,
  left_out: (names) => `Questi file non sono stati allegati all’e-mail: ${names}`,
})

export const greetings: Translated<typeof french.greetings> = {
  member: (firstname) => `Buongiorno ${firstname},`,
  anyone: 'Buongiorno,',
}

export const notificationLetters: Translated<typeof french.notificationLetters> = {
  pages: {
    refunds: 'Vedi la mia richiesta',
    quotes: 'Vedi il mio preventivo',
    animals: 'Vedi la scheda del mio animale',
    'profile/receipts': 'Vedi i miei premi',
    'profile/payment-methods': toPaymentMethods,
    'profile/contract': 'Vedi la mia polizza',
    sponsorship: 'Vedi le mie presentazioni',
  },
  resume: 'Riprendi la mia richiesta',
  home: 'Apri la mia area personale',
  always: 'Le scriviamo sempre per i Suoi rimborsi, i Suoi pagamenti e la sicurezza del Suo account.',
  optional: 'Riceve questa e-mail secondo le Sue preferenze.',
  choose: 'Scegli le e-mail da ricevere',
  reply: (author) =>
    `Risponda a questa e-mail per scrivere ${toName(author)}: la Sua risposta, con i suoi file, si aggiunge alla conversazione.`,
  team: 'il nostro team',
  dispute: {
    text: 'Non è d’accordo, o ci è sfuggito qualcosa?',
    label: 'Presenta un reclamo',
    otherwise: 'Citi il numero pratica qui sopra.',
  },
}

export const sampleNotes = {
  formula_change_refused: 'La pratica di Oslo è in corso d’esame. Richieda questo cambiamento dopo la nostra risposta.',
  quote_answered: 'A condizione che si faccia la radiografia di controllo.',
  quote_refused: 'Queste cure sono escluse dal Suo contratto.',
  dispute_upheld: 'Queste cure sono escluse dal Suo contratto.',
  dispute_changed: 'La radiografia di controllo è davvero legata a questa malattia: la rimborsiamo.',
}

export const quoteReceived = ({ brandName }: BrandFacts): Translated<ReturnType<typeof french.quoteReceived>> => ({
  subject: (reference) => `La Sua richiesta di preventivo (${reference})`,
  title: 'Abbiamo ricevuto la Sua richiesta di preventivo',
  thanks: (soon: string) =>
    `Grazie di aver pensato ${toName(brandName)} per il Suo cane o gatto. Il nostro team Le invia il preventivo per e-mail ${soon}.`,
  counts: (sponsor) =>
    `La richiesta è arrivata dal link di ${sponsor}, che vedrà il Suo nome, l’iniziale del Suo cognome e come procede la Sua polizza. Ogni presentazione viene verificata prima di essere convalidata.`,
  self: 'Questo indirizzo è quello di chi invita: la richiesta non vale quindi come presentazione e non darà diritto a un premio. Il preventivo, invece, Le sarà inviato.',
  not_asked: 'Non ha chiesto alcun preventivo? Ignori questo messaggio: senza la Sua firma non cambia nulla.',
  why: `Riceve questa e-mail perché questo indirizzo è stato inserito per chiedere un preventivo dal link di un cliente ${brandName}.`,
})

export const quoteRequested: Translated<typeof french.quoteRequested> = {
  title: 'Richiesta di preventivo tramite presentazione',
  body: 'Rispondendo a questa e-mail si scrive a chi chiede il preventivo.',
  self: 'Non vale come presentazione: i recapiti sono quelli di chi invita.',
  reference: requestLabels.tracking_reference,
  name: fieldLabels.name,
  email: 'E-mail',
  phone: fieldLabels.phone,
  place: fieldLabels.postal_code,
  animal: 'Animale',
  sponsor: 'Invito di',
}

export const paidByCard: Translated<typeof french.paidByCard> = {
  registered: (total) => `Il Suo pagamento con carta di ${total} è registrato. Grazie.`,
  returned: (amount) =>
    `Nel frattempo alcuni premi sono stati pagati o modificati: Le restituiremo ${amount} sulla carta.`,
  resumes: (cover) => `Non risulta più nulla da pagare: ${cover}.`,
  open: 'Vedi i miei premi',
  several: (count) => `${count} premi`,
}

export const replyRefusals: Translated<typeof french.replyRefusals> = {
  unknown:
    'Questo indirizzo non porta a nessuna delle nostre richieste. Risponda dalla Sua area, sulla pagina della richiesta.',
  expired: 'Questo indirizzo non riceve più risposte. Risponda dalla Sua area, sulla pagina della richiesta.',
  certified:
    'Non possiamo ricevere risposte tramite posta certificata (PEC). Risponda dalla Sua area, sulla pagina della richiesta.',
  sender:
    'Non possiamo verificare che questo messaggio venga da Lei. Risponda dall’indirizzo e-mail a cui Le abbiamo scritto, o dalla Sua area.',
  unreadable: 'Non è stato possibile leggere questo messaggio. Risponda dalla Sua area, sulla pagina della richiesta.',
  too_large: 'Questo messaggio supera {max} MB. Invii meno file alla volta.',
  empty: 'Questo messaggio non contiene testo. Scriva la Sua risposta sopra il messaggio citato.',
  too_long: 'Questo messaggio supera {max} caratteri. Lo abbrevi, o alleghi un documento.',
  quote_too_long:
    'Questo messaggio cita più di {max} caratteri. Cancelli il testo citato, poi invii di nuovo la risposta.',
  card_number: 'Questo messaggio contiene il numero di una carta: lo tolga, poi invii di nuovo la risposta.',
  too_many_files: 'Questo messaggio ha più di {max} file. Invii gli altri in un secondo messaggio.',
  file: 'Un file allegato non è accettato, non abbiamo ricevuto nulla. {reason}',
  daily: 'Oggi ha scritto molti messaggi. Riprovi domani, o ci scriva dalla pagina dei contatti.',
}

export const invoiceRefusals: Translated<typeof french.invoiceRefusals> = {
  unknown: 'Questo indirizzo non riceve fatture. Chieda l’indirizzo attuale alla persona che gliel’ha dato.',
  certified: 'Questo indirizzo non riceve posta certificata (PEC). Invii la fattura da una casella e-mail ordinaria.',
  sender:
    'Non possiamo verificare che questo messaggio venga dal suo mittente. Lo invii da una casella e-mail il cui dominio è autenticato.',
  automatic: 'Questo indirizzo non riceve messaggi automatici. Invii la fattura dalla Sua casella e-mail.',
  unreadable: 'Non è stato possibile leggere questo messaggio. Invii la fattura in allegato, in PDF o come foto.',
  too_large: 'Questo messaggio supera {max} MB. Invii meno file alla volta.',
  no_file:
    'Questo messaggio non contiene una fattura in allegato: il testo di un messaggio non basta. Alleghi la fattura, in PDF o come foto.',
  too_many_files: 'Questo messaggio ha più di {max} file. Invii gli altri in un secondo messaggio.',
  file: 'Un file allegato non è accettato, non abbiamo ricevuto nulla. {reason}',
  daily: 'Oggi questo indirizzo ha ricevuto molti messaggi. Riprovi domani.',
  too_many_drafts: 'Troppe fatture ricevute per e-mail attendono già a questo indirizzo. Riprovi più tardi.',
  not_possible: 'Per il momento questo indirizzo non riceve fatture.',
}

export const clockPlaces: Translated<typeof french.clockPlaces> = {
  'Europe/Paris': 'ora di Parigi',
  'Europe/Rome': 'ora di Roma',
  'Europe/Brussels': 'ora di Bruxelles',
}
