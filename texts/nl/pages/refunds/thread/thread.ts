import { messageLabels } from '@coussinet/contract/domain/contact-labels.ts'
import { plural } from '@coussinet/contract/domain/grammar.ts'
import type { Draft } from '@coussinet/contract/domain/messages.ts'
import type * as french from '../../../../fr/pages/refunds/thread/thread.ts'

export const threadMessages: Draft<typeof french.threadMessages> = {
  empty: 'Een vraag over deze aanvraag? Schrijf ons hier.',
  list: 'Berichten bij deze aanvraag',
  you: 'U',
  by: (name: string, moment: string) => `${name}, ${moment}`,
  older: 'Oudere berichten',
  olderLoading: 'Bezig met laden',
  olderShown: 'De oudere berichten worden getoond.',
  olderFailed: 'De oudere berichten konden niet getoond worden.',
  fresh: 'Nieuw',
  arrived: (name: string) => `Nieuw bericht van ${name}.`,
  read: (moment: string) => `Gelezen, ${moment}`,
  showQuoted: 'Geciteerde tekst tonen',
  hideQuoted: 'Geciteerde tekst verbergen',
  text: messageLabels.nl.text,
  left: (count: number) => `Nog ${count} ${plural(count, 'teken', 'tekens', 'nl')}`,
  over: (count: number) => `${count} ${plural(count, 'teken', 'tekens', 'nl')} te veel`,
  submit: 'Versturen',
  sending: 'Bezig met versturen',
  nothing: 'Schrijf uw bericht voordat u het verstuurt.',
  sent: 'Uw bericht is verstuurd.',
  kept: 'Uw bericht is niet verstuurd, het staat hier nog.',
}
