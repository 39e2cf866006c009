import { plural } from '@coussinet/contract/domain/grammar.ts'
import { pageNames } from '@coussinet/contract/domain/page-names.ts'

export const tabMessages = {
  label: 'Mon compte',
  profile: pageNames.profile.fr,
  contract: 'Contrat',
  paymentMethods: pageNames.payment_methods.fr,
  receipts: pageNames.receipts.fr,
  unpaid: (count: number) => plural(count, ` (${count} pas encore payée)`, ` (${count} pas encore payées)`, 'fr'),
}
