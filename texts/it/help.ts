import type * as french from '../fr/help.ts'
import { elided, plural } from '../grammar.ts'
import type { Translated } from '../messages.ts'
import { fieldLabels, messageLabels, received } from './form-words.ts'
import { pageNames } from './page-words.ts'

export const contactMessages: Translated<typeof french.contactMessages> = {
  title: 'Ci scriva',
  lead: (soon: string) => `Rispondiamo ${soon}.`,
  lead_complaint: 'Una persona del nostro team esamina ogni reclamo.',
  loading: 'Caricamento in corso…',
  failed: 'Non è stato possibile caricare gli argomenti di contatto.',
  topic: fieldLabels.topic,
  chooseTopic: 'Scelga un argomento',
  subject: fieldLabels.subject,
  subjectHint: 'Oppure scelga qui sotto.',
  subjects: 'Suggerimenti',
  message: messageLabels.text,
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
  received: `${received.message}. Riceverà un’e-mail di conferma.`,
  leave: {
    title: 'Uscire senza inviare?',
    text: 'Il testo resta qui per la durata della sessione, i file allegati no.',
    yes: 'Esci',
    no: 'Resta',
  },
  sent: {
    title: received.message,
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

export const sideMessages: Translated<typeof french.sideMessages> = {
  person: 'Le risponde una persona',
  open: 'Aperto',
  closed: 'Chiuso',
  call: 'Ci chiami',
  write: 'Ci scriva',
  post: 'Per posta',
  complaint: {
    title: 'Un reclamo?',
    text: (mediator: string) =>
      `Prima ci scriva, scegliendo l’argomento «Reclamo». Se la nostra risposta non La soddisfa, può rivolgersi a un terzo indipendente: ${mediator}.`,
    link: 'I termini e come procedere',
  },
  faq: { title: 'Forse la risposta è già qui', link: pageNames.faq },
}

export const ownMessages: Translated<typeof french.ownMessages> = {
  title: 'I Suoi messaggi',
  loading: 'Caricamento in corso…',
  failed: 'Non è stato possibile caricare i Suoi messaggi.',
  all: (count: number) => `Vedi tutti i messaggi (${count})`,
  answered: (day: string) => elided(`Risposta del ${day}`),
  waiting: (day: string) => elided(`Inviato il ${day}, per ora senza risposta`),
  sent: (day: string) => elided(`Inviato il ${day}`),
  reference: 'Riferimento:',
  yours: messageLabels.text,
  files: (names: string) => `${messageLabels.files}: ${names}`,
  answers: messageLabels.answers,
  none: 'Ancora nessuna risposta. Un’e-mail La avvisa appena arriva.',
  by: (author: string, day: string) => `${author}, ${day}`,
  again: 'Scrivi un altro messaggio',
}

export const faqMessages: Translated<typeof french.faqMessages> = {
  title: pageNames.faq,
  search: 'Cerca una domanda',
  example: 'Termini, carenza, vaccino…',
  clear: 'Cancella la ricerca',
  filter: 'Filtra per argomento',
  all: 'Tutte',
  loading: 'Caricamento in corso…',
  failed: 'Non è stato possibile caricare le domande frequenti.',
  offline: 'È offline: la ricerca riprenderà con la connessione.',
  found: (count: number) => `${count} ${plural(count, 'risposta', 'risposte', 'it')}`,
  foundFor: (count: number, words: string) => `${count} ${plural(count, 'risposta', 'risposte', 'it')} per «${words}»`,
  none: 'Nessuna domanda su questo tema.',
  noneText: 'Provi con altre parole, oppure ci faccia la Sua domanda: Le risponde una persona.',
  everything: 'Vedi tutte le domande',
  write: 'Ci scriva',
  useful: 'Questa risposta Le è stata utile?',
  said: 'Il Suo parere su questa risposta:',
  yes: 'Sì',
  no: 'No',
  thanks: 'Grazie, ne teniamo conto.',
  notUseful: 'Grazie, ne teniamo conto. Possiamo risponderLe direttamente:',
  copy: 'Copia il link',
  copied: 'Il link a questa risposta è copiato.',
}
