import { messageLabels } from '@coussinet/contract/domain/contact-labels.ts'
import { fieldLabels } from '@coussinet/contract/domain/field-labels.ts'
import { plural } from '@coussinet/contract/domain/grammar.ts'
import type { Draft } from '@coussinet/contract/domain/messages.ts'
import { received } from '@coussinet/contract/domain/received.ts'
import type * as french from '../../../fr/pages/contact/contact.ts'

export const contactMessages: Draft<typeof french.contactMessages> = {
  title: 'Schrijf ons',
  lead: (soon: string) => `We antwoorden ${soon}.`,
  lead_complaint: 'Iemand van ons team behandelt elke klacht.',
  loading: 'Bezig met laden…',
  failed: 'We konden de onderwerpen niet tonen.',
  topic: fieldLabels.nl.topic,
  chooseTopic: 'Kies een onderwerp',
  subject: fieldLabels.nl.subject,
  subjectHint: 'Of kies hieronder.',
  subjects: 'Suggesties',
  message: messageLabels.nl.text,
  messageHint: 'Met een aanvraagnummer, de naam van een dier of een datum kunnen we u sneller antwoorden.',
  left: (count: number, shown: string) => `Nog ${shown} ${plural(count, 'teken', 'tekens', 'nl')}`,
  over: (count: number, shown: string) => `${shown} ${plural(count, 'teken', 'tekens', 'nl')} te veel`,
  complaint: {
    title: 'U dient een klacht in',
    text: 'We bevestigen de ontvangst en antwoorden u daarna binnen de voorziene termijnen.',
    link: 'De termijnen en de ombudsman',
  },
  submit: 'Versturen',
  sending: 'Bezig met versturen',
  cancelled: 'Het versturen is geannuleerd. Uw bericht blijft hier.',
  received: `${received.nl.message}. U krijgt een bevestiging per e-mail.`,
  leave: {
    title: 'De pagina verlaten zonder te versturen?',
    text: 'Uw tekst blijft hier zolang uw sessie duurt, de bijgevoegde bestanden niet.',
    yes: 'Pagina verlaten',
    no: 'Blijven',
  },
  sent: {
    title: received.nl.message,
    reference: 'Referentie van het bericht:',
    mail: 'U krijgt een bevestiging per e-mail.',
    copy: 'Referentie kopiëren',
    copied: 'De referentie is gekopieerd.',
    again: 'Nog een bericht schrijven',
    home: 'Terug naar Start',
    next: 'En nu',
    steps: (soon: string) => [
      'U krijgt een bevestiging per e-mail.',
      'Iemand van ons team leest uw bericht.',
      `We antwoorden u per e-mail, ${soon}.`,
    ],
    complaintSteps: [
      'U krijgt een bevestiging per e-mail.',
      'Iemand van ons team behandelt uw klacht.',
      'We antwoorden u schriftelijk, binnen de termijnen voor een klacht.',
    ],
  },
}
