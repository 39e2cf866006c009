import { messageLabels } from '@coussinet/contract/domain/contact-labels.ts'

/** Counts of files that a form takes, each with its word. */
const counts = { 3: 'Trois', 5: 'Cinq' }
type Most = keyof typeof counts

export const attachedMessages = {
  title: messageLabels.fr.files,
  optional: '(facultatif)',
  drop: 'Joindre un fichier',
  most: (formats: string, most: Most) =>
    `${formats}. ${counts[most]} fichiers au plus, qui ne sont pas gardés si vous quittez la page.`,
  tooMany: (most: Most) => `${counts[most]} fichiers au plus\u00a0: les autres n’ont pas été ajoutés.`,
  wait: 'Un fichier est encore en préparation. Patientez un instant.',
  mend: 'Retirez ou remplacez le fichier qui n’a pas été accepté.',
  removeOne: (name: string) => `Retirer ${name}`,
  view: (name: string) => `Voir ${name}`,
  close: 'Fermer',
  ready: 'Prêt',
  readied: (name: string) => `Fichier prêt\u00a0: ${name}`,
  sending: (percent: string) => `Envoi des fichiers\u00a0: ${percent}`,
  cancel: 'Annuler l’envoi',
  cancelled: 'L’envoi est annulé. Votre message reste ici.',
}
