import { messages } from '@coussinet/contract/domain/messages.ts'
import { plural } from '@coussinet/contract/domain/grammar.ts'

export const tabMessages = messages({
  fr: {
    label: 'Mon compte',
    profile: 'Mes informations',
    contract: 'Contrat',
    paymentMethods: 'Préférences',
    receipts: 'Cotisations',
    unpaid: (count: number) => plural(count, ` (${count} pas encore payée)`, ` (${count} pas encore payées)`, 'fr'),
  },
  it: {
    label: 'Il mio account',
    profile: 'I miei dati',
    contract: 'Polizza',
    paymentMethods: 'Preferenze',
    receipts: 'Premi mensili',
    unpaid: (count: number) => plural(count, ` (${count} non ancora pagato)`, ` (${count} non ancora pagati)`, 'it'),
  },
})
