import { messageLabels } from '@coussinet/contract/domain/contact-labels.ts'
import { contractLabels } from '@coussinet/contract/domain/contract-labels.ts'
import { fieldLabels } from '@coussinet/contract/domain/field-labels.ts'
import { deName } from '@coussinet/contract/domain/grammar.ts'
import { received } from '@coussinet/contract/domain/received.ts'

export const contactLabels = {
  from: 'De',
  nevg: contractLabels.fr.nevg,
  contract: 'Contrat',
  email: 'E-mail',
  phone: fieldLabels.fr.phone,
  language: 'Langue',
  languages: { fr: 'français', it: 'italien', nl: 'néerlandais' },
  topic: 'Sujet',
  subject: 'Objet',
  reference: 'Référence',
  sent: 'Envoyé',
  files: messageLabels.fr.files,
  message: fieldLabels.fr.message,
  answer: 'Répondre à cet e-mail écrit directement à l’adhérent.',
}

export const contactConfirmed = {
  title: received.fr.message,
  arrived: 'Merci de nous avoir écrit. Voici ce que nous avons reçu.',
  answer: (soon: string) => `Nous répondons ${soon}, par e-mail.`,
  complaint: (is_italy: boolean) =>
    `Cet e-mail est l’accusé de réception de votre réclamation. Vous recevrez une réponse écrite${is_italy ? ' dans les 45 jours' : ''}. Si elle ne vous convient pas, vous pouvez saisir le médiateur compétent de votre pays, indiqué dans les conditions générales.`,
  wrote: messageLabels.fr.text,
  open: 'Ouvrir mon espace',
  call: (phone: string, hours: string) =>
    `C’est urgent ? Appelez-nous au ${phone}, ${hours}, et donnez votre référence.`,
}

export const contactAnswered = {
  title: 'Réponse à votre message',
  arrived: 'Nous avons répondu à votre message. Voici notre réponse.',
  from: (author: string) => `Réponse ${deName(author)}`,
  open: 'Lire mon message et ses réponses',
  reply: 'Pour continuer, répondez à cet e-mail en gardant la référence.',
}

/** A message and its answer, for the page of a developer who looks at the letters. */
export const contactSample = {
  subject: 'Où en est ma demande ?',
  message: 'Bonjour,\n\nJ’ai envoyé la facture le 16 novembre.\nMerci.',
  answer: 'Bonjour,\n\nNous avons bien reçu la facture. Le remboursement est prévu le 24 novembre.',
}
