import { plural } from '@coussinet/contract/domain/grammar.ts'
import { messages } from '@coussinet/contract/domain/messages.ts'
import { pageNames } from '@coussinet/contract/domain/page-names.ts'

export const tabMessages = messages({
  fr: {
    label: 'Mon compte',
    profile: pageNames.profile.fr,
    contract: 'Contrat',
    paymentMethods: pageNames.payment_methods.fr,
    receipts: pageNames.receipts.fr,
    unpaid: (count: number) => plural(count, ` (${count} pas encore payée)`, ` (${count} pas encore payées)`, 'fr'),
  },
  it: {
    label: 'Il mio account',
    profile: pageNames.profile.it,
    contract: 'Polizza',
    paymentMethods: pageNames.payment_methods.it,
    receipts: pageNames.receipts.it,
    unpaid: (count: number) => plural(count, ` (${count} non ancora pagato)`, ` (${count} non ancora pagati)`, 'it'),
  },
})
