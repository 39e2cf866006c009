import { messageLabels } from '@coussinet/contract/domain/contact-labels.ts'
import type { Draft } from '@coussinet/contract/domain/messages.ts'
import type * as french from '../../../fr/pages/contact/own-messages.ts'

export const ownMessages: Draft<typeof french.ownMessages> = {
  title: 'Uw berichten',
  loading: 'Bezig met laden…',
  failed: 'We konden uw berichten niet tonen.',
  all: (count: number) => `Al uw berichten bekijken (${count})`,
  answered: (day: string) => `Beantwoord op ${day}`,
  waiting: (day: string) => `Verstuurd op ${day}, nog zonder antwoord`,
  sent: (day: string) => `Verstuurd op ${day}`,
  reference: 'Referentie:',
  yours: messageLabels.nl.text,
  files: (names: string) => `${messageLabels.nl.files}: ${names}`,
  answers: messageLabels.nl.answers,
  none: 'Nog geen antwoord. Zodra het er is, verwittigen we u per e-mail.',
  by: (author: string, day: string) => `${author}, ${day}`,
  again: 'Nog een bericht schrijven',
}
