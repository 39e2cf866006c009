import { dataDownloaded } from '@coussinet/contract/domain/received.ts'

export const personalDataMessages = {
  title: 'Mes données',
  hint: 'Tout ce que nous conservons sur vous, à emporter.',
  holds:
    'Une archive rassemble votre identité et vos coordonnées, vos animaux, votre contrat, vos demandes et leurs pièces jointes, vos cotisations, vos messages et l’activité de votre compte : une page à lire, du JSON pour d’autres logiciels, et vos fichiers tels que vous les avez envoyés.',
  download: 'Télécharger mes données',
  read: 'Lire mes données',
  pageTitle: 'Lire vos données ?',
  pageText:
    'Une page de votre archive, sans les fichiers, s’enregistre sur votre appareil. Elle contient des informations privées : confirmez qu’il s’agit bien de vous.',
  erasureTitle: 'Effacer mes données',
  erasureFailed: 'Nous n’avons pas pu afficher vos demandes d’effacement.',
  erasureLoading: 'Chargement de vos demandes',
  dialogTitle: 'Télécharger vos données ?',
  dialogText:
    'L’archive contient des informations privées : confirmez qu’il s’agit bien de vous, et gardez-la en lieu sûr.',
  password: 'Mot de passe actuel',
  show: 'Afficher le mot de passe',
  hide: 'Masquer le mot de passe',
  cancel: 'Annuler',
  close: 'Fermer',
  submit: 'Télécharger',
  busy: 'Préparation en cours',
  saved: `${dataDownloaded.fr}.`,
}
