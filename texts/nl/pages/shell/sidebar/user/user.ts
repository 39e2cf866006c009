import { plural } from '@coussinet/contract/domain/grammar.ts'
import type { Draft } from '@coussinet/contract/domain/messages.ts'
import { pageNames } from '@coussinet/contract/domain/page-names.ts'
import type * as french from '../../../../../fr/pages/shell/sidebar/user/user.ts'

export const userMessages: Draft<typeof french.userMessages> = {
  profile: pageNames.profile.nl,
  payment_methods: pageNames.payment_methods.nl,
  receipts: pageNames.receipts.nl,
  unpaid: (count: number) =>
    plural(count, `, ${count} premie nog niet betaald`, `, ${count} premies nog niet betaald`, 'nl'),
}
