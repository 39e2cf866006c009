import type { Translated } from '@coussinet/contract/domain/messages.ts'
import { pageNames } from '@coussinet/contract/domain/page-names.ts'
import { requestLabels } from '@coussinet/contract/domain/request-labels.ts'
import type * as french from '../../../../fr/pages/refunds/list/refunds-list.ts'

export const listMessages: Translated<typeof french.listMessages> = {
  title: pageNames.refunds.it,
  lead: 'Segua ogni richiesta fino al bonifico e veda il calcolo riga per riga.',
  newRequest: 'Nuova richiesta',
  estimate: pageNames.estimate.it,
  quotes: pageNames.quotes.it,
  locked: 'I rimborsi saranno disponibili dalla data di decorrenza della polizza.',
  filter: 'Filtra per animale',
  everyAnimal: 'Tutti',
  underWay: 'Richieste in corso',
  lastTwelveMonths: 'Ultimi dodici mesi',
  last: 'Ultimi rimborsi',
  noRefund: 'Nulla nella ciotola per ora',
  noRefundText: 'Nessun rimborso negli ultimi 12 mesi.',
  noRefundOf: (name: string) => `${name} non ha ancora rimborsi.`,
  withoutRefused: 'Al momento non tutte le richieste respinte sono visibili.',
  firstRequest: 'Invia la prima richiesta',
  deleteDraft: 'Elimina la bozza',
  more: 'Mostra altri',
  loadingMore: 'Caricamento',
  refunded: 'Rimborsato',
  billed: 'Fatturato',
  refundedBills: 'Pratiche rimborsate',
  ratio: (some: number, all: number) => `${some} su ${all}`,
  care: 'Cure',
  careDate: requestLabels.it.care_date,
  status: 'Stato',
  unknown: 'Senza importo',
  deleteTitle: 'Eliminare questa bozza?',
  deleteText: 'La fattura e i documenti già aggiunti saranno cancellati in modo definitivo.',
  deleteYes: 'Elimina',
  keepIt: 'Tieni la bozza',
  deleted: 'La bozza è stata eliminata.',
}
