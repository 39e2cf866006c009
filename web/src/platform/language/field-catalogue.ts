import type { Label } from '@coussinet/contract/domain/messages.ts'

/** The sentence of each message key, or of a key and its `reason`; `{name}` stands for what the problem's params hold. */
export const fieldSentence: Record<string, Label> = {
  required: { fr: 'Obligatoire', it: 'Obbligatorio' },
  member_number: {
    fr: 'Ce numéro d’adhérent n’est pas valide. Il compte 9 chiffres.',
    it: 'Il numero cliente non è valido. È composto da 9 cifre.',
  },
  phone: { fr: 'Ce numéro de téléphone fixe n’est pas valide.', it: 'Il numero di telefono fisso non è valido.' },
  mobile: { fr: 'Ce numéro de mobile n’est pas valide.', it: 'Il numero di cellulare non è valido.' },
  phone_number: {
    fr: 'Ce numéro de téléphone n’est pas valide pour le pays choisi.',
    it: 'Il numero di telefono non è valido per il Paese scelto.',
  },
  email: { fr: 'Cette adresse e-mail n’est pas valide.', it: 'L’indirizzo e-mail non è valido.' },
  one_phone: { fr: 'Indiquez au moins un numéro de téléphone.', it: 'Indichi almeno un numero di telefono.' },
  icad: {
    fr: 'Ce numéro d’identification n’est pas valide : 15 chiffres pour une puce, ou le tatouage (ex. LXQ482).',
    it: 'Il numero di identificazione non è valido: 15 cifre per il microchip, oppure il tatuaggio (es. LXQ482).',
  },
  'iban.format': {
    fr: 'Cet IBAN n’est pas valide. Vérifiez les lettres et les chiffres.',
    it: 'L’IBAN non è valido. Verifichi lettere e cifre.',
  },
  'iban.length': {
    fr: 'Pour ce pays, un IBAN compte {length} caractères.',
    it: 'Per questo Paese l’IBAN ha {length} caratteri.',
  },
  'iban.checksum': { fr: 'Cet IBAN comporte une erreur de saisie.', it: 'L’IBAN contiene un errore di digitazione.' },
  'iban.country': { fr: 'Ce compte se trouve hors de la zone SEPA.', it: 'Il conto si trova fuori dall’area SEPA.' },
  bic: { fr: 'Ce BIC n’est pas valide : 8 ou 11 caractères.', it: 'Il BIC non è valido: 8 o 11 caratteri.' },
  holder: {
    fr: 'Indiquez le nom du titulaire tel qu’il figure sur le relevé bancaire.',
    it: 'Indichi l’intestatario come appare sull’estratto conto.',
  },
  'postal.FR': { fr: 'Le code postal compte 5 chiffres.', it: 'Il codice postale ha 5 cifre.' },
  'postal.IT': { fr: 'Le CAP compte 5 chiffres.', it: 'Il CAP ha 5 cifre.' },
  'postal.BE': { fr: 'Le code postal compte 4 chiffres.', it: 'Il codice postale ha 4 cifre.' },
  address_line: { fr: '38 caractères au maximum par ligne.', it: 'Massimo 38 caratteri per riga.' },
  date_future: { fr: 'Cette date est dans le futur.', it: 'Questa data è nel futuro.' },
  icad_used: {
    fr: 'Ce numéro est déjà celui d’un autre de vos animaux. Vérifiez la carte de chacun.',
    it: 'Questo numero è già quello di un altro dei Suoi animali. Verifichi il certificato di ciascuno.',
  },
  date_before_birth: {
    fr: 'Cette date précède la naissance de l’animal.',
    it: 'Questa data precede la nascita dell’animale.',
  },
  date_too_old: {
    fr: 'La facture date de plus de {years} ans : elle ne peut plus être remboursée.',
    it: 'La fattura ha più di {years} anni: non può più essere rimborsata.',
  },
  code: {
    fr: 'Ce code n’est pas correct. Il vous reste {left} essais.',
    it: 'Il codice non è corretto. Le restano {left} tentativi.',
  },
  code_expired: { fr: 'Ce code a expiré. Demandez-en un nouveau.', it: 'Il codice è scaduto. Ne richieda uno nuovo.' },
  card_number: {
    fr: 'Ne saisissez jamais un numéro de carte ici : une carte s’enregistre sur la page du prestataire de paiement.',
    it: 'Non inserisca mai qui il numero di una carta: una carta si registra sulla pagina del fornitore di pagamenti.',
  },
  card_token: {
    fr: 'Cet enregistrement de carte n’est plus valable. Recommencez : rien n’a changé.',
    it: 'Questa registrazione della carta non è più valida. Ricominci: nulla è cambiato.',
  },
  card_expired: {
    fr: 'Cette carte a expiré. Enregistrez-en une autre : rien n’a changé.',
    it: 'Questa carta è scaduta. Ne registri un’altra: nulla è cambiato.',
  },
  due_day: { fr: 'Choisissez l’un des jours proposés.', it: 'Scelga uno dei giorni proposti.' },
  holder_other: {
    fr: 'Les remboursements vont au souscripteur : ils ne peuvent pas être versés sur le compte d’une autre personne.',
    it: 'I rimborsi spettano al contraente: non possono essere accreditati sul conto di un’altra persona.',
  },
  one_contact: {
    fr: 'Indiquez l’e-mail ou le mobile du titulaire du compte : le code lui sera envoyé.',
    it: 'Indichi l’e-mail o il cellulare dell’intestatario del conto: riceverà lì il codice.',
  },
  no_contact: {
    fr: 'Aucune coordonnée n’est connue pour recevoir le code de cette façon. Choisissez l’autre.',
    it: 'Non c’è alcun recapito per ricevere il codice in questo modo. Scelga l’altro.',
  },
  contact_too_recent: {
    fr: 'Cette coordonnée a changé il y a moins de 72 heures. Saisissez aussi votre mot de passe, ou choisissez l’autre façon.',
    it: 'Questo recapito è cambiato da meno di 72 ore. Inserisca anche la Sua password, oppure scelga l’altro modo.',
  },
  message_short: {
    fr: 'Décrivez votre demande en quelques mots (20 caractères au moins).',
    it: 'Descriva la Sua richiesta in poche parole (almeno 20 caratteri).',
  },
  'schema.invalid_type': { fr: 'Le champ « {field} » est à vérifier.', it: 'Il campo «{field}» va verificato.' },
  'schema.too_small': {
    fr: 'Le champ « {field} » est trop court ({min} au minimum).',
    it: 'Il campo «{field}» è troppo corto (minimo {min}).',
  },
  'schema.too_big': {
    fr: 'Le champ « {field} » est trop long ({max} au maximum).',
    it: 'Il campo «{field}» è troppo lungo (massimo {max}).',
  },
  'schema.invalid_string': {
    fr: 'Le champ « {field} » n’a pas le bon format.',
    it: 'Il campo «{field}» non ha il formato corretto.',
  },
  'password.length': {
    fr: 'Le mot de passe doit compter au moins 8 caractères.',
    it: 'La password deve avere almeno 8 caratteri.',
  },
  'password.uppercase': {
    fr: 'Le mot de passe doit contenir une majuscule.',
    it: 'La password deve contenere una maiuscola.',
  },
  'password.lowercase': {
    fr: 'Le mot de passe doit contenir une minuscule.',
    it: 'La password deve contenere una minuscola.',
  },
  'password.digit': { fr: 'Le mot de passe doit contenir un chiffre.', it: 'La password deve contenere un numero.' },
  'password.special': {
    fr: 'Le mot de passe doit contenir un caractère spécial.',
    it: 'La password deve contenere un carattere speciale.',
  },
  'password.mismatch': { fr: 'Les deux mots de passe ne sont pas identiques.', it: 'Le due password non coincidono.' },
  'password.current': {
    fr: 'Ce mot de passe n’est pas celui que vous utilisez aujourd’hui.',
    it: 'Questa non è la password che usa oggi.',
  },
  'password.blocklisted': {
    fr: 'Ce mot de passe est trop facile à deviner. Choisissez plusieurs mots sans lien entre eux.',
    it: 'Questa password è troppo facile da indovinare. Scelga più parole senza legame tra loro.',
  },
  'password.blocklisted.common': {
    fr: 'Ce mot de passe repose sur un mot très courant : il serait vite deviné. Choisissez plusieurs mots sans lien entre eux.',
    it: 'Questa password si basa su una parola molto comune: sarebbe presto indovinata. Scelga più parole senza legame tra loro.',
  },
  'password.blocklisted.personal': {
    fr: 'Ce mot de passe contient votre nom, celui d’un animal, votre e-mail ou votre numéro : il serait vite deviné. Choisissez autre chose.',
    it: 'Questa password contiene il Suo nome, quello di un animale, la Sua e-mail o il Suo numero: sarebbe presto indovinata. Scelga altro.',
  },
  'password.blocklisted.brand': {
    fr: 'Ce mot de passe contient notre nom : il serait vite deviné. Choisissez autre chose.',
    it: 'Questa password contiene il nostro nome: sarebbe presto indovinata. Scelga altro.',
  },
  'password.blocklisted.same': {
    fr: 'C’est déjà votre mot de passe actuel. Choisissez-en un autre.',
    it: 'È già la Sua password attuale. Ne scelga un’altra.',
  },
  file_too_large: { fr: 'Ce fichier dépasse 5 Mo.', it: 'Il file supera i 5 MB.' },
  file_too_many_pixels: {
    fr: 'Cette image a plus de 50 millions de pixels. Envoyez-en une plus petite.',
    it: 'Questa immagine ha più di 50 milioni di pixel. Ne invii una più piccola.',
  },
  file_too_many_pages: {
    fr: 'Ce PDF a plus de 300 pages. Envoyez seulement celles qui concernent votre demande.',
    it: 'Questo PDF ha più di 300 pagine. Invii solo quelle che riguardano la Sua richiesta.',
  },
  file_too_complex: {
    fr: 'Ce fichier est trop complexe pour être ouvert. Envoyez-en une photo ou un PDF plus simple.',
    it: 'Questo file è troppo complesso per essere aperto. Invii una foto o un PDF più semplice.',
  },
  file_heic_not_accepted: {
    fr: 'Les photos HEIC ne sont pas acceptées ici. Envoyez cette photo en JPG.',
    it: 'Le foto HEIC non sono accettate qui. Invii questa foto in JPG.',
  },
  file_heic_too_many_pixels: {
    fr: 'Cette photo HEIC a plus de 30 millions de pixels : nous ne pouvons pas la convertir. Envoyez-la en JPG.',
    it: 'Questa foto HEIC ha più di 30 milioni di pixel: non possiamo convertirla. La invii in JPG.',
  },
  file_unsupported: {
    fr: 'Ce format n’est pas accepté. Utilisez un PDF, un JPG, un PNG ou un HEIC.',
    it: 'Formato non accettato. Utilizzi PDF, JPG, PNG o HEIC.',
  },
  file_empty: { fr: 'Ce fichier est vide.', it: 'Il file è vuoto.' },
  file_unsafe: {
    fr: 'Ce fichier contient des éléments actifs que nous ne pouvons pas accepter. Envoyez-en une photo ou un PDF simple.',
    it: 'Il file contiene elementi attivi che non possiamo accettare. Invii una foto o un PDF semplice.',
  },
  file_infected: {
    fr: 'Notre antivirus a refusé ce fichier : il contient un programme malveillant. Vérifiez votre appareil, puis envoyez une photo du document.',
    it: 'Il nostro antivirus ha rifiutato questo file: contiene un programma dannoso. Controlli il Suo dispositivo, poi invii una foto del documento.',
  },
  file_unreadable: {
    fr: 'Ce fichier est illisible ou protégé par un mot de passe. Choisissez-en un autre.',
    it: 'Il file è illeggibile o protetto da password. Ne scelga un altro.',
  },
}

/** The name of each field, as its form shows it. */
export const fieldLabel: Record<string, Label> = {
  firstname: { fr: 'Prénom', it: 'Nome' },
  lastname: { fr: 'Nom', it: 'Cognome' },
  email: { fr: 'Adresse e-mail', it: 'Indirizzo e-mail' },
  mobile: { fr: 'Mobile', it: 'Cellulare' },
  landline: { fr: 'Téléphone fixe', it: 'Telefono fisso' },
  phone: { fr: 'Téléphone', it: 'Telefono' },
  address_line1: { fr: 'Numéro et rue', it: 'Via e numero civico' },
  address_line2: { fr: 'Appartement, étage', it: 'Interno, scala, piano' },
  address_line3: { fr: 'Bâtiment, résidence', it: 'Edificio, residenza' },
  address_line4: { fr: 'Lieu-dit, boîte postale', it: 'Località, casella postale' },
  postal_code: { fr: 'Code postal', it: 'CAP' },
  city: { fr: 'Ville', it: 'Città e provincia' },
  country: { fr: 'Pays', it: 'Paese' },
  password: { fr: 'Mot de passe', it: 'Password' },
  password_confirmation: { fr: 'Confirmation du mot de passe', it: 'Conferma della password' },
  current_password: { fr: 'Mot de passe actuel', it: 'Password attuale' },
  identification_number: { fr: 'Numéro d’identification', it: 'Numero di identificazione' },
  name: { fr: 'Nom', it: 'Nome' },
  breed: { fr: 'Race', it: 'Razza' },
  colour: { fr: 'Couleur de la robe', it: 'Colore del mantello' },
  gender: { fr: 'Sexe', it: 'Sesso' },
  type: { fr: 'Espèce', it: 'Specie' },
  adoption_date: { fr: 'Date d’adoption', it: 'Data di adozione' },
  care_date: { fr: 'Date des soins', it: 'Data delle cure' },
  amount: { fr: 'Montant', it: 'Importo' },
  invoice_number: { fr: 'Numéro de facture', it: 'Numero fattura' },
  iban: { fr: 'IBAN', it: 'IBAN' },
  bic: { fr: 'BIC', it: 'BIC' },
  account_holder: { fr: 'Titulaire du compte', it: 'Intestatario del conto' },
  due_day: { fr: 'Jour de prélèvement', it: 'Giorno di addebito' },
  code: { fr: 'Code reçu', it: 'Codice ricevuto' },
  topic: { fr: 'Sujet', it: 'Argomento' },
  subject: { fr: 'Objet', it: 'Oggetto' },
  message: { fr: 'Message', it: 'Messaggio' },
}
