import { messageLabels } from '@coussinet/contract/domain/contact-labels.ts'
import { deName, plural } from '@coussinet/contract/domain/grammar.ts'

export const threadMessages = {
  empty: 'Une question sur cette demande ? Écrivez-nous ici.',
  list: 'Messages de cette demande',
  you: 'Vous',
  by: (name: string, moment: string) => `${name}, ${moment}`,
  older: 'Messages plus anciens',
  olderLoading: 'Chargement en cours',
  olderShown: 'Des messages plus anciens sont affichés.',
  olderFailed: 'Les messages plus anciens n’ont pas pu être affichés.',
  fresh: 'Nouveau',
  arrived: (name: string) => `Nouveau message ${deName(name)}.`,
  read: (moment: string) => `Lu, ${moment}`,
  showQuoted: 'Afficher le texte cité',
  hideQuoted: 'Masquer le texte cité',
  text: messageLabels.fr.text,
  left: (count: number) => `Encore ${count} ${plural(count, 'caractère', 'caractères', 'fr')}`,
  over: (count: number) => `${count} ${plural(count, 'caractère', 'caractères', 'fr')} de trop`,
  submit: 'Envoyer',
  sending: 'Envoi en cours',
  nothing: 'Écrivez votre message avant de l’envoyer.',
  sent: 'Votre message est envoyé.',
  kept: 'Votre message n’est pas parti, il est resté ici.',
}
