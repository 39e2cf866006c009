import type * as french from '../fr/demo.ts'
import type { Translated } from '../messages.ts'
import { fileTypeNames } from './refund-words.ts'

export const notes: Translated<typeof french.notes> = {
  m1: 'ha di tutto: tre animali, richieste in ogni stato',
  m2: 'in italiano, due animali, un documento atteso',
  m3: 'in Belgio, paga con carta (scaduta)',
  m4: 'polizza in preparazione',
  m5: 'in italiano, polizza nuova, ancora senza richieste',
  m6: 'copertura sospesa, premi non pagati',
}

export const cardPaymentWords: Translated<typeof french.cardPaymentWords> = {
  title: 'Pagamento con carta dimostrativo',
  lead: 'Questa pagina fa la parte del fornitore di pagamenti. Scelga che cosa succede.',
  warning: 'Nessuna somma viene addebitata. Non inserisca alcun numero di carta: qui nulla lo richiede.',
  pay: 'Paga',
  refuse: 'Far rifiutare la carta',
  leave: 'Esci dalla pagina',
  back: 'Torna al portale',
  over: {
    paid: 'Questo pagamento è già stato accettato.',
    refused: 'La carta è stata rifiutata: questo pagamento è concluso.',
    abandoned: 'Questo pagamento non è più aperto.',
  },
}

export const disputeAnswers: Translated<typeof french.disputeAnswers> = {
  upheld:
    'Abbiamo riletto la fattura, i documenti e le Sue ragioni. La decisione segue le condizioni della polizza: la confermiamo. (Risposta di un assicuratore dimostrativo.)',
  changed:
    'Il Suo documento mostra una cura che non avevamo letto: la aggiungiamo. Il resto della decisione non cambia. (Risposta di un assicuratore dimostrativo.)',
}

/** Answers of the demo's insurer in a thread, by where the request is. */
export const insurerWords: Translated<typeof french.insurerWords> = {
  name: 'Chiara',
  under_study:
    'Buongiorno {firstname},\n\ngrazie per il Suo messaggio. La Sua richiesta è in buone mani: la stiamo esaminando e La terremo al corrente qui. Per ora non deve fare altro.\n\nCordiali saluti',
  awaiting:
    'Buongiorno {firstname},\n\ngrazie per il Suo messaggio. Per riprendere l’esame ci manca ancora un documento: lo trova indicato più in alto in questa pagina, dove può anche aggiungerlo.\n\nCordiali saluti',
  decided:
    'Buongiorno {firstname},\n\ngrazie per il Suo messaggio. Rileggiamo la decisione con quanto ci scrive e Le risponderemo qui. Il calcolo riga per riga resta visibile più in alto.\n\nCordiali saluti',
}

export const mailboxWords: Translated<typeof french.mailboxWords> = {
  title: 'La cassetta delle lettere della demo',
  lead: 'Le e-mail e gli SMS che i clienti avrebbero ricevuto.',
  refresh: 'Aggiorna',
  all: 'Tutti i messaggi',
  list: 'Messaggi, dal più recente',
  sms: 'SMS',
  email: 'E-mail',
  to: 'A',
  reply_to: 'Rispondere a',
  attachments: 'Allegati:',
  as_text: 'Versione testo',
  links: 'Link del messaggio',
  empty: 'Nemmeno una lettera: il gatto dorme nella cassetta',
  empty_facts: 'Chieda una nuova password o cambi indirizzo: il messaggio arriva qui in pochi secondi.',
}

export const paperWords: Translated<typeof french.paperWords> = {
  clinic: 'Ambulatorio Veterinario Le Querce',
  town: 'Bologna',
  invoice: fileTypeNames.invoice,
  invoice_file: 'fattura',
  quote: 'Preventivo',
  quote_file: 'preventivo',
  paid: 'PAGATO il',
  care_sheet: fileTypeNames['care-sheet'],
  care_sheet_file: 'modulo-di-cura',
  surgery_report: fileTypeNames['surgery-report'],
  surgery_report_file: 'verbale-operatorio',
  surgery_text:
    'Intervento in anestesia generale gassosa, senza complicazioni. Risveglio tranquillo, ripresa dell’alimentazione la sera stessa. Rimozione dei punti a dodici giorni.',
  medical_history: fileTypeNames['medical-history'],
  medical_history_file: 'cartella-clinica',
  history_text:
    'In cura dal 2019. Vaccinazioni regolari. Gastroenterite a giugno 2024, senza ricadute. Nessun altro precedente noto.',
  report: 'Relazione',
  owner: 'Proprietario',
  vet: 'Veterinario',
  nevg: 'Numero cliente',
  contract_number: 'Numero di polizza',
  member_name: 'Cognome e nome',
  animal_name: 'Nome dell’animale',
  breed: 'Razza',
  icad: 'Numero di identificazione',
  reason: 'Motivo',
  care_dates: 'Date delle cure',
  acts: 'Prestazioni effettuate',
  related: 'Legame con una patologia precedente',
  no: 'no',
  client: 'Cliente',
  date: 'Data',
  item: 'Descrizione',
  amount: 'Importo IVA inclusa',
  total: 'Totale IVA inclusa',
  tax: 'di cui IVA',
  signed: 'Timbro e firma del veterinario',
  invented: 'Documento di fantasia',
}

export const quoteAnswers: Translated<typeof french.quoteAnswers> = {
  conditions:
    'L’accordo vale per le cure del preventivo, presso questo veterinario. (Risposta di un assicuratore simulato.)',
}

export const registrationWords: Translated<typeof french.registrationWords> = {
  title: 'Registrazione di una carta dimostrativa',
  lead: 'Questa pagina fa la parte del fornitore di pagamenti. Scelga la carta che avrebbe inserito.',
  heading: 'Quale carta registrare?',
  text: 'Queste carte non esistono: non avverrà alcun addebito.',
  warning: 'Non inserisca alcun numero di carta: qui nulla lo richiede.',
  cards: { visa: 'Una carta Visa', mastercard: 'Una carta Mastercard', expired: 'Una carta Visa scaduta' },
  expires: 'scade a fine',
  expired: 'è scaduta a fine',
  refuse: 'La carta viene rifiutata',
  leave: 'Esci dalla pagina',
  back: 'Torna al portale',
  over: 'Questa registrazione non è più aperta.',
  chosen: 'Una carta è già stata scelta.',
}
