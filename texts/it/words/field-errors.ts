import { numberHint } from '@coussinet/contract/brand/values/number-form.ts'
import type { Translated } from '@coussinet/contract/domain/messages.ts'
import { requiredText } from '@coussinet/contract/domain/required.ts'
import type * as french from '../../fr/words/field-errors.ts'

export const fieldErrorSentences: Translated<typeof french.fieldErrorSentences> = {
  required: requiredText.it,
  member_number: `Verifichi questo numero: ${numberHint.it}.`,
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
}

export const blocklistReasons: Translated<typeof french.blocklistReasons> = {
  common:
    'Questa password si basa su una parola molto comune: sarebbe presto indovinata. Scelga più parole senza legame tra loro.',
  personal:
    'Questa password contiene il Suo nome, quello di un animale, la Sua e-mail o il Suo numero: sarebbe presto indovinata. Scelga altro.',
  brand: 'Questa password contiene il nostro nome: sarebbe presto indovinata. Scelga altro.',
  same: 'È già la Sua password attuale. Ne scelga un’altra.',
}
