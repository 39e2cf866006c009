import { plural } from '@coussinet/contract/domain/grammar.ts'
import { pageNames } from '@coussinet/contract/domain/page-names.ts'

export const notificationMessages = {
  title: pageNames.notifications.fr,
  tabs: 'Notifications à afficher',
  all: 'Toutes',
  unread: 'Non lues',
  unreadCount: (count: number) => plural(count, ` (${count} non lue)`, ` (${count} non lues)`, 'fr'),
  notRead: 'Non lue : ',
  readAll: 'Tout marquer comme lu',
  preferences: 'Préférences',
  markedRead: 'Notification marquée comme lue.',
  allRead: 'Toutes vos notifications sont marquées comme lues.',
  today: 'Aujourd’hui',
  week: 'Cette semaine',
  earlier: (month: string) => `Plus tôt en ${month}`,
  arrived: (count: number) =>
    plural(count, 'Voir la nouvelle notification', `Voir les ${count} nouvelles notifications`, 'fr'),
  more: 'Afficher les précédentes',
  loadingMore: 'Chargement en cours',
  loading: 'Chargement en cours…',
  failed: 'Nous n’avons pas pu afficher vos notifications.',
  none: 'Rien de nouveau pour l’instant.',
  noneText: 'Chaque étape de vos remboursements et de vos prélèvements sera annoncée ici.',
  noneUnread: 'Vous avez tout lu.',
  noneUnreadText: 'La prochaine nouvelle vous attendra ici.',
}
