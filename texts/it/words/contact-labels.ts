import type { Translated } from '@coussinet/contract/domain/messages.ts'
import type * as french from '../../fr/words/contact-labels.ts'

export const messageLabels: Translated<typeof french.messageLabels> = {
  text: 'Il Suo messaggio',
  files: 'File allegati',
  answers: 'Le nostre risposte',
  answer: 'La nostra risposta',
}
