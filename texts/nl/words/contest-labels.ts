import type { Draft } from '@coussinet/contract/domain/messages.ts'
import type * as french from '../../fr/words/contest-labels.ts'

export const contestStatusNames: Draft<typeof french.contestStatusNames> = {
  pending: 'Betwisting in behandeling',
  upheld: 'Beslissing behouden',
  changed: 'Beslissing gewijzigd',
  partly_changed: 'Beslissing deels gewijzigd',
}

export const contestLabels: Draft<typeof french.contestLabels> = {
  lines: 'Betwiste behandelingen',
  reason: 'Uw redenen',
  answer: 'Ons antwoord',
}
