import type * as french from '../fr/help.ts'
import { plural } from '../grammar.ts'
import type { Draft } from '../messages.ts'
import { fieldLabels, messageLabels, received } from './form-words.ts'
import { pageNames } from './page-words.ts'

export const contactMessages: Draft<typeof french.contactMessages> = {
  title: 'Schrijf ons',
  lead: (soon: string) => `We antwoorden ${soon}.`,
  lead_complaint: 'Iemand van ons team behandelt elke klacht.',
  loading: 'Bezig met laden…',
  failed: 'We konden de onderwerpen niet tonen.',
  topic: fieldLabels.topic,
  chooseTopic: 'Kies een onderwerp',
  subject: fieldLabels.subject,
  subjectHint: 'Of kies hieronder.',
  subjects: 'Suggesties',
  message: messageLabels.text,
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
  received: `${received.message}. U krijgt een bevestiging per e-mail.`,
  leave: {
    title: 'De pagina verlaten zonder te versturen?',
    text: 'Uw tekst blijft hier zolang uw sessie duurt, de bijgevoegde bestanden niet.',
    yes: 'Pagina verlaten',
    no: 'Blijven',
  },
  sent: {
    title: received.message,
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

export const sideMessages: Draft<typeof french.sideMessages> = {
  person: 'Een medewerker antwoordt u',
  open: 'Open',
  closed: 'Gesloten',
  call: 'Bel ons',
  write: 'Schrijf ons',
  post: 'Per post',
  complaint: {
    title: 'Een klacht?',
    text: (mediator: string) =>
      `Schrijf ons eerst, met het onderwerp “Klacht”. Voldoet ons antwoord niet, dan kunt u zich tot een onafhankelijke derde wenden: ${mediator}.`,
    link: 'De termijnen en hoe u te werk gaat',
  },
  faq: { title: 'Misschien staat het antwoord hier al', link: pageNames.faq },
}

export const ownMessages: Draft<typeof french.ownMessages> = {
  title: 'Uw berichten',
  loading: 'Bezig met laden…',
  failed: 'We konden uw berichten niet tonen.',
  all: (count: number) => `Al uw berichten bekijken (${count})`,
  answered: (day: string) => `Beantwoord op ${day}`,
  waiting: (day: string) => `Verstuurd op ${day}, nog zonder antwoord`,
  sent: (day: string) => `Verstuurd op ${day}`,
  reference: 'Referentie:',
  yours: messageLabels.text,
  files: (names: string) => `${messageLabels.files}: ${names}`,
  answers: messageLabels.answers,
  none: 'Nog geen antwoord. Zodra het er is, verwittigen we u per e-mail.',
  by: (author: string, day: string) => `${author}, ${day}`,
  again: 'Nog een bericht schrijven',
}

export const faqMessages: Draft<typeof french.faqMessages> = {
  title: pageNames.faq,
  search: 'Een vraag zoeken',
  example: 'Termijn, wachttijd, vaccin…',
  clear: 'Zoekopdracht wissen',
  filter: 'Filteren op onderwerp',
  all: 'Alle',
  loading: 'Bezig met laden…',
  failed: 'We konden de veelgestelde vragen niet tonen.',
  offline: 'U bent offline: het zoeken gaat verder zodra er weer verbinding is.',
  found: (count: number) => `${count} ${plural(count, 'antwoord', 'antwoorden', 'nl')}`,
  foundFor: (count: number, words: string) =>
    `${count} ${plural(count, 'antwoord', 'antwoorden', 'nl')} voor “${words}”`,
  none: 'Geen vragen over dit thema.',
  noneText: 'Probeer andere woorden, of stel ons uw vraag: een medewerker antwoordt u.',
  everything: 'Alle vragen bekijken',
  write: 'Schrijf ons',
  useful: 'Was dit antwoord nuttig voor u?',
  said: 'Uw mening over dit antwoord:',
  yes: 'Ja',
  no: 'Nee',
  thanks: 'Bedankt, we noteren het.',
  notUseful: 'Bedankt, we noteren het. We kunnen u rechtstreeks antwoorden:',
  copy: 'Link kopiëren',
  copied: 'De link naar dit antwoord is gekopieerd.',
}
