import { messageLabels } from '@coussinet/contract/domain/contact-labels.ts'
import { capitalised } from '@coussinet/contract/domain/grammar.ts'

const counts = ['zéro', 'un', 'deux', 'trois', 'quatre', 'cinq']
const upTo = (most: number) => capitalised(counts[most] ?? String(most))

export const attachmentMessages = {
  title: messageLabels.fr.files,
  optional: '(facultatif)',
  drop: 'Joindre un fichier',
  most: (formats: string, most: number) =>
    `${formats}. ${upTo(most)} fichiers au plus, qui ne sont pas gardés si vous quittez la page.`,
  tooMany: (most: number) => `${upTo(most)} fichiers au plus\u00a0: les autres n’ont pas été ajoutés.`,
  wait: 'Un fichier est encore en préparation. Patientez un instant.',
  mend: 'Retirez ou remplacez le fichier qui n’a pas été accepté.',
  removeOne: (name: string) => `Retirer ${name}`,
  view: (name: string) => `Voir ${name}`,
  close: 'Fermer',
  ready: 'Prêt',
  sending: (percent: string) => `Envoi des fichiers\u00a0: ${percent}`,
  cancel: 'Annuler l’envoi',
}
