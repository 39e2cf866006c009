import type { Draft } from '@coussinet/contract/domain/messages.ts'
import type * as french from '../../fr/demo/quote-answers.ts'

export const quoteAnswers: Draft<typeof french.quoteAnswers> = {
  conditions:
    'Het akkoord geldt voor de zorg van de offerte, bij deze dierenarts. (Antwoord van een nagebootste verzekeraar.)',
}
