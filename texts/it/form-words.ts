import type * as french from '../fr/form-words.ts'
import type { Translated } from '../messages.ts'
import { requestLabels } from './refund-words.ts'

export const messageLabels: Translated<typeof french.messageLabels> = {
  text: 'Il Suo messaggio',
  files: 'File allegati',
  answers: 'Le nostre risposte',
  answer: 'La nostra risposta',
}

export const requiredText: Translated<typeof french.requiredText> = 'Obbligatorio'

export const fieldErrorSentences: Translated<typeof french.fieldErrorSentences> = {
  required: requiredText,
  member_number: 'Verifichi questo numero: {hint}.',
  phone: 'Il numero di telefono fisso non è valido.',
  mobile: 'Il numero di cellulare non è valido.',
  phone_number: 'Il numero di telefono non è valido per il Paese scelto.',
  email: 'L’indirizzo e-mail non è valido.',
  one_phone: 'Indichi almeno un numero di telefono.',
  icad: 'Il numero di identificazione non è valido: 15 cifre per il microchip, oppure il tatuaggio (es. 2HKD417, LXQ482 in Francia, B12A34 in Belgio).',
  'iban.format': 'L’IBAN non è valido. Verifichi lettere e cifre.',
  'iban.length': 'Per questo Paese l’IBAN ha {length} caratteri.',
  'iban.checksum': 'L’IBAN contiene un errore: verifichi le ultime cifre.',
  'iban.country': 'Il conto si trova fuori dall’area SEPA.',
  push_endpoint: 'Questo browser non può mostrare le nostre notifiche.',
  bic: 'Il BIC non è valido: 8 o 11 caratteri.',
  holder: 'Indichi l’intestatario come appare sull’estratto conto.',
  latin_letters: 'Scriva in lettere latine: la banca non legge altri alfabeti.',
  paper_letters: 'Scriva in lettere latine, greche o cirilliche: nei documenti non se ne possono stampare altre.',
  'postal.FR': 'Il codice postale ha 5 cifre.',
  'postal.IT': 'Il CAP ha 5 cifre.',
  'postal.BE': 'Il codice postale ha 4 cifre.',
  address_line: 'Massimo {max} caratteri per riga.',
  date_future: 'Questa data è nel futuro.',
  date_past: 'Questa data è passata: indichi il giorno previsto per le cure.',
  date_far: 'Indichi un giorno nei prossimi dodici mesi.',
  symptoms_after_care:
    'Questa data è successiva alle cure: indichi quella dei primi segni, prima delle cure o lo stesso giorno.',
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
  dispute_new:
    'Ha già ricevuto una risposta: aggiunga un documento che non abbiamo visto, oppure scelga solo le cure che quella risposta ha cambiato.',
  message_short: 'Ci dica di che cosa si tratta, in almeno 20 caratteri.',
  unknown_passkey: 'Questa passkey non è più registrata.',
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
  file_unsafe:
    'Questo PDF è protetto da una password: non possiamo aprirlo. Lo invii senza password, o una foto del documento.',
  file_infected:
    'Il nostro antivirus ha rifiutato questo file: contiene un programma dannoso. Controlli il Suo dispositivo, poi invii una foto del documento.',
  file_unreadable: 'Il file è illeggibile o protetto da password. Ne scelga un altro.',
}

export const blocklistReasons: Translated<typeof french.blocklistReasons> = {
  common:
    'Questa password si basa su una parola molto comune: sarebbe presto indovinata. Scelga più parole senza legame tra loro.',
  personal:
    'Questa password contiene il Suo nome, quello di un animale, la Sua e-mail o il Suo numero: sarebbe presto indovinata. Scelga altro.',
  brand: 'Questa password contiene il nostro nome: sarebbe presto indovinata. Scelga altro.',
  same: 'È già la Sua password attuale. Ne scelga un’altra.',
}

export const fieldLabels: Translated<typeof french.fieldLabels> = {
  firstname: 'Nome',
  lastname: 'Cognome',
  organisation: 'Organizzazione',
  email: 'Indirizzo e-mail',
  mobile: 'Cellulare',
  landline: 'Telefono fisso',
  phone: 'Telefono',
  address_line1: 'Via e numero civico',
  address_line2: 'Interno, scala, piano',
  address_line3: 'Edificio, residenza',
  address_line4: 'Località, casella postale',
  postal_code: 'CAP',
  city: 'Città e provincia',
  country: 'Paese',
  password: 'Password',
  password_confirmation: 'Conferma della password',
  current_password: 'Password attuale',
  identification_number: 'Numero di identificazione',
  name: 'Nome',
  breed: 'Razza',
  colour: 'Colore del mantello',
  gender: 'Sesso',
  type: 'Specie',
  adoption_date: 'Data di adozione',
  care_date: requestLabels.care_date,
  on: 'Giorno',
  planned_on: 'Giorno previsto delle cure',
  first_symptoms_on: 'Primi sintomi',
  amount: 'Importo',
  invoice_number: requestLabels.invoice_number,
  iban: 'IBAN',
  bic: 'BIC',
  account_holder: 'Intestatario del conto',
  due_day: 'Giorno di addebito',
  code: 'Codice ricevuto',
  topic: 'La Sua richiesta riguarda',
  subject: 'In due parole',
  text: 'Il Suo messaggio',
  message: 'Messaggio',
}

export const choosePassword: Translated<typeof french.choosePassword> = 'Scelga una nuova password'

export const notMe: Translated<typeof french.notMe> = 'Non l’ho fatto io'

// Nothing that a member could mend.
const unexpected = 'Si è verificato un errore. Riprovi o ci contatti.'

const expired = 'La Sua sessione è scaduta. Acceda di nuovo.'

const denied = 'Operazione non consentita: i Suoi permessi non sono sufficienti.'

const changed = 'Questo elemento è stato modificato nel frattempo. Aggiorni la pagina e riprovi.'

const incident = 'Il servizio ha un problema temporaneo. Riprovi tra qualche minuto.'

export const problemSentences: Translated<typeof french.problemSentences> = {
  unexpected,
  malformed_request: unexpected,
  invalid_credentials: 'Si è verificato un errore, riprovi.',
  session_expired: expired,
  invalid_token: expired,
  forbidden: denied,
  csrf_failed: denied,
  insufficient_scope: denied,
  not_found: 'Pagina o documento non trovato.',
  conflict: changed,
  expired: 'La richiesta è scaduta: la risorsa non è più disponibile.',
  unsupported_media_type: unexpected,
  validation_failed: 'Alcuni dati vanno corretti. Li trova segnalati qui sotto.',
  idempotency_mismatch: changed,
  too_many_requests: 'Troppi tentativi. Attenda {wait} prima di riprovare.',
  server_error: incident,
  unavailable: incident,
  network: 'Connessione non riuscita. Verifichi l’accesso a internet.',
  timeout: 'La risposta tarda ad arrivare. Riprovi tra un istante.',
  cancelled: 'La richiesta è stata interrotta.',
}

export const titles: Translated<typeof french.titles> = {
  malformed_request: 'Non è stato possibile leggere la richiesta.',
  invalid_token: 'Il token di accesso manca, è sconosciuto o è scaduto.',
  csrf_failed: 'Operazione non consentita. Ricarichi la pagina e riprovi.',
  insufficient_scope: 'Il token di accesso non permette questa operazione.',
  unsupported_media_type: 'Formato non accettato.',
  idempotency_mismatch: 'Questa richiesta è già stata inviata con un contenuto diverso.',
  too_many_requests: 'Troppi tentativi. Attenda prima di riprovare.',
}

export const units: Translated<typeof french.units> = { second: 'secondo', seconds: 'secondi', minutes: 'minuti' }

export const problemReasons: Translated<typeof french.problemReasons> = {
  follow_up_uncovered:
    'Nessun animale di questa richiesta è ancora coperto: per cure precedenti alla fine della copertura, inizi una nuova richiesta.',
  drafts_limit: 'Ha già {limit} bozze, il numero massimo. Ne invii o ne elimini una per iniziare un’altra richiesta.',
  messages_limit:
    'Ha scritto {limit} messaggi in questa richiesta, il numero massimo. Ci scriva dalla pagina dei contatti.',
  request_not_filed: 'Questa richiesta non ha messaggi: non è stata inviata da quest’area.',
  uploads_sent: 'Può inviare {limit} MB di file all’ora. Riprovi tra {minutes} min.',
  uploads_prepared: 'L’elaborazione dei Suoi file può durare {limit} secondi all’ora. Riprovi tra {minutes} min.',
  uploads_kept:
    'I Suoi documenti in attesa possono occupare al massimo {limit} MB. Elimini delle bozze o attenda una risposta.',
}

export const received: Translated<typeof french.received> = {
  message: 'Abbiamo ricevuto il Suo messaggio',
  payment: 'Abbiamo ricevuto il Suo pagamento',
  password: 'La Sua password è stata modificata',
}

export const dataDownloaded: Translated<typeof french.dataDownloaded> = 'I Suoi dati sono stati scaricati'

export const mandateEnds: Translated<typeof french.mandateEnds> = {
  sentence: (umr: string, account: string) => `Il mandato ${umr} sul conto ${account} è terminato.`,
}
