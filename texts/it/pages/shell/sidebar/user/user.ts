import { plural } from '@coussinet/contract/domain/grammar.ts'
import type { Translated } from '@coussinet/contract/domain/messages.ts'
import { pageNames } from '@coussinet/contract/domain/page-names.ts'
import type * as french from '../../../../../fr/pages/shell/sidebar/user/user.ts'

export const userMessages: Translated<typeof french.userMessages> = {
  profile: pageNames.profile.it,
  payment_methods: pageNames.payment_methods.it,
  receipts: pageNames.receipts.it,
  unpaid: (count: number) =>
    plural(count, `, ${count} premio non ancora pagato`, `, ${count} premi non ancora pagati`, 'it'),
}
