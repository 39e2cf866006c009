import { plural } from '@coussinet/contract/domain/grammar.ts'

export const disputesMessages = {
  section: 'Contestation',
  invite: 'Un soin écarté à tort, un montant que vous ne comprenez pas ? Une autre personne peut relire la décision.',
  inviteAgain: 'Vous avez un nouveau document ? La décision peut être relue une nouvelle fois.',
  inviteChanged:
    'Vous avez un nouveau document, ou ce que la réponse a changé ne va pas ? La décision peut être relue une nouvelle fois.',
  act: 'Contester cette décision',
  until: (day: string) => `Possible jusqu’au ${day}.`,
  sentOn: 'Envoyée le',
  received: 'Accusé de réception',
  receivedOn: (day: string) => `envoyé le ${day}`,
  due: 'Réponse au plus tard',
  late: (days: number, from: string) =>
    plural(
      days,
      `La réponse a un jour de retard. Pardonnez-nous. La voie du médiateur vous est ouverte depuis le ${from}.`,
      `La réponse a ${days} jours de retard. Pardonnez-nous. La voie du médiateur vous est ouverte depuis le ${from}.`,
      'fr',
    ),
  answeredOn: (day: string) => `Réponse du ${day}`,
  documents: 'Documents joints à la contestation',
  before: 'Décision contestée',
  afterwards: 'Décision après votre contestation',
  same: 'Cette décision reste valable.',
  refused: 'Refus',
  amount: (amount: string) => `${amount} remboursés`,
  more: (amount: string) => `${amount} de plus`,
  less: (amount: string) => `${amount} de moins`,
  way: 'Si cette réponse ne vous convient pas',
  wayLate: 'La réponse n’est pas venue à temps',
  wayText: (name: string, day: string) =>
    `Vous pouvez saisir un tiers indépendant, ${name}, jusqu’au ${day}. Joignez-lui le dossier.`,
  dossier: 'Télécharger le dossier',
  dossierName: 'dossier',
}
