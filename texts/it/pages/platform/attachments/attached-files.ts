import { messageLabels } from '@coussinet/contract/domain/contact-labels.ts'
import type { Translated } from '@coussinet/contract/domain/messages.ts'
import type * as french from '../../../../fr/pages/platform/attachments/attached-files.ts'

/** Counts of files that a form takes, each with its word. */
const counts = { 3: 'Tre', 5: 'Cinque' }
type Most = keyof typeof counts

export const attachedMessages: Translated<typeof french.attachedMessages> = {
  title: messageLabels.it.files,
  optional: '(facoltativo)',
  drop: 'Allega un file',
  most: (formats: string, most: Most) =>
    `${formats}. ${counts[most]} file al massimo, che non vengono conservati se lascia la pagina.`,
  tooMany: (most: Most) => `${counts[most]} file al massimo: gli altri non sono stati aggiunti.`,
  wait: 'Un file è ancora in preparazione. Attenda un istante.',
  mend: 'Rimuova o sostituisca il file che non è stato accettato.',
  removeOne: (name: string) => `Rimuovi ${name}`,
  view: (name: string) => `Vedi ${name}`,
  close: 'Chiudi',
  ready: 'Pronto',
  readied: (name: string) => `File pronto: ${name}`,
  sending: (percent: string) => `Invio dei file: ${percent}`,
  cancel: 'Annulla l’invio',
  cancelled: 'L’invio è annullato. Il Suo messaggio resta qui.',
}
