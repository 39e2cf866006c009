import { messageLabels } from '@coussinet/contract/domain/contact-labels.ts'

export const ownMessages = {
  title: 'Vos messages',
  loading: 'Chargement en cours…',
  failed: 'Nous n’avons pas pu afficher vos messages.',
  all: (count: number) => `Voir tous vos messages (${count})`,
  answered: (day: string) => `Répondu le ${day}`,
  waiting: (day: string) => `Envoyé le ${day}, sans réponse pour l’instant`,
  sent: (day: string) => `Envoyé le ${day}`,
  reference: 'Référence\u00a0:',
  yours: messageLabels.fr.text,
  files: (names: string) => `${messageLabels.fr.files}\u00a0: ${names}`,
  answers: messageLabels.fr.answers,
  none: 'Pas encore de réponse. Un e-mail vous prévient dès qu’elle est là.',
  by: (author: string, day: string) => `${author}, le ${day}`,
  again: 'Écrire un autre message',
}
