import type { Draft } from '@coussinet/contract/domain/messages.ts'
import type * as french from '../../fr/demo/dispute-answers.ts'

export const disputeAnswers: Draft<typeof french.disputeAnswers> = {
  upheld:
    'We hebben de factuur, de documenten en uw redenen opnieuw gelezen. De beslissing volgt de voorwaarden van uw contract: we blijven erbij. (Antwoord van een nagebootste verzekeraar.)',
  changed:
    'Op uw document staat een behandeling die we niet gelezen hadden: we voegen ze toe. De rest van de beslissing verandert niet. (Antwoord van een nagebootste verzekeraar.)',
}
