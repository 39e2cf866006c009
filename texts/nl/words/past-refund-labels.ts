import type { Draft } from '@coussinet/contract/domain/messages.ts'
import type * as french from '../../fr/words/past-refund-labels.ts'

export const pastRefundLabels: Draft<typeof french.pastRefundLabels> = {
  before: 'Overgenomen uit uw vroegere klantenzone',
}
