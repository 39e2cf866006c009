import { messageLabels } from '@coussinet/contract/domain/contact-labels.ts'
import { capitalised } from '@coussinet/contract/domain/grammar.ts'
import type { Translated } from '@coussinet/contract/domain/messages.ts'
import type * as french from '../../../fr/pages/platform/attachments.ts'

const counts = ['zero', 'uno', 'due', 'tre', 'quattro', 'cinque']
const upTo = (most: number) => capitalised(counts[most] ?? String(most))

export const attachmentMessages: Translated<typeof french.attachmentMessages> = {
  title: messageLabels.it.files,
  optional: '(facoltativo)',
  drop: 'Allega un file',
  most: (formats: string, most: number) =>
    `${formats}. ${upTo(most)} file al massimo, che non vengono conservati se lascia la pagina.`,
  tooMany: (most: number) => `${upTo(most)} file al massimo: gli altri non sono stati aggiunti.`,
  wait: 'Un file è ancora in preparazione. Attenda un istante.',
  mend: 'Rimuova o sostituisca il file che non è stato accettato.',
  removeOne: (name: string) => `Rimuovi ${name}`,
  view: (name: string) => `Vedi ${name}`,
  close: 'Chiudi',
  ready: 'Pronto',
  sending: (percent: string) => `Invio dei file: ${percent}`,
  cancel: 'Annulla l’invio',
}
