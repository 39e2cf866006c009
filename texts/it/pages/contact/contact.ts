import { messageLabels } from '@coussinet/contract/domain/contact-labels.ts'
import { fieldLabels } from '@coussinet/contract/domain/field-labels.ts'
import { plural } from '@coussinet/contract/domain/grammar.ts'
import type { Translated } from '@coussinet/contract/domain/messages.ts'
import { received } from '@coussinet/contract/domain/received.ts'
import type * as french from '../../../fr/pages/contact/contact.ts'

export const contactMessages: Translated<typeof french.contactMessages> = {
  title: 'Ci scriva',
  lead: (soon: string) => `Rispondiamo ${soon}.`,
  lead_complaint: 'Una persona del nostro team esamina ogni reclamo.',
  loading: 'Caricamento in corso…',
  failed: 'Non è stato possibile caricare gli argomenti di contatto.',
  topic: fieldLabels.it.topic,
  chooseTopic: 'Scelga un argomento',
  subject: fieldLabels.it.subject,
  subjectHint: 'Oppure scelga qui sotto.',
  subjects: 'Suggerimenti',
  message: messageLabels.it.text,
  messageHint: 'Un numero di pratica, il nome di un animale o una data ci aiutano a risponderLe prima.',
  left: (count: number, shown: string) => `Ancora ${shown} ${plural(count, 'carattere', 'caratteri', 'it')}`,
  over: (count: number, shown: string) => `${shown} ${plural(count, 'carattere', 'caratteri', 'it')} di troppo`,
  complaint: {
    title: 'Sta presentando un reclamo',
    text: 'Ne confermiamo la ricezione, poi Le rispondiamo nei termini previsti.',
    link: 'I termini e il mediatore',
  },
  submit: 'Invia',
  sending: 'Invio in corso',
  cancelled: 'L’invio è annullato. Il Suo messaggio resta qui.',
  received: `${received.it.message}. Riceverà un’e-mail di conferma.`,
  leave: {
    title: 'Uscire senza inviare?',
    text: 'Il testo resta qui per la durata della sessione, i file allegati no.',
    yes: 'Esci',
    no: 'Resta',
  },
  sent: {
    title: received.it.message,
    reference: 'Il riferimento del messaggio:',
    mail: 'Riceverà un’e-mail di conferma.',
    copy: 'Copia il riferimento',
    copied: 'Il riferimento è copiato.',
    again: 'Scrivi un altro messaggio',
    home: 'Torna alla home',
    next: 'E adesso',
    steps: (soon: string) => [
      'Riceve un’e-mail di conferma.',
      'Una persona del nostro team legge il Suo messaggio.',
      `Le rispondiamo per e-mail, ${soon}.`,
    ],
    complaintSteps: [
      'Riceve un’e-mail di conferma.',
      'Una persona del nostro team esamina il Suo reclamo.',
      'Le rispondiamo per iscritto, nei termini previsti per un reclamo.',
    ],
  },
}
