import type { Translated } from '@coussinet/contract/domain/messages.ts'
import type * as french from '../../fr/words/past-refund-labels.ts'

export const pastRefundLabels: Translated<typeof french.pastRefundLabels> = {
  before: 'Ripreso dalla Sua area precedente',
}
