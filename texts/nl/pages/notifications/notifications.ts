import { plural } from '@coussinet/contract/domain/grammar.ts'
import type { Draft } from '@coussinet/contract/domain/messages.ts'
import { pageNames } from '@coussinet/contract/domain/page-names.ts'
import type * as french from '../../../fr/pages/notifications/notifications.ts'

export const notificationMessages: Draft<typeof french.notificationMessages> = {
  title: pageNames.notifications.nl,
  tabs: 'Te tonen meldingen',
  all: 'Alle',
  unread: 'Ongelezen',
  unreadCount: (count: number) => ` (${count} ongelezen)`,
  notRead: 'Ongelezen: ',
  readAll: 'Alles als gelezen markeren',
  preferences: 'Voorkeuren',
  markedRead: 'Melding als gelezen gemarkeerd.',
  allRead: 'Al uw meldingen zijn als gelezen gemarkeerd.',
  today: 'Vandaag',
  week: 'Deze week',
  earlier: (month: string) => `Eerder in ${month}`,
  arrived: (count: number) => plural(count, 'Nieuwe melding bekijken', `${count} nieuwe meldingen bekijken`, 'nl'),
  more: 'Oudere tonen',
  loadingMore: 'Bezig met laden',
  loading: 'Bezig met laden…',
  failed: 'We konden uw meldingen niet tonen.',
  none: 'Nog niets nieuws.',
  noneText: 'Elke stap van uw terugbetalingen en uw afhoudingen wordt hier aangekondigd.',
  noneUnread: 'U hebt alles gelezen.',
  noneUnreadText: 'Het volgende nieuws wacht hier op u.',
}
