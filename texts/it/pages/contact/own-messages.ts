import { messageLabels } from '@coussinet/contract/domain/contact-labels.ts'
import { elided } from '@coussinet/contract/domain/grammar.ts'
import type { Translated } from '@coussinet/contract/domain/messages.ts'
import type * as french from '../../../fr/pages/contact/own-messages.ts'

export const ownMessages: Translated<typeof french.ownMessages> = {
  title: 'I Suoi messaggi',
  loading: 'Caricamento in corso…',
  failed: 'Non è stato possibile caricare i Suoi messaggi.',
  all: (count: number) => `Vedi tutti i messaggi (${count})`,
  answered: (day: string) => elided(`Risposta del ${day}`),
  waiting: (day: string) => elided(`Inviato il ${day}, per ora senza risposta`),
  sent: (day: string) => elided(`Inviato il ${day}`),
  reference: 'Riferimento:',
  yours: messageLabels.it.text,
  files: (names: string) => `${messageLabels.it.files}: ${names}`,
  answers: messageLabels.it.answers,
  none: 'Ancora nessuna risposta. Un’e-mail La avvisa appena arriva.',
  by: (author: string, day: string) => `${author}, ${day}`,
  again: 'Scrivi un altro messaggio',
}
