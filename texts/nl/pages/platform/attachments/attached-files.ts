import { messageLabels } from '@coussinet/contract/domain/contact-labels.ts'
import type { Draft } from '@coussinet/contract/domain/messages.ts'
import type * as french from '../../../../fr/pages/platform/attachments/attached-files.ts'

/** Counts of files that a form takes, each with its word. */
const counts = { 3: 'drie', 5: 'vijf' }
type Most = keyof typeof counts

export const attachedMessages: Draft<typeof french.attachedMessages> = {
  title: messageLabels.nl.files,
  optional: '(facultatief)',
  drop: 'Bestand toevoegen',
  most: (formats: string, most: Most) =>
    `${formats}. Hoogstens ${counts[most]} bestanden, die niet bewaard blijven als u de pagina verlaat.`,
  tooMany: (most: Most) => `Hoogstens ${counts[most]} bestanden: de andere zijn niet toegevoegd.`,
  wait: 'Een bestand wordt nog voorbereid. Even geduld.',
  mend: 'Verwijder of vervang het bestand dat niet aanvaard is.',
  removeOne: (name: string) => `${name} verwijderen`,
  view: (name: string) => `${name} bekijken`,
  close: 'Sluiten',
  ready: 'Klaar',
  readied: (name: string) => `Bestand klaar: ${name}`,
  sending: (percent: string) => `Bestanden versturen: ${percent}`,
  cancel: 'Versturen annuleren',
  cancelled: 'Het versturen is geannuleerd. Uw bericht blijft hier.',
}
