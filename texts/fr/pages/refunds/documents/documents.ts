import { deName } from '@coussinet/contract/domain/grammar.ts'

export const documentMessages = {
  orDrop: 'ou glissez le document ici',
  received: 'Reçue',
  arrived: (name: string) => `Fichier reçu : ${name}`,
  view: (name: string) => `Voir ${name}`,
  download: (name: string) => `Télécharger ${name}`,
  retry: 'Réessayer',
  cancelUpload: 'Annuler l’envoi',
  sending: (percent: string) => `Envoi : ${percent}`,
  goesLater: (at: string) =>
    `Vous avez envoyé beaucoup de documents en une heure. Celui-ci partira de lui-même ${at}, si cette page reste ouverte.`,
  progress: (name: string) => `Envoi ${deName(name)}`,
  receipt: (instant: string) => `Arrivé le ${instant}`,
  proof: 'Preuve d’intégrité',
  fingerprint: 'Empreinte',
  copyFingerprint: 'Copier l’empreinte',
  accepted: 'Accepté',
  refusedBecause: 'Refusé.',
  copy: 'Copier',
  copied: 'Copié.',
  close: 'Fermer',
  load: {
    view: 'Ce document n’a pas pu être affiché.',
    download: 'Ce document n’a pas pu être téléchargé.',
  },
}
