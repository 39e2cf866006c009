import { plural } from '@coussinet/contract/domain/grammar.ts'
import type { Translated } from '@coussinet/contract/domain/messages.ts'
import { pageNames } from '@coussinet/contract/domain/page-names.ts'
import type * as french from '../../../fr/pages/profile/profile-tabs.ts'

export const tabMessages: Translated<typeof french.tabMessages> = {
  label: 'Il mio account',
  profile: pageNames.profile.it,
  contract: 'Polizza',
  paymentMethods: pageNames.payment_methods.it,
  receipts: pageNames.receipts.it,
  unpaid: (count: number) => plural(count, ` (${count} non ancora pagato)`, ` (${count} non ancora pagati)`, 'it'),
}
