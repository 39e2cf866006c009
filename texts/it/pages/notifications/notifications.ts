import { plural } from '@coussinet/contract/domain/grammar.ts'
import type { Translated } from '@coussinet/contract/domain/messages.ts'
import { pageNames } from '@coussinet/contract/domain/page-names.ts'
import type * as french from '../../../fr/pages/notifications/notifications.ts'

export const notificationMessages: Translated<typeof french.notificationMessages> = {
  title: pageNames.notifications.it,
  tabs: 'Notifiche da mostrare',
  all: 'Tutte',
  unread: 'Non lette',
  unreadCount: (count: number) => plural(count, ` (${count} non letta)`, ` (${count} non lette)`, 'it'),
  notRead: 'Non letta: ',
  readAll: 'Segna tutte come lette',
  preferences: 'Preferenze',
  markedRead: 'Notifica segnata come letta.',
  allRead: 'Tutte le Sue notifiche sono segnate come lette.',
  today: 'Oggi',
  week: 'Questa settimana',
  earlier: (month: string) => `Altre di ${month}`,
  arrived: (count: number) => plural(count, 'Mostra la nuova notifica', `Mostra le ${count} nuove notifiche`, 'it'),
  more: 'Mostra le precedenti',
  loadingMore: 'Caricamento in corso',
  loading: 'Caricamento in corso…',
  failed: 'Non è stato possibile caricare le Sue notifiche.',
  none: 'Nessuna novità per il momento.',
  noneText: 'Ogni passo dei Suoi rimborsi e dei Suoi addebiti sarà annunciato qui.',
  noneUnread: 'Ha letto tutto.',
  noneUnreadText: 'La prossima novità La aspetterà qui.',
}
