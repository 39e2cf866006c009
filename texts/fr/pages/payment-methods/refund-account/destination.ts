import { accountLabels } from '@coussinet/contract/domain/account-labels.ts'

export const destinationMessages = {
  account: accountLabels.fr.account,
  holder: accountLabels.fr.holder,
  none: 'Aucun compte pour vos remboursements.',
  noneText: 'Sans lui, nous ne pouvons pas vous les verser.',
  add: 'Indiquer un compte',
  change: 'Changer',
  changeOf: 'Changer le compte des remboursements',
  held: (until: string) => `Vos remboursements attendent jusqu’au ${until}.`,
  heldText: 'Ce compte est nouveau : par sécurité, nous n’y versons rien pendant 48 heures.',
  release: 'Confirmer maintenant par un code',
  pending: 'Un nouveau compte attend votre code.',
  pendingText: 'D’ici là, vos remboursements vont où ils allaient.',
  pendingFirst: 'Confirmez-le pour recevoir vos remboursements.',
  resume: 'Reprendre',
}
