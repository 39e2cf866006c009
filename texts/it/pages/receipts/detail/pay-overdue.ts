import { brandName } from '@coussinet/contract/brand/values/brand-name.ts'
import { elided } from '@coussinet/contract/domain/grammar.ts'
import type { Translated } from '@coussinet/contract/domain/messages.ts'
import { receiptStatuses } from '@coussinet/contract/domain/receipt-labels.ts'
import type * as french from '../../../../fr/pages/receipts/detail/pay-overdue.ts'

export const payOverdueMessages: Translated<typeof french.payOverdueMessages> = {
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
    declined: { bank_account: receiptStatuses.it.declined, card: receiptStatuses.it.declined_card },
    settled: 'Pagato',
    next: 'Nuovo tentativo di addebito',
    collected: 'Addebito sul nuovo conto',
    waiting: 'Da pagare con carta',
    planned: 'Addebito previsto',
  },
  back: 'Tutti i premi',
  downloadReceipt: 'Scarica la quietanza',
}
