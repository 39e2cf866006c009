import { brandName } from '@coussinet/contract/brand/values/brand-name.ts'
import { paperNames } from '@coussinet/contract/domain/document-names.ts'
import { elided } from '@coussinet/contract/domain/grammar.ts'
import type { Translated } from '@coussinet/contract/domain/messages.ts'
import { pageNames } from '@coussinet/contract/domain/page-names.ts'
import type { DeclineCode } from '@coussinet/contract/receipts.ts'
import type * as french from '../../../fr/pages/receipts/receipts.ts'

type Reason = {
  why: string
  todo: string
}

const reasons: Record<DeclineCode, Reason> = {
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
}

type Advice = Partial<Record<DeclineCode, string>>

const withoutCard: Advice = {
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
}

export const receiptMessages: Translated<typeof french.receiptMessages> = {
  title: pageNames.receipts.it,
  nextAttempt: (day: string) => elided(`Nuovo tentativo il ${day}`),
  noNextAttempt: 'Nessun altro tentativo',
  collected: (day: string) => elided(`Sarà addebitato il ${day} sul nuovo conto`),
  collectedAfter: (attempt: string, day: string) =>
    elided(`Nuovo tentativo il ${attempt} sul vecchio conto; se non riesce, il ${day} sul nuovo`),
  mend: 'Regolarizza',
  mendOf: (month: string) => `Regolarizza ${month}`,
  receipt: paperNames.it.receipt,
  receiptOf: (month: string) => `quietanza di ${month}`,
  month: 'Mese',
  issueDate: 'Emesso il',
  statusColumn: 'Stato',
  amount: 'Importo',
  loading: 'Caricamento in corso…',
  failed: 'Non è stato possibile caricare le Sue quietanze.',
}

export const declineMessages: Translated<typeof french.declineMessages> = {
  reasons,
  final: 'Non tenteremo altri addebiti: lo paghi con carta.',
}

export const withoutCardMessages: Translated<typeof french.withoutCardMessages> = {
  reasons: withoutCard,
  final: 'Non tenteremo altri addebiti su questo conto: ci indichi un altro conto, o ci chiami.',
  ways: 'Ci indichi un altro conto: potrà chiedere che questa somma vi sia addebitata. Oppure ci chiami, concorderemo il pagamento.',
  waiting: 'Da pagare',
}
