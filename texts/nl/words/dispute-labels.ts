import type { Draft } from '@coussinet/contract/domain/messages.ts'
import type * as french from '../../fr/words/dispute-labels.ts'

export const disputeStatusNames: Draft<typeof french.disputeStatusNames> = {
  pending: 'Betwisting in behandeling',
  upheld: 'Beslissing behouden',
  changed: 'Beslissing gewijzigd',
  partly_changed: 'Beslissing deels gewijzigd',
}

export const disputeLabels: Draft<typeof french.disputeLabels> = {
  lines: 'Betwiste behandelingen',
  reason: 'Uw redenen',
  answer: 'Ons antwoord',
}
