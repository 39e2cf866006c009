import type { Translated } from '@coussinet/contract/domain/messages.ts'
import type * as french from '../../fr/demo/dispute-answers.ts'

export const disputeAnswers: Translated<typeof french.disputeAnswers> = {
  upheld:
    'Abbiamo riletto la fattura, i documenti e le Sue ragioni. La decisione segue le condizioni della polizza: la confermiamo. (Risposta di un assicuratore dimostrativo.)',
  changed:
    'Il Suo documento mostra una cura che non avevamo letto: la aggiungiamo. Il resto della decisione non cambia. (Risposta di un assicuratore dimostrativo.)',
}
