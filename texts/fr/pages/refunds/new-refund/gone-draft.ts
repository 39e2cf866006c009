import { pageNames } from '@coussinet/contract/domain/page-names.ts'

export const goneMessages = {
  title: 'Ce brouillon n’existe plus',
  text: 'Il a été supprimé dans un autre onglet ou sur un autre appareil. Vous pouvez commencer une autre demande.',
  another: 'Nouvelle demande',
  refunds: pageNames.refunds.fr,
}
