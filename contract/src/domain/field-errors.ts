import { numberHint } from '../brand/values/number-form.ts'
import type { Country, PasswordRule } from '../fields.ts'
import type { FileProblem } from '../problem.ts'
import { messages } from './messages.ts'
import { requiredText } from './required.ts'

// The keys that are put together in the code that throws them.
type Built =
  | FileProblem
  | `password.${PasswordRule}`
  | `postal.${Country}`
  | `iban.${'format' | 'length' | 'checksum' | 'country'}`

const fr = {
  required: requiredText.fr,
  member_number: `Vérifiez ce numéro : ${numberHint.fr}.`,
  phone: 'Ce numéro de téléphone fixe n’est pas valide.',
  mobile: 'Ce numéro de mobile n’est pas valide.',
  phone_number: 'Ce numéro de téléphone n’est pas valide pour le pays choisi.',
  email: 'Cette adresse e-mail n’est pas valide.',
  one_phone: 'Indiquez au moins un numéro de téléphone.',
  icad: 'Ce numéro d’identification n’est pas valide : 15 chiffres pour une puce, ou le tatouage (ex. LXQ482).',
  'iban.format': 'Cet IBAN n’est pas valide. Vérifiez les lettres et les chiffres.',
  'iban.length': 'Pour ce pays, un IBAN compte {length} caractères.',
  'iban.checksum': 'Cet IBAN contient une erreur : vérifiez les derniers chiffres.',
  'iban.country': 'Ce compte se trouve hors de la zone SEPA.',
  bic: 'Ce BIC n’est pas valide : 8 ou 11 caractères.',
  holder: 'Indiquez le nom du titulaire tel qu’il figure sur le relevé bancaire.',
  'postal.FR': 'Le code postal compte 5 chiffres.',
  'postal.IT': 'Le CAP compte 5 chiffres.',
  'postal.BE': 'Le code postal compte 4 chiffres.',
  address_line: '38 caractères au maximum par ligne.',
  date_future: 'Cette date est dans le futur.',
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
  message_short: 'Décrivez votre demande en quelques mots (20 caractères au moins).',
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
    'Ce fichier contient des éléments actifs que nous ne pouvons pas accepter. Envoyez-en une photo ou un PDF simple.',
  file_infected:
    'Notre antivirus a refusé ce fichier : il contient un programme malveillant. Vérifiez votre appareil, puis envoyez une photo du document.',
  file_unreadable: 'Ce fichier est illisible ou protégé par un mot de passe. Choisissez-en un autre.',
} satisfies Record<Built, string> & Record<string, string>

/** The sentence of each key of a field's `errors`; `{name}` stands for what the problem's params hold. A key is made by writing its two sentences. */
export const fieldErrorSentences = messages({
  fr,
  it: {
    required: requiredText.it,
    member_number: `Verifichi questo numero: ${numberHint.it}.`,
    phone: 'Il numero di telefono fisso non è valido.',
    mobile: 'Il numero di cellulare non è valido.',
    phone_number: 'Il numero di telefono non è valido per il Paese scelto.',
    email: 'L’indirizzo e-mail non è valido.',
    one_phone: 'Indichi almeno un numero di telefono.',
    icad: 'Il numero di identificazione non è valido: 15 cifre per il microchip, oppure il tatuaggio (es. LXQ482).',
    'iban.format': 'L’IBAN non è valido. Verifichi lettere e cifre.',
    'iban.length': 'Per questo Paese l’IBAN ha {length} caratteri.',
    'iban.checksum': 'L’IBAN contiene un errore: verifichi le ultime cifre.',
    'iban.country': 'Il conto si trova fuori dall’area SEPA.',
    bic: 'Il BIC non è valido: 8 o 11 caratteri.',
    holder: 'Indichi l’intestatario come appare sull’estratto conto.',
    'postal.FR': 'Il codice postale ha 5 cifre.',
    'postal.IT': 'Il CAP ha 5 cifre.',
    'postal.BE': 'Il codice postale ha 4 cifre.',
    address_line: 'Massimo 38 caratteri per riga.',
    date_future: 'Questa data è nel futuro.',
    icad_used: 'Questo numero è già quello di un altro dei Suoi animali. Verifichi il certificato di ciascuno.',
    date_before_birth: 'Questa data precede la nascita dell’animale.',
    date_before_cover: 'Questa data precede l’inizio della sua copertura.',
    lost_too_recent: 'Finché non sono passati trenta giorni la copertura continua: non perdiamo la speranza.',
    date_too_old: 'La fattura ha più di {years} anni: non può più essere rimborsata.',
    code: 'Il codice non è corretto. Le restano {left} tentativi.',
    card_number:
      'Non inserisca mai qui il numero di una carta: una carta si registra sulla pagina del fornitore di pagamenti.',
    card_token: 'Questa registrazione della carta non è più valida. Ricominci: nulla è cambiato.',
    card_expired: 'Questa carta è scaduta. Ne registri un’altra: nulla è cambiato.',
    due_day: 'Scelga uno dei giorni proposti.',
    holder_other: 'I rimborsi spettano al contraente: non possono essere accreditati sul conto di un’altra persona.',
    one_contact: 'Indichi l’e-mail o il cellulare dell’intestatario del conto: riceverà lì il codice.',
    no_contact: 'Non c’è alcun recapito per ricevere il codice in questo modo. Scelga l’altro.',
    contact_too_recent:
      'Questo recapito è cambiato da meno di 72 ore. Inserisca anche la Sua password, oppure scelga l’altro modo.',
    message_short: 'Descriva la Sua richiesta in poche parole (almeno 20 caratteri).',
    'schema.invalid_type': 'Il campo «{field}» va verificato.',
    'schema.too_small': 'Il campo «{field}» è troppo corto (minimo {min}).',
    'schema.too_big': 'Il campo «{field}» è troppo lungo (massimo {max}).',
    'schema.invalid_string': 'Il campo «{field}» non ha il formato corretto.',
    'password.length': 'La password deve avere almeno 8 caratteri.',
    'password.uppercase': 'La password deve contenere una maiuscola.',
    'password.lowercase': 'La password deve contenere una minuscola.',
    'password.digit': 'La password deve contenere un numero.',
    'password.special': 'La password deve contenere un carattere speciale.',
    'password.mismatch': 'Le due password non coincidono.',
    'password.current': 'Questa non è la password che usa oggi.',
    'password.blocklisted': 'Questa password è troppo facile da indovinare. Scelga più parole senza legame tra loro.',
    file_too_large: 'Il file supera i 5 MB. Lo fotografi: lo renderemo più leggero.',
    file_too_many_pixels: 'Questa immagine ha più di 50 milioni di pixel. Ne invii una più piccola.',
    file_too_many_pages: 'Questo PDF ha più di 300 pagine. Invii solo quelle che riguardano la Sua richiesta.',
    file_too_complex: 'Questo file è troppo complesso per essere aperto. Invii una foto o un PDF più semplice.',
    file_heic_not_accepted: 'Le foto HEIC non sono accettate qui. Invii questa foto in JPG.',
    file_heic_too_many_pixels:
      'Questa foto HEIC ha più di 30 milioni di pixel: non possiamo convertirla. La invii in JPG.',
    file_unsupported: 'Formato non accettato. Utilizzi PDF, JPG, PNG o HEIC.',
    file_empty: 'Il file è vuoto. Ne scelga un altro.',
    file_unsafe: 'Il file contiene elementi attivi che non possiamo accettare. Invii una foto o un PDF semplice.',
    file_infected:
      'Il nostro antivirus ha rifiutato questo file: contiene un programma dannoso. Controlli il Suo dispositivo, poi invii una foto del documento.',
    file_unreadable: 'Il file è illeggibile o protetto da password. Ne scelga un altro.',
  },
})
export type MemberFieldCode = keyof typeof fr

/** Sentences of `password.blocklisted` where its reason is known. */
export const blocklistReasons = messages({
  fr: {
    common:
      'Ce mot de passe repose sur un mot très courant : il serait vite deviné. Choisissez plusieurs mots sans lien entre eux.',
    personal:
      'Ce mot de passe contient votre nom, celui d’un animal, votre e-mail ou votre numéro : il serait vite deviné. Choisissez autre chose.',
    brand: 'Ce mot de passe contient notre nom : il serait vite deviné. Choisissez autre chose.',
    same: 'C’est déjà votre mot de passe actuel. Choisissez-en un autre.',
  },
  it: {
    common:
      'Questa password si basa su una parola molto comune: sarebbe presto indovinata. Scelga più parole senza legame tra loro.',
    personal:
      'Questa password contiene il Suo nome, quello di un animale, la Sua e-mail o il Suo numero: sarebbe presto indovinata. Scelga altro.',
    brand: 'Questa password contiene il nostro nome: sarebbe presto indovinata. Scelga altro.',
    same: 'È già la Sua password attuale. Ne scelga un’altra.',
  },
})
