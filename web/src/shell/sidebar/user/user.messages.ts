import { messages } from '@coussinet/contract/domain/messages.ts'
import { plural } from '@coussinet/contract/domain/grammar.ts'

export const userMessages = messages({
  fr: {
    profile: 'Mes informations',
    preferences: 'Préférences',
    receipts: 'Cotisations',
    unpaid: (count: number) =>
      plural(count, `, ${count} cotisation pas encore payée`, `, ${count} cotisations pas encore payées`, 'fr'),
  },
  it: {
    profile: 'I miei dati',
    preferences: 'Preferenze',
    receipts: 'Premi mensili',
    unpaid: (count: number) =>
      plural(count, `, ${count} premio non ancora pagato`, `, ${count} premi non ancora pagati`, 'it'),
  },
})
