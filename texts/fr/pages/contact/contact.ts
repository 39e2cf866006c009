import { messageLabels } from '@coussinet/contract/domain/contact-labels.ts'
import { fieldLabels } from '@coussinet/contract/domain/field-labels.ts'
import { plural } from '@coussinet/contract/domain/grammar.ts'
import { received } from '@coussinet/contract/domain/received.ts'

export const contactMessages = {
  title: 'Écrivez-nous',
  lead: (soon: string) => `Nous répondons ${soon}.`,
  lead_complaint: 'Une personne de notre équipe étudie chaque réclamation.',
  loading: 'Chargement en cours…',
  failed: 'Nous n’avons pas pu afficher les sujets de contact.',
  topic: fieldLabels.fr.topic,
  chooseTopic: 'Choisissez un sujet',
  subject: fieldLabels.fr.subject,
  subjectHint: 'Ou choisissez ci-dessous.',
  subjects: 'Suggestions',
  message: messageLabels.fr.text,
  messageHint: 'Un numéro de demande, un nom d’animal ou une date nous aident à vous répondre plus vite.',
  left: (count: number, shown: string) => `Encore ${shown} ${plural(count, 'caractère', 'caractères', 'fr')}`,
  over: (count: number, shown: string) => `${shown} ${plural(count, 'caractère', 'caractères', 'fr')} de trop`,
  complaint: {
    title: 'Vous faites une réclamation',
    text: 'Nous en accusons réception, puis nous vous répondons dans les délais prévus.',
    link: 'Les délais et le médiateur',
  },
  submit: 'Envoyer',
  sending: 'Envoi en cours',
  cancelled: 'L’envoi est annulé. Votre message reste ici.',
  received: `${received.fr.message}. Un e-mail de confirmation va vous parvenir.`,
  leave: {
    title: 'Quitter sans envoyer\u00a0?',
    text: 'Votre texte reste ici le temps de votre session, mais pas les fichiers joints.',
    yes: 'Quitter',
    no: 'Rester',
  },
  sent: {
    title: received.fr.message,
    reference: 'Sa référence\u00a0:',
    mail: 'Un e-mail de confirmation va vous parvenir.',
    copy: 'Copier la référence',
    copied: 'La référence est copiée.',
    again: 'Écrire un autre message',
    home: 'Revenir à l’accueil',
    next: 'Et maintenant',
    steps: (soon: string) => [
      'Vous recevez un e-mail de confirmation.',
      'Une personne de notre équipe lit votre message.',
      `Nous vous répondons par e-mail, ${soon}.`,
    ],
    complaintSteps: [
      'Vous recevez un e-mail de confirmation.',
      'Une personne de notre équipe étudie votre réclamation.',
      'Nous vous répondons par écrit, dans les délais prévus pour une réclamation.',
    ],
  },
}
