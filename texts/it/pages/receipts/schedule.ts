import type { Translated } from '@coussinet/contract/domain/messages.ts'
import { pageNames } from '@coussinet/contract/domain/page-names.ts'
import type * as french from '../../../fr/pages/receipts/schedule.ts'

export const scheduleMessages: Translated<typeof french.scheduleMessages> = {
  title: pageNames.schedule.it,
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
