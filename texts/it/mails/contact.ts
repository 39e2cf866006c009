import { messageLabels } from '@coussinet/contract/domain/contact-labels.ts'
import { contractLabels } from '@coussinet/contract/domain/contract-labels.ts'
import { fieldLabels } from '@coussinet/contract/domain/field-labels.ts'
import type { Translated } from '@coussinet/contract/domain/messages.ts'
import { received } from '@coussinet/contract/domain/received.ts'
import type * as french from '../../fr/mails/contact.ts'

export const contactLabels: Translated<typeof french.contactLabels> = {
  from: 'Da',
  nevg: contractLabels.it.nevg,
  contract: 'Polizza',
  email: 'E-mail',
  phone: fieldLabels.it.phone,
  language: 'Lingua',
  languages: { fr: 'francese', it: 'italiano', nl: 'olandese' },
  topic: 'Argomento',
  subject: 'Oggetto',
  reference: 'Riferimento',
  sent: 'Inviato',
  files: messageLabels.it.files,
  message: fieldLabels.it.message,
  answer: 'Rispondendo a questa e-mail si scrive direttamente al cliente.',
}

export const contactConfirmed: Translated<typeof french.contactConfirmed> = {
  title: received.it.message,
  arrived: 'Grazie per averci scritto. Ecco che cosa abbiamo ricevuto.',
  answer: (soon: string) => `Rispondiamo via e-mail ${soon}.`,
  complaint: (is_italy) =>
    `Questa e-mail conferma che abbiamo ricevuto il Suo reclamo. Riceverà una risposta scritta${is_italy ? ' entro 45 giorni' : ''}. Se non La soddisfa può rivolgersi ${is_italy ? 'all’Arbitro Assicurativo' : 'al mediatore del Suo Paese'}, come indicato nelle condizioni di assicurazione.`,
  wrote: messageLabels.it.text,
  open: 'Apri l’area personale',
  call: (phone, hours) => `È urgente? Ci chiami al ${phone}, ${hours}, e indichi il riferimento.`,
}

export const contactAnswered: Translated<typeof french.contactAnswered> = {
  title: 'Risposta al Suo messaggio',
  arrived: 'Abbiamo risposto al Suo messaggio. Ecco la nostra risposta.',
  from: (author) => `Risposta di ${author}`,
  open: 'Leggi il messaggio e le risposte',
  reply: 'Per proseguire, risponda a questa e-mail mantenendo il riferimento.',
}

export const contactSample: Translated<typeof french.contactSample> = {
  subject: 'A che punto è la mia richiesta?',
  message: 'Buongiorno,\n\nho inviato la fattura il 16 novembre.\nGrazie.',
  answer: 'Buongiorno,\n\nabbiamo ricevuto la fattura. Il rimborso è previsto per il 24 novembre.',
}
