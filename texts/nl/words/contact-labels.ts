import type { Draft } from '@coussinet/contract/domain/messages.ts'
import type * as french from '../../fr/words/contact-labels.ts'

export const messageLabels: Draft<typeof french.messageLabels> = {
  text: 'Uw bericht',
  files: 'Bijgevoegde bestanden',
  answers: 'Onze antwoorden',
  answer: 'Ons antwoord',
}
