import { plural } from '@coussinet/contract/domain/grammar.ts'
import type { Translated } from '@coussinet/contract/domain/messages.ts'
import type * as french from '../../../../fr/pages/receipts/list/receipts-list.ts'

export const listMessages: Translated<typeof french.listMessages> = {
  years: 'Scegli un anno',
  inYear: (year: string) => `Premi del ${year}`,
  empty: 'Ancora nessuna quietanza',
  emptyText: 'La Sua prima quietanza comparirà qui dopo il primo addebito.',
  more: 'Mostra altri',
  loadingMore: 'Caricamento',
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
