import { plural } from '../grammar.ts'
import { messageLabels } from './form-words.ts'

export const answeringMessages = {
  open: 'Ouvert maintenant',
  closed: 'Fermé pour le moment',
  holiday: (name: string) => `Fermé aujourd’hui\u00a0: ${name}`,
  opens: (day: string, time: string) => `Ouvre ${day} à ${time}`,
  today: 'aujourd’hui',
  tomorrow: 'demain',
}

export const copyWords = {
  copied: 'C’est copié.',
  failed: 'La copie n’a pas abouti. Sélectionnez le texte pour le copier.',
}

export const downloadWords = {
  download: 'Télécharger',
  busy: 'Téléchargement',
  named: (verb: string, name: string) => `${verb} : ${name}`,
}

/** Counts of files that a form takes, each with its word. */
const counts = { 3: 'Trois', 5: 'Cinq' }

type Most = keyof typeof counts

export const attachedMessages = {
  title: messageLabels.files,
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

export const leaveMessages = {
  title: 'Abandonner vos modifications ?',
  text: 'Ce que vous avez saisi n’est pas enregistré.',
  yes: 'Abandonner',
  no: 'Continuer à modifier',
}

export const nearDays = { names: ['hier', 'aujourd’hui', 'demain'] }

export const ages = {
  months: (count: number) => `${count}\u00a0mois`,
  years: (count: number) => `${count}\u00a0${plural(count, 'an', 'ans', 'fr')}`,
}

export const newPasswordMessages = {
  fields: {
    password: 'Nouveau mot de passe',
    repetition: 'Confirmez le mot de passe',
    show: 'Afficher le mot de passe',
    hide: 'Masquer le mot de passe',
    rules: 'Votre mot de passe doit contenir :',
    hint: 'Évitez les mots courants, notre nom, le vôtre et ceux de vos animaux.',
    equal: 'les deux saisies identiques',
    met: 'Respecté : ',
    unmet: 'Pas encore : ',
    progress: (met: number, of: number) => `${met} règles sur ${of} respectées`,
    strength: 'Solidité',
    strengths: ['très faible', 'faible', 'moyenne', 'bonne', 'excellente'],
  },
  rules: {
    length: '8 caractères au minimum',
    uppercase: '1 lettre majuscule',
    lowercase: '1 lettre minuscule',
    digit: '1 chiffre',
    special: '1 caractère spécial (ex. ! ? # @)',
  },
}

export const failedMessages = { retry: 'Réessayer', loading: 'Chargement en cours…' }

export const showMoreMessages = { loading: 'Chargement', all: 'Tout est affiché.' }

export const pageIndexMessages = { label: 'Sur cette page' }

export const deviceWords = { on: (browser: string, system: string) => `${browser} sur ${system}` }

export const photoMessages = {
  formats: 'PDF, JPG, PNG ou HEIC, 5 Mo au maximum',
  choose: 'Choisir un fichier',
  photo: 'Prendre une photo',
  remove: 'Retirer le fichier',
  replace: 'Choisir un autre fichier',
  stage: {
    reading: 'Lecture du fichier…',
    converting: 'Conversion de la photo en cours…',
    compressing: 'Nous réduisons la taille de votre fichier…',
  },
  lightened: (size: string, before: string) => `${size}, allégée depuis ${before}`,
  failure: {
    heic_failed: 'Cette photo HEIC n’a pas pu être convertie. Essayez en JPG.',
    device_full: 'Cet appareil n’a plus de place pour ce document. Libérez-en, puis choisissez-le de nouveau.',
    compression_failed: 'Ce fichier n’a pas pu être compressé. Choisissez-en un plus léger.',
  },
  quality: {
    dark: 'La photo semble sombre : le texte risque d’être difficile à lire.',
    blurred: 'La photo semble floue : le texte risque d’être difficile à lire.',
    small: 'La photo est petite : les détails risquent de manquer.',
  },
  keep: 'Garder cette photo',
  retake: 'La reprendre',
}

export const proofMessages = {
  title: 'C’est bien vous ?',
  text: 'Votre connexion date un peu. Avant ce changement, confirmez qu’il s’agit bien de vous.',
  password: 'Mot de passe actuel',
  show: 'Afficher le mot de passe',
  hide: 'Masquer le mot de passe',
  cancel: 'Annuler',
  close: 'Fermer',
  submit: 'Confirmer',
  busy: 'Vérification en cours',
  passkey: 'Utiliser une clé d’accès',
  refused: 'Cette clé d’accès n’a pas permis de vous reconnaître. Utilisez votre mot de passe.',
  other: 'Mot de passe oublié ? Déconnectez-vous, demandez un lien sur la page de connexion, puis revenez ici.',
}
