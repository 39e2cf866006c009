import { dataDownloaded } from './form-words.ts'

const obstacles = {
  legal_hold: 'qu’un litige en cours soit réglé',
  contract_goes_on: 'que votre contrat soit terminé',
  requests_open: 'que vos demandes de remboursement soient traitées',
  money_to_pay: 'que ce que nous vous devons soit versé',
  money_due: 'que vos cotisations soient réglées',
}

export const erasureMessages = {
  goes: 'Vous pouvez nous demander d’effacer vos données : vos coordonnées, vos animaux, vos messages, vos fichiers et l’accès à votre espace. Nous vous répondons sous un mois.',
  waits: 'Avant d’effacer, il faut :',
  obstacles,
  keeps: 'Ce que la loi nous oblige à garder reste ensuite, sans votre nom là où il n’est pas nécessaire :',
  books: (years: number) =>
    `les pièces comptables (cotisations, remboursements, factures), ${years} ans après la fin du contrat`,
  mandate: (months: number) =>
    `le mandat de prélèvement et la preuve de sa signature, ${months % 12 === 0 ? `${months / 12} ans` : `${months} mois`} après sa fin`,
  ask: 'Demander l’effacement',
  open: 'Demande d’effacement en cours',
  openText: (reference: string, on: string) => `Demande ${reference} du ${on}.`,
  answer: (by: string) => `Notre réponse arrive au plus tard le ${by}.`,
  takeBack: 'Retirer ma demande',
  takenBack: 'Votre demande est retirée.',
  last: (reference: string, on: string) => `Votre demande ${reference} a été retirée le ${on}.`,
  dialogTitle: 'Demander l’effacement de vos données ?',
  dialogText:
    'Un e-mail vous le confirme. Une fois vos données effacées, votre espace ferme et rien ne peut être rétabli. Jusque-là, vous pouvez retirer votre demande.',
  keep: 'Garder mes données',
  confirm: 'Demander l’effacement',
  busy: 'Envoi en cours',
  asked: 'Votre demande est enregistrée. Un e-mail vous le confirme.',
}

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
  saved: `${dataDownloaded}.`,
}
