import { messageLabels } from '@coussinet/contract/domain/contact-labels.ts'
import { plural } from '@coussinet/contract/domain/grammar.ts'
import type { Translated } from '@coussinet/contract/domain/messages.ts'
import type * as french from '../../../../fr/pages/refunds/thread/thread.ts'

export const threadMessages: Translated<typeof french.threadMessages> = {
  empty: 'Una domanda su questa richiesta? Ci scriva qui.',
  list: 'Messaggi di questa richiesta',
  you: 'Lei',
  by: (name: string, moment: string) => `${name}, ${moment}`,
  older: 'Messaggi precedenti',
  olderLoading: 'Caricamento in corso',
  olderShown: 'I messaggi precedenti sono visibili.',
  olderFailed: 'Non è stato possibile mostrare i messaggi precedenti.',
  fresh: 'Nuovo',
  arrived: (name: string) => `Nuovo messaggio di ${name}.`,
  read: (moment: string) => `Letto, ${moment}`,
  showQuoted: 'Mostra il testo citato',
  hideQuoted: 'Nascondi il testo citato',
  text: messageLabels.it.text,
  left: (count: number) => `Ancora ${count} ${plural(count, 'carattere', 'caratteri', 'it')}`,
  over: (count: number) => `${count} ${plural(count, 'carattere', 'caratteri', 'it')} di troppo`,
  submit: 'Invia',
  sending: 'Invio in corso',
  nothing: 'Scriva il Suo messaggio prima di inviarlo.',
  sent: 'Il Suo messaggio è stato inviato.',
  kept: 'Il Suo messaggio non è partito, è rimasto qui.',
}
