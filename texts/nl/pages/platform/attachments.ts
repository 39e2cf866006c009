import { messageLabels } from '@coussinet/contract/domain/contact-labels.ts'
import type { Draft } from '@coussinet/contract/domain/messages.ts'
import type * as french from '../../../fr/pages/platform/attachments.ts'

const counts = ['nul', 'één', 'twee', 'drie', 'vier', 'vijf']
const upTo = (most: number) => counts[most] ?? String(most)

export const attachmentMessages: Draft<typeof french.attachmentMessages> = {
  title: messageLabels.nl.files,
  optional: '(facultatief)',
  drop: 'Bestand toevoegen',
  most: (formats: string, most: number) =>
    `${formats}. Hoogstens ${upTo(most)} bestanden, die niet bewaard blijven als u de pagina verlaat.`,
  tooMany: (most: number) => `Hoogstens ${upTo(most)} bestanden: de andere zijn niet toegevoegd.`,
  wait: 'Een bestand wordt nog voorbereid. Even geduld.',
  mend: 'Verwijder of vervang het bestand dat niet aanvaard is.',
  removeOne: (name: string) => `${name} verwijderen`,
  view: (name: string) => `${name} bekijken`,
  close: 'Sluiten',
  ready: 'Klaar',
  sending: (percent: string) => `Bestanden versturen: ${percent}`,
  cancel: 'Versturen annuleren',
}
