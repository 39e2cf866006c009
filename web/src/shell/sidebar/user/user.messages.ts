import { plural } from '@coussinet/contract/domain/grammar.ts'
import { messages } from '@coussinet/contract/domain/messages.ts'
import { pageNames } from '@coussinet/contract/domain/page-names.ts'

export const userMessages = messages({
  fr: {
    profile: pageNames.profile.fr,
    payment_methods: pageNames.payment_methods.fr,
    receipts: pageNames.receipts.fr,
    unpaid: (count: number) =>
      plural(count, `, ${count} cotisation pas encore payée`, `, ${count} cotisations pas encore payées`, 'fr'),
  },
  it: {
    profile: pageNames.profile.it,
    payment_methods: pageNames.payment_methods.it,
    receipts: pageNames.receipts.it,
    unpaid: (count: number) =>
      plural(count, `, ${count} premio non ancora pagato`, `, ${count} premi non ancora pagati`, 'it'),
  },
})
