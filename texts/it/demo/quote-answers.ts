import type { Translated } from '@coussinet/contract/domain/messages.ts'
import type * as french from '../../fr/demo/quote-answers.ts'

export const quoteAnswers: Translated<typeof french.quoteAnswers> = {
  conditions:
    'L’accordo vale per le cure del preventivo, presso questo veterinario. (Risposta di un assicuratore simulato.)',
}
