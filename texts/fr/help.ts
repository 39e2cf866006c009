import { plural } from '../grammar.ts'
import { fieldLabels, messageLabels, received } from './form-words.ts'
import { pageNames } from './page-words.ts'

export const contactMessages = {
  title: 'Écrivez-nous',
  lead: (soon: string) => `Nous répondons ${soon}.`,
  lead_complaint: 'Une personne de notre équipe étudie chaque réclamation.',
  loading: 'Chargement en cours…',
  failed: 'Nous n’avons pas pu afficher les sujets de contact.',
  topic: fieldLabels.topic,
  chooseTopic: 'Choisissez un sujet',
  subject: fieldLabels.subject,
  subjectHint: 'Ou choisissez ci-dessous.',
  subjects: 'Suggestions',
  message: messageLabels.text,
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
  received: `${received.message}. Un e-mail de confirmation va vous parvenir.`,
  leave: {
    title: 'Quitter sans envoyer\u00a0?',
    text: 'Votre texte reste ici le temps de votre session, mais pas les fichiers joints.',
    yes: 'Quitter',
    no: 'Rester',
  },
  sent: {
    title: received.message,
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

export const sideMessages = {
  person: 'Une personne vous répond',
  open: 'Ouvert',
  closed: 'Fermé',
  call: 'Nous appeler',
  write: 'Nous écrire',
  post: 'Par courrier',
  complaint: {
    title: 'Une réclamation\u00a0?',
    text: (mediator: string) =>
      `Écrivez-nous d’abord, en choisissant le sujet «\u00a0Réclamation\u00a0». Si notre réponse ne vous convient pas, un tiers indépendant peut être saisi\u00a0: ${mediator}.`,
    link: 'Les délais et la marche à suivre',
  },
  faq: { title: 'La réponse est peut-être déjà là', link: pageNames.faq },
}

export const ownMessages = {
  title: 'Vos messages',
  loading: 'Chargement en cours…',
  failed: 'Nous n’avons pas pu afficher vos messages.',
  all: (count: number) => `Voir tous vos messages (${count})`,
  answered: (day: string) => `Répondu le ${day}`,
  waiting: (day: string) => `Envoyé le ${day}, sans réponse pour l’instant`,
  sent: (day: string) => `Envoyé le ${day}`,
  reference: 'Référence\u00a0:',
  yours: messageLabels.text,
  files: (names: string) => `${messageLabels.files}\u00a0: ${names}`,
  answers: messageLabels.answers,
  none: 'Pas encore de réponse. Un e-mail vous prévient dès qu’elle est là.',
  by: (author: string, day: string) => `${author}, le ${day}`,
  again: 'Écrire un autre message',
}

export const faqMessages = {
  title: pageNames.faq,
  search: 'Chercher une question',
  example: 'Délai, carence, vaccin…',
  clear: 'Effacer la recherche',
  filter: 'Filtrer par sujet',
  all: 'Tout',
  loading: 'Chargement en cours…',
  failed: 'Nous n’avons pas pu afficher les questions fréquentes.',
  offline: 'Vous êtes hors connexion\u00a0: la recherche reprendra avec le réseau.',
  found: (count: number) => `${count} ${plural(count, 'réponse', 'réponses', 'fr')}`,
  foundFor: (count: number, words: string) =>
    `${count} ${plural(count, 'réponse', 'réponses', 'fr')} pour «\u00a0${words}\u00a0»`,
  none: 'Aucune question sur ce thème.',
  noneText: 'Essayez d’autres mots, ou posez-nous votre question\u00a0: une personne vous répond.',
  everything: 'Voir toutes les questions',
  write: 'Nous écrire',
  useful: 'Cette réponse vous a-t-elle été utile\u00a0?',
  said: 'Votre avis sur cette réponse\u00a0:',
  yes: 'Oui',
  no: 'Non',
  thanks: 'Merci, c’est noté.',
  notUseful: 'Merci, c’est noté. Nous pouvons vous répondre directement\u00a0:',
  copy: 'Copier le lien',
  copied: 'Le lien vers cette réponse est copié.',
}
