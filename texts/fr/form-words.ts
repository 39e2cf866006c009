import { requestLabels } from './refund-words.ts'

export const messageLabels = {
  text: 'Votre message',
  files: 'Fichiers joints',
  answers: 'Nos réponses',
  answer: 'Notre réponse',
}

export const requiredText = 'Obligatoire'

export const fieldErrorSentences = {
  required: requiredText,
  member_number: 'Vérifiez ce numéro : {hint}.',
  phone: 'Ce numéro de téléphone fixe n’est pas valide.',
  mobile: 'Ce numéro de mobile n’est pas valide.',
  phone_number: 'Ce numéro de téléphone n’est pas valide pour le pays choisi.',
  email: 'Cette adresse e-mail n’est pas valide.',
  one_phone: 'Indiquez au moins un numéro de téléphone.',
  icad: 'Ce numéro d’identification n’est pas valide : 15 chiffres pour une puce, ou le tatouage (ex. LXQ482, 2HKD417 en Italie, B12A34 en Belgique).',
  'iban.format': 'Cet IBAN n’est pas valide. Vérifiez les lettres et les chiffres.',
  'iban.length': 'Pour ce pays, un IBAN compte {length} caractères.',
  'iban.checksum': 'Cet IBAN contient une erreur : vérifiez les derniers chiffres.',
  'iban.country': 'Ce compte se trouve hors de la zone SEPA.',
  push_endpoint: 'Ce navigateur ne peut pas afficher nos notifications.',
  bic: 'Ce BIC n’est pas valide : 8 ou 11 caractères.',
  holder: 'Indiquez le nom du titulaire tel qu’il figure sur le relevé bancaire.',
  latin_letters: 'Écrivez en lettres latines : la banque ne lit pas d’autre alphabet.',
  paper_letters:
    'Écrivez en lettres latines, grecques ou cyrilliques : nos documents ne peuvent pas en contenir d’autres.',
  'postal.FR': 'Le code postal compte 5 chiffres.',
  'postal.IT': 'Le CAP compte 5 chiffres.',
  'postal.BE': 'Le code postal compte 4 chiffres.',
  address_line: 'Au maximum {max} caractères par ligne.',
  date_future: 'Cette date est dans le futur.',
  date_past: 'Cette date est passée : indiquez le jour prévu des soins.',
  date_far: 'Indiquez un jour dans les douze mois qui viennent.',
  symptoms_after_care:
    'Cette date suit celle des soins : indiquez celle des premiers signes, avant les soins ou le même jour.',
  icad_used: 'Ce numéro est déjà celui d’un autre de vos animaux. Vérifiez la carte de chacun.',
  date_before_birth: 'Cette date précède la naissance de l’animal.',
  date_before_cover: 'Cette date précède le début de ses garanties.',
  lost_too_recent: 'Tant que trente jours ne sont pas passés, ses garanties continuent : gardons espoir.',
  date_too_old: 'La facture date de plus de {years} ans : elle ne peut plus être remboursée.',
  code: 'Ce code n’est pas correct. Il vous reste {left} essais.',
  card_number:
    'Ne saisissez jamais un numéro de carte ici : une carte s’enregistre sur la page du prestataire de paiement.',
  card_token: 'Cet enregistrement de carte n’est plus valable. Recommencez : rien n’a changé.',
  card_expired: 'Cette carte a expiré. Enregistrez-en une autre : rien n’a changé.',
  due_day: 'Choisissez l’un des jours proposés.',
  holder_other:
    'Les remboursements vont au souscripteur : ils ne peuvent pas être versés sur le compte d’une autre personne.',
  one_contact: 'Indiquez l’e-mail ou le mobile du titulaire du compte : le code lui sera envoyé.',
  no_contact: 'Aucune coordonnée n’est connue pour recevoir le code de cette façon. Choisissez l’autre.',
  contact_too_recent:
    'Cette coordonnée a changé il y a moins de 72 heures. Saisissez aussi votre mot de passe, ou choisissez l’autre façon.',
  dispute_new:
    'Une réponse a déjà été donnée : ajoutez un document que nous n’avons pas vu, ou choisissez seulement des soins que cette réponse a changés.',
  message_short: 'Dites-nous ce qu’il en est, en 20 caractères au moins.',
  unknown_passkey: 'Cette clé d’accès n’est plus enregistrée.',
  'schema.invalid_type': 'Le champ « {field} » est à vérifier.',
  'schema.too_small': 'Le champ « {field} » est trop court ({min} au minimum).',
  'schema.too_big': 'Le champ « {field} » est trop long ({max} au maximum).',
  'schema.invalid_string': 'Le champ « {field} » n’a pas le bon format.',
  'password.length': 'Le mot de passe doit compter au moins 8 caractères.',
  'password.uppercase': 'Le mot de passe doit contenir une majuscule.',
  'password.lowercase': 'Le mot de passe doit contenir une minuscule.',
  'password.digit': 'Le mot de passe doit contenir un chiffre.',
  'password.special': 'Le mot de passe doit contenir un caractère spécial.',
  'password.mismatch': 'Les deux mots de passe ne sont pas identiques.',
  'password.current': 'Ce mot de passe n’est pas celui que vous utilisez aujourd’hui.',
  'password.blocklisted': 'Ce mot de passe est trop facile à deviner. Choisissez plusieurs mots sans lien entre eux.',
  file_too_large: 'Ce fichier dépasse 5 Mo. Reprenez-le en photo, nous l’allégerons.',
  file_too_many_pixels: 'Cette image a plus de 50 millions de pixels. Envoyez-en une plus petite.',
  file_too_many_pages: 'Ce PDF a plus de 300 pages. Envoyez seulement celles qui concernent votre demande.',
  file_too_complex: 'Ce fichier est trop complexe pour être ouvert. Envoyez-en une photo ou un PDF plus simple.',
  file_heic_not_accepted: 'Les photos HEIC ne sont pas acceptées ici. Envoyez cette photo en JPG.',
  file_heic_too_many_pixels:
    'Cette photo HEIC a plus de 30 millions de pixels : nous ne pouvons pas la convertir. Envoyez-la en JPG.',
  file_unsupported: 'Ce format n’est pas accepté. Utilisez un PDF, un JPG, un PNG ou un HEIC.',
  file_empty: 'Ce fichier est vide. Choisissez-en un autre.',
  file_unsafe:
    'Ce PDF est protégé par un mot de passe : nous ne pouvons pas l’ouvrir. Envoyez-le sans mot de passe, ou une photo du document.',
  file_infected:
    'Notre antivirus a refusé ce fichier : il contient un programme malveillant. Vérifiez votre appareil, puis envoyez une photo du document.',
  file_unreadable: 'Ce fichier est illisible ou protégé par un mot de passe. Choisissez-en un autre.',
}

export const blocklistReasons = {
  common:
    'Ce mot de passe repose sur un mot très courant : il serait vite deviné. Choisissez plusieurs mots sans lien entre eux.',
  personal:
    'Ce mot de passe contient votre nom, celui d’un animal, votre e-mail ou votre numéro : il serait vite deviné. Choisissez autre chose.',
  brand: 'Ce mot de passe contient notre nom : il serait vite deviné. Choisissez autre chose.',
  same: 'C’est déjà votre mot de passe actuel. Choisissez-en un autre.',
}

export const fieldLabels = {
  firstname: 'Prénom',
  lastname: 'Nom',
  organisation: 'Organisation',
  email: 'Adresse e-mail',
  mobile: 'Mobile',
  landline: 'Téléphone fixe',
  phone: 'Téléphone',
  address_line1: 'Numéro et rue',
  address_line2: 'Appartement, étage',
  address_line3: 'Bâtiment, résidence',
  address_line4: 'Lieu-dit, boîte postale',
  postal_code: 'Code postal',
  city: 'Ville',
  country: 'Pays',
  password: 'Mot de passe',
  password_confirmation: 'Confirmation du mot de passe',
  current_password: 'Mot de passe actuel',
  identification_number: 'Numéro d’identification',
  name: 'Nom',
  breed: 'Race',
  colour: 'Couleur de la robe',
  gender: 'Sexe',
  type: 'Espèce',
  adoption_date: 'Date d’adoption',
  care_date: requestLabels.care_date,
  on: 'Jour',
  planned_on: 'Jour prévu des soins',
  first_symptoms_on: 'Premiers symptômes',
  amount: 'Montant',
  invoice_number: requestLabels.invoice_number,
  iban: 'IBAN',
  bic: 'BIC',
  account_holder: 'Titulaire du compte',
  due_day: 'Jour de prélèvement',
  code: 'Code reçu',
  topic: 'Votre demande concerne',
  subject: 'En deux mots',
  text: 'Votre message',
  message: 'Message',
}

export const choosePassword = 'Choisir un nouveau mot de passe'

export const notMe = 'Ce n’était pas moi'

// Nothing that a member could mend.
const unexpected = 'Une erreur est survenue. Réessayez ou contactez-nous.'

const expired = 'Votre session a expiré. Merci de vous reconnecter.'

const denied = 'Cette action n’est pas autorisée : vos droits ne le permettent pas.'

const changed = 'Cet élément a changé entre-temps. Actualisez la page puis réessayez.'

const incident = 'Notre service rencontre un incident. Réessayez dans quelques minutes.'

export const problemSentences = {
  unexpected,
  malformed_request: unexpected,
  invalid_credentials: 'Une erreur est survenue, réessayez.',
  session_expired: expired,
  invalid_token: expired,
  forbidden: denied,
  csrf_failed: denied,
  insufficient_scope: denied,
  not_found: 'Cette page ou ce document est introuvable.',
  conflict: changed,
  expired: 'Cette demande a expiré : la ressource n’est plus disponible.',
  unsupported_media_type: unexpected,
  validation_failed: 'Certaines informations sont à corriger. Elles sont signalées ci-dessous.',
  idempotency_mismatch: changed,
  too_many_requests: 'Trop de tentatives. Patientez {wait} avant de réessayer.',
  server_error: incident,
  unavailable: incident,
  network: 'Connexion impossible. Vérifiez votre accès à internet.',
  timeout: 'La réponse tarde trop. Réessayez dans un instant.',
  cancelled: 'La demande a été interrompue.',
}

export const titles = {
  malformed_request: 'Cette demande n’a pas pu être lue.',
  invalid_token: 'Le jeton d’accès manque, est inconnu ou a expiré.',
  csrf_failed: 'Cette action n’est pas autorisée. Rechargez la page puis réessayez.',
  insufficient_scope: 'Le jeton d’accès ne permet pas cette action.',
  unsupported_media_type: 'Ce format n’est pas accepté.',
  idempotency_mismatch: 'Cette demande a déjà été envoyée avec un autre contenu.',
  too_many_requests: 'Trop de tentatives. Patientez avant de réessayer.',
}

export const units = { second: 'seconde', seconds: 'secondes', minutes: 'minutes' }

export const problemReasons = {
  follow_up_uncovered:
    'Aucun animal de cette demande n’est encore couvert : pour des soins d’avant la fin de sa couverture, commencez une nouvelle demande.',
  drafts_limit:
    'Vous avez déjà {limit} brouillons, c’est le maximum. Envoyez-en un ou supprimez-en un pour commencer une autre demande.',
  messages_limit:
    'Vous avez écrit {limit} messages dans cette demande, c’est le maximum. Écrivez-nous depuis la page de contact.',
  request_not_filed: 'Cette demande n’a pas de fil de messages : elle n’a pas été envoyée depuis cet espace.',
  uploads_sent: 'Vous pouvez envoyer {limit} Mo de fichiers par heure. Réessayez dans {minutes} min.',
  uploads_prepared: 'Vos fichiers ont droit à {limit} secondes de traitement par heure. Réessayez dans {minutes} min.',
  uploads_kept:
    'Vos documents en attente peuvent occuper {limit} Mo au plus. Supprimez des brouillons ou attendez une réponse.',
}

export const received = {
  message: 'Votre message est bien arrivé',
  payment: 'Votre paiement est bien arrivé',
  password: 'Votre mot de passe est modifié',
}

export const dataDownloaded = 'Vos données ont été téléchargées'

export const mandateEnds = {
  sentence: (umr: string, account: string) => `Le mandat ${umr} sur le compte ${account} a pris fin.`,
}
