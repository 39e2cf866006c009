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
  goesLater: {
    soon: (at: string) =>
      `Beaucoup de documents arrivent en ce moment. Celui-ci partira de lui-même ${at}, si cette page reste ouverte.`,
    uploads_sent: (at: string, limit: number | string) =>
      `Vous pouvez envoyer ${limit} Mo de documents par heure. Celui-ci partira de lui-même ${at}, si cette page reste ouverte.`,
    uploads_prepared: (at: string, limit: number | string) =>
      `Le traitement de vos documents est limité à ${limit} secondes par heure. Celui-ci partira de lui-même ${at}, si cette page reste ouverte.`,
  },
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
