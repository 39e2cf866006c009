import type { Draft } from '@coussinet/contract/domain/messages.ts'
import { pageNames } from '@coussinet/contract/domain/page-names.ts'
import type * as french from '../../../fr/pages/profile/profile-tabs.ts'

export const tabMessages: Draft<typeof french.tabMessages> = {
  label: 'Mijn account',
  profile: pageNames.profile.nl,
  contract: 'Contract',
  paymentMethods: pageNames.payment_methods.nl,
  receipts: pageNames.receipts.nl,
  unpaid: (count: number) => ` (${count} nog niet betaald)`,
}
