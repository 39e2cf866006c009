import type { BrandFacts } from '../brand-facts.ts'
import type * as french from '../fr/receipts.ts'
import { elided, plural } from '../grammar.ts'
import type { Translated } from '../messages.ts'
import { paperNames } from './document-words.ts'
import { pageNames } from './page-words.ts'
import { receiptStatuses } from './payment-words.ts'

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

const reasons = ({ brandName }: BrandFacts) => ({
  AM04: {
    why: 'Il giorno dell’addebito sul conto non c’erano fondi sufficienti.',
    todo: 'Versi sul conto prima del nuovo tentativo, oppure paghi subito con carta.',
  },
  MS03: {
    why: 'La banca ha respinto l’addebito senza dirci il motivo.',
    todo: 'La Sua banca può indicarLe il motivo. Può anche pagare subito con carta.',
  },
  TM01: {
    why: 'La nostra richiesta è arrivata tardi alla banca: il problema è nostro.',
    todo: 'La presenteremo di nuovo. Non deve fare nulla.',
  },
  FF01: {
    why: 'La banca non ha potuto leggere la nostra richiesta: il problema è nostro.',
    todo: 'La presenteremo di nuovo. Non deve fare nulla.',
  },
  FF05: {
    why: 'La nostra richiesta non aveva il formato giusto: il problema è nostro.',
    todo: 'La presenteremo di nuovo. Non deve fare nulla.',
  },
  AM05: {
    why: 'La banca ha creduto che questo premio fosse addebitato due volte.',
    todo: 'Controlli prima se compare nel Suo estratto conto. Se non c’è, lo paghi con carta.',
  },
  AC01: {
    why: 'La banca non trova un conto con questo numero.',
    todo: 'Ci indichi un altro conto e paghi questo premio con carta.',
  },
  AC04: {
    why: 'Il conto da addebitare è chiuso.',
    todo: 'Ci indichi il nuovo conto e paghi questo premio con carta.',
  },
  AC06: {
    why: 'Il conto è bloccato: la banca non vi accetta addebiti.',
    todo: 'Si rivolga alla Sua banca, oppure paghi questo premio con carta.',
  },
  AG01: {
    why: 'Questo conto non accetta addebiti diretti: capita spesso con i conti di risparmio.',
    todo: 'Ci indichi un conto corrente e paghi questo premio con carta.',
  },
  MD01: {
    why: 'La banca non ha un mandato valido per questo addebito.',
    todo: 'Occorre firmare un nuovo mandato. Nel frattempo paghi questo premio con carta.',
  },
  MD06: {
    why: 'L’intestatario del conto ha chiesto alla banca la restituzione di questo addebito.',
    todo: 'Se è un errore, paghi questo premio con carta. Altrimenti ci chiami per parlarne.',
  },
  MD07: {
    why: 'La banca ci comunica che questo conto non è più disponibile.',
    todo: 'Ci chiami: vedremo insieme come continuare.',
  },
  MS02: {
    why: 'L’intestatario del conto ha chiesto alla banca di respingere questo addebito.',
    todo: 'Paghi questo premio con carta, o ci chiami se l’importo La sorprende.',
  },
  RC01: {
    why: 'Il codice della banca (BIC) non è riconosciuto.',
    todo: 'Ci indichi un altro conto e paghi questo premio con carta.',
  },
  SL01: {
    why: 'Le impostazioni del conto limitano o filtrano gli addebiti.',
    todo: `Autorizzi ${brandName} nella Sua area bancaria e paghi questo premio con carta.`,
  },
  CNOR: {
    why: 'La nostra banca non ha potuto raggiungere quella del conto.',
    todo: 'Paghi questo premio con carta, o ci indichi un conto in un’altra banca.',
  },
  DNOR: {
    why: 'La banca del conto non può ricevere addebiti diretti.',
    todo: 'Paghi questo premio con carta, o ci indichi un conto in un’altra banca.',
  },
  card_expired: {
    why: 'La carta registrata è scaduta.',
    todo: 'Paghi con una carta in corso di validità.',
  },
  card_refused: {
    why: 'La banca della carta ha rifiutato il pagamento.',
    todo: 'Provi con un’altra carta o si rivolga alla Sua banca.',
  },
  card_lost: {
    why: 'La carta registrata è stata segnalata come smarrita o rubata.',
    todo: 'Paghi con un’altra carta.',
  },
  card_disputed: {
    why: 'Il pagamento con carta è stato contestato e la banca della carta ha ripreso la somma.',
    todo: 'La paghi di nuovo; se non ha contestato nulla, si rivolga alla Sua banca.',
  },
})

const withoutCard = ({ brandName }: BrandFacts) => ({
  AM04: 'Versi sul conto prima del nuovo tentativo.',
  MS03: 'La Sua banca può indicarLe il motivo.',
  AM05: 'Controlli prima se compare nel Suo estratto conto. Se non c’è, ci chiami.',
  AC01: 'Ci indichi un altro conto: questo premio potrà esservi addebitato.',
  AC04: 'Ci indichi il nuovo conto: questo premio potrà esservi addebitato.',
  AC06: 'Si rivolga alla Sua banca, oppure ci indichi un altro conto.',
  AG01: 'Ci indichi un conto corrente: questo premio potrà esservi addebitato.',
  MD01: 'Firmi un nuovo mandato: anche questo premio potrà essere addebitato con esso.',
  MD06: 'Ci chiami per parlarne.',
  MS02: 'Ci indichi un altro conto, o ci chiami se l’importo La sorprende.',
  RC01: 'Ci indichi un altro conto: questo premio potrà esservi addebitato.',
  SL01: `Autorizzi ${brandName} nella Sua area bancaria, poi ci chiami.`,
  CNOR: 'Ci indichi un conto in un’altra banca.',
  DNOR: 'Ci indichi un conto in un’altra banca.',
  card_expired: 'Passi all’addebito su un conto, o ci chiami.',
  card_refused: 'Si rivolga alla Sua banca, passi all’addebito su un conto, o ci chiami.',
  card_lost: 'Passi all’addebito su un conto, o ci chiami.',
  card_disputed: 'Si rivolga alla Sua banca, passi all’addebito su un conto, o ci chiami.',
})

export const receiptMessages: Translated<typeof french.receiptMessages> = {
  title: pageNames.receipts,
  nextAttempt: (day: string) => elided(`Nuovo tentativo il ${day}`),
  noNextAttempt: 'Nessun altro tentativo',
  collected: (day: string) => elided(`Sarà addebitato il ${day} sul nuovo conto`),
  collectedAfter: (attempt: string, day: string) =>
    elided(`Nuovo tentativo il ${attempt} sul vecchio conto; se non riesce, il ${day} sul nuovo`),
  mend: 'Regolarizza',
  mendOf: (month: string) => `Regolarizza ${month}`,
  receipt: paperNames.receipt,
  receiptOf: (month: string) => `quietanza di ${month}`,
  month: 'Mese',
  issueDate: 'Emesso il',
  statusColumn: 'Stato',
  amount: 'Importo',
  loading: 'Caricamento in corso…',
  failed: 'Non è stato possibile caricare le Sue quietanze.',
}

export const declineMessages = (brand: BrandFacts): Translated<ReturnType<typeof french.declineMessages>> => ({
  reasons: reasons(brand),
  final: 'Non tenteremo altri addebiti: lo paghi con carta.',
})

export const withoutCardMessages = (brand: BrandFacts): Translated<ReturnType<typeof french.withoutCardMessages>> => ({
  reasons: withoutCard(brand),
  final: 'Non tenteremo altri addebiti su questo conto: ci indichi un altro conto, o ci chiami.',
  ways: 'Ci indichi un altro conto: potrà chiedere che questa somma vi sia addebitata. Oppure ci chiami, concorderemo il pagamento.',
  waiting: 'Da pagare',
})

export const scheduleMessages: Translated<typeof french.scheduleMessages> = {
  title: pageNames.schedule,
  lead: 'Le date e gli importi dei Suoi addebiti. Se un giorno non è lavorativo, la banca addebita il primo giorno lavorativo successivo.',
  years: 'Scegli un anno',
  inYear: (year: number) => `Scadenze del ${year}`,
  date: 'Scadenza',
  month: 'Premio',
  amount: 'Importo',
  total: 'Totale',
  next: 'Prossima',
  none: (year: number) => `Nessuna scadenza nel ${year}`,
  noneText: 'Non abbiamo scadenze da mostrarLe per quest’anno.',
  calendar: 'Ritrova queste date nel mio calendario',
  loading: 'Caricamento in corso…',
  failed: 'Non è stato possibile caricare il piano dei pagamenti.',
}

export const coverMessages = ({ hasWaits }: BrandFacts): Translated<ReturnType<typeof french.coverMessages>> => ({
  title: 'La Sua copertura',
  going: 'I Suoi animali sono sempre coperti.',
  stops: {
    FR: (day: string) =>
      elided(
        `Senza pagamento riceverebbe una messa in mora. La copertura potrebbe allora fermarsi, non prima del ${day}, trenta giorni dopo la lettera.`,
      ),
    IT: (day: string) =>
      elided(`Senza pagamento la copertura si ferma il ${day} alle ore 0, quindici giorni dopo la scadenza.`),
    BE: (day: string) =>
      elided(
        `Senza pagamento riceverebbe una messa in mora. La copertura potrebbe allora fermarsi, non prima del ${day}, almeno quindici giorni dopo la lettera.`,
      ),
  },
  stopsNow: 'La copertura può ormai essere sospesa da un giorno all’altro.',
  payToday: 'Paghi oggi stesso per evitarlo.',
  suspended: (day: string) =>
    elided(`La copertura è sospesa dal ${day}: le cure ricevute da quel giorno non sono rimborsate.`),
  ends: (day: string) => elided(`Senza pagamento potremmo recedere dalla polizza dal ${day}.`),
  endsAnyDay: 'Senza pagamento possiamo ormai recedere dalla polizza.',
  resumes: {
    midnight: (day: string) => elided(`Se paga tutto oggi, riprende il ${day} alle ore 0.`),
    noon: (day: string) => elided(`Se paga tutto oggi, riprende il ${day} a mezzogiorno.`),
  },
  resumesOncePaid: {
    midnight: 'Riprende alle ore 0 del giorno dopo quello in cui tutto è pagato.',
    noon: 'Riprende a mezzogiorno del giorno dopo quello in cui tutto è pagato.',
  },
  kept: 'Che cosa non perde',
  keptGoing: [
    'Fino ad allora i Suoi animali restano assicurati.',
    'Se paga prima, non cambia nulla: né la copertura, né il prezzo.',
    'Le Sue richieste di rimborso proseguono.',
  ],
  keptSuspended: [
    'Le cure ricevute prima di una sospensione restano rimborsate.',
    ...(hasWaits ? ['Le carenze già trascorse non ricominciano.'] : []),
    'Le Sue formule e i massimali restano gli stessi.',
  ],
})

export const payOverdueMessages = ({
  brandName,
}: BrandFacts): Translated<ReturnType<typeof french.payOverdueMessages>> => ({
  due: 'Da pagare',
  settled: 'Pagato',
  planned: 'In arrivo',
  dueSince: {
    bank_account: (day: string) => elided(`Addebito del ${day}`),
    card: (day: string) => elided(`Pagamento del ${day}`),
  },
  calm: {
    paid: 'È tutto in ordine, grazie.',
    upcoming: (day: string) => `Sarà addebitato ${day}. Non deve fare nulla.`,
  },
  mend: 'Con carta, subito',
  payOne: (amount: string) => `Paga ${amount} con carta`,
  payAll: (count: number, amount: string) =>
    `Paga ${count === 2 ? 'entrambi' : count === 3 ? 'tutti e tre' : `tutti e ${count}`} in una volta (${amount})`,
  payOnly: (amount: string) => `Paga solo questo (${amount})`,
  alsoDue: (months: string, amount: string) => `Da pagare anche: ${months}. In tutto ${amount}.`,
  secure: `Passerà alla pagina sicura del nostro fornitore di pagamenti: nessun numero di carta passa da ${brandName}.`,
  opening: 'Apertura della pagina di pagamento',
  noCard: 'Il pagamento con carta non è al momento disponibile. Nulla è perso: riprovi più tardi o ci chiami.',
  changed: 'Uno di questi premi è appena cambiato. Verifichi che cosa resta da pagare, poi riprovi.',
  failedToPay: 'Non è stato possibile aprire la pagina di pagamento.',
  debit: { bank_account: 'Con addebito diretto', card: 'Con la carta registrata' },
  nextAttempt: (day: string) => `Riproveremo ${day}.`,
  nextAttemptFrom: (day: string, account: string) => `Riproveremo ${day} sul conto ${account}.`,
  final: 'Non effettueremo altri tentativi di addebito.',
  collected: (day: string, account: string | null) =>
    `Sarà addebitato ${day} ${account === null ? 'sul nuovo conto' : `sul conto ${account}`}, come ha chiesto. Non deve fare nulla.`,
  collectedAfter: (attempt: string, day: string, account: string | null) =>
    `Riproveremo ${attempt} sul vecchio conto; se non riesce, sarà addebitato ${day} ${account === null ? 'sul nuovo conto' : `sul conto ${account}`}, come ha chiesto.`,
  ask: 'Pagare comunque con carta?',
  askText: (day: string) =>
    `Ha chiesto che questo premio sia addebitato sul nuovo conto, non prima di ${day}. Se lo paga ora con carta, non sarà più addebitato.`,
  wait: 'Attendi l’addebito',
  payAnyway: 'Paga con carta',
  toAccount: { bank_account: 'Cambia conto', card: 'Passa all’addebito sul conto' },
  otherCard: 'Cambia carta',
  question: 'Una domanda, un disaccordo?',
  call: (phone: string) => `Ci chiami al ${phone}`,
  history: 'Che cosa è successo',
  steps: 'Le tappe',
  moment: {
    paid: { bank_account: 'Addebito riuscito', card: 'Pagato con carta' },
    declined: { bank_account: receiptStatuses.declined, card: receiptStatuses.declined_card },
    settled: 'Pagato',
    next: 'Nuovo tentativo di addebito',
    collected: 'Addebito sul nuovo conto',
    waiting: 'Da pagare con carta',
    planned: 'Addebito previsto',
  },
  back: 'Tutti i premi',
  downloadReceipt: 'Scarica la quietanza',
})

export const listMessages: Translated<typeof french.listMessages> = {
  years: 'Scegli un anno',
  inYear: (year: string) => `Premi del ${year}`,
  empty: 'Ancora nessuna quietanza',
  emptyText: 'La Sua prima quietanza comparirà qui dopo il primo addebito.',
  more: 'Mostra altri',
  schedule: 'Vedi il piano dei pagamenti',
  due: (count: number) => plural(count, 'Un premio da pagare', `${count} premi da pagare`, 'it'),
  collected: (count: number) =>
    plural(
      count,
      'Un premio sarà addebitato sul nuovo conto',
      `${count} premi saranno addebitati sul nuovo conto`,
      'it',
    ),
  collectedText: (count: number, day: string) =>
    plural(
      count,
      `Non prima di ${day}, come ha chiesto. Non deve fare nulla.`,
      `Il primo ${day}, come ha chiesto. Non deve fare nulla.`,
      'it',
    ),
  next: (amount: string, day: string) => `Prossimo premio mensile: ${amount}, addebito ${day}.`,
  last: 'Ultimi premi',
  all: 'Tutti i premi',
}
