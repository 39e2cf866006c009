import { plural } from '@coussinet/contract/domain/grammar.ts'
import { pageNames } from '@coussinet/contract/domain/page-names.ts'

export const userMessages = {
  profile: pageNames.profile.fr,
  payment_methods: pageNames.payment_methods.fr,
  receipts: pageNames.receipts.fr,
  unpaid: (count: number) =>
    plural(count, `, ${count} cotisation pas encore payée`, `, ${count} cotisations pas encore payées`, 'fr'),
}
